<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>AboutWords</name>
        <message>
            <source>About Xuanka</source>
            <translation>关于选卡</translation>
        </message>
        <message>
            <source>Xuanka</source>
            <translation>选卡</translation>
        </message>
        <message>
            <source>Version %1. Chooses cards, servers and machine room for AI workloads, and says why.</source>
            <translation>版本 %1。为 AI 负载选卡、选服务器、选机房，并说清理由。</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty. You may pass it on and change it under the terms of that licence.</source>
            <translation>自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本（GPL-3.0-or-later）。不提供任何担保。您可以按该许可证的条款转发和修改。</translation>
        </message>
        <message>
            <source>Uses Qt %1 with Qt Charts (GPL-3.0). The font Xuanka Sans SC is a subset of Noto Sans SC under the SIL Open Font License 1.1.</source>
            <translation>使用 Qt %1 和 Qt Charts（GPL-3.0）。字体 Xuanka Sans SC 是 Noto Sans SC 的子集，遵循 SIL 开放字体许可证 1.1。</translation>
        </message>
        <message>
            <source>Catalogue of %1: %2 cards, %3 generations, %4 models, each figure with its source.</source>
            <translation>目录截至 %1：%2 款卡、%3 个代际、%4 个模型，每个数字都有出处。</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>键盘快捷键</translation>
        </message>
    </context>
    <context>
        <name>CardSheet</name>
        <message>
            <source>Chip</source>
            <translation>芯片</translation>
        </message>
        <message>
            <source>Form factor</source>
            <translation>外形</translation>
        </message>
        <message>
            <source>Compute capability</source>
            <translation>计算能力</translation>
        </message>
        <message>
            <source>Launch</source>
            <translation>发布</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>Memory kind</source>
            <translation>显存类型</translation>
        </message>
        <message>
            <source>Usable by a process</source>
            <translation>进程可用</translation>
        </message>
        <message>
            <source>Bus width</source>
            <translation>位宽</translation>
        </message>
        <message>
            <source>Memory bandwidth</source>
            <translation>显存带宽</translation>
        </message>
        <message>
            <source>FP64</source>
            <translation>FP64</translation>
        </message>
        <message>
            <source>FP32</source>
            <translation>FP32</translation>
        </message>
        <message>
            <source>TF32, dense</source>
            <translation>TF32，稠密</translation>
        </message>
        <message>
            <source>BF16, dense</source>
            <translation>BF16，稠密</translation>
        </message>
        <message>
            <source>FP16, dense</source>
            <translation>FP16，稠密</translation>
        </message>
        <message>
            <source>FP8, dense</source>
            <translation>FP8，稠密</translation>
        </message>
        <message>
            <source>FP4, dense</source>
            <translation>FP4，稠密</translation>
        </message>
        <message>
            <source>INT8, dense</source>
            <translation>INT8，稠密</translation>
        </message>
        <message>
            <source>Link between cards</source>
            <translation>卡间互联</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Link to the host</source>
            <translation>主机接口</translation>
        </message>
        <message>
            <source>Board power</source>
            <translation>板卡功耗</translation>
        </message>
        <message>
            <source>Cooling</source>
            <translation>散热</translation>
        </message>
        <message>
            <source>Compute units</source>
            <translation>计算单元</translation>
        </message>
        <message>
            <source>Driver name</source>
            <translation>驱动显示名</translation>
        </message>
        <message>
            <source>PCI ids</source>
            <translation>PCI 编号</translation>
        </message>
        <message>
            <source>Vendor's claim</source>
            <translation>厂商口径</translation>
        </message>
        <message>
            <source>Nobody independent has measured these figures.</source>
            <translation>这些数字没有第三方实测。</translation>
        </message>
        <message>
            <source>%1 (derived)</source>
            <translation>%1（推算）</translation>
        </message>
        <message>
            <source>Made for</source>
            <translation>适合负载</translation>
        </message>
        <message>
            <source>Export to China: %1</source>
            <translation>对华出口：%1</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>Confidence in these figures: %1</source>
            <translation>数字可信度：%1</translation>
        </message>
        <message>
            <source>Catalogue of %1</source>
            <translation>目录截至 %1</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>出处</translation>
        </message>
    </context>
    <context>
        <name>ChartExport</name>
        <message>
            <source>%1: the name must end in .png, .svg or .pdf</source>
            <translation>%1：文件名须以 .png、.svg 或 .pdf 结尾</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
    </context>
    <context>
        <name>Comparison</name>
        <message>
            <source>Verdict</source>
            <translation>结论</translation>
        </message>
        <message>
            <source>Memory per card</source>
            <translation>单卡显存</translation>
        </message>
        <message>
            <source>Free on the fullest card</source>
            <translation>最满一张卡的余量</translation>
        </message>
        <message>
            <source>Probability that it fits</source>
            <translation>放得下的概率</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>每秒 tokens</translation>
        </message>
        <message>
            <source>Tokens per second per card</source>
            <translation>单卡每秒 tokens</translation>
        </message>
        <message>
            <source>Samples per second</source>
            <translation>每秒样本数</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>首 token 时延</translation>
        </message>
        <message>
            <source>Time per output token</source>
            <translation>每输出 token 时间</translation>
        </message>
        <message>
            <source>Duration of the run</source>
            <translation>训练总时长</translation>
        </message>
        <message>
            <source>Power of one server</source>
            <translation>单机功耗</translation>
        </message>
        <message>
            <source>Peak of one server</source>
            <translation>整机峰值</translation>
        </message>
        <message>
            <source>Energy per token or sample</source>
            <translation>每 token 或样本能耗</translation>
        </message>
        <message>
            <source>Energy of the run</source>
            <translation>训练总能耗</translation>
        </message>
        <message>
            <source>Shortest stave</source>
            <translation>最短的板</translation>
        </message>
    </context>
    <context>
        <name>GpuWords</name>
        <message>
            <source>Chinese vendor, no US export rule on buying it</source>
            <translation>国产厂商，采购不受美国出口规则限制</translation>
        </message>
        <message>
            <source>below the US export thresholds, by arithmetic</source>
            <translation>按算术低于美国出口门槛</translation>
        </message>
        <message>
            <source>depends on performance density, by arithmetic</source>
            <translation>按算术取决于性能密度</translation>
        </message>
        <message>
            <source>US export licence required for China</source>
            <translation>对华出口需要美国许可</translation>
        </message>
        <message>
            <source>export status not known</source>
            <translation>出口情况不明</translation>
        </message>
        <message>
            <source>Chinese vendor</source>
            <translation>国产</translation>
        </message>
        <message>
            <source>below thresholds</source>
            <translation>低于门槛</translation>
        </message>
        <message>
            <source>conditional</source>
            <translation>有条件</translation>
        </message>
        <message>
            <source>licence</source>
            <translation>需许可</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>不明</translation>
        </message>
        <message>
            <source>edge, development</source>
            <translation>边缘、开发</translation>
        </message>
        <message>
            <source>light inference</source>
            <translation>轻量推理</translation>
        </message>
        <message>
            <source>inference</source>
            <translation>推理</translation>
        </message>
        <message>
            <source>inference, LoRA</source>
            <translation>推理、LoRA</translation>
        </message>
        <message>
            <source>full fine-tuning</source>
            <translation>全参数微调</translation>
        </message>
        <message>
            <source>pre-training, large models</source>
            <translation>预训练、大模型</translation>
        </message>
        <message>
            <source>data centre</source>
            <translation>数据中心</translation>
        </message>
        <message>
            <source>workstation</source>
            <translation>工作站</translation>
        </message>
        <message>
            <source>consumer</source>
            <translation>消费级</translation>
        </message>
        <message>
            <source>mining</source>
            <translation>矿卡</translation>
        </message>
        <message>
            <source>automotive</source>
            <translation>车载</translation>
        </message>
        <message>
            <source>edge</source>
            <translation>边缘</translation>
        </message>
        <message>
            <source>Huawei Ascend</source>
            <translation>华为昇腾</translation>
        </message>
        <message>
            <source>Hygon</source>
            <translation>海光</translation>
        </message>
        <message>
            <source>Enflame</source>
            <translation>燧原</translation>
        </message>
        <message>
            <source>MetaX</source>
            <translation>沐曦</translation>
        </message>
        <message>
            <source>Cambricon</source>
            <translation>寒武纪</translation>
        </message>
        <message>
            <source>Moore Threads</source>
            <translation>摩尔线程</translation>
        </message>
        <message>
            <source>Iluvatar CoreX</source>
            <translation>天数智芯</translation>
        </message>
        <message>
            <source>Biren</source>
            <translation>壁仞</translation>
        </message>
        <message>
            <source>Kunlunxin</source>
            <translation>昆仑芯</translation>
        </message>
        <message>
            <source>high</source>
            <translation>高</translation>
        </message>
        <message>
            <source>medium to high</source>
            <translation>中到高</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>中</translation>
        </message>
        <message>
            <source>low to medium</source>
            <translation>低到中</translation>
        </message>
        <message>
            <source>low</source>
            <translation>低</translation>
        </message>
        <message>
            <source>Language models</source>
            <translation>语言模型</translation>
        </message>
        <message>
            <source>Mixture of experts</source>
            <translation>混合专家模型</translation>
        </message>
        <message>
            <source>Vision-language models</source>
            <translation>视觉语言模型</translation>
        </message>
        <message>
            <source>Vision models</source>
            <translation>视觉模型</translation>
        </message>
        <message>
            <source>Diffusion models</source>
            <translation>扩散模型</translation>
        </message>
        <message>
            <source>Speech models</source>
            <translation>语音模型</translation>
        </message>
        <message>
            <source>Text encoders</source>
            <translation>文本编码器</translation>
        </message>
        <message>
            <source>Recommendation models</source>
            <translation>推荐模型</translation>
        </message>
    </context>
    <context>
        <name>Headings</name>
        <message>
            <source>Last used</source>
            <translation>最近用过</translation>
        </message>
    </context>
    <context>
        <name>PlanView</name>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>%1 per token, at worst %2</source>
            <translation>每词元 %1，最慢 %2</translation>
        </message>
        <message>
            <source>%1 (%2 to %3)</source>
            <translation>%1（%2 至 %3）</translation>
        </message>
        <message>
            <source>price not published</source>
            <translation>价格未公布</translation>
        </message>
        <message>
            <source>Ranked configurations</source>
            <translation>配置排序</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>配置</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>并行布局</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>耗时</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>费用</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>功耗</translation>
        </message>
        <message>
            <source>Fits</source>
            <translation>放得下</translation>
        </message>
        <message>
            <source>%1 · mb %2</source>
            <translation>%1 · 微批 %2</translation>
        </message>
        <message>
            <source> · recompute</source>
            <translation> · 重计算</translation>
        </message>
        <message>
            <source>no price</source>
            <translation>无价格</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>卡型</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>卡型</translation>
        </message>
        <message>
            <source>Cards per server</source>
            <translation>单机卡数</translation>
        </message>
        <message>
            <source>On the front</source>
            <translation>在前沿上</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>程序</translation>
        </message>
        <message>
            <source>Micro batch</source>
            <translation>微批大小</translation>
        </message>
        <message>
            <source>Recompute</source>
            <translation>重计算</translation>
        </message>
        <message>
            <source>Memory, GiB</source>
            <translation>显存 GiB</translation>
        </message>
        <message>
            <source>Fits with</source>
            <translation>放得下的概率</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>每秒 tokens</translation>
        </message>
        <message>
            <source>Hours</source>
            <translation>小时</translation>
        </message>
        <message>
            <source>Hours, slow side</source>
            <translation>小时（偏慢）</translation>
        </message>
        <message>
            <source>Seconds per token</source>
            <translation>每词元秒数</translation>
        </message>
        <message>
            <source>Cost, yuan</source>
            <translation>费用（元）</translation>
        </message>
        <message>
            <source>Cost, dear side</source>
            <translation>费用（偏高）</translation>
        </message>
        <message>
            <source>Peak power, W</source>
            <translation>峰值功率 W</translation>
        </message>
        <message>
            <source>Energy, kWh</source>
            <translation>能耗 kWh</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>no</source>
            <translation>否</translation>
        </message>
    </context>
    <context>
        <name>TableModel</name>
        <message>
            <source>%1, best in this row</source>
            <translation>%1，该行最优</translation>
        </message>
    </context>
    <context>
        <name>phrases</name>
        <message>
            <source>whole number from 1 to %1</source>
            <translation>1 到 %1 的整数</translation>
        </message>
        <message>
            <source>number not below 0</source>
            <translation>不小于 0 的数字</translation>
        </message>
        <message>
            <source>id of a model in the catalogue</source>
            <translation>目录中模型的标识</translation>
        </message>
        <message>
            <source>the configuration of the base model</source>
            <translation>基座模型的配置</translation>
        </message>
        <message>
            <source>source with a title</source>
            <translation>带标题的来源</translation>
        </message>
        <message>
            <source>id that occurs once</source>
            <translation>不重复的标识</translation>
        </message>
        <message>
            <source>vision tower with a known formula</source>
            <translation>有已知公式的视觉塔</translation>
        </message>
        <message>
            <source>text</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>text that is not empty</source>
            <translation>非空文本</translation>
        </message>
        <message>
            <source>number</source>
            <translation>数字</translation>
        </message>
        <message>
            <source>whole number</source>
            <translation>整数</translation>
        </message>
        <message>
            <source>whole number from %1</source>
            <translation>不小于 %1 的整数</translation>
        </message>
        <message>
            <source>whole number up to %1</source>
            <translation>不超过 %1 的整数</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true 或 false</translation>
        </message>
        <message>
            <source>object</source>
            <translation>对象</translation>
        </message>
        <message>
            <source>list</source>
            <translation>列表</translation>
        </message>
        <message>
            <source>one of: %1</source>
            <translation>以下之一：%1</translation>
        </message>
        <message>
            <source>no such key</source>
            <translation>没有这个键</translation>
        </message>
        <message>
            <source>readable file</source>
            <translation>可读的文件</translation>
        </message>
        <message>
            <source>at most %1 bytes</source>
            <translation>最多 %1 字节</translation>
        </message>
        <message>
            <source>valid JSON</source>
            <translation>有效的 JSON</translation>
        </message>
        <message>
            <source>the id of a card in the catalogue</source>
            <translation>目录中的卡型标识</translation>
        </message>
        <message>
            <source>the id of a model in the catalogue</source>
            <translation>目录中的模型标识</translation>
        </message>
        <message>
            <source>the id of a card in the catalogue, such as %1</source>
            <translation>目录中的卡型标识，例如 %1</translation>
        </message>
        <message>
            <source>the id of a model in the catalogue, such as %1</source>
            <translation>目录中的模型标识，例如 %1</translation>
        </message>
        <message>
            <source>at most one pipeline stage per layer, %1</source>
            <translation>每层至多一个流水级，即不超过 %1</translation>
        </message>
        <message>
            <source>a file that can be read</source>
            <translation>可读取的文件</translation>
        </message>
        <message>
            <source>a JSON object</source>
            <translation>JSON 对象</translation>
        </message>
        <message>
            <source>a list of constants</source>
            <translation>常量列表</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>一段文字</translation>
        </message>
        <message>
            <source>a finite number</source>
            <translation>有限数值</translation>
        </message>
        <message>
            <source>a name of its own</source>
            <translation>唯一的名称</translation>
        </message>
        <message>
            <source>high, medium, low or fixed</source>
            <translation>high、medium、low 或 fixed</translation>
        </message>
        <message>
            <source>a constant of this name</source>
            <translation>此名称的常数</translation>
        </message>
        <message>
            <source>a list of residual groups</source>
            <translation>残差组列表</translation>
        </message>
        <message>
            <source>a group with name, half_width above 0 and families</source>
            <translation>含 name、大于 0 的 half_width 和 families 的残差组</translation>
        </message>
        <message>
            <source>a list of residual groups with the group %1</source>
            <translation>含有分组 %1 的残差分组列表</translation>
        </message>
        <message>
            <source>positive quantiles in ascending order</source>
            <translation>按升序排列的正分位数</translation>
        </message>
        <message>
            <source>a whole number from %1 to %2</source>
            <translation>%1 到 %2 之间的整数</translation>
        </message>
        <message>
            <source>at most %1 values and cards</source>
            <translation>取值与卡型合计不超过 %1</translation>
        </message>
        <message>
            <source>a list of groups</source>
            <translation>分组列表</translation>
        </message>
        <message>
            <source>a group with two quantiles, the second larger</source>
            <translation>含两个分位数的分组，第二个更大</translation>
        </message>
        <message>
            <source>the group hf_trainer</source>
            <translation>分组 hf_trainer</translation>
        </message>
        <message>
            <source>the group %1</source>
            <translation>分组 %1</translation>
        </message>
        <message>
            <source>text in UTF-8 or UTF-16</source>
            <translation>UTF-8 或 UTF-16 编码的文本</translation>
        </message>
        <message>
            <source>a file of at most %1 bytes</source>
            <translation>不超过 %1 字节的文件</translation>
        </message>
        <message>
            <source>a line with the names of the columns</source>
            <translation>列名所在的标题行</translation>
        </message>
        <message>
            <source>each column once</source>
            <translation>每列只出现一次</translation>
        </message>
        <message>
            <source>at most %1 columns</source>
            <translation>最多 %1 列</translation>
        </message>
        <message>
            <source>at most %1 rows</source>
            <translation>最多 %1 行</translation>
        </message>
        <message>
            <source>at most %1 characters in a field</source>
            <translation>单个字段最多 %1 个字符</translation>
        </message>
        <message>
            <source>a closing quotation mark</source>
            <translation>右引号</translation>
        </message>
        <message>
            <source>a separator after the closing quotation mark</source>
            <translation>右引号后应为分隔符</translation>
        </message>
        <message>
            <source>%1 fields as in the header</source>
            <translation>与标题行一致的 %1 个字段</translation>
        </message>
        <message>
            <source>a serving task</source>
            <translation>推理任务</translation>
        </message>
        <message>
            <source>a figure of serving the estimate knows</source>
            <translation>本程序能估算的推理指标</translation>
        </message>
        <message>
            <source>the format of the weights</source>
            <translation>权重的存储格式</translation>
        </message>
        <message>
            <source>a card of the catalogue</source>
            <translation>目录中的卡</translation>
        </message>
        <message>
            <source>a language model</source>
            <translation>语言模型</translation>
        </message>
        <message>
            <source>what the job needs, not the pool the engine takes in advance</source>
            <translation>任务实际所需的显存，而不是引擎预先占用的缓存池</translation>
        </message>
        <message>
            <source>a run on the normal kernels</source>
            <translation>使用正常算子的运行</translation>
        </message>
        <message>
            <source>a card whose bandwidth and matrix rate are published</source>
            <translation>已公布显存带宽和矩阵算力的显卡</translation>
        </message>
        <message>
            <source>a layout the model fits in</source>
            <translation>放得下该模型的并行方案</translation>
        </message>
        <message>
            <source>an engine that reports this part</source>
            <translation>会报告这一项的推理引擎</translation>
        </message>
        <message>
            <source>a table of measurements with the column %1</source>
            <translation>含有 %1 列的实测数据表</translation>
        </message>
        <message>
            <source>a number from %1 to %2</source>
            <translation>%1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>0 or 1</source>
            <translation>0 或 1</translation>
        </message>
        <message>
            <source>a value</source>
            <translation>一个值</translation>
        </message>
        <message>
            <source>a quantity this program predicts for such rows</source>
            <translation>本程序对此类行能够预测的量</translation>
        </message>
        <message>
            <source>a model with a known transformer shape</source>
            <translation>已知 Transformer 结构的模型</translation>
        </message>
        <message>
            <source>a value: power depends on it</source>
            <translation>一个值：功率取决于它</translation>
        </message>
        <message>
            <source>a card whose vendor publishes %1</source>
            <translation>厂商公布了 %1 的卡</translation>
        </message>
        <message>
            <source>a card whose memory size is published</source>
            <translation>已公布显存容量的显卡</translation>
        </message>
        <message>
            <source>a JSON object with the shapes of the model</source>
            <translation>描述模型各维度的 JSON 对象</translation>
        </message>
        <message>
            <source>a model of the catalogue, or its architecture</source>
            <translation>型号库中的模型，或其结构描述</translation>
        </message>
        <message>
            <source>head_dim, or a hidden size divisible by the heads</source>
            <translation>head_dim，或能被注意力头数整除的隐藏维度</translation>
        </message>
        <message>
            <source>a model</source>
            <translation>一个模型</translation>
        </message>
        <message>
            <source>a training rate</source>
            <translation>训练速率</translation>
        </message>
        <message>
            <source>a training task</source>
            <translation>训练任务</translation>
        </message>
        <message>
            <source>a value: speed depends on it</source>
            <translation>需要取值：速度取决于它</translation>
        </message>
        <message>
            <source>a figure above zero</source>
            <translation>大于零的数值</translation>
        </message>
        <message>
            <source>counts of this very model, not of its backbone</source>
            <translation>该模型本身的计数，而不是其骨干网络的计数</translation>
        </message>
        <message>
            <source>number written as text</source>
            <translation>数字写成了文本</translation>
        </message>
        <message>
            <source>not given, the library's default %1 applies</source>
            <translation>未给出，采用库的默认值 %1</translation>
        </message>
        <message>
            <source>the same number for every layer</source>
            <translation>各层相同的数字</translation>
        </message>
        <message>
            <source>true or false written as text</source>
            <translation>true 或 false 写成了文本</translation>
        </message>
        <message>
            <source>a model configuration, not the hub's error message</source>
            <translation>模型配置，而不是 Hub 的错误信息</translation>
        </message>
        <message>
            <source>a model configuration, not a description of its quantisation</source>
            <translation>模型配置，而不是量化说明文件</translation>
        </message>
        <message>
            <source>the type of the model</source>
            <translation>模型类型</translation>
        </message>
        <message>
            <source>not given, taken from architectures: %1</source>
            <translation>未给出，取自 architectures：%1</translation>
        </message>
        <message>
            <source>an architecture whose parameters can be counted</source>
            <translation>可以计算参数量的架构</translation>
        </message>
        <message>
            <source>a denoiser or VAE whose parameters can be counted</source>
            <translation>可以计算参数量的去噪网络或 VAE</translation>
        </message>
        <message>
            <source>parameters of inference code, read as %1</source>
            <translation>推理代码的参数文件，按 %1 读取</translation>
        </message>
        <message>
            <source>an adapter names its base model but holds no sizes of it</source>
            <translation>适配器只写明基座模型名称，不含其尺寸</translation>
        </message>
        <message>
            <source>null: as many as attention heads</source>
            <translation>null：与注意力头数相同</translation>
        </message>
        <message>
            <source>multiple of the %1 attention heads</source>
            <translation>%1 个注意力头的整数倍</translation>
        </message>
        <message>
            <source>sizes of a model below %1 parameters</source>
            <translation>参数量小于 %1 的模型尺寸</translation>
        </message>
        <message>
            <source>divisor of the %1 attention heads</source>
            <translation>能整除 %1 个注意力头的数</translation>
        </message>
        <message>
            <source>attention of its own in every layer</source>
            <translation>每层各有自己的注意力</translation>
        </message>
        <message>
            <source>Qwen v1: twice the real FFN width</source>
            <translation>Qwen 一代：是实际 FFN 宽度的两倍</translation>
        </message>
        <message>
            <source>one entry for each of %1 levels</source>
            <translation>%1 级各一项</translation>
        </message>
        <message>
            <source>list of 1 to 16 widths</source>
            <translation>1 到 16 个宽度的列表</translation>
        </message>
        <message>
            <source>blocks of Stable Diffusion</source>
            <translation>Stable Diffusion 的模块</translation>
        </message>
        <message>
            <source>null</source>
            <translation>null</translation>
        </message>
        <message>
            <source>width up to %1</source>
            <translation>不超过 %1 的宽度</translation>
        </message>
        <message>
            <source>one entry for each of %1 layers</source>
            <translation>%1 层各一项</translation>
        </message>
        <message>
            <source>full, sliding or linear attention</source>
            <translation>全注意力、滑动窗口或线性注意力</translation>
        </message>
        <message>
            <source>at least one layer with experts</source>
            <translation>至少一个含专家的层</translation>
        </message>
        <message>
            <source>at most the %1 experts</source>
            <translation>不超过 %1 个专家</translation>
        </message>
        <message>
            <source>shared experts of a total width up to %1</source>
            <translation>总宽度不超过 %1 的共享专家</translation>
        </message>
        <message>
            <source>false</source>
            <translation>false</translation>
        </message>
        <message>
            <source>at most one entry a layer</source>
            <translation>每层最多一项</translation>
        </message>
        <message>
            <source>vision or audio tower present but not counted</source>
            <translation>含视觉或音频编码器，但未计入</translation>
        </message>
        <message>
            <source>comment left out</source>
            <translation>已略去注释</translation>
        </message>
        <message>
            <source>escape sequence of JSON</source>
            <translation>JSON 转义序列</translation>
        </message>
        <message>
            <source>closing quotation mark on the same line</source>
            <translation>同一行内的右引号</translation>
        </message>
        <message>
            <source>closing quotation mark</source>
            <translation>右引号</translation>
        </message>
        <message>
            <source>number in JSON notation</source>
            <translation>JSON 写法的数字</translation>
        </message>
        <message>
            <source>%1 is not JSON</source>
            <translation>%1 不是合法的 JSON</translation>
        </message>
        <message>
            <source>JSON value</source>
            <translation>JSON 值</translation>
        </message>
        <message>
            <source>at most %1 levels of nesting</source>
            <translation>最多 %1 层嵌套</translation>
        </message>
        <message>
            <source>comma or closing bracket</source>
            <translation>逗号或右方括号</translation>
        </message>
        <message>
            <source>key in double quotation marks</source>
            <translation>双引号括起的键</translation>
        </message>
        <message>
            <source>colon</source>
            <translation>冒号</translation>
        </message>
        <message>
            <source>key occurs twice, the last one counts</source>
            <translation>键重复出现，以最后一个为准</translation>
        </message>
        <message>
            <source>at most %1 keys</source>
            <translation>最多 %1 个键</translation>
        </message>
        <message>
            <source>comma or closing brace</source>
            <translation>逗号或右花括号</translation>
        </message>
        <message>
            <source>JSON object</source>
            <translation>JSON 对象</translation>
        </message>
        <message>
            <source>end of file</source>
            <translation>文件结尾</translation>
        </message>
        <message>
            <source>text in the encoding of its byte order mark</source>
            <translation>与字节顺序标记一致的文本</translation>
        </message>
        <message>
            <source>byte order mark of %1</source>
            <translation>带有 %1 字节顺序标记</translation>
        </message>
        <message>
            <source>encoded in %1</source>
            <translation>编码为 %1</translation>
        </message>
        <message>
            <source>text in UTF-8, UTF-16 or GBK</source>
            <translation>UTF-8、UTF-16 或 GBK 编码的文本</translation>
        </message>
        <message>
            <source>the file itself (git lfs pull)</source>
            <translation>文件本身（git lfs pull）</translation>
        </message>
        <message>
            <source>the file the link points to</source>
            <translation>链接所指的文件</translation>
        </message>
        <message>
            <source>text in UTF-8</source>
            <translation>UTF-8 文本</translation>
        </message>
        <message>
            <source>a JSON value</source>
            <translation>JSON 值</translation>
        </message>
        <message>
            <source>a key in double quotes</source>
            <translation>双引号括起的键名</translation>
        </message>
        <message>
            <source>every key once (again on line %1)</source>
            <translation>每个键只出现一次（第 %1 行重复）</translation>
        </message>
        <message>
            <source>the sign %1</source>
            <translation>符号 %1</translation>
        </message>
        <message>
            <source>the sign %1 or %2</source>
            <translation>符号 %1 或 %2</translation>
        </message>
        <message>
            <source>nothing after the JSON object</source>
            <translation>JSON 对象之后不再有内容</translation>
        </message>
        <message>
            <source>at most %1 levels of brackets</source>
            <translation>括号嵌套不超过 %1 层</translation>
        </message>
        <message>
            <source>a text closed by a double quote</source>
            <translation>以双引号结束的文本</translation>
        </message>
        <message>
            <source>a valid escape sequence</source>
            <translation>有效的转义序列</translation>
        </message>
        <message>
            <source>Server selection for AI inference</source>
            <translation>AI 推理服务器选型方案</translation>
        </message>
        <message>
            <source>Server selection for AI training</source>
            <translation>AI 训练服务器选型方案</translation>
        </message>
        <message>
            <source>Xuanka %1, catalogue of %2</source>
            <translation>选卡 Xuanka %1，型号库 %2</translation>
        </message>
        <message>
            <source>Arithmetic only, not a legal determination: derived TPP %1 is below every threshold of the 2023-10-17 rule. No specific export report searched. As of 2026-09.</source>
            <translation>仅为算术推算，不构成法律判断：推算 TPP 为 %1，低于 2023-10-17 规则的所有门槛。未专门检索该型号的出口报道。截至 2026-09。</translation>
        </message>
        <message>
            <source>Arithmetic only, not a legal determination: derived TPP %1 is between 1,600 and 2,400, where only data-centre parts of high performance density are caught. No specific export report searched. As of 2026-09.</source>
            <translation>仅为算术推算，不构成法律判断：推算 TPP 为 %1，介于 1,600 与 2,400 之间，仅性能密度高的数据中心产品受限。未专门检索该型号的出口报道。截至 2026-09。</translation>
        </message>
        <message>
            <source>US licence letter of 2022-08-26, then BIS rule of 2022-10-07: licence required for China. Derived TPP 312x16 = 4,992 &gt;= 4,800, so it also stays above the 2023-10-17 line. Only pre-control/second-hand stock circulates. As of 2026-09.</source>
            <translation>2022-08-26 美方许可函及 2022-10-07 BIS 规则：对华出口需许可。推算 TPP 312×16 = 4,992 ≥ 4,800，同样高于 2023-10-17 门槛。市面仅有管制前库存与二手货流通。截至 2026-09。</translation>
        </message>
        <message>
            <source>China variant announced 2022-11 (NVLink cut 600-&gt;400 GB/s for the 2022-10-07 rule); caught by the BIS rule of 2023-10-17 (TPP 4,992). As of 2026-09.</source>
            <translation>2022-11 发布的中国特供版（为符合 2022-10-07 规则，NVLink 由 600 降至 400 GB/s）；2023-10-17 BIS 规则将其纳入管制（TPP 4,992）。截至 2026-09。</translation>
        </message>
        <message>
            <source>Arithmetic only, not a legal determination: derived TPP %1 is between 2,400 and 4,800, where the 2023-10-17 rule also looks at performance density for data-centre parts. No specific export report searched. As of 2026-09.</source>
            <translation>仅为算术推算，不构成法律判断：推算 TPP 为 %1，介于 2,400 与 4,800 之间，2023-10-17 规则对数据中心产品还要看性能密度。未专门检索该型号的出口报道。截至 2026-09。</translation>
        </message>
        <message>
            <source>Derived TPP 733x8 = 5,864 &gt;= 4,800 (2023-10-17 rule): licence required on that arithmetic; not a legal determination. As of 2026-09.</source>
            <translation>推算 TPP 733×8 = 5,864 ≥ 4,800（2023-10-17 规则）：按此推算需许可，不构成法律判断。截至 2026-09。</translation>
        </message>
        <message>
            <source>China-oriented variant announced with H20 in 2023-11 to stay under the 2023-10-17 thresholds. As of 2026-09.</source>
            <translation>2023-11 与 H20 一同发布的中国市场型号，以低于 2023-10-17 规则的门槛。截至 2026-09。</translation>
        </message>
        <message>
            <source>Derived TPP 728.5x8 = 5,828 &gt;= 4,800 (2023-10-17 rule): licence required; RTX 5880 Ada (2024-01) is the reduced version. As of 2026-09.</source>
            <translation>推算 TPP 728.5×8 = 5,828 ≥ 4,800（2023-10-17 规则）：需许可；RTX 5880 Ada（2024-01）为其降规版。截至 2026-09。</translation>
        </message>
        <message>
            <source>China-oriented variant of RTX 6000 Ada (2024-01) to stay under the 2023-10-17 thresholds. As of 2026-09.</source>
            <translation>RTX 6000 Ada 的中国市场型号（2024-01），低于 2023-10-17 规则的门槛。截至 2026-09。</translation>
        </message>
        <message>
            <source>BIS rule of 2023-10-17: TPP 660.6x8 = 5,285 &gt;= 4,800, licence required; replaced in China by RTX 4090 D. As of 2026-09.</source>
            <translation>2023-10-17 BIS 规则：TPP 660.6×8 = 5,285 ≥ 4,800，需许可；在中国由 RTX 4090 D 替代。截至 2026-09。</translation>
        </message>
        <message>
            <source>China variant (2023-12-28) under the 2023-10-17 line: derived TPP 588.3x8 = 4,706. As of 2026-09.</source>
            <translation>低于 2023-10-17 门槛的中国特供版（2023-12-28）：推算 TPP 588.3×8 = 4,706。截至 2026-09。</translation>
        </message>
        <message>
            <source>US licence letter of 2022-08-26 and BIS rules of 2022-10-07 / 2023-10-17: licence required. BIS rule effective 2026-01-15 made parts with TPP &lt;21,000 and DRAM bandwidth &lt;6,500 GB/s reviewable case by case (H200-class, &lt;=50 % of US volume, third-party test, 25 %). As of 2026-09.</source>
            <translation>2022-08-26 美方许可函及 2022-10-07、2023-10-17 BIS 规则：需许可。2026-01-15 生效的 BIS 规则对 TPP &lt; 21,000 且显存带宽 &lt; 6,500 GB/s 的产品改为逐案审批（H200 一级，数量不超过美国销量的 50 %，须第三方检测，另缴 25 %）。截至 2026-09。</translation>
        </message>
        <message>
            <source>China variant of H100 launched 2023-03 (NVLink 400 GB/s, FP64 cut); caught by the BIS rule of 2023-10-17. As of 2026-09.</source>
            <translation>H100 的中国特供版，2023-03 上市（NVLink 400 GB/s，FP64 削减）；2023-10-17 BIS 规则将其纳入管制。截至 2026-09。</translation>
        </message>
        <message>
            <source>China variant (2023-11) built under the 2023-10-17 thresholds. 2025-04: US licence required indefinitely; 2025-08: licences granted with 15 % revenue share; 2025-07-31/09: Chinese CAC summoned NVIDIA and told large firms to stop buying. 2026 availability unclear. As of 2026-09.</source>
            <translation>按 2023-10-17 门槛设计的中国特供版（2023-11）。2025-04：美方无限期要求许可；2025-08：以 15 % 收入分成发放许可；2025-07-31 及 09 月：国家网信办约谈英伟达，并要求大型企业停止采购。2026 年供货情况不明。截至 2026-09。</translation>
        </message>
        <message>
            <source>Above 2023-10-17 thresholds. BIS rule effective 2026-01-15: case-by-case (TPP &lt;21,000 and DRAM bandwidth &lt;6,500 GB/s, &lt;=50 % of US volume, third-party test, 25 %). Chinese customs reportedly refused entry in 2026-01; US cleared about 10 Chinese firms (2026-05-14); China reported ready to allow a capped number (2026-07-09). As of 2026-09.</source>
            <translation>高于 2023-10-17 门槛。2026-01-15 生效的 BIS 规则：逐案审批（TPP &lt; 21,000 且显存带宽 &lt; 6,500 GB/s，数量不超过美国销量的 50 %，须第三方检测，另缴 25 %）。据报道中国海关 2026-01 拒绝入境；美方批准约 10 家中国企业（2026-05-14）；据报道中方准备限量放行（2026-07-09）。截至 2026-09。</translation>
        </message>
        <message>
            <source>Far above the thresholds (TPP &gt;= 36,000); no licence route for China found in stored sources. As of 2026-09.</source>
            <translation>远高于门槛（TPP ≥ 36,000）；现有资料中未见对华许可途径。截至 2026-09。</translation>
        </message>
        <message>
            <source>Reported China variant (Reuters 2025-08-19); US decided not to allow it (The Information, 2025-11-07). Not on sale as far as stored sources show. As of 2026-09.</source>
            <translation>据报道的中国特供版（路透社 2025-08-19）；美方决定不予放行（The Information，2025-11-07）。现有资料显示未上市。截至 2026-09。</translation>
        </message>
        <message>
            <source>Derived TPP 838x8 = 6,704 &gt;= 4,800: licence required; RTX 5090 D sold instead from 2025-01. As of 2026-09.</source>
            <translation>推算 TPP 838×8 = 6,704 ≥ 4,800：需许可；2025-01 起以 RTX 5090 D 替代销售。截至 2026-09。</translation>
        </message>
        <message>
            <source>China variant of 2025-01 (2,375 sparse AI TOPS: derived TPP 4,750); later stopped and followed by D V2. As of 2026-09.</source>
            <translation>2025-01 的中国特供版（稀疏 AI 算力 2,375 TOPS，推算 TPP 4,750）；后停产，由 D V2 接替。截至 2026-09。</translation>
        </message>
        <message>
            <source>China variant of 2025-08 (24 GB, 384-bit). One report: Chinese import permits halted 2026-05-15 (single source). As of 2026-09.</source>
            <translation>2025-08 的中国特供版（24 GB，384 位）。有一则报道称中国进口许可于 2026-05-15 暂停（单一来源）。截至 2026-09。</translation>
        </message>
        <message>
            <source>Arithmetic only, not a legal determination: derived TPP %1 is at or above 4,800, the licence line of the 2023-10-17 BIS rule. No specific export report searched. As of 2026-09.</source>
            <translation>仅为算术推算，不构成法律判断：推算 TPP 为 %1，达到或超过 2023-10-17 BIS 规则的许可线 4,800。未专门检索该型号的出口报道。截至 2026-09。</translation>
        </message>
        <message>
            <source>China variant; Chinese CAC told large firms to stop testing/buying it (2025-09-17). As of 2026-09.</source>
            <translation>中国特供版；国家网信办要求大型企业停止测试与采购（2025-09-17）。截至 2026-09。</translation>
        </message>
        <message>
            <source>Above 2023-10-17 thresholds. Derived TPP 2,614.9x8 = 20,919 and bandwidth &lt;6,500 GB/s, i.e. inside the window of the 2026-01-15 case-by-case rule (MI325X named in client notes). As of 2026-09.</source>
            <translation>高于 2023-10-17 门槛。推算 TPP 2,614.9×8 = 20,919 且带宽 &lt; 6,500 GB/s，处于 2026-01-15 逐案审批规则的范围内（律所简报点名 MI325X）。截至 2026-09。</translation>
        </message>
        <message>
            <source>China variant; US licence required from 2025-04, licences with 15 % revenue share from 2025-08. As of 2026-09.</source>
            <translation>中国特供版；2025-04 起需美方许可，2025-08 起以 15 % 收入分成发放许可。截至 2026-09。</translation>
        </message>
        <message>
            <source>Derived TPP about 36,800: outside the 2026-01-15 case-by-case window. As of 2026-09.</source>
            <translation>推算 TPP 约 36,800：不在 2026-01-15 逐案审批范围内。截至 2026-09。</translation>
        </message>
        <message>
            <source>Derived TPP 40,400: outside the 2026-01-15 case-by-case window. As of 2026-09.</source>
            <translation>推算 TPP 40,400：不在 2026-01-15 逐案审批范围内。截至 2026-09。</translation>
        </message>
        <message>
            <source>Derived TPP at least 29,360 from BF16: above the 2023-10-17 line; not a legal determination. As of 2026-09.</source>
            <translation>按 BF16 推算 TPP 至少 29,360：高于 2023-10-17 门槛；不构成法律判断。截至 2026-09。</translation>
        </message>
        <message>
            <source>Chinese vendor: buying it in China is not a US export transaction; supply can still be affected by foundry/Entity-List rules (not researched here).</source>
            <translation>国产厂商：在国内采购不属于美国出口交易；供货仍可能受代工与实体清单规则影响（此处未作考证）。</translation>
        </message>
        <message>
            <source>PCIe dual-slot</source>
            <translation>PCIe 双槽</translation>
        </message>
        <message>
            <source>2026-09 (latest stored evidence; re-check before quoting)</source>
            <translation>2026-09（现有最新资料，引用前请复核）</translation>
        </message>
        <message>
            <source>PCIe single-slot, low-profile</source>
            <translation>PCIe 单槽半高</translation>
        </message>
        <message>
            <source>automotive module, resold on SXM4-to-PCIe carriers</source>
            <translation>车载模组，以 SXM4 转 PCIe 载板转售</translation>
        </message>
        <message>
            <source>PCIe single-slot</source>
            <translation>PCIe 单槽</translation>
        </message>
        <message>
            <source>PCIe triple-slot</source>
            <translation>PCIe 三槽</translation>
        </message>
        <message>
            <source>PCIe dual-slot, low-profile</source>
            <translation>PCIe 双槽半高</translation>
        </message>
        <message>
            <source>superchip module</source>
            <translation>超级芯片模组</translation>
        </message>
        <message>
            <source>SXM5 (HGX 8-GPU)</source>
            <translation>SXM5（HGX 八卡）</translation>
        </message>
        <message>
            <source>module</source>
            <translation>模组</translation>
        </message>
        <message>
            <source>SXM (HGX B200 baseboard)</source>
            <translation>SXM（HGX B200 底板）</translation>
        </message>
        <message>
            <source>superchip module (1 Grace + 2 GPUs)</source>
            <translation>超级芯片模组（1 颗 Grace + 2 颗 GPU）</translation>
        </message>
        <message>
            <source>module (Atlas 800)</source>
            <translation>模组（Atlas 800）</translation>
        </message>
        <message>
            <source>module (Atlas 800 A2)</source>
            <translation>模组（Atlas 800 A2）</translation>
        </message>
        <message>
            <source>module, two dies (Atlas 800T A3)</source>
            <translation>双芯模组（Atlas 800T A3）</translation>
        </message>
        <message>
            <source>PCIe FHFL</source>
            <translation>PCIe 全高全长</translation>
        </message>
        <message>
            <source>OAM 106M 400 W / PCIe 106B</source>
            <translation>OAM 106M 400 W，PCIe 106B</translation>
        </message>
        <message>
            <source>OAM group (8 cards)</source>
            <translation>OAM 组（8 张卡）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Not shown, because the vendor publishes too few figures: %1</source>
            <translation>厂商公布的数据不足，未绘出：%1</translation>
        </message>
        <message>
            <source>There is nothing to draw: the figures this needs are not published.</source>
            <translation>无图可绘：所需数据厂商未公布。</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1。%2</translation>
        </message>
        <message>
            <source>%1/s</source>
            <translation>%1/s</translation>
        </message>
        <message>
            <source>%1 µs</source>
            <translation>%1 微秒</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 毫秒</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 分钟</translation>
        </message>
        <message>
            <source>%1 h</source>
            <translation>%1 小时</translation>
        </message>
        <message>
            <source>%1 days</source>
            <translation>%1 天</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 tokens/s</source>
            <translation>%1 tokens/s</translation>
        </message>
        <message>
            <source>±%1 %</source>
            <translation>±%1 %</translation>
        </message>
        <message>
            <source>%1/%2 %</source>
            <translation>%1/%2 %</translation>
        </message>
        <message>
            <source>not published</source>
            <translation>未公布</translation>
        </message>
        <message>
            <source>No measurements of %1 back this estimate; the interval is wider.</source>
            <translation>没有 %1 的实测数据支撑本估算，区间相应放宽。</translation>
        </message>
        <message>
            <source>No published run on a card like %1 backs its speed; the interval is wider.</source>
            <translation>没有 %1 同类卡的公开实测支撑其速度，区间已放宽。</translation>
        </message>
        <message>
            <source>No published run on releases of %1 after %2 backs this speed; the interval is wider.</source>
            <translation>%1 在 %2 之后的版本没有公开实测支持这一速度，区间已放宽。</translation>
        </message>
        <message>
            <source>On contexts above 8,192 tokens this program was found up to three times slower; the interval is much wider.</source>
            <translation>上下文超过 8,192 个 token 时，实测发现该程序可能比估算慢至三倍，区间已大幅放宽。</translation>
        </message>
        <message>
            <source>The power limit of %1 is not published; its speed assumes a usual board.</source>
            <translation>%1 的功耗上限未公布，速度按常规板卡估计。</translation>
        </message>
        <message>
            <source>No published rates back the time that state in host memory costs.</source>
            <translation>把状态放到主机内存所花的时间没有公开实测支撑。</translation>
        </message>
        <message>
            <source>No published training rates back the linear attention layers.</source>
            <translation>线性注意力层没有公开训练实测支撑。</translation>
        </message>
        <message>
            <source>%1 cards would do %2 times the work of these: the further cards wait for the links.</source>
            <translation>改用 %1 张卡的速度反而是现在的 %2 倍：多出的卡都在等待互联。</translation>
        </message>
        <message>
            <source>Reading and decoding samples is taken to keep up with the cards.</source>
            <translation>假定样本的读取与解码跟得上卡的速度。</translation>
        </message>
        <message>
            <source>What one sample of %1 holds in memory is not known; weights and states alone are counted.</source>
            <translation>%1 单个样本占用的显存未知，只计入权重与训练状态。</translation>
        </message>
        <message>
            <source>%1 does not run the task %2; the nearest program is assumed.</source>
            <translation>%1 不执行任务 %2，按最接近的程序估算。</translation>
        </message>
        <message>
            <source>The memory size of %1 is not published; whether the job fits cannot be said.</source>
            <translation>%1 未公布显存容量，无法判断能否放得下。</translation>
        </message>
        <message>
            <source>The vendor of %1 does not publish: %2. What needs these figures is left out.</source>
            <translation>%1 的厂商未公布：%2。依赖这些数据的结果不予给出。</translation>
        </message>
        <message>
            <source>Not known of %1: %2. Its speed is left out.</source>
            <translation>%1 缺少：%2，不给出速度。</translation>
        </message>
        <message>
            <source>The figures of %1 are the vendor's own; nobody independent has measured them.</source>
            <translation>%1 的数据为厂商自述，尚无独立实测。</translation>
        </message>
        <message>
            <source>Shape or parameter count of %1 is not certain.</source>
            <translation>%1 的结构或参数量不能完全确定。</translation>
        </message>
        <message>
            <source>%2 has no units for %1; it would be emulated or refused.</source>
            <translation>%2 没有 %1 的计算单元，只能模拟或无法运行。</translation>
        </message>
        <message>
            <source>Tensor parallel %1 does not divide the %2 attention heads; most programs refuse it.</source>
            <translation>张量并行 %1 不能整除 %2 个注意力头，多数程序会拒绝运行。</translation>
        </message>
        <message>
            <source>%1 has no experts; expert parallel has no effect.</source>
            <translation>%1 没有专家层，专家并行不起作用。</translation>
        </message>
        <message>
            <source>Expert parallel %1 does not divide the %2 experts; most programs refuse it.</source>
            <translation>专家并行 %1 不能整除 %2 个专家，多数程序会拒绝运行。</translation>
        </message>
        <message>
            <source>%1 pipeline chunks, but only %2 layers.</source>
            <translation>流水线分块 %1 个，但模型只有 %2 层。</translation>
        </message>
        <message>
            <source>%1 layers do not divide evenly into %2 pipeline chunks; the fullest stage decides.</source>
            <translation>%1 层不能均分为 %2 个流水线分块，以最满的一级为准。</translation>
        </message>
        <message>
            <source>Tensor parallel %1 reaches beyond one server of %2 cards: every layer waits for the network.</source>
            <translation>张量并行 %1 超出单机 %2 张卡，每一层都要等待网络。</translation>
        </message>
        <message>
            <source>Tensor parallel %1 on %2 runs over PCIe; much of the gain goes into waiting.</source>
            <translation>%2 上的张量并行 %1 走 PCIe，大部分收益耗在等待上。</translation>
        </message>
        <message>
            <source>A global batch of %1 does not divide evenly; %2 is computed.</source>
            <translation>全局批量 %1 不能均分，按 %2 计算。</translation>
        </message>
        <message>
            <source>%1 micro batches for %2 pipeline stages: most stages stand idle most of the time.</source>
            <translation>%2 个流水级只有 %1 个微批，多数流水级大部分时间闲置。</translation>
        </message>
        <message>
            <source>%1 tokens are more than the %2 positions the model was made for.</source>
            <translation>%1 个 token 超出模型设计的 %2 个位置。</translation>
        </message>
        <message>
            <source>ZeRO stage %1 has no effect without data parallelism.</source>
            <translation>没有数据并行时，ZeRO %1 级不起作用。</translation>
        </message>
        <message>
            <source>ZeRO stage %1 together with pipeline parallelism is refused by DeepSpeed.</source>
            <translation>DeepSpeed 不支持 ZeRO %1 级与流水线并行同时使用。</translation>
        </message>
        <message>
            <source>Parameters can be kept in host memory with ZeRO stage 3 only.</source>
            <translation>只有 ZeRO 3 级才能把参数放在主机内存。</translation>
        </message>
        <message>
            <source>Sequence parallelism has no effect without tensor parallelism.</source>
            <translation>没有张量并行时，序列并行不起作用。</translation>
        </message>
        <message>
            <source>Context parallelism is not modelled for serving and has no effect.</source>
            <translation>推理未对上下文并行建模，该设置不起作用。</translation>
        </message>
        <message>
            <source>The weights alone take %1 per card, which has %2.</source>
            <translation>仅权重每卡就要 %1，而该卡只有 %2。</translation>
        </message>
        <message>
            <source>Memory is short by %1 for the requests asked for; it holds %2 at once.</source>
            <translation>按所需并发还缺 %1 显存；同时只能容纳 %2 个请求。</translation>
        </message>
        <message>
            <source>The engine takes %1 at start (%3 % of the card) although the requests need %2.</source>
            <translation>引擎启动时即占用 %1（该卡的 %3 %），而请求实际需要 %2。</translation>
        </message>
        <message>
            <source>Only %1 are left beside the engine's own budget; warm-up may fail.</source>
            <translation>引擎预算之外只剩 %1，预热阶段可能失败。</translation>
        </message>
        <message>
            <source>This program splits layers over cards: they take turns and do not add speed.</source>
            <translation>该程序按层分配到各卡：各卡轮流工作，不会提速。</translation>
        </message>
        <message>
            <source>Attention is computed data-parallel and experts are spread over %1 cards, which serves more.</source>
            <translation>注意力按数据并行、专家分散到 %1 张卡，这样吞吐更高。</translation>
        </message>
        <message>
            <source>The compressed cache of this attention is not split: every card holds it whole.</source>
            <translation>这种注意力的压缩缓存不切分，每张卡都保存完整一份。</translation>
        </message>
        <message>
            <source>%1 key-value heads on %2 cards: heads are duplicated and the cache with them.</source>
            <translation>%1 个 KV 头分到 %2 张卡：KV 头会重复，缓存也随之重复。</translation>
        </message>
        <message>
            <source>Tensor parallel reaches beyond one server of %1 cards: every layer waits for the network.</source>
            <translation>张量并行超出单机 %1 张卡，每一层都要等待网络。</translation>
        </message>
        <message>
            <source>The engine runs %1 sequences at once; further requests wait.</source>
            <translation>引擎同时只运行 %1 个序列，其余请求排队。</translation>
        </message>
        <message>
            <source>Requests of %1 tokens are longer than the longest context of %2.</source>
            <translation>请求长度 %1 个 token 超过最大上下文 %2。</translation>
        </message>
        <message>
            <source>%1 is computed as %2.</source>
            <translation>%1 按 %2 估算。</translation>
        </message>
        <message>
            <source>%2 has no matrix rate for %1; products run in 16 bit.</source>
            <translation>%2 没有 %1 的矩阵算力，按 16 位计算。</translation>
        </message>
        <message>
            <source>No capacity line, because the memory size is not published: %1</source>
            <translation>显存容量未公布，没有容量线：%1</translation>
        </message>
        <message>
            <source>Headroom %1</source>
            <translation>预留 %1</translation>
        </message>
        <message>
            <source>Rule of thumb</source>
            <translation>经验公式</translation>
        </message>
        <message>
            <source>%1 takes %2 on the fullest %3, which offers %4: %5.</source>
            <translation>%1 时，最满的一张 %3 占用 %2，可用 %4：%5。</translation>
        </message>
        <message>
            <source>Communication and workspace</source>
            <translation>通信与工作区</translation>
        </message>
        <message>
            <source>Context and fragmentation</source>
            <translation>上下文与碎片</translation>
        </message>
        <message>
            <source>Memory by concurrency</source>
            <translation>并发与显存</translation>
        </message>
        <message>
            <source>Memory by batch size</source>
            <translation>批量与显存</translation>
        </message>
        <message>
            <source>GiB per card</source>
            <translation>GiB / 卡</translation>
        </message>
        <message>
            <source>There is nothing to draw yet.</source>
            <translation>暂无数据。</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>What this scenario is called in lists, in the comparison and on the cover of the report.</source>
            <translation>方案在列表、对比页和报告封面上显示的名称。</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>The model that is trained or served: one of the catalogue, an imported config.json, or plain counts for a vision model.</source>
            <translation>要训练或部署的模型：可从目录中选择，可导入 config.json，视觉模型也可只填参数量与计算量。</translation>
        </message>
        <message>
            <source>Task</source>
            <translation>任务</translation>
        </message>
        <message>
            <source>What is done with the model. It decides what has to stay in GPU memory: full training keeps gradients and optimizer states of every parameter, LoRA only those of a small adapter, serving keeps none but needs a KV cache.</source>
            <translation>对模型做什么。它决定显存里要常驻哪些内容：全量训练要保存每个参数的梯度和优化器状态，LoRA 只保存小适配器的，推理不需要这些，但需要 KV 缓存。</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>精度</translation>
        </message>
        <message>
            <source>Number format of the computation and of the weights. FP32 doubles the weights of BF16 and FP16; BF16 has the wider range and trains more steadily; FP8 needs Hopper, Ada or newer.</source>
            <translation>计算与权重的数值格式。FP32 的权重占用是 BF16、FP16 的两倍；BF16 动态范围更大，训练更稳；FP8 需要 Hopper、Ada 或更新的架构。</translation>
        </message>
        <message>
            <source>Framework</source>
            <translation>框架</translation>
        </message>
        <message>
            <source>The program that runs the job. It decides bytes per optimizer state, the type of the gradients, communication buffers, workspace and overhead.</source>
            <translation>运行任务的程序。它决定优化器状态的字节数、梯度类型、通信缓冲、工作区与额外开销。</translation>
        </message>
        <message>
            <source>Optimizer</source>
            <translation>优化器</translation>
        </message>
        <message>
            <source>AdamW keeps two numbers per trained parameter; the 8-bit forms keep them in one byte each, Lion and SGD with momentum keep one, plain SGD none.</source>
            <translation>AdamW 为每个可训练参数保存两个状态量；8 位版本每个只占一字节；Lion 和带动量的 SGD 保存一个；纯 SGD 不保存。</translation>
        </message>
        <message>
            <source>Sequence length</source>
            <translation>序列长度</translation>
        </message>
        <message>
            <source>Tokens in one training sample. Activations grow in proportion, attention work faster than that.</source>
            <translation>每条训练样本的 token 数。激活值随之成比例增长，注意力计算量增长得更快。</translation>
        </message>
        <message>
            <source>Micro batch</source>
            <translation>微批大小</translation>
        </message>
        <message>
            <source>Samples one GPU takes through the model at once. The main lever between memory and speed: activations grow in proportion, small batches leave the card idle.</source>
            <translation>单卡一次前向处理的样本数。这是显存与速度之间最主要的调节手段：激活值成比例增长，批量太小则算力闲置。</translation>
        </message>
        <message>
            <source>Gradient accumulation</source>
            <translation>梯度累积</translation>
        </message>
        <message>
            <source>Micro batches added up before the optimizer steps. Raises the global batch without more activations.</source>
            <translation>优化器更新一次之前累积的微批数。可以增大全局批量而不增加激活值。</translation>
        </message>
        <message>
            <source>Global batch</source>
            <translation>全局批量</translation>
        </message>
        <message>
            <source>Samples per optimizer step over all GPUs. When given, gradient accumulation follows from it: global batch over micro batch and data parallel degree, rounded.</source>
            <translation>所有 GPU 合计每次优化器更新的样本数。填写后，梯度累积由它推出：全局批量除以微批大小与数据并行度，四舍五入。</translation>
        </message>
        <message>
            <source>Recomputation</source>
            <translation>重计算</translation>
        </message>
        <message>
            <source>Throws activations away in the forward pass and computes them again in the backward pass (gradient checkpointing). Full recomputation saves most memory and costs about a third more time.</source>
            <translation>前向时丢弃激活值，反向时重新计算（梯度检查点）。全部重计算最省显存，时间约增加三分之一。</translation>
        </message>
        <message>
            <source>Attention</source>
            <translation>注意力实现</translation>
        </message>
        <message>
            <source>Flash attention (also PyTorch SDPA) never stores the score matrix; the eager form does, and its memory grows with the square of the sequence.</source>
            <translation>FlashAttention（含 PyTorch SDPA）不存储注意力分数矩阵；普通实现会存储，显存按序列长度的平方增长。</translation>
        </message>
        <message>
            <source>Concurrency</source>
            <translation>并发数</translation>
        </message>
        <message>
            <source>Requests served at the same time by the whole deployment. Each holds its own KV cache.</source>
            <translation>整个部署同时处理的请求数，每个请求各占一份 KV 缓存。</translation>
        </message>
        <message>
            <source>Prompt length</source>
            <translation>输入长度</translation>
        </message>
        <message>
            <source>Tokens of a request before the first answer token. Decides the time to the first token.</source>
            <translation>一次请求在生成首个 token 之前的输入 token 数，决定首 token 时延。</translation>
        </message>
        <message>
            <source>Output length</source>
            <translation>输出长度</translation>
        </message>
        <message>
            <source>Tokens generated per request.</source>
            <translation>每次请求生成的 token 数。</translation>
        </message>
        <message>
            <source>KV cache precision</source>
            <translation>KV 缓存精度</translation>
        </message>
        <message>
            <source>Number format of cached keys and values. One byte instead of two halves the cache and doubles the requests that fit.</source>
            <translation>缓存的键和值的数值格式。由两字节改为一字节，缓存减半，可容纳的并发翻倍。</translation>
        </message>
        <message>
            <source>Longest context</source>
            <translation>最大上下文</translation>
        </message>
        <message>
            <source>Longest request the engine accepts, prompt and output together. Automatic: prompt plus output length.</source>
            <translation>引擎接受的最长请求（输入加输出）。自动：输入长度加输出长度。</translation>
        </message>
        <message>
            <source>GPU memory share</source>
            <translation>显存使用比例</translation>
        </message>
        <message>
            <source>Share of the card's memory the engine may take for weights, activations and KV cache; what is left serves graphs and other processes.</source>
            <translation>引擎可占用的显存比例，用于权重、激活值和 KV 缓存；其余留给 CUDA Graph 和其他进程。</translation>
        </message>
        <message>
            <source>Most sequences per step</source>
            <translation>单步最大序列数</translation>
        </message>
        <message>
            <source>Upper limit of sequences the engine computes in one step. Automatic: the engine's own default.</source>
            <translation>引擎单步计算的序列数上限。自动：采用引擎默认值。</translation>
        </message>
        <message>
            <source>Most tokens per step</source>
            <translation>单步最大 token 数</translation>
        </message>
        <message>
            <source>Upper limit of tokens the engine computes in one step; it sizes the activation memory of serving. Automatic: the engine's own default.</source>
            <translation>引擎单步计算的 token 数上限，决定推理的激活显存。自动：采用引擎默认值。</translation>
        </message>
        <message>
            <source>Engine version</source>
            <translation>引擎版本</translation>
        </message>
        <message>
            <source>Version of the serving engine, for example 0.19; memory overheads differ between versions. Empty: the newest one known.</source>
            <translation>推理引擎的版本，例如 0.19；不同版本的显存开销不同。留空则按已知最新版本。</translation>
        </message>
        <message>
            <source>LoRA rank</source>
            <translation>LoRA 秩</translation>
        </message>
        <message>
            <source>Inner width of the adapter matrices. Adapter parameters grow in proportion.</source>
            <translation>适配器矩阵的内部宽度，适配器参数量随之成比例增长。</translation>
        </message>
        <message>
            <source>LoRA targets</source>
            <translation>LoRA 目标模块</translation>
        </message>
        <message>
            <source>Matrices that get an adapter: all linear layers, attention only, query and value only, or a list of module names.</source>
            <translation>加适配器的矩阵：全部线性层、仅注意力层、仅 q 和 v，或自行列出模块名。</translation>
        </message>
        <message>
            <source>Adapter type</source>
            <translation>适配器类型</translation>
        </message>
        <message>
            <source>Number format the adapter weights are kept in.</source>
            <translation>适配器权重的数值格式。</translation>
        </message>
        <message>
            <source>Adapter dropout</source>
            <translation>适配器丢弃率</translation>
        </message>
        <message>
            <source>Dropout in front of the adapter. Anything above zero keeps one more copy of the inputs for the backward pass.</source>
            <translation>适配器前的丢弃率。只要大于零，就要为反向多保存一份输入。</translation>
        </message>
        <message>
            <source>Train embeddings too</source>
            <translation>同时训练词嵌入</translation>
        </message>
        <message>
            <source>Embedding and output head are trained beside the adapter and need gradients and optimizer states of their own.</source>
            <translation>在适配器之外还训练词嵌入和输出层，它们也需要各自的梯度和优化器状态。</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>卡型</translation>
        </message>
        <message>
            <source>The card the scenario is computed for.</source>
            <translation>本方案所用的卡型。</translation>
        </message>
        <message>
            <source>Cards per server</source>
            <translation>单机卡数</translation>
        </message>
        <message>
            <source>Cards in one server. Cards of one server talk over NVLink or PCIe, servers over the network.</source>
            <translation>一台服务器内的卡数。机内走 NVLink 或 PCIe，机间走网络。</translation>
        </message>
        <message>
            <source>Servers</source>
            <translation>服务器台数</translation>
        </message>
        <message>
            <source>Number of servers in the job.</source>
            <translation>任务使用的服务器台数。</translation>
        </message>
        <message>
            <source>Network per server</source>
            <translation>单机网络带宽</translation>
        </message>
        <message>
            <source>Network bandwidth of one server for the job. Automatic: what servers of this generation usually have.</source>
            <translation>单台服务器用于训练的网络带宽。自动：按该代服务器的常见配置。</translation>
        </message>
        <message>
            <source>Power limit per card</source>
            <translation>单卡功耗上限</translation>
        </message>
        <message>
            <source>Power cap set on each card. Automatic: the card's own limit. A lower cap slows computing.</source>
            <translation>每张卡设置的功耗上限。自动：采用卡的额定功耗。调低会降低速度。</translation>
        </message>
        <message>
            <source>Memory headroom</source>
            <translation>显存余量</translation>
        </message>
        <message>
            <source>Share of the usable memory that must stay free before the answer is 'fits'. Mixed day and night loads want 20 to 30 %.</source>
            <translation>判定“放得下”所要求保留的可用显存比例。昼夜混合负载建议保留 20% 至 30%。</translation>
        </message>
        <message>
            <source>Compared cards</source>
            <translation>对比卡型</translation>
        </message>
        <message>
            <source>Further cards drawn beside the first one.</source>
            <translation>与首选卡型并列绘出的其他卡型。</translation>
        </message>
        <message>
            <source>Data parallel</source>
            <translation>数据并行</translation>
        </message>
        <message>
            <source>Copies of the model that work on different samples (replicas when serving). Data, tensor, pipeline and context degrees multiply to the number of GPUs.</source>
            <translation>处理不同样本的模型副本数（推理时为实例数）。数据、张量、流水线、上下文并行度之积等于 GPU 总数。</translation>
        </message>
        <message>
            <source>Tensor parallel</source>
            <translation>张量并行</translation>
        </message>
        <message>
            <source>Splits every matrix over this many GPUs. Talks in every layer, so it belongs inside one NVLink group; over PCIe much of the gain is lost.</source>
            <translation>把每个矩阵切分到若干张卡上。每层都要通信，应放在同一 NVLink 组内；走 PCIe 会损失大部分收益。</translation>
        </message>
        <message>
            <source>Pipeline parallel</source>
            <translation>流水线并行</translation>
        </message>
        <message>
            <source>Splits the layers into this many stages. Needs many micro batches to keep all stages busy.</source>
            <translation>把各层切成若干个流水级。需要足够多的微批才能让各级都不空闲。</translation>
        </message>
        <message>
            <source>Context parallel</source>
            <translation>上下文并行</translation>
        </message>
        <message>
            <source>Splits long sequences over GPUs; for contexts whose activations fit on no single card.</source>
            <translation>把长序列切分到多张卡上，适合单卡放不下激活值的长上下文。</translation>
        </message>
        <message>
            <source>Expert parallel</source>
            <translation>专家并行</translation>
        </message>
        <message>
            <source>Spreads the experts of a mixture-of-experts model over GPUs. Lies inside data, tensor and context parallel and divides the number of experts.</source>
            <translation>把混合专家模型的各个专家分散到多张卡上。它位于数据、张量、上下文并行之内，且须整除专家数。</translation>
        </message>
        <message>
            <source>ZeRO stage</source>
            <translation>ZeRO 级别</translation>
        </message>
        <message>
            <source>What data-parallel GPUs share out instead of each keeping a copy: 1 optimizer states, 2 also gradients, 3 also parameters (FSDP full sharding is 3).</source>
            <translation>数据并行的各卡分片保存的内容：1 级分片优化器状态，2 级再分片梯度，3 级再分片参数（FSDP 完全分片即 3 级）。</translation>
        </message>
        <message>
            <source>Sequence parallel</source>
            <translation>序列并行</translation>
        </message>
        <message>
            <source>Splits norms and dropouts along the sequence over the tensor-parallel group; saves activations at no extra traffic.</source>
            <translation>在张量并行组内沿序列切分归一化与 dropout 部分，节省激活值且不增加通信量。</translation>
        </message>
        <message>
            <source>Virtual stages</source>
            <translation>虚拟流水级</translation>
        </message>
        <message>
            <source>Model chunks per pipeline rank (interleaved schedule): smaller bubble, more activations in flight.</source>
            <translation>每个流水级上的模型分块数（交错调度）：气泡更小，但同时保留的激活值更多。</translation>
        </message>
        <message>
            <source>CPU offload</source>
            <translation>CPU 卸载</translation>
        </message>
        <message>
            <source>Keeps optimizer states, or parameters too, in host memory. Saves GPU memory, costs transfers over PCIe.</source>
            <translation>把优化器状态（或连同参数）放在主机内存。节省显存，但增加 PCIe 传输。</translation>
        </message>
        <message>
            <source>Loss computation</source>
            <translation>损失计算</translation>
        </message>
        <message>
            <source>How logits become the loss: plain keeps all of them several times over, chunked a part at a time, fused never builds them.</source>
            <translation>由 logits 计算损失的方式：普通方式完整保留多份，分块方式每次只算一部分，融合方式不生成完整 logits。</translation>
        </message>
        <message>
            <source>Variable length</source>
            <translation>变长样本</translation>
        </message>
        <message>
            <source>Samples are shorter than the sequence length (padded or unpacked), so that block sizes change from step to step and the allocator keeps more.</source>
            <translation>样本短于序列长度（填充或未打包），每步的显存块大小不同，分配器会多占缓存。</translation>
        </message>
        <message>
            <source>Fused kernels</source>
            <translation>融合算子</translation>
        </message>
        <message>
            <source>Liger, Unsloth or similar kernels that fuse norms, activations and loss.</source>
            <translation>使用 Liger、Unsloth 等把归一化、激活函数、损失融合在一起的算子。</translation>
        </message>
        <message>
            <source>Fused optimizer</source>
            <translation>融合优化器</translation>
        </message>
        <message>
            <source>The optimizer updates in one kernel without a temporary copy of the parameters.</source>
            <translation>优化器在一个算子内完成更新，不需要参数的临时副本。</translation>
        </message>
        <message>
            <source>Optimizer in backward</source>
            <translation>反向中更新</translation>
        </message>
        <message>
            <source>Each parameter is updated as soon as its gradient is ready, so gradients are never all kept.</source>
            <translation>梯度一算好就更新对应参数，不必保存全部梯度。</translation>
        </message>
        <message>
            <source>torch.compile</source>
            <translation>torch.compile 编译</translation>
        </message>
        <message>
            <source>The model is compiled: fewer kernels, fewer stored intermediates.</source>
            <translation>对模型进行编译：算子更少，保存的中间结果也更少。</translation>
        </message>
        <message>
            <source>Weights kept in</source>
            <translation>权重存储类型</translation>
        </message>
        <message>
            <source>Type the trained weights are stored in. Default: as the framework does it.</source>
            <translation>可训练权重的存储类型。默认：按框架自身的做法。</translation>
        </message>
        <message>
            <source>Gradients kept in</source>
            <translation>梯度存储类型</translation>
        </message>
        <message>
            <source>Type gradients are stored in. Default: as the framework does it.</source>
            <translation>梯度的存储类型。默认：按框架自身的做法。</translation>
        </message>
        <message>
            <source>Residual stream</source>
            <translation>残差流类型</translation>
        </message>
        <message>
            <source>Type of the activations between layers. With bitsandbytes weights under the HF Trainer they are fp32, which doubles the checkpoints.</source>
            <translation>层与层之间激活值的类型。HF Trainer 配合 bitsandbytes 权重时为 fp32，检查点占用翻倍。</translation>
        </message>
        <message>
            <source>Weight format</source>
            <translation>权重格式</translation>
        </message>
        <message>
            <source>Exact storage format of the weights (quantisation scheme). Default: what the precision usually means.</source>
            <translation>权重的具体存储格式（量化方案）。默认：按所选精度的常见格式。</translation>
        </message>
        <message>
            <source>Unquantised rest</source>
            <translation>未量化部分类型</translation>
        </message>
        <message>
            <source>Type of norms, embedding and head, which quantisation leaves alone.</source>
            <translation>归一化、词嵌入、输出层等不参与量化部分的类型。</translation>
        </message>
        <message>
            <source>Accumulate without sync</source>
            <translation>累积时不同步</translation>
        </message>
        <message>
            <source>Gradients are accumulated without reducing them in between; they are then kept unsharded.</source>
            <translation>梯度累积期间不做归约同步，此时梯度以未分片形式保存。</translation>
        </message>
        <message>
            <source>Checkpoints kept on</source>
            <translation>检查点存放位置</translation>
        </message>
        <message>
            <source>Where recomputation keeps the inputs of the layers: on the GPU or in host memory.</source>
            <translation>重计算所需的各层输入存放在 GPU 还是主机内存。</translation>
        </message>
        <message>
            <source>Software of year</source>
            <translation>软件年份</translation>
        </message>
        <message>
            <source>Year (with fraction) of the libraries in use; older versions keep more copies and run slower. Automatic: current.</source>
            <translation>所用软件库的年份（可带小数）；旧版本会多占副本且更慢。自动：当前版本。</translation>
        </message>
        <message>
            <source>Length of the run</source>
            <translation>总训练量</translation>
        </message>
        <message>
            <source>Tokens (samples for a vision model) of the whole run, to get hours and energy.</source>
            <translation>整个任务的 token 数（视觉模型为样本数），用于计算总时长和耗电量。</translation>
        </message>
        <message>
            <source>ZeRO bucket</source>
            <translation>ZeRO 通信桶</translation>
        </message>
        <message>
            <source>Elements in one communication bucket of ZeRO. Automatic: 500 million for stage 3, 200 million for stages 1 and 2.</source>
            <translation>ZeRO 单个通信桶的元素数。自动：3 级为 5 亿，1、2 级为 2 亿。</translation>
        </message>
        <message>
            <source>FSDP version</source>
            <translation>FSDP 版本</translation>
        </message>
        <message>
            <source>1: flat parameters, 2: per-parameter sharding (fully_shard). Automatic: by framework.</source>
            <translation>1：扁平参数；2：逐参数分片（fully_shard）。自动：按框架。</translation>
        </message>
        <message>
            <source>Shard group</source>
            <translation>分片组大小</translation>
        </message>
        <message>
            <source>GPUs that share one copy of the states (hybrid sharding). Automatic: all data-parallel GPUs.</source>
            <translation>共同持有一份状态的 GPU 数（混合分片）。自动：全部数据并行卡。</translation>
        </message>
        <message>
            <source>Pre-training</source>
            <translation>预训练</translation>
        </message>
        <message>
            <source>Full fine-tuning</source>
            <translation>全参数微调</translation>
        </message>
        <message>
            <source>LoRA fine-tuning</source>
            <translation>LoRA 微调</translation>
        </message>
        <message>
            <source>QLoRA fine-tuning</source>
            <translation>QLoRA 微调</translation>
        </message>
        <message>
            <source>Inference</source>
            <translation>推理</translation>
        </message>
        <message>
            <source>FP32</source>
            <translation>FP32</translation>
        </message>
        <message>
            <source>TF32</source>
            <translation>TF32</translation>
        </message>
        <message>
            <source>FP16 mixed</source>
            <translation>FP16 混合精度</translation>
        </message>
        <message>
            <source>BF16 mixed</source>
            <translation>BF16 混合精度</translation>
        </message>
        <message>
            <source>BF16</source>
            <translation>BF16</translation>
        </message>
        <message>
            <source>FP8 mixed</source>
            <translation>FP8 混合精度</translation>
        </message>
        <message>
            <source>FP16</source>
            <translation>FP16</translation>
        </message>
        <message>
            <source>FP8</source>
            <translation>FP8</translation>
        </message>
        <message>
            <source>INT8</source>
            <translation>INT8</translation>
        </message>
        <message>
            <source>INT4 (GPTQ, AWQ)</source>
            <translation>INT4（GPTQ、AWQ）</translation>
        </message>
        <message>
            <source>NF4 (bitsandbytes)</source>
            <translation>NF4（bitsandbytes）</translation>
        </message>
        <message>
            <source>HF Trainer</source>
            <translation>HF Trainer</translation>
        </message>
        <message>
            <source>PyTorch FSDP</source>
            <translation>PyTorch FSDP</translation>
        </message>
        <message>
            <source>DeepSpeed</source>
            <translation>DeepSpeed</translation>
        </message>
        <message>
            <source>Megatron-LM</source>
            <translation>Megatron-LM</translation>
        </message>
        <message>
            <source>vLLM</source>
            <translation>vLLM</translation>
        </message>
        <message>
            <source>Other</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>torchtune</source>
            <translation>torchtune</translation>
        </message>
        <message>
            <source>torchtitan</source>
            <translation>torchtitan</translation>
        </message>
        <message>
            <source>LitGPT</source>
            <translation>LitGPT</translation>
        </message>
        <message>
            <source>LLM Foundry</source>
            <translation>LLM Foundry</translation>
        </message>
        <message>
            <source>NVIDIA NeMo</source>
            <translation>NVIDIA NeMo</translation>
        </message>
        <message>
            <source>Megatron-DeepSpeed</source>
            <translation>Megatron-DeepSpeed</translation>
        </message>
        <message>
            <source>SGLang</source>
            <translation>SGLang</translation>
        </message>
        <message>
            <source>TensorRT-LLM</source>
            <translation>TensorRT-LLM</translation>
        </message>
        <message>
            <source>LMDeploy</source>
            <translation>LMDeploy</translation>
        </message>
        <message>
            <source>llama.cpp</source>
            <translation>llama.cpp</translation>
        </message>
        <message>
            <source>HF Transformers</source>
            <translation>HF Transformers</translation>
        </message>
        <message>
            <source>MindSpeed</source>
            <translation>MindSpeed</translation>
        </message>
        <message>
            <source>PEFT script</source>
            <translation>PEFT 脚本</translation>
        </message>
        <message>
            <source>Unsloth</source>
            <translation>Unsloth</translation>
        </message>
        <message>
            <source>OLMo</source>
            <translation>OLMo</translation>
        </message>
        <message>
            <source>prime-rl</source>
            <translation>prime-rl</translation>
        </message>
        <message>
            <source>NeMo AutoModel</source>
            <translation>NeMo AutoModel</translation>
        </message>
        <message>
            <source>Megatron Bridge</source>
            <translation>Megatron Bridge</translation>
        </message>
        <message>
            <source>Nanotron</source>
            <translation>Nanotron</translation>
        </message>
        <message>
            <source>InternEvo</source>
            <translation>InternEvo</translation>
        </message>
        <message>
            <source>MLPerf Training</source>
            <translation>MLPerf Training</translation>
        </message>
        <message>
            <source>MaxText</source>
            <translation>MaxText</translation>
        </message>
        <message>
            <source>PaxML</source>
            <translation>PaxML</translation>
        </message>
        <message>
            <source>FlashAttention trainer</source>
            <translation>FlashAttention 训练器</translation>
        </message>
        <message>
            <source>Meta in-house</source>
            <translation>Meta 内部框架</translation>
        </message>
        <message>
            <source>PyTorch</source>
            <translation>PyTorch</translation>
        </message>
        <message>
            <source>MLPerf Inference</source>
            <translation>MLPerf Inference</translation>
        </message>
        <message>
            <source>AdamW</source>
            <translation>AdamW</translation>
        </message>
        <message>
            <source>AdamW 8-bit</source>
            <translation>AdamW 8 位</translation>
        </message>
        <message>
            <source>AdamW 8-bit, paged</source>
            <translation>AdamW 8 位（分页）</translation>
        </message>
        <message>
            <source>Adafactor</source>
            <translation>Adafactor</translation>
        </message>
        <message>
            <source>Lion</source>
            <translation>Lion</translation>
        </message>
        <message>
            <source>SGD</source>
            <translation>SGD</translation>
        </message>
        <message>
            <source>SGD with momentum</source>
            <translation>带动量 SGD</translation>
        </message>
        <message>
            <source>None</source>
            <translation>不启用</translation>
        </message>
        <message>
            <source>Selective</source>
            <translation>选择性</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Eager</source>
            <translation>普通实现</translation>
        </message>
        <message>
            <source>Flash / SDPA</source>
            <translation>Flash / SDPA</translation>
        </message>
        <message>
            <source>16 bit</source>
            <translation>16 位</translation>
        </message>
        <message>
            <source>All linear layers</source>
            <translation>全部线性层</translation>
        </message>
        <message>
            <source>Attention (q, k, v, o)</source>
            <translation>注意力层（q、k、v、o）</translation>
        </message>
        <message>
            <source>q and v only</source>
            <translation>仅 q 和 v</translation>
        </message>
        <message>
            <source>Optimizer states</source>
            <translation>优化器状态</translation>
        </message>
        <message>
            <source>Optimizer states and parameters</source>
            <translation>优化器状态与参数</translation>
        </message>
        <message>
            <source>Plain</source>
            <translation>普通</translation>
        </message>
        <message>
            <source>Chunked</source>
            <translation>分块</translation>
        </message>
        <message>
            <source>Fused</source>
            <translation>融合</translation>
        </message>
        <message>
            <source>By framework</source>
            <translation>按框架</translation>
        </message>
        <message>
            <source>GPU memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>Host memory</source>
            <translation>主机内存</translation>
        </message>
        <message>
            <source>By precision</source>
            <translation>按精度</translation>
        </message>
        <message>
            <source>FP8 per tensor</source>
            <translation>FP8（逐张量）</translation>
        </message>
        <message>
            <source>FP8, 128×128 blocks</source>
            <translation>FP8（128×128 分块）</translation>
        </message>
        <message>
            <source>INT8 W8A8</source>
            <translation>INT8 W8A8</translation>
        </message>
        <message>
            <source>LLM.int8()</source>
            <translation>LLM.int8()</translation>
        </message>
        <message>
            <source>INT8 weight-only</source>
            <translation>INT8 仅权重</translation>
        </message>
        <message>
            <source>INT4 weight-only</source>
            <translation>INT4 仅权重</translation>
        </message>
        <message>
            <source>GPTQ INT8</source>
            <translation>GPTQ INT8</translation>
        </message>
        <message>
            <source>GPTQ INT4</source>
            <translation>GPTQ INT4</translation>
        </message>
        <message>
            <source>AWQ INT4</source>
            <translation>AWQ INT4</translation>
        </message>
        <message>
            <source>HQQ INT4</source>
            <translation>HQQ INT4</translation>
        </message>
        <message>
            <source>W4A16, group 128</source>
            <translation>W4A16（组大小 128）</translation>
        </message>
        <message>
            <source>NF4</source>
            <translation>NF4</translation>
        </message>
        <message>
            <source>NF4, double quantised</source>
            <translation>NF4（双重量化）</translation>
        </message>
        <message>
            <source>FP4</source>
            <translation>FP4</translation>
        </message>
        <message>
            <source>MXFP4</source>
            <translation>MXFP4</translation>
        </message>
        <message>
            <source>NVFP4</source>
            <translation>NVFP4</translation>
        </message>
        <message>
            <source>GGUF Q4_K_M</source>
            <translation>GGUF Q4_K_M</translation>
        </message>
        <message>
            <source>GGUF Q6_K</source>
            <translation>GGUF Q6_K</translation>
        </message>
        <message>
            <source>GGUF Q8_0</source>
            <translation>GGUF Q8_0</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>token</translation>
        </message>
        <message>
            <source>samples</source>
            <translation>样本</translation>
        </message>
        <message>
            <source>requests</source>
            <translation>请求</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>张卡</translation>
        </message>
        <message>
            <source>servers</source>
            <translation>台</translation>
        </message>
        <message>
            <source>Gbit/s</source>
            <translation>Gbit/s</translation>
        </message>
        <message>
            <source>W</source>
            <translation>W</translation>
        </message>
        <message>
            <source>share of 1</source>
            <translation>比例（0–1）</translation>
        </message>
        <message>
            <source>year</source>
            <translation>年</translation>
        </message>
        <message>
            <source>elements</source>
            <translation>个元素</translation>
        </message>
        <message>
            <source>Job</source>
            <translation>任务</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>批量</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>机器</translation>
        </message>
        <message>
            <source>Parallel layout</source>
            <translation>并行方式</translation>
        </message>
        <message>
            <source>Adapter</source>
            <translation>适配器</translation>
        </message>
        <message>
            <source>Serving</source>
            <translation>推理服务</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>高级</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>not given</source>
            <translation>未填写</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>no</source>
            <translation>否</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>权重</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>梯度</translation>
        </message>
        <message>
            <source>Activations</source>
            <translation>激活值</translation>
        </message>
        <message>
            <source>Logits and loss</source>
            <translation>Logits 与损失</translation>
        </message>
        <message>
            <source>KV cache</source>
            <translation>KV 缓存</translation>
        </message>
        <message>
            <source>Communication buffers</source>
            <translation>通信缓冲</translation>
        </message>
        <message>
            <source>Workspace</source>
            <translation>工作区</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>上下文</translation>
        </message>
        <message>
            <source>Fragmentation</source>
            <translation>碎片</translation>
        </message>
        <message>
            <source>Matrix compute</source>
            <translation>矩阵计算</translation>
        </message>
        <message>
            <source>Tensor-parallel communication</source>
            <translation>张量并行通信</translation>
        </message>
        <message>
            <source>Pipeline bubble</source>
            <translation>流水线气泡</translation>
        </message>
        <message>
            <source>Exposed data-parallel communication</source>
            <translation>未被掩盖的数据并行通信</translation>
        </message>
        <message>
            <source>Optimizer step</source>
            <translation>优化器更新</translation>
        </message>
        <message>
            <source>Other overhead</source>
            <translation>其他开销</translation>
        </message>
        <message>
            <source>GPU compute</source>
            <translation>GPU 算力</translation>
        </message>
        <message>
            <source>Memory bandwidth</source>
            <translation>显存带宽</translation>
        </message>
        <message>
            <source>GPU interconnect</source>
            <translation>卡间互联</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>节点网络</translation>
        </message>
        <message>
            <source>Memory in use on the fullest card</source>
            <translation>最满一张卡的显存占用</translation>
        </message>
        <message>
            <source>Memory that must be there for the job to run</source>
            <translation>作业能运行所必需的显存</translation>
        </message>
        <message>
            <source>Peak allocated by the framework</source>
            <translation>框架分配峰值</translation>
        </message>
        <message>
            <source>Peak reserved by the framework</source>
            <translation>框架预留峰值</translation>
        </message>
        <message>
            <source>Memory a process can use</source>
            <translation>进程可用显存</translation>
        </message>
        <message>
            <source>Most concurrent requests</source>
            <translation>最大并发请求数</translation>
        </message>
        <message>
            <source>Time of one step</source>
            <translation>单步时间</translation>
        </message>
        <message>
            <source>Throughput of the whole job</source>
            <translation>整个任务吞吐</translation>
        </message>
        <message>
            <source>Throughput per card</source>
            <translation>单卡吞吐</translation>
        </message>
        <message>
            <source>Samples per second</source>
            <translation>每秒样本数</translation>
        </message>
        <message>
            <source>MFU, share of peak compute used by the model</source>
            <translation>MFU（模型占用峰值算力的比例）</translation>
        </message>
        <message>
            <source>HFU, recomputation included</source>
            <translation>HFU（计入重计算）</translation>
        </message>
        <message>
            <source>Time to read the prompts</source>
            <translation>预填充耗时</translation>
        </message>
        <message>
            <source>Time per output token</source>
            <translation>每输出 token 时间</translation>
        </message>
        <message>
            <source>Duration of the whole run</source>
            <translation>总时长</translation>
        </message>
        <message>
            <source>Power of one card</source>
            <translation>单卡功耗</translation>
        </message>
        <message>
            <source>Power of one server</source>
            <translation>单机功耗</translation>
        </message>
        <message>
            <source>Peak power of one server</source>
            <translation>单机峰值功耗</translation>
        </message>
        <message>
            <source>Energy per token</source>
            <translation>每 token 能耗</translation>
        </message>
        <message>
            <source>sequences</source>
            <translation>条序列</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>张卡</translation>
        </message>
        <message>
            <source>layers</source>
            <translation>层</translation>
        </message>
        <message>
            <source>parameters</source>
            <translation>参数</translation>
        </message>
        <message>
            <source>images</source>
            <translation>张图像</translation>
        </message>
        <message>
            <source>memory size</source>
            <translation>显存容量</translation>
        </message>
        <message>
            <source>memory bandwidth</source>
            <translation>显存带宽</translation>
        </message>
        <message>
            <source>FP32 rate</source>
            <translation>FP32 算力</translation>
        </message>
        <message>
            <source>TF32 rate</source>
            <translation>TF32 算力</translation>
        </message>
        <message>
            <source>BF16 rate</source>
            <translation>BF16 算力</translation>
        </message>
        <message>
            <source>FP16 rate</source>
            <translation>FP16 算力</translation>
        </message>
        <message>
            <source>FP8 rate</source>
            <translation>FP8 算力</translation>
        </message>
        <message>
            <source>FP4 rate</source>
            <translation>FP4 算力</translation>
        </message>
        <message>
            <source>INT8 rate</source>
            <translation>INT8 算力</translation>
        </message>
        <message>
            <source>interconnect bandwidth</source>
            <translation>互联带宽</translation>
        </message>
        <message>
            <source>PCIe bandwidth</source>
            <translation>PCIe 带宽</translation>
        </message>
        <message>
            <source>board power</source>
            <translation>板卡功耗</translation>
        </message>
        <message>
            <source>number of multiprocessors</source>
            <translation>流式多处理器数量</translation>
        </message>
        <message>
            <source>clock rate</source>
            <translation>时钟频率</translation>
        </message>
        <message>
            <source>model architecture</source>
            <translation>模型结构</translation>
        </message>
        <message>
            <source>multiply-accumulates per sample of the model</source>
            <translation>模型每样本的乘加次数</translation>
        </message>
        <message>
            <source>activation elements per sample of the model</source>
            <translation>模型每样本的激活元素数</translation>
        </message>
        <message>
            <source>training with Megatron and its relatives</source>
            <translation>Megatron 及同类程序训练</translation>
        </message>
        <message>
            <source>training with a program that has published measurements</source>
            <translation>有公开实测的训练程序</translation>
        </message>
        <message>
            <source>training with texts of different length</source>
            <translation>变长文本训练</translation>
        </message>
        <message>
            <source>settings partly unknown, or a program without measurements</source>
            <translation>设置不全，或程序没有实测数据</translation>
        </message>
        <message>
            <source>serving with vLLM or SGLang, part by part</source>
            <translation>vLLM 或 SGLang 推理服务（逐项）</translation>
        </message>
        <message>
            <source>generation with Transformers, memory of the device</source>
            <translation>Transformers 生成（设备显存）</translation>
        </message>
        <message>
            <source>generation with Transformers, memory of the framework</source>
            <translation>Transformers 生成（框架显存）</translation>
        </message>
        <message>
            <source>llama.cpp and lmdeploy</source>
            <translation>llama.cpp 与 lmdeploy</translation>
        </message>
        <message>
            <source>an engine without measurements</source>
            <translation>没有实测的推理引擎</translation>
        </message>
        <message>
            <source>dense models on data-centre cards</source>
            <translation>数据中心卡上的稠密模型</translation>
        </message>
        <message>
            <source>dense models with software from before 2023</source>
            <translation>2023 年以前软件上的稠密模型</translation>
        </message>
        <message>
            <source>dense models on other measured cards</source>
            <translation>其他有实测的卡上的稠密模型</translation>
        </message>
        <message>
            <source>HF Trainer, PEFT and DeepSpeed fine-tuning</source>
            <translation>HF Trainer、PEFT 与 DeepSpeed 微调</translation>
        </message>
        <message>
            <source>mixture-of-experts models</source>
            <translation>混合专家模型</translation>
        </message>
        <message>
            <source>a card without measurements</source>
            <translation>没有实测数据的卡型</translation>
        </message>
        <message>
            <source>decoding with vLLM</source>
            <translation>vLLM 解码</translation>
        </message>
        <message>
            <source>a loaded vLLM server</source>
            <translation>满载的 vLLM 服务</translation>
        </message>
        <message>
            <source>decoding with Transformers</source>
            <translation>Transformers 解码</translation>
        </message>
        <message>
            <source>batches with Transformers</source>
            <translation>Transformers 批量生成</translation>
        </message>
        <message>
            <source>decoding with llama.cpp</source>
            <translation>llama.cpp 解码</translation>
        </message>
        <message>
            <source>static batches with lmdeploy</source>
            <translation>lmdeploy 静态批处理</translation>
        </message>
        <message>
            <source>a loaded lmdeploy server</source>
            <translation>满载的 lmdeploy 服务</translation>
        </message>
        <message>
            <source>Fits</source>
            <translation>放得下</translation>
        </message>
        <message>
            <source>Tight</source>
            <translation>勉强放下</translation>
        </message>
        <message>
            <source>Does not fit</source>
            <translation>放不下</translation>
        </message>
        <message>
            <source>end of the forward pass</source>
            <translation>前向结束时</translation>
        </message>
        <message>
            <source>start of the backward pass</source>
            <translation>反向开始时</translation>
        </message>
        <message>
            <source>end of the backward pass</source>
            <translation>反向结束时</translation>
        </message>
        <message>
            <source>optimizer step</source>
            <translation>优化器更新时</translation>
        </message>
        <message>
            <source>serving at full load</source>
            <translation>满载推理时</translation>
        </message>
        <message>
            <source>expected %1</source>
            <translation>应为%1</translation>
        </message>
        <message>
            <source>found %1, expected %2</source>
            <translation>实际为 %1，应为%2</translation>
        </message>
        <message>
            <source>%1: expected %2</source>
            <translation>%1：应为%2</translation>
        </message>
        <message>
            <source>%1: found %2, expected %3</source>
            <translation>%1：实际为 %2，应为%3</translation>
        </message>
        <message>
            <source>Power of one card by concurrency</source>
            <translation>并发与单卡功耗</translation>
        </message>
        <message>
            <source>Power of one card by batch size</source>
            <translation>批量与单卡功耗</translation>
        </message>
        <message>
            <source>Power of one server by concurrency</source>
            <translation>并发与整机功耗</translation>
        </message>
        <message>
            <source>Power of one server by batch size</source>
            <translation>批量与整机功耗</translation>
        </message>
        <message>
            <source>kW, mean at the plug</source>
            <translation>kW（插座处平均）</translation>
        </message>
        <message>
            <source>Peak</source>
            <translation>峰值时刻</translation>
        </message>
        <message>
            <source>W, mean</source>
            <translation>W（平均）</translation>
        </message>
        <message>
            <source>Power limit</source>
            <translation>功耗上限</translation>
        </message>
        <message>
            <source>Nameplate</source>
            <translation>标称功耗</translation>
        </message>
        <message>
            <source>%1 per sample</source>
            <translation>每样本 %1</translation>
        </message>
        <message>
            <source>%1 per token</source>
            <translation>每 token %1</translation>
        </message>
        <message>
            <source>Energy per sample</source>
            <translation>每样本能耗</translation>
        </message>
        <message>
            <source>J per sample, whole servers</source>
            <translation>J / 样本（整机）</translation>
        </message>
        <message>
            <source>J per token, whole servers</source>
            <translation>J / token（整机）</translation>
        </message>
        <message>
            <source>Headroom of each stave</source>
            <translation>各块木板的余量</translation>
        </message>
        <message>
            <source>% free; the shortest bar limits the scenario</source>
            <translation>余量 %；最短的一条决定整个方案</translation>
        </message>
        <message>
            <source>Appendix %1: %2</source>
            <translation>附录 %1　%2</translation>
        </message>
        <message>
            <source>%1 samples/s</source>
            <translation>%1 样本/秒</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>%1 GB</source>
            <translation>%1 GB</translation>
        </message>
        <message>
            <source>No verdict: the memory size of %1 is not published; the job needs %2 on each card.</source>
            <translation>无法下结论：%1 的显存容量未公布；该任务每张卡需要 %2。</translation>
        </message>
        <message>
            <source>Fits on %1: the fullest card uses %2 of %3 and keeps the %4 of headroom asked for.</source>
            <translation>%1 放得下：最满一张卡占用 %2，可用 %3，满足 %4 的余量要求。</translation>
        </message>
        <message>
            <source>Tight on %1: the job runs with %2 of %3 on the fullest card, but the %4 of headroom asked for is not kept.</source>
            <translation>%1 勉强放下：最满一张卡占用 %2，可用 %3，能运行但达不到 %4 的余量要求。</translation>
        </message>
        <message>
            <source>Does not fit on %1: the fullest card would need %2, a process can use %3.</source>
            <translation>%1 放不下：最满一张卡需要 %2，进程可用仅 %3。</translation>
        </message>
        <message>
            <source>%1 measured rows</source>
            <translation>%1 条实测</translation>
        </message>
        <message>
            <source>%1 measured configurations from %2 sources</source>
            <translation>%2 个来源的 %1 组实测配置</translation>
        </message>
        <message>
            <source>%1 measured rows from %2 sources</source>
            <translation>%2 个来源的 %1 条实测</translation>
        </message>
        <message>
            <source>%1 measured rows of other cards</source>
            <translation>其他卡型的 %1 条实测</translation>
        </message>
        <message>
            <source>Kind of job</source>
            <translation>任务类别</translation>
        </message>
        <message>
            <source>90 % interval</source>
            <translation>90 % 区间</translation>
        </message>
        <message>
            <source>Width of the interval from</source>
            <translation>区间宽度依据</translation>
        </message>
        <message>
            <source>Measurements of this very kind</source>
            <translation>有同类实测</translation>
        </message>
        <message>
            <source>Method of memory estimation, %1</source>
            <translation>显存估算方法 %1</translation>
        </message>
        <message>
            <source>Method of speed and power estimation, %1</source>
            <translation>速度与功耗估算方法 %1</translation>
        </message>
        <message>
            <source>Method of inference estimation, %1</source>
            <translation>推理估算方法 %1</translation>
        </message>
        <message>
            <source>rule of thumb</source>
            <translation>经验公式</translation>
        </message>
        <message>
            <source>Covers</source>
            <translation>支撑内容</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>来源</translation>
        </message>
        <message>
            <source>architecture</source>
            <translation>模型结构</translation>
        </message>
        <message>
            <source>parameter count</source>
            <translation>参数量</translation>
        </message>
        <message>
            <source>the whole model</source>
            <translation>整个模型</translation>
        </message>
        <message>
            <source>given by the user</source>
            <translation>由用户给出</translation>
        </message>
        <message>
            <source>Inputs</source>
            <translation>输入参数</translation>
        </message>
        <message>
            <source>Every setting that applies to this job, with the path under which the scenario file holds it.</source>
            <translation>适用于本任务的全部设置，以及它们在方案文件中的路径。</translation>
        </message>
        <message>
            <source>Setting</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>取值</translation>
        </message>
        <message>
            <source>Path</source>
            <translation>路径</translation>
        </message>
        <message>
            <source>Formulas and their numbers</source>
            <translation>公式与代入数值</translation>
        </message>
        <message>
            <source>Each figure with the formula it comes from, the numbers put in and the source of the formula.</source>
            <translation>每个数字的计算公式、代入的数值以及公式出处。</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>指标</translation>
        </message>
        <message>
            <source>Formula and numbers</source>
            <translation>公式与数值</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>出处</translation>
        </message>
        <message>
            <source>Catalogue as of %1. Titles and remarks are quoted in the language of the source.</source>
            <translation>型号库截至 %1。标题与说明按来源原文引用。</translation>
        </message>
        <message>
            <source>Derived from other figures of the card: %1.</source>
            <translation>由该卡其他指标推算：%1。</translation>
        </message>
        <message>
            <source>Accuracy for this kind of job</source>
            <translation>此类任务的准确度</translation>
        </message>
        <message>
            <source>The intervals come from published measurements that were compared with predictions of this program. Nine of ten measured jobs of the kind named lie inside.</source>
            <translation>区间来自公开实测与本程序预测的对比；所列类别的实测任务十有九次落在区间内。</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <source>A kind of job without measurements of its own takes the interval of a wider group. Measurements of your own narrow it.</source>
            <translation>没有自身实测的任务类别采用更宽类别的区间；填入贵方自己的实测可使其收窄。</translation>
        </message>
        <message>
            <source>Cards compared</source>
            <translation>卡型对比</translation>
        </message>
        <message>
            <source>The same job, with the same number of cards and the same layout, on every card of the list.</source>
            <translation>同一任务、同样卡数、同样并行方式，逐一换用清单中的卡型。</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>结论</translation>
        </message>
        <message>
            <source>Used GiB</source>
            <translation>占用 GiB</translation>
        </message>
        <message>
            <source>Usable GiB</source>
            <translation>可用 GiB</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>余量</translation>
        </message>
        <message>
            <source>Largest batch</source>
            <translation>最大微批</translation>
        </message>
        <message>
            <source>Most requests</source>
            <translation>最大并发</translation>
        </message>
        <message>
            <source>Samples/s</source>
            <translation>样本/秒</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>Tokens/s</translation>
        </message>
        <message>
            <source>Server power</source>
            <translation>整机功耗</translation>
        </message>
        <message>
            <source>The first row is the card of this plan. 'Free' is the share of the usable memory that stays free at the tightest moment.</source>
            <translation>首行为本方案的卡型。“余量”指最紧张时刻仍空闲的可用显存比例。</translation>
        </message>
        <message>
            <source>%1 GB of %2</source>
            <translation>%1 GB %2</translation>
        </message>
        <message>
            <source>Form factor: %1</source>
            <translation>形态：%1</translation>
        </message>
        <message>
            <source>Memory: %1</source>
            <translation>显存：%1</translation>
        </message>
        <message>
            <source>Memory bandwidth: %1 GB/s</source>
            <translation>显存带宽：%1 GB/s</translation>
        </message>
        <message>
            <source>Board power: %1</source>
            <translation>板卡功耗：%1</translation>
        </message>
        <message>
            <source>Takes %1 of these cards</source>
            <translation>可装 %1 张上述卡</translation>
        </message>
        <message>
            <source>Estimated power: %1 on average, %2 at peak</source>
            <translation>估算功耗：平均 %1，峰值 %2</translation>
        </message>
        <message>
            <source>NVLink %1 by bridge, %2 GB/s between two cards</source>
            <translation>NVLink %1（桥接），两卡之间 %2 GB/s</translation>
        </message>
        <message>
            <source>NVLink %1, %2 GB/s per card, both directions</source>
            <translation>NVLink %1，每卡双向 %2 GB/s</translation>
        </message>
        <message>
            <source>PCIe %1.0 × %2, no direct link between the cards</source>
            <translation>PCIe %1.0 ×%2，卡间无直连</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>配置</translation>
        </message>
        <message>
            <source>Recommended configuration and bill of materials</source>
            <translation>推荐配置与物料清单</translation>
        </message>
        <message>
            <source>This configuration does not carry the job; it is listed for the record and is not a recommendation.</source>
            <translation>此配置承载不了该任务；列出仅供备查，不作推荐。</translation>
        </message>
        <message>
            <source>Bill of materials</source>
            <translation>物料清单</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>序号</translation>
        </message>
        <message>
            <source>Item</source>
            <translation>项目</translation>
        </message>
        <message>
            <source>Specification</source>
            <translation>规格</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>数量</translation>
        </message>
        <message>
            <source>AI accelerator card</source>
            <translation>AI 加速卡</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>服务器</translation>
        </message>
        <message>
            <source>Interconnect inside the server</source>
            <translation>机内卡间互联</translation>
        </message>
        <message>
            <source>%1 Gbit/s per server</source>
            <translation>每台 %1 Gbit/s</translation>
        </message>
        <message>
            <source>Usual for this generation of cards; to be fixed with the supplier</source>
            <translation>按该代卡型的常规配置，与供应商商定</translation>
        </message>
        <message>
            <source>Network between servers</source>
            <translation>节点间网络</translation>
        </message>
        <message>
            <source>Prices, processors, host memory and storage are not part of this estimate and are quoted by the supplier.</source>
            <translation>价格、处理器、主机内存与存储不在本估算范围内，由供应商报价。</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>Assumption</source>
            <translation>假设</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <source>Parameters of the model</source>
            <translation>模型参数量</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>Parameters active per token</source>
            <translation>每 token 激活参数量</translation>
        </message>
        <message>
            <source>Assumptions and warnings</source>
            <translation>假设与提示</translation>
        </message>
        <message>
            <source>None beyond the settings of the job, all of which are listed in the appendix on inputs.</source>
            <translation>除任务设置外无其他假设；全部设置见附录“输入参数”。</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Statement</source>
            <translation>说明</translation>
        </message>
        <message>
            <source>Requirement and assumptions</source>
            <translation>需求与假设</translation>
        </message>
        <message>
            <source>Memory of the fullest card</source>
            <translation>占用最多的一张卡的显存</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>组成</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>占比</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Moment of the highest use</source>
            <translation>占用最高的时刻</translation>
        </message>
        <message>
            <source>Largest micro batch with headroom</source>
            <translation>保留余量时的最大微批</translation>
        </message>
        <message>
            <source>Most concurrent requests of this length</source>
            <translation>该长度下的最大并发请求数</translation>
        </message>
        <message>
            <source>Tokens the cache holds, all cards</source>
            <translation>缓存可容纳的 token 数（全部卡）</translation>
        </message>
        <message>
            <source>Smallest memory tier that keeps the headroom</source>
            <translation>满足余量的最小显存档</translation>
        </message>
        <message>
            <source>Rule of thumb for the whole job</source>
            <translation>整个任务的经验公式值</translation>
        </message>
        <message>
            <source>%1, between %2 and %3</source>
            <translation>%1（%2 至 %3）</translation>
        </message>
        <message>
            <source>The rule of thumb multiplies the parameter count by a factor; it is shown beside the estimate and takes no part in it.</source>
            <translation>经验公式用参数量乘以系数；它与估算并列展示，不参与估算。</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>耗时</translation>
        </message>
        <message>
            <source>MFU with causal attention counted once</source>
            <translation>MFU（因果注意力只计一半）</translation>
        </message>
        <message>
            <source>Sustained compute per card</source>
            <translation>单卡持续算力</translation>
        </message>
        <message>
            <source>Whether a job fits is decided on its fullest card: what weights, gradients, optimizer states, activations and buffers take there against the memory a process can use.</source>
            <translation>任务能否放下取决于最满的一张卡：权重、梯度、优化器状态、激活值与各类缓冲的占用之和，与进程可用显存相比较。</translation>
        </message>
        <message>
            <source>No speed is estimated for %1, because the vendor does not publish: %2. Nothing is guessed.</source>
            <translation>厂商未公布 %2，因此不估算 %1 的速度；本程序不作猜测。</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>功耗</translation>
        </message>
        <message>
            <source>No power is estimated for %1, because the vendor does not publish: %2.</source>
            <translation>厂商未公布 %2，因此不估算 %1 的功耗。</translation>
        </message>
        <message>
            <source>Power of all servers</source>
            <translation>全部服务器功耗</translation>
        </message>
        <message>
            <source>Energy of the whole run</source>
            <translation>总能耗</translation>
        </message>
        <message>
            <source>Breakers and cabling are sized by the nameplate of the server, never by these estimates.</source>
            <translation>断路器与线缆按服务器铭牌选型，不得以本估算为依据。</translation>
        </message>
        <message>
            <source>the vendor's own tool</source>
            <translation>厂商自带工具</translation>
        </message>
        <message>
            <source>Availability in China, as the catalogue has it: %1</source>
            <translation>国内可得性（型号库记录）：%1</translation>
        </message>
        <message>
            <source>The figures of %1 are the vendor's; nobody independent has measured them. Ask for a test run of your own job before ordering.</source>
            <translation>%1 的指标出自厂商，尚无独立实测。下单前请要求用贵方自己的任务试运行。</translation>
        </message>
        <message>
            <source>The sources on %1 contradict each other or are few; have the vendor confirm memory, bandwidth and compute in writing.</source>
            <translation>关于 %1 的资料偏少或相互矛盾；请厂商书面确认显存、带宽与算力。</translation>
        </message>
        <message>
            <source>The cards have no direct link: tensor parallelism over PCIe loses time on every layer.</source>
            <translation>卡间没有直连：张量并行走 PCIe，每一层都会损失时间。</translation>
        </message>
        <message>
            <source>The headroom asked for is not kept; the job may run out of memory when data or software change.</source>
            <translation>余量未达要求；数据或软件一变，任务可能显存不足。</translation>
        </message>
        <message>
            <source>Measured jobs of this kind scatter so much that the probability of fitting is %1.</source>
            <translation>同类实测离散较大，放得下的概率为 %1。</translation>
        </message>
        <message>
            <source>No measured job of this kind backs the memory estimate.</source>
            <translation>显存估算没有同类实测支撑。</translation>
        </message>
        <message>
            <source>No measured job of this kind backs the speed estimate.</source>
            <translation>速度估算没有同类实测支撑。</translation>
        </message>
        <message>
            <source>The speed is unknown until the card has been measured.</source>
            <translation>在该卡有实测之前，速度未知。</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>检查项</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>应为</translation>
        </message>
        <message>
            <source>How</source>
            <translation>方法</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>实测</translation>
        </message>
        <message>
            <source>Product name the driver reports</source>
            <translation>驱动报告的产品名</translation>
        </message>
        <message>
            <source>Total memory the driver reports</source>
            <translation>驱动报告的显存总量</translation>
        </message>
        <message>
            <source>%1 MiB</source>
            <translation>%1 MiB</translation>
        </message>
        <message>
            <source>Memory size</source>
            <translation>显存容量</translation>
        </message>
        <message>
            <source>%1 GiB</source>
            <translation>%1 GiB</translation>
        </message>
        <message>
            <source>PCI id</source>
            <translation>PCI 编号</translation>
        </message>
        <message>
            <source>Chip</source>
            <translation>芯片</translation>
        </message>
        <message>
            <source>Memory errors</source>
            <translation>显存错误</translation>
        </message>
        <message>
            <source>ECC on, no uncorrected errors, no remapped rows</source>
            <translation>ECC 开启，无不可纠正错误，无重映射行</translation>
        </message>
        <message>
            <source>NVLink links active</source>
            <translation>NVLink 活动链路数</translation>
        </message>
        <message>
            <source>PCIe link under load</source>
            <translation>负载下的 PCIe 链路</translation>
        </message>
        <message>
            <source>generation %1, %2 lanes</source>
            <translation>第 %1 代，%2 通道</translation>
        </message>
        <message>
            <source>Default power limit</source>
            <translation>默认功耗上限</translation>
        </message>
        <message>
            <source>Risks and checks at delivery</source>
            <translation>风险与到货验收</translation>
        </message>
        <message>
            <source>Nothing in the catalogue or in the estimate calls for special care.</source>
            <translation>型号库与估算中均无需要特别注意之处。</translation>
        </message>
        <message>
            <source>Checks at delivery</source>
            <translation>到货验收</translation>
        </message>
        <message>
            <source>For every card of every server, before the delivery is accepted; keep the output of the commands with this report.</source>
            <translation>签收前对每台服务器的每张卡逐项检查；命令输出与本报告一并存档。</translation>
        </message>
        <message>
            <source>Memory: the vendor does not publish how much %1 has.</source>
            <translation>显存：厂商未公布 %1 的容量。</translation>
        </message>
        <message>
            <source>Memory: %1 of what a process can use stays free on the fullest card, %2 was asked for; the job fits with a probability of %3.</source>
            <translation>显存：最满一张卡仍有 %1 的可用显存空闲，要求为 %2；放得下的概率为 %3。</translation>
        </message>
        <message>
            <source>Memory: only %1 of what a process can use stays free on the fullest card where %2 was asked for; the job fits with a probability of %3.</source>
            <translation>显存：最满一张卡仅剩 %1 的可用显存空闲，要求为 %2；放得下的概率为 %3。</translation>
        </message>
        <message>
            <source>Memory: the fullest card lacks %1; the largest part is %2.</source>
            <translation>显存：最满一张卡还差 %1；占用最大的是%2。</translation>
        </message>
        <message>
            <source>Shortest stave: %1, used to %2 of its limit.</source>
            <translation>最短的板：%1，已用到上限的 %2。</translation>
        </message>
        <message>
            <source>Shortest stave: %1, used to %2 of its limit; the next is %3 at %4.</source>
            <translation>最短的板：%1，已用到上限的 %2；其次是%3，为 %4。</translation>
        </message>
        <message>
            <source>Speed: not estimated, because the vendor does not publish: %1.</source>
            <translation>速度：厂商未公布 %1，未作估算。</translation>
        </message>
        <message>
            <source>Speed: %1 in total; each of %2 concurrent requests waits %3 for a token.</source>
            <translation>速度：合计 %1；%2 个并发请求各自每 %3 得到一个 token。</translation>
        </message>
        <message>
            <source>Speed: %1, so that the whole run takes %2.</source>
            <translation>速度：%1，整个任务需 %2。</translation>
        </message>
        <message>
            <source>Speed: %1.</source>
            <translation>速度：%1。</translation>
        </message>
        <message>
            <source>Speed: %1, which is %2 of the peak compute of the cards (MFU).</source>
            <translation>速度：%1，相当于峰值算力的 %2（MFU）。</translation>
        </message>
        <message>
            <source>Room to grow: the largest micro batch that keeps the headroom is %1.</source>
            <translation>增长空间：保留余量时最大微批为 %1。</translation>
        </message>
        <message>
            <source>Room to grow: the cache holds %1 concurrent requests of this length.</source>
            <translation>增长空间：缓存可容纳 %1 个该长度的并发请求。</translation>
        </message>
        <message>
            <source>Memory, fullest card</source>
            <translation>单卡显存（最满）</translation>
        </message>
        <message>
            <source>of %1 usable</source>
            <translation>可用 %1</translation>
        </message>
        <message>
            <source>samples/s, %1</source>
            <translation>样本/秒，%1</translation>
        </message>
        <message>
            <source>tokens/s, %1</source>
            <translation>tokens/s，%1</translation>
        </message>
        <message>
            <source>Throughput, whole job</source>
            <translation>整体吞吐</translation>
        </message>
        <message>
            <source>peak %1</source>
            <translation>峰值 %1</translation>
        </message>
        <message>
            <source>Shortest stave</source>
            <translation>最短的板</translation>
        </message>
        <message>
            <source>90 % interval of the memory</source>
            <translation>显存的 90 % 区间</translation>
        </message>
        <message>
            <source>Probability that the job fits</source>
            <translation>放得下的概率</translation>
        </message>
        <message>
            <source>Recompute activations in the backward pass (full recomputation): less memory for more time.</source>
            <translation>启用完全重计算，反向时重算激活值：省显存，多耗时。</translation>
        </message>
        <message>
            <source>Use a smaller micro batch and accumulate gradients instead.</source>
            <translation>减小微批，改用梯度累积。</translation>
        </message>
        <message>
            <source>Shard weights, gradients and optimizer states over the data-parallel cards (ZeRO-3 or FSDP).</source>
            <translation>在数据并行的各卡之间切分权重、梯度与优化器状态（ZeRO-3 或 FSDP）。</translation>
        </message>
        <message>
            <source>Fine-tune with LoRA or QLoRA, if the task allows it.</source>
            <translation>任务允许时，改用 LoRA 或 QLoRA 微调。</translation>
        </message>
        <message>
            <source>Serve quantised weights, fewer concurrent requests or a shorter context.</source>
            <translation>使用量化权重，减少并发，或缩短上下文。</translation>
        </message>
        <message>
            <source>Take cards of the %1 tier.</source>
            <translation>选用 %1 档的卡。</translation>
        </message>
        <message>
            <source>Spread the job over more cards (tensor or pipeline parallelism).</source>
            <translation>把任务分到更多卡上（张量并行或流水线并行）。</translation>
        </message>
        <message>
            <source>Recommendation</source>
            <translation>建议</translation>
        </message>
        <message>
            <source>Ask the vendor for the memory size before anything is ordered.</source>
            <translation>下单前请先向厂商确认显存容量。</translation>
        </message>
        <message>
            <source>%1 (servers: %2, cards in each: %3) carries this job. The section on the recommended configuration lists what to order.</source>
            <translation>%1（服务器 %2 台，每台 %3 张卡）能够承载本任务；订货明细见“推荐配置与物料清单”一节。</translation>
        </message>
        <message>
            <source>%1 runs this job as it is described here, but leaves no room: a longer sequence, a larger batch or another version of the software can break it. For room to spare:</source>
            <translation>按此处描述，%1 能运行本任务，但没有余地：序列变长、批量变大或软件换版本都可能放不下。若要留出余地：</translation>
        </message>
        <message>
            <source>%1 should not be ordered for this job as it is described here. What would help, the cheapest first:</source>
            <translation>按此处描述，不应为本任务订购 %1。可行的办法，由易到难：</translation>
        </message>
        <message>
            <source>Of the cards compared, these carry the job with the headroom asked for: %1.</source>
            <translation>所对比的卡型中，满足余量要求的有：%1。</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>Three reasons</source>
            <translation>三条理由</translation>
        </message>
        <message>
            <source>samples/s, whole job</source>
            <translation>样本/s，整个作业</translation>
        </message>
        <message>
            <source>tokens/s, whole job</source>
            <translation>tokens/s，整个作业</translation>
        </message>
        <message>
            <source>Knee</source>
            <translation>拐点</translation>
        </message>
        <message>
            <source>milliseconds per step</source>
            <translation>毫秒 / 步</translation>
        </message>
        <message>
            <source>seconds per step</source>
            <translation>秒 / 步</translation>
        </message>
        <message>
            <source>Where the time of a step goes</source>
            <translation>单步耗时去向</translation>
        </message>
        <message>
            <source>% of the step</source>
            <translation>占单步 %</translation>
        </message>
        <message>
            <source>Throughput by concurrency</source>
            <translation>并发与吞吐</translation>
        </message>
        <message>
            <source>Throughput by batch size</source>
            <translation>批量与吞吐</translation>
        </message>
        <message>
            <source>MFU by batch size</source>
            <translation>批量与 MFU</translation>
        </message>
        <message>
            <source>% of the dense 16-bit peak</source>
            <translation>占稠密 16 位峰值的 %</translation>
        </message>
        <message>
            <source>Time per output token by concurrency</source>
            <translation>并发与每 token 耗时</translation>
        </message>
        <message>
            <source>milliseconds per token of one request</source>
            <translation>毫秒 / token（单个请求）</translation>
        </message>
        <message>
            <source>Throughput by number of cards</source>
            <translation>卡数与吞吐</translation>
        </message>
        <message>
            <source>Number of cards</source>
            <translation>卡数</translation>
        </message>
        <message>
            <source>Throughput</source>
            <translation>吞吐</translation>
        </message>
        <message>
            <source>%1 cards</source>
            <translation>%1 张卡</translation>
        </message>
        <message>
            <source>%1 cards are slower than %2: %3 against %4.</source>
            <translation>%1 张卡反而比 %2 张慢：%3 对 %4。</translation>
        </message>
        <message>
            <source>%1 cards give only %2 times the throughput of %3, %4 of ideal scaling.</source>
            <translation>%1 张卡的吞吐只有 %3 张的 %2 倍，为理想扩展的 %4。</translation>
        </message>
        <message>
            <source>%1 cards give %2 times the throughput of %3, %4 of ideal scaling.</source>
            <translation>%1 张卡的吞吐是 %3 张的 %2 倍，为理想扩展的 %4。</translation>
        </message>
        <message>
            <source>a whole number from %1 to %2, or 0 for automatic</source>
            <translation>%1 到 %2 之间的整数，或 0 表示自动</translation>
        </message>
        <message>
            <source>a number from %1 to %2, or 0 for automatic</source>
            <translation>%1 到 %2 之间的数，或 0 表示自动</translation>
        </message>
        <message>
            <source>one of %1</source>
            <translation>以下之一：%1</translation>
        </message>
        <message>
            <source>one of %1, or a list of module names</source>
            <translation>以下之一：%1，或模块名列表</translation>
        </message>
        <message>
            <source>a text of at most %1 characters</source>
            <translation>不超过 %1 个字符的文本</translation>
        </message>
        <message>
            <source>a list of at most %1 card ids</source>
            <translation>不超过 %1 个卡型标识的列表</translation>
        </message>
        <message>
            <source>the id of a model in the catalogue, or an object with hf_config or parameters</source>
            <translation>目录中的模型标识，或含 hf_config 或 parameters 的对象</translation>
        </message>
        <message>
            <source>the file version %1</source>
            <translation>文件版本 %1</translation>
        </message>
        <message>
            <source>only the keys %1</source>
            <translation>只含以下键：%1</translation>
        </message>
        <message>
            <source>either hf_config or parameters, forward_macs_per_sample and so on</source>
            <translation>hf_config 与 parameters、forward_macs_per_sample 等二者取一</translation>
        </message>
        <message>
            <source>%1, so that data × tensor × pipeline × context is the GPU count %2</source>
            <translation>%1，使数据 × 张量 × 流水线 × 上下文并行度之积等于 GPU 总数 %2</translation>
        </message>
        <message>
            <source>degrees whose product data × tensor × pipeline × context is the GPU count %1</source>
            <translation>数据 × 张量 × 流水线 × 上下文并行度之积等于 GPU 总数 %1</translation>
        </message>
        <message>
            <source>a divisor of data × tensor × context, which is %1</source>
            <translation>能整除数据 × 张量 × 上下文并行度之积（%1）的数</translation>
        </message>
        <message>
            <source>a divisor of data × context, which is %1, or 0 for automatic</source>
            <translation>能整除数据 × 上下文并行度之积（%1）的数，或 0 表示自动</translation>
        </message>
        <message>
            <source>for the task %1 one of %2</source>
            <translation>任务为 %1 时取以下之一：%2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>Client</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Project</source>
            <translation>项目</translation>
        </message>
        <message>
            <source>Prepared by</source>
            <translation>编制</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>版本</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>目录</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>第 %1 页，共 %2 页</translation>
        </message>
        <message>
            <source>bench takes no arguments: xuanka-cli bench [--seconds S]</source>
            <translation>bench 不带文件参数：xuanka-cli bench [--seconds S]</translation>
        </message>
        <message>
            <source>Evaluations per second of the engine, on one core and on all of them.</source>
            <translation>估算引擎每秒评估次数（单核与全部核心）。</translation>
        </message>
        <message>
            <source>Length of one measurement, 0.05 to 10 (default 0.5).</source>
            <translation>单次测量时长，0.05 至 10 秒（默认 0.5）。</translation>
        </message>
        <message>
            <source>Case</source>
            <translation>用例</translation>
        </message>
        <message>
            <source>evaluations/s, one core</source>
            <translation>次/秒（单核）</translation>
        </message>
        <message>
            <source>evaluations/s, %1 cores</source>
            <translation>次/秒（%1 核）</translation>
        </message>
        <message>
            <source>whole answer</source>
            <translation>完整答案</translation>
        </message>
        <message>
            <source>catalog takes gpus or models: xuanka-cli catalog gpus|models [--filter TEXT]</source>
            <translation>catalog 需要 gpus 或 models：xuanka-cli catalog gpus|models [--filter TEXT]</translation>
        </message>
        <message>
            <source>What is known of cards and models, with sources.</source>
            <translation>已收录的显卡与模型及其来源。</translation>
        </message>
        <message>
            <source>Only records in which every word occurs.</source>
            <translation>只列出包含每个词的条目。</translation>
        </message>
        <message>
            <source>Id</source>
            <translation>标识</translation>
        </message>
        <message>
            <source>Architecture</source>
            <translation>架构</translation>
        </message>
        <message>
            <source>Dense 16-bit rate</source>
            <translation>16 位稠密算力</translation>
        </message>
        <message>
            <source>Confidence</source>
            <translation>可信度</translation>
        </message>
        <message>
            <source>Family</source>
            <translation>系列</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>参数量</translation>
        </message>
        <message>
            <source>Active parameters</source>
            <translation>激活参数量</translation>
        </message>
        <message>
            <source>Released</source>
            <translation>发布时间</translation>
        </message>
        <message>
            <source>%1 of %2, as of %3; figures and sources with --json</source>
            <translation>%2 条中的 %1 条，截至 %3；加 --json 可查看全部数据与来源</translation>
        </message>
        <message>
            <source>an output that can be written</source>
            <translation>可写入的输出</translation>
        </message>
        <message>
            <source>a folder that can be read</source>
            <translation>可读取的文件夹</translation>
        </message>
        <message>
            <source>estimate takes one scenario: xuanka-cli estimate SCENARIO.xuanka</source>
            <translation>estimate 需要一个方案文件：xuanka-cli estimate SCENARIO.xuanka</translation>
        </message>
        <message>
            <source>Memory, time and power of one scenario.</source>
            <translation>一个方案的显存、时间与功耗。</translation>
        </message>
        <message>
            <source>%1: %2, %3 on %4 × %5</source>
            <translation>%1：%2，%3，%4 × %5</translation>
        </message>
        <message>
            <source>%1: needs %2 of %3, fits with a probability of %4</source>
            <translation>%1：需要 %2，可用 %3，放得下的概率为 %4</translation>
        </message>
        <message>
            <source>Needs %1; the memory size of the card is not published</source>
            <translation>需要 %1；该卡未公布显存容量</translation>
        </message>
        <message>
            <source>Largest micro batch that keeps the headroom</source>
            <translation>保留余量时的最大微批</translation>
        </message>
        <message>
            <source>Most requests at once</source>
            <translation>最大并发请求数</translation>
        </message>
        <message>
            <source>Rule of thumb, whole job</source>
            <translation>经验法则（整个任务）</translation>
        </message>
        <message>
            <source>Memory size to buy, per card</source>
            <translation>建议单卡显存档位</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>首 token 时延</translation>
        </message>
        <message>
            <source>Limits, tightest first (headroom)</source>
            <translation>瓶颈，从最紧开始（余量）</translation>
        </message>
        <message>
            <source>import-model takes one file: xuanka-cli import-model CONFIG.json</source>
            <translation>import-model 需要一个文件：xuanka-cli import-model CONFIG.json</translation>
        </message>
        <message>
            <source>A Hugging Face config.json or adapter_config.json as a model, with its exact count.</source>
            <translation>把 Hugging Face 的 config.json 或 adapter_config.json 读成模型，并给出精确参数量。</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>层数</translation>
        </message>
        <message>
            <source>Hidden size</source>
            <translation>隐藏维度</translation>
        </message>
        <message>
            <source>Attention heads / KV heads / head width</source>
            <translation>注意力头数 / KV 头数 / 头维度</translation>
        </message>
        <message>
            <source>FFN width</source>
            <translation>FFN 宽度</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>词表大小</translation>
        </message>
        <message>
            <source>Experts / per token</source>
            <translation>专家数 / 每 token 激活数</translation>
        </message>
        <message>
            <source>KV cache per token, fp16</source>
            <translation>每 token 的 KV 缓存（fp16）</translation>
        </message>
        <message>
            <source>Quantisation</source>
            <translation>量化</translation>
        </message>
        <message>
            <source>Base model</source>
            <translation>基座模型</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>秩</translation>
        </message>
        <message>
            <source>Trained parameters</source>
            <translation>训练的参数量</translation>
        </message>
        <message>
            <source>The procurement report of one scenario as a PDF, in the language of --lang.</source>
            <translation>把一个方案的采购报告输出为 PDF，语言由 --lang 指定。</translation>
        </message>
        <message>
            <source>report takes a scenario and an output: xuanka-cli report SCENARIO.xuanka OUT.pdf [--lang zh_CN|en]</source>
            <translation>report 需要一个方案和一个输出文件：xuanka-cli report SCENARIO.xuanka OUT.pdf [--lang zh_CN|en]</translation>
        </message>
        <message>
            <source>Client named on the cover.</source>
            <translation>封面上的客户名称。</translation>
        </message>
        <message>
            <source>Project named on the cover; the scenario's name if absent.</source>
            <translation>封面上的项目名称；未给出时取方案名称。</translation>
        </message>
        <message>
            <source>Who prepared the report, named on the cover.</source>
            <translation>封面上的编制人。</translation>
        </message>
        <message>
            <source>a place where the PDF can be written</source>
            <translation>可写入 PDF 的位置</translation>
        </message>
        <message>
            <source>Report written to %1.</source>
            <translation>报告已写入 %1。</translation>
        </message>
        <message>
            <source>sweep takes one scenario, an axis and values: xuanka-cli sweep SCENARIO.xuanka --axis micro_batch|sequence_length|gpus|concurrency --values 1,2,4 [--gpus ID,ID] [--csv]</source>
            <translation>sweep 需要一个方案文件、一个变量和若干取值：xuanka-cli sweep SCENARIO.xuanka --axis micro_batch|sequence_length|gpus|concurrency --values 1,2,4 [--gpus ID,ID] [--csv]</translation>
        </message>
        <message>
            <source>One row per value and card.</source>
            <translation>每个取值、每种卡型一行。</translation>
        </message>
        <message>
            <source>What varies: micro_batch, sequence_length, gpus or concurrency.</source>
            <translation>变化的量：micro_batch、sequence_length、gpus 或 concurrency。</translation>
        </message>
        <message>
            <source>Values, separated by commas.</source>
            <translation>取值，以逗号分隔。</translation>
        </message>
        <message>
            <source>Card ids, separated by commas; without it the scenario's.</source>
            <translation>卡型标识，以逗号分隔；省略则用方案中的卡型。</translation>
        </message>
        <message>
            <source>Comma-separated output for spreadsheets.</source>
            <translation>输出可供表格软件使用的 CSV。</translation>
        </message>
        <message>
            <source>Unknown axis %1; one of: micro_batch, sequence_length, gpus, concurrency</source>
            <translation>未知变量 %1；可用：micro_batch、sequence_length、gpus、concurrency</translation>
        </message>
        <message>
            <source>%1 is not a number; values look like 1,2,4,8</source>
            <translation>%1 不是数字；取值形如 1,2,4,8</translation>
        </message>
        <message>
            <source>Fits with</source>
            <translation>放得下的概率</translation>
        </message>
        <message>
            <source>tokens/s</source>
            <translation>tokens/s</translation>
        </message>
        <message>
            <source>samples/s</source>
            <translation>样本/秒</translation>
        </message>
        <message>
            <source>MFU</source>
            <translation>MFU</translation>
        </message>
        <message>
            <source>validate takes one file: xuanka-cli validate MEASURED.csv</source>
            <translation>validate 需要一个文件：xuanka-cli validate MEASURED.csv</translation>
        </message>
        <message>
            <source>Predicts every row of a table of measurements and sums up the errors.</source>
            <translation>对实测数据表逐行预测并汇总误差。</translation>
        </message>
        <message>
            <source>Rows predicted: %1 of %2</source>
            <translation>已预测 %1 行，共 %2 行</translation>
        </message>
        <message>
            <source>rows | median error | 90 % of rows below | bias | inside the interval | quantity, group</source>
            <translation>行数 | 误差中位数 | 90% 的行低于 | 偏差 | 落入区间 | 量，分组</translation>
        </message>
        <message>
            <source>right verdicts %1 %</source>
            <translation>判断正确 %1%</translation>
        </message>
        <message>
            <source>Rows not predicted: %1</source>
            <translation>未预测 %1 行</translation>
        </message>
        <message>
            <source>row %1: %2</source>
            <translation>第 %1 行：%2</translation>
        </message>
        <message>
            <source>No command given; one of: %1 (--help explains)</source>
            <translation>未给出命令；可用命令：%1（用 --help 查看说明）</translation>
        </message>
        <message>
            <source>Unknown command %1; one of: %2</source>
            <translation>未知命令 %1；可用命令：%2</translation>
        </message>
        <message>
            <source>Unknown language %1; one of: en, zh_CN</source>
            <translation>未知语言 %1；可用：en、zh_CN</translation>
        </message>
        <message>
            <source>Unknown option %1; usage: xuanka-cli %2 %3</source>
            <translation>未知选项 %1；用法：xuanka-cli %2 %3</translation>
        </message>
        <message>
            <source>An option has no value; usage: xuanka-cli %1 %2</source>
            <translation>有选项缺少取值；用法：xuanka-cli %1 %2</translation>
        </message>
        <message>
            <source>Memory, speed and power of AI workloads on AI servers, and which server to buy.</source>
            <translation>估算 AI 负载在服务器上的显存、速度与功耗，帮助选定服务器。</translation>
        </message>
        <message>
            <source>Machine-readable output.</source>
            <translation>输出机器可读的 JSON。</translation>
        </message>
        <message>
            <source>Language of the text: en or zh_CN.</source>
            <translation>文字语言：en 或 zh_CN。</translation>
        </message>
        <message>
            <source>Folder with the user's own data.</source>
            <translation>用户自有数据所在文件夹。</translation>
        </message>
        <message>
            <source>Explains the options.</source>
            <translation>显示选项说明。</translation>
        </message>
        <message>
            <source>Commands:</source>
            <translation>命令：</translation>
        </message>
        <message>
            <source>a loaded TensorRT-LLM server</source>
            <translation>满载的 TensorRT-LLM 服务</translation>
        </message>
        <message>
            <source>serving with SGLang</source>
            <translation>用 SGLang 提供服务</translation>
        </message>
        <message>
            <source>MLPerf inference, offline</source>
            <translation>MLPerf 推理（离线）</translation>
        </message>
        <message>
            <source>MLPerf inference, server</source>
            <translation>MLPerf 推理（服务器）</translation>
        </message>
        <message>
            <source>reading the prompt with Transformers</source>
            <translation>用 Transformers 预填充</translation>
        </message>
        <message>
            <source>reading the prompt with llama.cpp</source>
            <translation>用 llama.cpp 预填充</translation>
        </message>
        <message>
            <source>reading the prompt with TensorRT-LLM</source>
            <translation>用 TensorRT-LLM 预填充</translation>
        </message>
        <message>
            <source>image models</source>
            <translation>视觉模型</translation>
        </message>
        <message>
            <source>training of convolutional image models</source>
            <translation>卷积视觉模型训练</translation>
        </message>
        <message>
            <source>training of image transformers</source>
            <translation>视觉 Transformer 训练</translation>
        </message>
        <message>
            <source>inference of convolutional image models</source>
            <translation>卷积视觉模型推理</translation>
        </message>
        <message>
            <source>inference of image transformers</source>
            <translation>视觉 Transformer 推理</translation>
        </message>
        <message>
            <source>image models on cards without measurements</source>
            <translation>没有实测数据的卡上的视觉模型</translation>
        </message>
        <message>
            <source>Method of the whole answer, %1</source>
            <translation>整体估算方法，%1</translation>
        </message>
        <message>
            <source>&gt; %1 %</source>
            <translation>&gt; %1 %</translation>
        </message>
        <message>
            <source>&lt; %1 %</source>
            <translation>&lt; %1 %</translation>
        </message>
        <message>
            <source>a list of 1 to %1 jobs</source>
            <translation>1 到 %1 个任务的列表</translation>
        </message>
        <message>
            <source>a list of texts</source>
            <translation>文本列表</translation>
        </message>
        <message>
            <source>CPU and data loading</source>
            <translation>CPU 与数据加载</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>存储</translation>
        </message>
        <message>
            <source>Rack power</source>
            <translation>机柜供电</translation>
        </message>
        <message>
            <source>Cooling</source>
            <translation>散热</translation>
        </message>
        <message>
            <source>Least cost of all: %1 with dear prices and slow runs.</source>
            <translation>费用最低：按偏高价格和偏慢速度计为 %1。</translation>
        </message>
        <message>
            <source>Fastest of all: done within %1 even if the run is slow.</source>
            <translation>用时最短：即使偏慢也在 %1 内完成。</translation>
        </message>
        <message>
            <source>Quickest answers of all: %1 per token even if serving is slow.</source>
            <translation>响应最快：即使偏慢每个词元也只需 %1。</translation>
        </message>
        <message>
            <source>Needs the least power of all: %1 at its peak.</source>
            <translation>用电最少：峰值 %1。</translation>
        </message>
        <message>
            <source>One card holds the job: it needs %1 of %2.</source>
            <translation>单卡即可装下：需要 %1，可用 %2。</translation>
        </message>
        <message>
            <source>%1 of these cards do not hold it: at least %2 a card are needed, and of %3 a share of %4 stays free.</source>
            <translation>%1 张同型卡装不下：每卡至少需要 %2，而可用 %3 中要留出 %4。</translation>
        </message>
        <message>
            <source>%1 of these cards would take %2, longer than the %3 allowed.</source>
            <translation>%1 张同型卡要 %2，超过期限 %3。</translation>
        </message>
        <message>
            <source>%1 of these cards would do it too, in %2 instead of %3.</source>
            <translation>%1 张同型卡也能完成，用时 %2，而非 %3。</translation>
        </message>
        <message>
            <source>%1 decides the memory: it needs %2 a card.</source>
            <translation>显存由 %1 决定：每卡需要 %2。</translation>
        </message>
        <message>
            <source>Every layer is split over %1 cards that the fast link joins.</source>
            <translation>每层切分到 %1 张由高速互联相连的卡上。</translation>
        </message>
        <message>
            <source>Every layer is split over %1 cards that only PCIe joins; they wait for it.</source>
            <translation>每层切分到 %1 张仅由 PCIe 相连的卡上，会等待总线。</translation>
        </message>
        <message>
            <source>%1 pipeline stages are kept busy by %2 micro-batches a step.</source>
            <translation>%1 级流水线由每步 %2 个微批次填满。</translation>
        </message>
        <message>
            <source>Recomputation (%1) is needed: without it a card needs %2 of %3.</source>
            <translation>需要重计算（%1）：否则每卡要 %2，可用仅 %3。</translation>
        </message>
        <message>
            <source>Shortest stave: %1.</source>
            <translation>短板：%1。</translation>
        </message>
        <message>
            <source>No published run on cards like these backs the speed: it may come to %1 to %2 of what is said.</source>
            <translation>没有同类卡的公开实测支撑此速度：实际可能为所示的 %1 到 %2。</translation>
        </message>
        <message>
            <source>A card costs %1 to %2 an hour (%4, as of %3).</source>
            <translation>每卡每小时 %1 至 %2（%4，%3）。</translation>
        </message>
        <message>
            <source>No price of this card is published; nothing is guessed.</source>
            <translation>此卡没有公开价格，不作猜测。</translation>
        </message>
        <message>
            <source>The power of this card is not published.</source>
            <translation>此卡功耗未公布。</translation>
        </message>
        <message>
            <source>Buying this card in China needs a US export licence.</source>
            <translation>在中国购买此卡需要美国出口许可。</translation>
        </message>
        <message>
            <source>This card is only found second-hand or out of production.</source>
            <translation>此卡仅有二手或停产货源。</translation>
        </message>
        <message>
            <source>%1: %2 cards take %3, longer than %4 cards with %5.</source>
            <translation>%1：%2 张卡用时 %3，比 %4 张卡的 %5 还长。</translation>
        </message>
        <message>
            <source>No length of the run is stated; %1 tokens are assumed.</source>
            <translation>未给出训练长度，按 %1 个词元计。</translation>
        </message>
        <message>
            <source>No configuration keeps every limit.</source>
            <translation>没有配置满足全部限制。</translation>
        </message>
        <message>
            <source>This card is not among the cards asked for.</source>
            <translation>此卡不在指定的卡型之中。</translation>
        </message>
        <message>
            <source>The vendors asked for leave this card out.</source>
            <translation>厂商筛选排除了此卡。</translation>
        </message>
        <message>
            <source>The market segments asked for leave this card out.</source>
            <translation>类别筛选排除了此卡。</translation>
        </message>
        <message>
            <source>Cards that need a US export licence are left out.</source>
            <translation>已排除需要美国出口许可的卡。</translation>
        </message>
        <message>
            <source>Second-hand cards are left out.</source>
            <translation>已排除二手卡。</translation>
        </message>
        <message>
            <source>The cooling asked for leaves this card out.</source>
            <translation>散热方式筛选排除了此卡。</translation>
        </message>
        <message>
            <source>It does not fit: a card needs %1 of %2, and %3 must stay free.</source>
            <translation>装不下：每卡需要 %1，可用 %2，且须留出 %3。</translation>
        </message>
        <message>
            <source>It fits with a probability of %1; %2 are asked for.</source>
            <translation>装得下的概率为 %1，要求 %2。</translation>
        </message>
        <message>
            <source>The memory of this card is not published.</source>
            <translation>此卡显存未公布。</translation>
        </message>
        <message>
            <source>A rate this job needs is not published.</source>
            <translation>此任务所需的速率未公布。</translation>
        </message>
        <message>
            <source>It takes %1 on the slow side; %2 are allowed.</source>
            <translation>偏慢时要 %1，期限为 %2。</translation>
        </message>
        <message>
            <source>One server draws up to %1; the rack gives %2.</source>
            <translation>单台服务器峰值 %1，机柜仅供 %2。</translation>
        </message>
        <message>
            <source>It costs up to %1; the budget is %2.</source>
            <translation>费用最高 %1，预算为 %2。</translation>
        </message>
        <message>
            <source>Tensor parallel %1 goes over PCIe: %2 of every step wait for it.</source>
            <translation>张量并行 %1 走 PCIe：每步有 %2 的时间在等待。</translation>
        </message>
        <message>
            <source>Tensor parallel %1 takes %2 of every step for communication.</source>
            <translation>张量并行 %1 的通信占每步的 %2。</translation>
        </message>
        <message>
            <source>%1 pipeline stages with %2 micro-batches stand idle for %3 of every step.</source>
            <translation>%1 级流水线只有 %2 个微批次，每步空等 %3。</translation>
        </message>
        <message>
            <source>Data parallel %1 waits %2 of every step for weights and gradients.</source>
            <translation>数据并行 %1 每步有 %2 的时间等待权重和梯度。</translation>
        </message>
        <message>
            <source>%1 cards give %2; %3 cards of the same kind give %4.</source>
            <translation>%1 张卡为 %2，而同型 %3 张卡为 %4。</translation>
        </message>
        <message>
            <source>Another layout of the same cards is faster: %2 instead of %1.</source>
            <translation>同样的卡换一种并行布局更快：%2，而非 %1。</translation>
        </message>
        <message>
            <source>%1 cards take %2; %3 cards take %4.</source>
            <translation>%1 张卡用时 %2，%3 张卡用时 %4。</translation>
        </message>
        <message>
            <source>%2 × %1 do it in %3 for %4; this takes %5 and costs %6.</source>
            <translation>%2 × %1 只需 %3、%4；本配置要 %5、%6。</translation>
        </message>
        <message>
            <source>%2 × %1 do it in %3 for %4; this takes %5 and has no published price.</source>
            <translation>%2 × %1 只需 %3、%4；本配置要 %5，且没有公开价格。</translation>
        </message>
        <message>
            <source>There is no computed answer to compare with.</source>
            <translation>没有可比较的计算结果。</translation>
        </message>
        <message>
            <source>On one %1 the leanest layout needs %2; %3 can be used.</source>
            <translation>在单张 %1 上最省的布局也要 %2，可用 %3。</translation>
        </message>
        <message>
            <source>One %1 holds it: %2 of %3 with recomputation %4.</source>
            <translation>单张 %1 装得下：需要 %2，可用 %3，重计算：%4。</translation>
        </message>
        <message>
            <source>Computed: %2 × %1, %3 to one copy of the model, which needs %4 of %5 on each.</source>
            <translation>计算结果：%2 × %1，每个模型副本用 %3 张，每张需要 %4，可用 %5。</translation>
        </message>
        <message>
            <source>It needs %1, within a card of %2.</source>
            <translation>需要 %1，%2 的卡装得下。</translation>
        </message>
        <message>
            <source>It needs %1, more than a card of %2 gives.</source>
            <translation>需要 %1，超过 %2 的卡。</translation>
        </message>
        <message>
            <source>Weights of %1 and the cache of %2 users come to %3; a 32 GB card gives %4.</source>
            <translation>权重 %1 加 %2 个用户的缓存共 %3，32 GB 卡可用 %4。</translation>
        </message>
        <message>
            <source>Weights are %1, with the cache of %2 users %3; a 32 GB card gives %4 and holds %5 users.</source>
            <translation>权重 %1，加 %2 个用户的缓存共 %3；32 GB 卡仅可用 %4，只能容纳 %5 个用户。</translation>
        </message>
        <message>
            <source>Computed: %2 × %1 share the states; each needs %3 of %4. Unshared, weights, gradients and optimizer alone take %5.</source>
            <translation>计算结果：%2 × %1 分摊状态，每张需要 %3，可用 %4；不分摊时仅权重、梯度和优化器就要 %5。</translation>
        </message>
        <message>
            <source>Computed: %3 × %1 (%2), done within %4.</source>
            <translation>计算结果：%3 × %1（%2），%4 内完成。</translation>
        </message>
        <message>
            <source>The run takes %1; how steady the room is does not follow from numbers here.</source>
            <translation>训练要 %1；机房是否稳定无法由此处的数字得出。</translation>
        </message>
        <message>
            <source>%1 of the memory are kept free.</source>
            <translation>显存留出 %1。</translation>
        </message>
        <message>
            <source>%1 of the searched cards and counts lack memory, %2 lack speed; the shortest stave of the answer is %3.</source>
            <translation>所搜索的卡与数量中有 %1 个缺显存、%2 个缺速度；答案的短板是%3。</translation>
        </message>
        <message>
            <source>Prices of both are needed, and one is not published.</source>
            <translation>需要两者的价格，而其中之一未公布。</translation>
        </message>
        <message>
            <source>%1 takes %3 (%5), %2 takes %4 (%6). Paid by the month, the newer pays from %7 of work a day.</source>
            <translation>%1 用时 %3（%5），%2 用时 %4（%6）；按月付费时，每天工作 %7 以上新卡才划算。</translation>
        </message>
        <message>
            <source>%2 × %1 cost up to %3 and take %4; %6 × %5 cost up to %7 and take %8.</source>
            <translation>%2 × %1 最多 %3、用时 %4；%6 × %5 最多 %7、用时 %8。</translation>
        </message>
        <message>
            <source>From A100 to H100 this job gets %1 times faster, tuning all parameters %2 times.</source>
            <translation>从 A100 到 H100，此任务快 %1 倍，全参数微调快 %2 倍。</translation>
        </message>
        <message>
            <source>Serving: a card that holds the whole model comes first, several mid cards behind a balancer before one huge card.</source>
            <translation>推理为主：先求单卡装得下，多张中端卡加负载均衡优于一张超大显存卡。</translation>
        </message>
        <message>
            <source>Serving 13B in 16 bit: a 32 GB card is just enough, 40 GB is comfortable.</source>
            <translation>13B 模型 16 位推理：32 GB 卡刚好，40 GB 从容。</translation>
        </message>
        <message>
            <source>Serving only, up to 7B: the 40 GB tier is enough.</source>
            <translation>只做 7B 以内推理：40 GB 档足够。</translation>
        </message>
        <message>
            <source>Tuning all parameters: memory is the hard gate, 40 GB a card at the least.</source>
            <translation>全参数微调：显存是硬门槛，单卡至少 40 GB。</translation>
        </message>
        <message>
            <source>One H100 80 GB just holds full fine-tuning of 7B.</source>
            <translation>一张 H100 80 GB 刚好能做 7B 全参数微调。</translation>
        </message>
        <message>
            <source>Full fine-tuning of 13B wants checkpointing, shorter sequences or a card of 141 GB.</source>
            <translation>13B 全参数微调需要重计算、缩短序列或 141 GB 的卡。</translation>
        </message>
        <message>
            <source>Tuning all parameters from 13B on: 80 GB first, compute second.</source>
            <translation>13B 以上全参数微调：先保 80 GB 显存，算力次之。</translation>
        </message>
        <message>
            <source>Pre-training from 10B on: newest architecture, large memory, many nodes.</source>
            <translation>百亿参数以上预训练：最新架构、大显存、多机。</translation>
        </message>
        <message>
            <source>Mixed day and night loads: keep 20 to 30 % of the memory free.</source>
            <translation>昼夜混合负载：留 20% 到 30% 显存余量。</translation>
        </message>
        <message>
            <source>Long and frequent training: steady power and staff on site decide.</source>
            <translation>训练频繁、周期长：机房供电稳定和驻场运维起决定作用。</translation>
        </message>
        <message>
            <source>Memory size before bandwidth: what does not fit does not run.</source>
            <translation>先容量后带宽：装不下就跑不起来。</translation>
        </message>
        <message>
            <source>Inspection models under a few hundred million parameters: a 40 GB card is plenty.</source>
            <translation>亿级参数以下的质检视觉模型：40 GB 卡足够。</translation>
        </message>
        <message>
            <source>More than 8 hours of training a day: the newest generation pays within its write-off.</source>
            <translation>每天训练超过 8 小时：最新一代在折旧期内回本。</translation>
        </message>
        <message>
            <source>A few runs a week: the flagship of the last generation is the better deal.</source>
            <translation>每周只跑几次：上一代旗舰性价比更高。</translation>
        </message>
        <message>
            <source>No used A100 for pre-training or tuning 7B and more: power and time eat up the saving.</source>
            <translation>预训练或 7B 以上微调不买二手 A100：省下的钱会被电费和时间吃掉。</translation>
        </message>
        <message>
            <source>LoRA is less sensitive to the generation than full training.</source>
            <translation>LoRA 对代际的敏感度低于全量训练。</translation>
        </message>
        <message>
            <source>What fits on one card: the last generation will do.</source>
            <translation>单卡放得下：上一代即可。</translation>
        </message>
        <message>
            <source>What needs many cards: the newest generation first.</source>
            <translation>需要多卡并行：优先新一代。</translation>
        </message>
        <message>
            <source>Take cards that hold one copy each.</source>
            <translation>选单卡能放下一个副本的卡。</translation>
        </message>
        <message>
            <source>Take a 32 GB card.</source>
            <translation>选 32 GB 卡。</translation>
        </message>
        <message>
            <source>Take the 40 GB tier, not 80 GB.</source>
            <translation>选 40 GB 档，不追 80 GB。</translation>
        </message>
        <message>
            <source>Take cards with large memory first.</source>
            <translation>优先大显存卡。</translation>
        </message>
        <message>
            <source>Take one H100 80 GB.</source>
            <translation>选一张 H100 80 GB。</translation>
        </message>
        <message>
            <source>Take an H200 of 141 GB.</source>
            <translation>选 141 GB 的 H200。</translation>
        </message>
        <message>
            <source>Take cards of 80 GB or more.</source>
            <translation>选 80 GB 及以上的卡。</translation>
        </message>
        <message>
            <source>Take the newest generation.</source>
            <translation>选新一代。</translation>
        </message>
        <message>
            <source>Keep a headroom of 20 to 30 %.</source>
            <translation>余量设为 20% 到 30%。</translation>
        </message>
        <message>
            <source>Choose the room by its stability.</source>
            <translation>按稳定性选机房。</translation>
        </message>
        <message>
            <source>Settle memory size first.</source>
            <translation>先定显存容量。</translation>
        </message>
        <message>
            <source>Take a 40 GB card.</source>
            <translation>选 40 GB 卡。</translation>
        </message>
        <message>
            <source>Take the last generation.</source>
            <translation>选上一代。</translation>
        </message>
        <message>
            <source>Leave used A100s alone.</source>
            <translation>不选二手 A100。</translation>
        </message>
        <message>
            <source>Do not pay for the generation alone.</source>
            <translation>不必只为代际付费。</translation>
        </message>
        <message>
            <source>rented card</source>
            <translation>租卡</translation>
        </message>
        <message>
            <source>rented server</source>
            <translation>租整机</translation>
        </message>
        <message>
            <source>purchase</source>
            <translation>购买</translation>
        </message>
        <message>
            <source>selective</source>
            <translation>选择性</translation>
        </message>
        <message>
            <source>full</source>
            <translation>完全</translation>
        </message>
        <message>
            <source>Batch or users</source>
            <translation>批量或用户数</translation>
        </message>
        <message>
            <source>Price of the cards</source>
            <translation>卡的价格</translation>
        </message>
        <message>
            <source>Price of electricity</source>
            <translation>电价</translation>
        </message>
        <message>
            <source>Efficiency reached</source>
            <translation>达到的效率</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>搜索</translation>
        </message>
        <message>
            <source>layouts</source>
            <translation>布局数</translation>
        </message>
        <message>
            <source>first front</source>
            <translation>首个前沿</translation>
        </message>
        <message>
            <source>plan takes one requirements file: xuanka-cli plan REQUIREMENTS.json|- [--top N], N from 1 to 500</source>
            <translation>plan 需要一个需求文件：xuanka-cli plan REQUIREMENTS.json|- [--top N]，N 为 1 到 500</translation>
        </message>
        <message>
            <source>From jobs, deadline and budget to ranked configurations and the Pareto front.</source>
            <translation>从任务、期限和预算得出排序的配置与帕累托前沿。</translation>
        </message>
        <message>
            <source>Configurations in the ranked list (default 10).</source>
            <translation>排序列表中的配置数（默认 10）。</translation>
        </message>
        <message>
            <source>%1 layouts of %2 configurations searched in %3.</source>
            <translation>%3 内搜索了 %2 种配置的 %1 个布局。</translation>
        </message>
        <message>
            <source>Pareto front: cost, time, power</source>
            <translation>帕累托前沿：费用、时间、功率</translation>
        </message>
        <message>
            <source>Ranked</source>
            <translation>排序</translation>
        </message>
        <message>
            <source>Why the first</source>
            <translation>为何首选</translation>
        </message>
        <message>
            <source>Rules of the trade</source>
            <translation>行业规则</translation>
        </message>
        <message>
            <source>agrees</source>
            <translation>一致</translation>
        </message>
        <message>
            <source>disagrees</source>
            <translation>不一致</translation>
        </message>
        <message>
            <source>cannot be said</source>
            <translation>无法判断</translation>
        </message>
        <message>
            <source>Shortest staves of the first (headroom left)</source>
            <translation>首选的短板（剩余余量）</translation>
        </message>
        <message>
            <source>What a fifth less or more does to the first</source>
            <translation>各项增减两成对首选的影响</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>卡型</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>程序</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>并行布局</translation>
        </message>
        <message>
            <source>Recompute</source>
            <translation>重计算</translation>
        </message>
        <message>
            <source>per token</source>
            <translation>每 token</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>费用</translation>
        </message>
        <message>
            <source>price not published</source>
            <translation>价格未公布</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>装不下</translation>
        </message>
        <message>
            <source>less</source>
            <translation>减少</translation>
        </message>
        <message>
            <source>more</source>
            <translation>增加</translation>
        </message>
        <message>
            <source>Rented at today's prices %2 × %1 is the best answer found: up to %3 in %4. What a used card costs is not published.</source>
            <translation>按今日租价，%2 × %1 已是最优方案：最多 %3，耗时 %4。二手卡的价格没有公开数据。</translation>
        </message>
        <message>
            <source>a key of this section: %1</source>
            <translation>本节的键：%1</translation>
        </message>
        <message>
            <source>a text of at most 100 characters</source>
            <translation>至多 100 个字符的文字</translation>
        </message>
        <message>
            <source>One server within nine tenths of the rack's limit</source>
            <translation>一台服务器不超过机柜限额的九成</translation>
        </message>
        <message>
            <source>Each of the two feeds carries the whole load</source>
            <translation>两路供电各能承担全部负载</translation>
        </message>
        <message>
            <source>UPS power free for all servers</source>
            <translation>UPS 余量够全部服务器</translation>
        </message>
        <message>
            <source>Transformer capacity free for servers and cooling</source>
            <translation>变压器余量够服务器与制冷</translation>
        </message>
        <message>
            <source>Cooling power free for all servers</source>
            <translation>制冷余量够全部服务器</translation>
        </message>
        <message>
            <source>Lead time of a power upgrade</source>
            <translation>电力扩容周期</translation>
        </message>
        <message>
            <source>Heat of a rack that air can take out</source>
            <translation>单机柜风冷可带走的热量</translation>
        </message>
        <message>
            <source>Inlet air at the top server, plum-rain weeks and midsummer</source>
            <translation>最上层服务器进风温度（梅雨与盛夏）</translation>
        </message>
        <message>
            <source>Warm air drawn in again</source>
            <translation>热风回流</translation>
        </message>
        <message>
            <source>Inlet below the point where cards throttle</source>
            <translation>进风低于显卡降频点</translation>
        </message>
        <message>
            <source>Relative humidity in the plum-rain season</source>
            <translation>梅雨季相对湿度</translation>
        </message>
        <message>
            <source>Dew point of the room</source>
            <translation>机房露点</translation>
        </message>
        <message>
            <source>Coolant warmer than the dew point</source>
            <translation>冷却液高于露点</translation>
        </message>
        <message>
            <source>Floor load</source>
            <translation>楼板承重</translation>
        </message>
        <message>
            <source>Internet carriers with routes of their own (BGP)</source>
            <translation>各有独立路由的运营商（BGP）</translation>
        </message>
        <message>
            <source>Network between servers inside the room (RDMA), per server</source>
            <translation>机房内服务器互联（RDMA），每台</translation>
        </message>
        <message>
            <source>Staff on site day and night</source>
            <translation>7×24 小时现场值守</translation>
        </message>
        <message>
            <source>machine room operator</source>
            <translation>机房运营方</translation>
        </message>
        <message>
            <source>server vendor</source>
            <translation>服务器厂商</translation>
        </message>
        <message>
            <source>customer</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Buy and colocate</source>
            <translation>购买并托管</translation>
        </message>
        <message>
            <source>Rent servers by the month</source>
            <translation>按月租整机</translation>
        </message>
        <message>
            <source>Rent cards by the hour</source>
            <translation>按卡时租用</translation>
        </message>
        <message>
            <source>Build a room of one's own</source>
            <translation>自建机房</translation>
        </message>
        <message>
            <source>Price of a server</source>
            <translation>服务器购价</translation>
        </message>
        <message>
            <source>Monthly rent of a server</source>
            <translation>服务器月租</translation>
        </message>
        <message>
            <source>Hourly rent of a card</source>
            <translation>单卡时租</translation>
        </message>
        <message>
            <source>Power of the card</source>
            <translation>显卡功率</translation>
        </message>
        <message>
            <source>Years of depreciation</source>
            <translation>折旧年限</translation>
        </message>
        <message>
            <source>Value left at the end</source>
            <translation>期末残值</translation>
        </message>
        <message>
            <source>Electricity price</source>
            <translation>电价</translation>
        </message>
        <message>
            <source>Hosting price by the kilowatt</source>
            <translation>每千瓦托管价</translation>
        </message>
        <message>
            <source>Maintenance a year</source>
            <translation>年维护费</translation>
        </message>
        <message>
            <source>Hours at work a day</source>
            <translation>每天使用小时</translation>
        </message>
        <message>
            <source>published hourly rent</source>
            <translation>公开的卡时租价</translation>
        </message>
        <message>
            <source>from the monthly rent of a server of eight cards, 730 hours a month</source>
            <translation>由八卡整机月租折算，每月 730 小时</translation>
        </message>
        <message>
            <source>your own figure</source>
            <translation>自填数字</translation>
        </message>
        <message>
            <source>high confidence</source>
            <translation>可信度高</translation>
        </message>
        <message>
            <source>medium confidence</source>
            <translation>可信度中</translation>
        </message>
        <message>
            <source>low confidence</source>
            <translation>可信度低</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>通过</translation>
        </message>
        <message>
            <source>fail</source>
            <translation>不通过</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>Class one (B1) stands in the number; see B11 and the cities in its list of businesses.</source>
            <translation>号码含第一类（B1）；请核对业务种类中的 B11 与覆盖城市。</translation>
        </message>
        <message>
            <source>Hosting cannot be confirmed from the number: it shows no class one (B1). Check B11 and the cities.</source>
            <translation>仅凭号码无法确认托管资质：其中没有第一类（B1）。请核对 B11 与覆盖城市。</translation>
        </message>
        <message>
            <source>No licence number of a telecom business: ask for the licence.</source>
            <translation>不是电信业务许可证号：请对方出示许可证。</translation>
        </message>
        <message>
            <source>%1, %2, over a year old: ask for a new price</source>
            <translation>%1，%2，已超过一年：请重新询价</translation>
        </message>
        <message>
            <source>cost takes one scenario: xuanka-cli cost SCENARIO.xuanka</source>
            <translation>cost 需要一个方案：xuanka-cli cost SCENARIO.xuanka</translation>
        </message>
        <message>
            <source>What buying, hosting, renting and building cost.</source>
            <translation>购买、托管、租用与自建各花多少钱。</translation>
        </message>
        <message>
            <source>Way</source>
            <translation>方式</translation>
        </message>
        <message>
            <source>Total over the years</source>
            <translation>多年合计</translation>
        </message>
        <message>
            <source>Per card-hour</source>
            <translation>每卡时</translation>
        </message>
        <message>
            <source>Per million tokens</source>
            <translation>每百万 token</translation>
        </message>
        <message>
            <source>Per run</source>
            <translation>每次训练</translation>
        </message>
        <message>
            <source>no published price, enter your own: %1</source>
            <translation>没有公开价格，请自行填写：%1</translation>
        </message>
        <message>
            <source>Buying pays from %1 hours a day.</source>
            <translation>每天使用 %1 小时以上，购买更划算。</translation>
        </message>
        <message>
            <source>No break-even: a price is missing, or renting stays cheaper all day.</source>
            <translation>没有盈亏平衡点：缺少价格，或全天租用都更便宜。</translation>
        </message>
        <message>
            <source>Time lost to failures and checkpoints: %1</source>
            <translation>故障与检查点损失的时间：%1</translation>
        </message>
        <message>
            <source>Prices used</source>
            <translation>所用价格</translation>
        </message>
        <message>
            <source>What drives the cost of an owned card-hour</source>
            <translation>什么决定自有卡时成本</translation>
        </message>
        <message>
            <source>site takes one scenario: xuanka-cli site SCENARIO.xuanka</source>
            <translation>site 需要一个方案：xuanka-cli site SCENARIO.xuanka</translation>
        </message>
        <message>
            <source>Whether the machine room can take the servers.</source>
            <translation>机房能否容纳这些服务器。</translation>
        </message>
        <message>
            <source>Nameplate of one server (estimated)</source>
            <translation>单台服务器铭牌功率（估算）</translation>
        </message>
        <message>
            <source>Servers per rack</source>
            <translation>每机柜服务器数</translation>
        </message>
        <message>
            <source>Racks</source>
            <translation>机柜数</translation>
        </message>
        <message>
            <source>Whole room with cooling, mean</source>
            <translation>含制冷的机房平均功率</translation>
        </message>
        <message>
            <source>Energy of a year</source>
            <translation>全年用电</translation>
        </message>
        <message>
            <source>Heat</source>
            <translation>散热</translation>
        </message>
        <message>
            <source>Inlet air</source>
            <translation>进风温度</translation>
        </message>
        <message>
            <source>Cards throttle from an inlet of</source>
            <translation>显卡降频的进风温度</translation>
        </message>
        <message>
            <source>Throughput left</source>
            <translation>剩余吞吐</translation>
        </message>
        <message>
            <source>Checklist</source>
            <translation>检查清单</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>限值</translation>
        </message>
        <message>
            <source>Who answers</source>
            <translation>由谁答复</translation>
        </message>
        <message>
            <source>No rack limit is given: the standard cabinet of 6 kW stands in.</source>
            <translation>未填机柜限额：按 6 kW 标准机柜计。</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::AnswerStrip</name>
        <message>
            <source>Memory per card</source>
            <translation>单卡显存</translation>
        </message>
        <message>
            <source>Throughput</source>
            <translation>吞吐</translation>
        </message>
        <message>
            <source>tokens/s</source>
            <translation>tokens/s</translation>
        </message>
        <message>
            <source>samples/s</source>
            <translation>样本/秒</translation>
        </message>
        <message>
            <source>Time per token</source>
            <translation>每个 token 用时</translation>
        </message>
        <message>
            <source>MFU</source>
            <translation>MFU</translation>
        </message>
        <message>
            <source>Server power</source>
            <translation>整机功耗</translation>
        </message>
        <message>
            <source>peak %1</source>
            <translation>峰值 %1</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>答案</translation>
        </message>
        <message>
            <source>Cannot be computed</source>
            <translation>无法计算</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>结论</translation>
        </message>
        <message>
            <source>Memory not published</source>
            <translation>显存未公布</translation>
        </message>
        <message>
            <source>Shortest stave</source>
            <translation>最短的板</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::CardField</name>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Search by name, chip or generation</source>
            <translation>按名称、芯片或代际搜索</translation>
        </message>
        <message>
            <source>No card of that name</source>
            <translation>没有这样的卡型</translation>
        </message>
        <message>
            <source>Up to three cards are drawn beside the chosen one.</source>
            <translation>最多再画三款卡与所选的卡并列。</translation>
        </message>
        <message>
            <source>Dot: what is known about export to China.</source>
            <translation>圆点等标记：已知的对华出口情况。</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ChartView</name>
        <message>
            <source>Chart</source>
            <translation>图表</translation>
        </message>
        <message>
            <source>Copy as &amp;picture</source>
            <translation>复制为图片(&amp;P)</translation>
        </message>
        <message>
            <source>Copy &amp;numbers</source>
            <translation>复制数据(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Save picture as…</source>
            <translation>图片另存为(&amp;S)…</translation>
        </message>
        <message>
            <source>Save numbers as &amp;CSV…</source>
            <translation>数据另存为 CSV(&amp;C)…</translation>
        </message>
        <message>
            <source>PNG picture (*.png)</source>
            <translation>PNG 图片 (*.png)</translation>
        </message>
        <message>
            <source>SVG drawing (*.svg)</source>
            <translation>SVG 矢量图 (*.svg)</translation>
        </message>
        <message>
            <source>PDF drawing (*.pdf)</source>
            <translation>PDF 矢量图 (*.pdf)</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>保存图片</translation>
        </message>
        <message>
            <source>Save numbers</source>
            <translation>保存数据</translation>
        </message>
        <message>
            <source>CSV table (*.csv)</source>
            <translation>CSV 表格 (*.csv)</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ComparePage</name>
        <message>
            <source>Compare</source>
            <translation>对比</translation>
        </message>
        <message>
            <source>Now: %1</source>
            <translation>当前：%1</translation>
        </message>
        <message>
            <source>Nothing is pinned yet. Pin the present scenario, change something, and both stand side by side here; up to four can be pinned. Pinning is also in the toolbar.</source>
            <translation>还没有固定任何方案。先固定当前方案，再改动参数，两者就会在这里并排显示；最多可固定四个。工具栏上也有“固定对比”。</translation>
        </message>
        <message>
            <source>One scenario is pinned. Change the present one to compare, or pin more.</source>
            <translation>已固定一个方案。改动当前方案即可对比，也可继续固定。</translation>
        </message>
        <message>
            <source>Comparison of scenarios</source>
            <translation>方案对比</translation>
        </message>
        <message>
            <source>Pinned scenario</source>
            <translation>已固定的方案</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>▲ best of the row; tinted: unlike the first scenario</source>
            <translation>▲ 该行最优；着色：与第一个方案不同</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::FewNumbersField</name>
        <message>
            <source>automatic</source>
            <translation>自动</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::FieldRow</name>
        <message>
            <source>%1 to %2</source>
            <translation>%1 到 %2</translation>
        </message>
        <message>
            <source>Range: %1 %2</source>
            <translation>范围：%1 %2</translation>
        </message>
        <message>
            <source>Range: %1</source>
            <translation>范围：%1</translation>
        </message>
        <message>
            <source>Empty: framework, engine or card decide.</source>
            <translation>留空：由框架、引擎或卡型决定。</translation>
        </message>
        <message>
            <source>In the file: %1</source>
            <translation>文件中的键：%1</translation>
        </message>
        <message>
            <source>not a value this field takes</source>
            <translation>这一栏不接受这个值</translation>
        </message>
        <message>
            <source>a number from %1</source>
            <translation>请填 %1 之间的数</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::GenerationModel</name>
        <message>
            <source>NVLink %1: %2 GB/s</source>
            <translation>NVLink %1：%2 GB/s</translation>
        </message>
        <message>
            <source>Generation</source>
            <translation>代际</translation>
        </message>
        <message>
            <source>Vendor</source>
            <translation>厂商</translation>
        </message>
        <message>
            <source>Year</source>
            <translation>年份</translation>
        </message>
        <message>
            <source>Chips</source>
            <translation>芯片</translation>
        </message>
        <message>
            <source>Capability</source>
            <translation>计算能力</translation>
        </message>
        <message>
            <source>Tensor cores</source>
            <translation>张量核心</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>互联</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>Transformer Engine</source>
            <translation>Transformer 引擎</translation>
        </message>
        <message>
            <source>Typical role</source>
            <translation>典型用途</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::GenerationsPage</name>
        <message>
            <source>All vendors</source>
            <translation>全部厂商</translation>
        </message>
        <message>
            <source>All kinds</source>
            <translation>全部类别</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>卡型</translation>
        </message>
        <message>
            <source>Precision matrix</source>
            <translation>精度矩阵</translation>
        </message>
        <message>
            <source>Generations</source>
            <translation>代际</translation>
        </message>
        <message>
            <source>Dense rates, vendors' gigabytes; — is not published.</source>
            <translation>稠密算力，容量为厂商标称 GB；— 表示未公布。</translation>
        </message>
        <message>
            <source>Dense TFLOP/s (INT8: TOP/s) of the fastest card of each generation; ● supported, ◐ on some cards only.</source>
            <translation>每代最快一款的稠密 TFLOP/s（INT8 为 TOP/s）；● 支持，◐ 仅部分卡支持。</translation>
        </message>
        <message>
            <source>Totals of NVLink count both directions.</source>
            <translation>NVLink 总带宽为双向合计。</translation>
        </message>
        <message>
            <source>Search cards</source>
            <translation>搜索卡型</translation>
        </message>
        <message>
            <source>Vendor</source>
            <translation>厂商</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Card sheet</source>
            <translation>卡型详情</translation>
        </message>
        <message>
            <source>Use this card</source>
            <translation>用这款卡</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>Copy table</source>
            <translation>复制表格</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::GpuTableModel</name>
        <message>
            <source>Memory bandwidth as the vendor states it, 10^9 bytes per second</source>
            <translation>厂商标称的显存带宽，单位 10^9 字节每秒</translation>
        </message>
        <message>
            <source>Dense matrix rate in BF16 (FP16 where there is no BF16), without sparsity</source>
            <translation>BF16 稠密矩阵算力（不支持 BF16 的用 FP16），不计稀疏</translation>
        </message>
        <message>
            <source>NVLink: both directions together; otherwise the PCIe generation</source>
            <translation>NVLink 为双向合计；没有 NVLink 的写 PCIe 代数</translation>
        </message>
        <message>
            <source>From memory kind and size: GDDR for edge and inference, HBM for training</source>
            <translation>按显存类型和容量判断：GDDR 适合边缘和推理，HBM 适合训练</translation>
        </message>
        <message>
            <source>What reports and arithmetic say about export to China; not legal advice</source>
            <translation>根据公开报道和算术得出的对华出口情况；不是法律意见</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>卡型</translation>
        </message>
        <message>
            <source>GB</source>
            <translation>GB</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>GB/s</source>
            <translation>GB/s</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>互联</translation>
        </message>
        <message>
            <source>TFLOP/s</source>
            <translation>TFLOP/s</translation>
        </message>
        <message>
            <source>W</source>
            <translation>W</translation>
        </message>
        <message>
            <source>Made for</source>
            <translation>适合负载</translation>
        </message>
        <message>
            <source>Generation</source>
            <translation>代际</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>出口</translation>
        </message>
        <message>
            <source>Year</source>
            <translation>年份</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::HintCard</name>
        <message>
            <source>Choose the model and the card here. Every answer follows at once; nothing has to be confirmed.</source>
            <translation>在这里选模型和卡型。答案随改随出，不用点确认。</translation>
        </message>
        <message>
            <source>Drag the micro batch. The red line on the slider is where the memory of the card ends.</source>
            <translation>拖动微批滑块。滑块上的红线就是显存的尽头。</translation>
        </message>
        <message>
            <source>Each page answers one question. Click a part of a chart to see its formula, its numbers and its source; pin a scenario to compare it with the next.</source>
            <translation>每一页回答一个问题。点图上的色块看公式、数字和出处；固定一个方案，就能和下一个对比。</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>第 %1 步，共 %2 步</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>下一步</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>跳过</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::IssuesDock</name>
        <message>
            <source>Assumptions and warnings</source>
            <translation>假设与提示</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::MainWindow</name>
        <message>
            <source>pasted text</source>
            <translation>粘贴的文字</translation>
        </message>
        <message>
            <source>Xuanka</source>
            <translation>选卡</translation>
        </message>
        <message>
            <source>● not saved, kept by autosave</source>
            <translation>● 未保存，已自动保存</translation>
        </message>
        <message>
            <source>saved</source>
            <translation>已保存</translation>
        </message>
        <message>
            <source>new</source>
            <translation>新方案</translation>
        </message>
        <message>
            <source>Catalogue %1 · %2 cards · %3 models</source>
            <translation>目录 %1 · %2 款卡 · %3 个模型</translation>
        </message>
        <message numerus="yes">
            <source>%n note(s)</source>
            <translation>
                <numerusform>%n 条提示</numerusform>
            </translation>
        </message>
        <message>
            <source>no warnings</source>
            <translation>没有提示</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>方案</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>页面</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>文件(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;New</source>
            <translation>新建(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>打开(&amp;O)…</translation>
        </message>
        <message>
            <source>Recent &amp;files</source>
            <translation>最近的文件(&amp;F)</translation>
        </message>
        <message>
            <source>Open the &amp;worked example</source>
            <translation>打开示例方案(&amp;W)</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>保存(&amp;S)</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>另存为(&amp;A)…</translation>
        </message>
        <message>
            <source>&amp;Import model (config.json)…</source>
            <translation>导入模型 config.json(&amp;I)…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>编辑(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>撤销(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>重做(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Copy the answer</source>
            <translation>复制答案(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Scenario</source>
            <translation>方案(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Pin to compare</source>
            <translation>固定对比(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Unpin all</source>
            <translation>全部取消固定(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Report</source>
            <translation>报告(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>视图(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Editor</source>
            <translation>编辑栏(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Assumptions and warnings</source>
            <translation>假设与提示(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Present</source>
            <translation>演示模式(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Next pane</source>
            <translation>下一个窗格(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>语言(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Switch language</source>
            <translation>切换语言(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>配色(&amp;C)</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>跟随系统(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>浅色(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>深色(&amp;D)</translation>
        </message>
        <message>
            <source>Light or &amp;dark</source>
            <translation>浅色或深色(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>帮助(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;Explain this field</source>
            <translation>解释这一栏(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;First steps</source>
            <translation>入门提示(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Keyboard</source>
            <translation>键盘快捷键(&amp;K)</translation>
        </message>
        <message>
            <source>&amp;About Xuanka</source>
            <translation>关于选卡(&amp;A)</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>工具栏</translation>
        </message>
        <message>
            <source>Present</source>
            <translation>演示模式</translation>
        </message>
        <message>
            <source>&amp;Undo: %1</source>
            <translation>撤销(&amp;U)：%1</translation>
        </message>
        <message>
            <source>&amp;Redo: %1</source>
            <translation>重做(&amp;R)：%1</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Pinned: %1 of %2 places in the comparison are taken.</source>
            <translation>已固定：对比栏 %2 个位置用了 %1 个。</translation>
        </message>
        <message>
            <source>F1 explains the field that has the cursor; the ? beside a field does the same.</source>
            <translation>F1 解释光标所在的一栏；点栏旁的 ? 也一样。</translation>
        </message>
        <message>
            <source>Open scenario</source>
            <translation>打开方案</translation>
        </message>
        <message>
            <source>Scenarios (*.xuanka *.json)</source>
            <translation>方案 (*.xuanka *.json)</translation>
        </message>
        <message>
            <source>Save scenario</source>
            <translation>保存方案</translation>
        </message>
        <message>
            <source>Scenarios (*.xuanka)</source>
            <translation>方案 (*.xuanka)</translation>
        </message>
        <message>
            <source>Import model</source>
            <translation>导入模型</translation>
        </message>
        <message>
            <source>Model configuration (*.json)</source>
            <translation>模型配置 (*.json)</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2</source>
            <translation>无法读取 %1：%2</translation>
        </message>
        <message>
            <source>Imported %1.</source>
            <translation>已导入 %1。</translation>
        </message>
        <message>
            <source>none yet</source>
            <translation>还没有</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::MemoryPage</name>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>Click a colour for its formula, a bar to choose that batch. What does not fit is pale.</source>
            <translation>点击色块看公式，点击柱子选用该批量；放不下的以淡色显示。</translation>
        </message>
        <message>
            <source>Composition at %1 requests</source>
            <translation>并发 %1 时的构成</translation>
        </message>
        <message>
            <source>Composition at micro batch %1</source>
            <translation>微批 %1 的构成</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>组成</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>合计</translation>
        </message>
        <message>
            <source>Usable on this card</source>
            <translation>本卡可用显存</translation>
        </message>
        <message>
            <source>Probability that it fits</source>
            <translation>放得下的概率</translation>
        </message>
        <message>
            <source>90 % interval</source>
            <translation>90 % 区间</translation>
        </message>
        <message>
            <source>Most requests at once</source>
            <translation>最大并发请求数</translation>
        </message>
        <message>
            <source>Largest micro batch with headroom</source>
            <translation>保留余量时的最大微批</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Recommended memory per card</source>
            <translation>建议单卡显存</translation>
        </message>
        <message>
            <source>%1 GB or more</source>
            <translation>%1 GB 及以上</translation>
        </message>
        <message>
            <source>more than any card has</source>
            <translation>超出所有卡型</translation>
        </message>
        <message>
            <source>Rule of thumb, whole job</source>
            <translation>经验法则（整个任务）</translation>
        </message>
        <message>
            <source>Highest at</source>
            <translation>峰值出现在</translation>
        </message>
        <message>
            <source>The end of the forward pass decides: logits and saved activations. A chunked loss, recomputation or a smaller micro batch lowers it.</source>
            <translation>峰值在前向结束时：由 logits 与保存的激活值决定。分块损失、重计算或更小的微批可以降低。</translation>
        </message>
        <message>
            <source>The start of the backward pass decides: activations beside the gradients of the logits. Recomputation, a fused loss or a smaller micro batch lowers it.</source>
            <translation>峰值在反向开始时：激活值与 logits 的梯度同时存在。重计算、融合损失或更小的微批可以降低。</translation>
        </message>
        <message>
            <source>The end of the backward pass decides: gradients beside weights and optimizer states. Sharding or an 8-bit optimizer lowers it, a smaller batch hardly does.</source>
            <translation>峰值在反向结束时：梯度与权重、优化器状态同时存在。分片或 8 位优化器可以降低，减小批量作用很小。</translation>
        </message>
        <message>
            <source>The optimizer step decides: its temporary copies. A fused or 8-bit optimizer, sharding or offloading lowers it, a smaller batch does not.</source>
            <translation>峰值在优化器更新时：由其临时副本决定。融合或 8 位优化器、分片或卸载可以降低，减小批量没有作用。</translation>
        </message>
        <message>
            <source>Weights are fixed, the KV cache grows with every request and token: fewer requests, shorter contexts or an 8-bit cache lower it.</source>
            <translation>权重固定不变，KV 缓存随每个请求和每个 token 增长：减少并发、缩短上下文或使用 8 位缓存可以降低。</translation>
        </message>
        <message>
            <source>%1 No measurements of this kind of job exist, so the interval is wide.</source>
            <translation>%1这类作业没有实测数据，因此区间较宽。</translation>
        </message>
        <message>
            <source>No formula is recorded for this part.</source>
            <translation>该部分没有记录公式。</translation>
        </message>
        <message>
            <source>%1  →  −%2, time %3 %</source>
            <translation>%1  →  −%2，时间 %3 %</translation>
        </message>
        <message>
            <source>%1  →  −%2</source>
            <translation>%1  →  −%2</translation>
        </message>
        <message>
            <source>What would shrink it</source>
            <translation>怎样减小</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::MessageBar</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ModelField</name>
        <message>
            <source>Search by name, family or size</source>
            <translation>按名称、系列或规模搜索</translation>
        </message>
        <message>
            <source>No model of that name</source>
            <translation>没有这样的模型</translation>
        </message>
        <message>
            <source>Drop a config.json on the window, or paste it here.</source>
            <translation>把 config.json 拖进窗口，或粘贴到这里。</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>导入…</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::NumberField</name>
        <message>
            <source>automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>The red line is where memory ends: up to %1 fits with the headroom kept.</source>
            <translation>红线是显存的尽头：保留余量时最多放得下 %1。</translation>
        </message>
        <message>
            <source>Nothing fits in memory with the headroom kept, not even 1.</source>
            <translation>保留余量时放不下，连 1 也不行。</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PinCard</name>
        <message>
            <source>Edit</source>
            <translation>编辑</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>固定</translation>
        </message>
        <message>
            <source>Make this the present scenario</source>
            <translation>设为当前方案</translation>
        </message>
        <message>
            <source>Keep the present scenario for comparison</source>
            <translation>固定当前方案以便对比</translation>
        </message>
        <message>
            <source>Take out of the comparison</source>
            <translation>移出对比</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PlanForm</name>
        <message>
            <source>Run length</source>
            <translation>训练长度</translation>
        </message>
        <message>
            <source>Deadline</source>
            <translation>期限</translation>
        </message>
        <message>
            <source>Budget</source>
            <translation>预算</translation>
        </message>
        <message>
            <source>Most cards</source>
            <translation>最多卡数</translation>
        </message>
        <message>
            <source>Rack</source>
            <translation>机柜</translation>
        </message>
        <message>
            <source>Kept free</source>
            <translation>留出余量</translation>
        </message>
        <message>
            <source>Vendor</source>
            <translation>厂商</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Cooling</source>
            <translation>散热</translation>
        </message>
        <message>
            <source>Rank by</source>
            <translation>排序依据</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>token</translation>
        </message>
        <message>
            <source>as the job says</source>
            <translation>按任务设定</translation>
        </message>
        <message>
            <source>h</source>
            <translation>h</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>不限</translation>
        </message>
        <message>
            <source>Licence cards</source>
            <translation>许可证卡</translation>
        </message>
        <message>
            <source>Also cards that need a US export licence to be bought in China</source>
            <translation>也包括在中国购买需要美国出口许可的卡</translation>
        </message>
        <message>
            <source>Second-hand</source>
            <translation>二手卡</translation>
        </message>
        <message>
            <source>Also cards only found used, repurposed or out of production</source>
            <translation>也包括仅有二手、改用途或停产的卡</translation>
        </message>
        <message>
            <source>All vendors</source>
            <translation>全部厂商</translation>
        </message>
        <message>
            <source>All kinds</source>
            <translation>全部类别</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>不限</translation>
        </message>
        <message>
            <source>Air</source>
            <translation>风冷</translation>
        </message>
        <message>
            <source>Liquid</source>
            <translation>液冷</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>费用</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>耗时</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>功耗</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PlanPage</name>
        <message>
            <source>Plan</source>
            <translation>规划</translation>
        </message>
        <message>
            <source>No configuration keeps every limit. Loosen the deadline, the budget or the filters.</source>
            <translation>没有配置满足全部限制，请放宽期限、预算或筛选条件。</translation>
        </message>
        <message>
            <source>deadline</source>
            <translation>期限</translation>
        </message>
        <message>
            <source>Cost against time</source>
            <translation>费用与时间</translation>
        </message>
        <message>
            <source>Power against time</source>
            <translation>功率与时间</translation>
        </message>
        <message>
            <source>Dear prices, slow runs. Circle size: power. Blue: Pareto front.</source>
            <translation>价格取偏高、速度取偏慢。圆大小：功率；蓝色：帕累托前沿。</translation>
        </message>
        <message>
            <source>Slow runs; no card has a published price. Blue: Pareto front.</source>
            <translation>速度取偏慢；没有公开价格。蓝色：帕累托前沿。</translation>
        </message>
        <message>
            <source>Not drawn (no price): %1.</source>
            <translation>未画出（无价格）：%1。</translation>
        </message>
        <message>
            <source>Nothing to choose</source>
            <translation>没有可选配置</translation>
        </message>
        <message>
            <source>Searching: %1 of %2 configurations, %3 layouts</source>
            <translation>搜索中：%1 / %2 种配置，%3 个布局</translation>
        </message>
        <message>
            <source>%1 layouts searched in %2; %3 of %4 configurations keep every limit, %5 cards left out</source>
            <translation>%2 内搜索 %1 个布局；%4 种配置中 %3 种满足全部限制，筛除 %5 种卡</translation>
        </message>
        <message>
            <source>– %1</source>
            <translation>– %1</translation>
        </message>
        <message>
            <source>Export plan</source>
            <translation>导出规划</translation>
        </message>
        <message>
            <source>CSV table (*.csv)</source>
            <translation>CSV 表格 (*.csv)</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>Job: %1 (the open scenario)</source>
            <translation>任务：%1（当前方案）</translation>
        </message>
        <message>
            <source>Jobs: %1 (the open scenario); further ones in the list: %2</source>
            <translation>任务：%1（当前方案），列表中另有 %2 个</translation>
        </message>
        <message>
            <source>Add to the list</source>
            <translation>加入列表</translation>
        </message>
        <message>
            <source>Keeps this job in the list; change the scenario to plan another one beside it</source>
            <translation>把此任务留在列表中；修改方案即可同时规划另一个任务</translation>
        </message>
        <message>
            <source>Clear the list</source>
            <translation>清空列表</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Ranked configurations</source>
            <translation>配置排序</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PlanSide</name>
        <message>
            <source>% free; the shortest bar limits the plan</source>
            <translation>% 余量；最短的条决定规划上限</translation>
        </message>
        <message>
            <source>○ cannot be said</source>
            <translation>○ 无法判断</translation>
        </message>
        <message>
            <source>● agrees</source>
            <translation>● 一致</translation>
        </message>
        <message>
            <source>%1 — %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>装不下</translation>
        </message>
        <message>
            <source>What a fifth less or more does</source>
            <translation>增减两成的影响</translation>
        </message>
        <message>
            <source>Input</source>
            <translation>因素</translation>
        </message>
        <message>
            <source>less</source>
            <translation>减少</translation>
        </message>
        <message>
            <source>more</source>
            <translation>增加</translation>
        </message>
        <message>
            <source>Paid by the month the newer never pays by the time it saves.</source>
            <translation>按月付费时，新一代省下的时间始终抵不过差价。</translation>
        </message>
        <message>
            <source>Paid by the month the newer pays from %1 h of work a day.</source>
            <translation>按月付费时，每天工作 %1 小时以上新一代才划算。</translation>
        </message>
        <message>
            <source>Use this</source>
            <translation>采用此配置</translation>
        </message>
        <message>
            <source>Loads the configuration as the scenario; undo takes it back</source>
            <translation>将此配置载入为方案，可撤销</translation>
        </message>
        <message>
            <source>Export CSV…</source>
            <translation>导出 CSV…</translation>
        </message>
        <message>
            <source>Why this one</source>
            <translation>选择理由</translation>
        </message>
        <message>
            <source>Why it is not on the front</source>
            <translation>为何不在前沿</translation>
        </message>
        <message>
            <source>Rules of the trade beside the answer</source>
            <translation>行业规则对照</translation>
        </message>
        <message>
            <source>What a fifth less or more does to the first</source>
            <translation>各项增减两成对首选的影响</translation>
        </message>
        <message>
            <source>Two generations on the same job</source>
            <translation>同一任务的两代卡</translation>
        </message>
        <message>
            <source>× disagrees</source>
            <translation>× 不一致</translation>
        </message>
        <message>
            <source>%1 × %2: %3, %4 kWh, electricity %5, rack %6</source>
            <translation>%1 × %2：%3，%4 kWh，电费 %5，机柜 %6</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PowerPage</name>
        <message>
            <source>Power</source>
            <translation>功耗</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>指标</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>取值</translation>
        </message>
        <message>
            <source>No formula is recorded for this figure.</source>
            <translation>该指标没有记录公式。</translation>
        </message>
        <message>
            <source>%1 at %2 requests</source>
            <translation>%1，并发 %2</translation>
        </message>
        <message>
            <source>%1 at micro batch %2</source>
            <translation>%1，微批 %2</translation>
        </message>
        <message>
            <source>One card, mean</source>
            <translation>单卡平均</translation>
        </message>
        <message>
            <source>One server, mean</source>
            <translation>整机平均</translation>
        </message>
        <message>
            <source>One server, peak</source>
            <translation>整机峰值</translation>
        </message>
        <message>
            <source>All %1 servers, mean</source>
            <translation>全部 %1 台服务器平均</translation>
        </message>
        <message>
            <source>Energy per sample</source>
            <translation>每样本能耗</translation>
        </message>
        <message>
            <source>Energy per token</source>
            <translation>每 token 能耗</translation>
        </message>
        <message>
            <source>Energy per million tokens</source>
            <translation>每百万 token 能耗</translation>
        </message>
        <message>
            <source>Run of %1 samples</source>
            <translation>训练 %1 样本</translation>
        </message>
        <message>
            <source>Run of %1 tokens</source>
            <translation>训练 %1 tokens</translation>
        </message>
        <message>
            <source>Cards at the same setting</source>
            <translation>同一设置下各卡</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>卡型</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>服务器</translation>
        </message>
        <message>
            <source>Peak</source>
            <translation>峰值时刻</translation>
        </message>
        <message>
            <source>Nameplate of the card: %1. Training reaches it only in parts of a step; the mean is what the meter counts.</source>
            <translation>该卡标称功耗 %1。训练只在一步中的部分时段达到标称值，电表计的是平均值。</translation>
        </message>
        <message>
            <source>Size rack, UPS and cables for the peak, cooling and electricity for the mean.</source>
            <translation>机柜、UPS 与线缆按峰值配置，制冷与电费按平均值计算。</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PrecisionModel</name>
        <message>
            <source>fastest: %1</source>
            <translation>最快：%1</translation>
        </message>
        <message>
            <source>not all cards: %1</source>
            <translation>并非所有卡：%1</translation>
        </message>
        <message>
            <source>Generation</source>
            <translation>代际</translation>
        </message>
        <message>
            <source>Transformer Engine</source>
            <translation>Transformer 引擎</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ReportForm</name>
        <message>
            <source>Client</source>
            <translation>客户</translation>
        </message>
        <message>
            <source>Project</source>
            <translation>项目</translation>
        </message>
        <message>
            <source>Prepared by</source>
            <translation>编制</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Language of the report</source>
            <translation>报告语言</translation>
        </message>
        <message>
            <source>As the window</source>
            <translation>跟随界面</translation>
        </message>
        <message>
            <source>Sections</source>
            <translation>章节</translation>
        </message>
        <message>
            <source>Requirement and assumptions</source>
            <translation>需求与假设</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>显存</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>功耗</translation>
        </message>
        <message>
            <source>Cards compared</source>
            <translation>卡型对比</translation>
        </message>
        <message>
            <source>Risks and checks at delivery</source>
            <translation>风险与到货验收</translation>
        </message>
        <message>
            <source>Inputs</source>
            <translation>输入参数</translation>
        </message>
        <message>
            <source>Formulas</source>
            <translation>公式</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>出处</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>准确度</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ReportPage</name>
        <message>
            <source>The report is being prepared.</source>
            <translation>正在准备报告。</translation>
        </message>
        <message>
            <source>Page %1 of %2 · %3 %</source>
            <translation>第 %1 页，共 %2 页 · %3 %</translation>
        </message>
        <message>
            <source>Page up</source>
            <translation>上一页</translation>
        </message>
        <message>
            <source>Page down</source>
            <translation>下一页</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>缩小</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>适合宽度</translation>
        </message>
        <message>
            <source>As wide as the view</source>
            <translation>与视图同宽</translation>
        </message>
        <message>
            <source>Whole page</source>
            <translation>整页</translation>
        </message>
        <message>
            <source>The whole page in view</source>
            <translation>整页可见</translation>
        </message>
        <message>
            <source>Pages of the report</source>
            <translation>报告页面</translation>
        </message>
        <message>
            <source>Export &amp;PDF…</source>
            <translation>导出 &amp;PDF…</translation>
        </message>
        <message>
            <source>P&amp;rint…</source>
            <translation>打印(&amp;R)…</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>报告</translation>
        </message>
        <message>
            <source>There is no report yet.</source>
            <translation>报告尚未就绪。</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>导出报告</translation>
        </message>
        <message>
            <source>PDF document (*.pdf)</source>
            <translation>PDF 文档 (*.pdf)</translation>
        </message>
        <message>
            <source>Written: %1</source>
            <translation>已写入：%1</translation>
        </message>
        <message>
            <source>Not written: %1</source>
            <translation>未写入：%1</translation>
        </message>
        <message>
            <source>The printer does not take the report.</source>
            <translation>打印机无法接收报告。</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ScenarioDocument</name>
        <message>
            <source>Untitled</source>
            <translation>未命名</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2</source>
            <translation>无法读取 %1：%2</translation>
        </message>
        <message>
            <source>%1 is open in another window: saving asks for another name.</source>
            <translation>%1 已在另一个窗口打开：保存时请换个名字。</translation>
        </message>
        <message>
            <source>The scenario has no file yet.</source>
            <translation>方案还没有文件。</translation>
        </message>
        <message>
            <source>%1 is open in another window.</source>
            <translation>%1 已在另一个窗口打开。</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2</source>
            <translation>无法写入 %1：%2</translation>
        </message>
        <message>
            <source>Unsaved changes of %1 were kept among the recent files.</source>
            <translation>%1 未保存的修改已留在“最近的文件”里。</translation>
        </message>
        <message>
            <source>Recovered changes</source>
            <translation>恢复的修改</translation>
        </message>
        <message>
            <source>Unsaved changes of %1 from last time are back; Undo returns to the saved file.</source>
            <translation>%1 上次未保存的修改已恢复；撤销即回到已保存的文件。</translation>
        </message>
        <message>
            <source>Unsaved work from last time is back.</source>
            <translation>上次未保存的工作已恢复。</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ScenarioPanel</name>
        <message>
            <source>Model and job</source>
            <translation>模型与任务</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>批量</translation>
        </message>
        <message>
            <source>Serving</source>
            <translation>推理服务</translation>
        </message>
        <message>
            <source>LoRA adapter</source>
            <translation>LoRA 适配器</translation>
        </message>
        <message>
            <source>Cards and servers</source>
            <translation>卡型与机器</translation>
        </message>
        <message>
            <source>Parallel layout</source>
            <translation>并行方式</translation>
        </message>
        <message>
            <source>More</source>
            <translation>更多</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>方案</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::SpeedPage</name>
        <message>
            <source>Speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <source>What the chart shows</source>
            <translation>图表内容</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>指标</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>取值</translation>
        </message>
        <message>
            <source>No formula is recorded for this figure.</source>
            <translation>该指标没有记录公式。</translation>
        </message>
        <message>
            <source>Throughput</source>
            <translation>吞吐</translation>
        </message>
        <message>
            <source>Time per token</source>
            <translation>每个 token 用时</translation>
        </message>
        <message>
            <source>MFU</source>
            <translation>MFU</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>每秒 tokens</translation>
        </message>
        <message>
            <source>Tokens per second per card</source>
            <translation>单卡每秒 tokens</translation>
        </message>
        <message>
            <source>Samples per second</source>
            <translation>每秒样本数</translation>
        </message>
        <message>
            <source>90 % interval</source>
            <translation>90 % 区间</translation>
        </message>
        <message>
            <source>MFU, causal attention once</source>
            <translation>MFU（因果注意力只计一次）</translation>
        </message>
        <message>
            <source>HFU, recomputation included</source>
            <translation>HFU（计入重计算）</translation>
        </message>
        <message>
            <source>Model compute per card</source>
            <translation>单卡模型算力</translation>
        </message>
        <message>
            <source>One step</source>
            <translation>单步耗时</translation>
        </message>
        <message>
            <source>Output tokens per second</source>
            <translation>每秒输出 tokens</translation>
        </message>
        <message>
            <source>Requests per second</source>
            <translation>每秒请求数</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>首 token 时延</translation>
        </message>
        <message>
            <source>Time per output token</source>
            <translation>每输出 token 时间</translation>
        </message>
        <message>
            <source>Knee, requests at half speed</source>
            <translation>拐点（单请求速度减半的并发）</translation>
        </message>
        <message>
            <source>not reached</source>
            <translation>未达到</translation>
        </message>
        <message>
            <source>%1 at %2 requests</source>
            <translation>%1，并发 %2</translation>
        </message>
        <message>
            <source>%1 at micro batch %2</source>
            <translation>%1，微批 %2</translation>
        </message>
        <message>
            <source>Run of %1 samples</source>
            <translation>训练 %1 样本</translation>
        </message>
        <message>
            <source>Run of %1 tokens</source>
            <translation>训练 %1 tokens</translation>
        </message>
        <message>
            <source>Cards at the same setting</source>
            <translation>同一设置下各卡</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>卡型</translation>
        </message>
        <message>
            <source>samples/s</source>
            <translation>样本/秒</translation>
        </message>
        <message>
            <source>tokens/s</source>
            <translation>tokens/s</translation>
        </message>
        <message>
            <source>per token</source>
            <translation>每 token</translation>
        </message>
        <message>
            <source>No measurements of this kind of job exist, so the interval is wide.</source>
            <translation>这类作业没有实测数据，因此区间较宽。</translation>
        </message>
        <message>
            <source>The job does not fit in memory: the speed is what it would be if it did.</source>
            <translation>作业放不进显存：所示速度为假设放得下时的速度。</translation>
        </message>
        <message>
            <source>Number of cards</source>
            <translation>卡数</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::SwitchField</name>
        <message>
            <source>on</source>
            <translation>开</translation>
        </message>
        <message>
            <source>off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>自动</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::TableView</name>
        <message>
            <source>&amp;Copy table</source>
            <translation>复制表格(&amp;C)</translation>
        </message>
        <message>
            <source>Save table as CS&amp;V…</source>
            <translation>表格另存为 CSV(&amp;V)…</translation>
        </message>
        <message>
            <source>Save table</source>
            <translation>保存表格</translation>
        </message>
        <message>
            <source>CSV table (*.csv)</source>
            <translation>CSV 表格 (*.csv)</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::WhyCard</name>
        <message>
            <source>Where the number comes from</source>
            <translation>数字的来历</translation>
        </message>
    </context>
</TS>
