<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>AboutWords</name>
        <message>
            <source>About Xuanka</source>
            <translation>About Xuanka</translation>
        </message>
        <message>
            <source>Xuanka</source>
            <translation>Xuanka</translation>
        </message>
        <message>
            <source>Version %1. Chooses cards, servers and machine room for AI workloads, and says why.</source>
            <translation>Version %1. Chooses cards, servers and machine room for AI workloads, and says why.</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty. You may pass it on and change it under the terms of that licence.</source>
            <translation>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty. You may pass it on and change it under the terms of that licence.</translation>
        </message>
        <message>
            <source>Uses Qt %1 with Qt Charts (GPL-3.0). The font Xuanka Sans SC is a subset of Noto Sans SC under the SIL Open Font License 1.1.</source>
            <translation>Uses Qt %1 with Qt Charts (GPL-3.0). The font Xuanka Sans SC is a subset of Noto Sans SC under the SIL Open Font License 1.1.</translation>
        </message>
        <message>
            <source>Catalogue of %1: %2 cards, %3 generations, %4 models, each figure with its source.</source>
            <translation>Catalogue of %1: %2 cards, %3 generations, %4 models, each figure with its source.</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Keyboard</translation>
        </message>
    </context>
    <context>
        <name>CardSheet</name>
        <message>
            <source>Chip</source>
            <translation>Chip</translation>
        </message>
        <message>
            <source>Form factor</source>
            <translation>Form factor</translation>
        </message>
        <message>
            <source>Compute capability</source>
            <translation>Compute capability</translation>
        </message>
        <message>
            <source>Launch</source>
            <translation>Launch</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memory</translation>
        </message>
        <message>
            <source>Memory kind</source>
            <translation>Memory kind</translation>
        </message>
        <message>
            <source>Usable by a process</source>
            <translation>Usable by a process</translation>
        </message>
        <message>
            <source>Bus width</source>
            <translation>Bus width</translation>
        </message>
        <message>
            <source>Memory bandwidth</source>
            <translation>Memory bandwidth</translation>
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
            <translation>TF32, dense</translation>
        </message>
        <message>
            <source>BF16, dense</source>
            <translation>BF16, dense</translation>
        </message>
        <message>
            <source>FP16, dense</source>
            <translation>FP16, dense</translation>
        </message>
        <message>
            <source>FP8, dense</source>
            <translation>FP8, dense</translation>
        </message>
        <message>
            <source>FP4, dense</source>
            <translation>FP4, dense</translation>
        </message>
        <message>
            <source>INT8, dense</source>
            <translation>INT8, dense</translation>
        </message>
        <message>
            <source>Link between cards</source>
            <translation>Link between cards</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>Link to the host</source>
            <translation>Link to the host</translation>
        </message>
        <message>
            <source>Board power</source>
            <translation>Board power</translation>
        </message>
        <message>
            <source>Cooling</source>
            <translation>Cooling</translation>
        </message>
        <message>
            <source>Compute units</source>
            <translation>Compute units</translation>
        </message>
        <message>
            <source>Driver name</source>
            <translation>Driver name</translation>
        </message>
        <message>
            <source>PCI ids</source>
            <translation>PCI ids</translation>
        </message>
        <message>
            <source>Vendor's claim</source>
            <translation>Vendor's claim</translation>
        </message>
        <message>
            <source>Nobody independent has measured these figures.</source>
            <translation>Nobody independent has measured these figures.</translation>
        </message>
        <message>
            <source>%1 (derived)</source>
            <translation>%1 (derived)</translation>
        </message>
        <message>
            <source>Made for</source>
            <translation>Made for</translation>
        </message>
        <message>
            <source>Export to China: %1</source>
            <translation>Export to China: %1</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Confidence in these figures: %1</source>
            <translation>Confidence in these figures: %1</translation>
        </message>
        <message>
            <source>Catalogue of %1</source>
            <translation>Catalogue of %1</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Sources</translation>
        </message>
    </context>
    <context>
        <name>ChartExport</name>
        <message>
            <source>%1: the name must end in .png, .svg or .pdf</source>
            <translation>%1: the name must end in .png, .svg or .pdf</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>Comparison</name>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Memory per card</source>
            <translation>Memory per card</translation>
        </message>
        <message>
            <source>Free on the fullest card</source>
            <translation>Free on the fullest card</translation>
        </message>
        <message>
            <source>Probability that it fits</source>
            <translation>Probability that it fits</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Tokens per second</translation>
        </message>
        <message>
            <source>Tokens per second per card</source>
            <translation>Tokens per second per card</translation>
        </message>
        <message>
            <source>Samples per second</source>
            <translation>Samples per second</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Time to the first token</translation>
        </message>
        <message>
            <source>Time per output token</source>
            <translation>Time per output token</translation>
        </message>
        <message>
            <source>Duration of the run</source>
            <translation>Duration of the run</translation>
        </message>
        <message>
            <source>Power of one server</source>
            <translation>Power of one server</translation>
        </message>
        <message>
            <source>Peak of one server</source>
            <translation>Peak of one server</translation>
        </message>
        <message>
            <source>Energy per token or sample</source>
            <translation>Energy per token or sample</translation>
        </message>
        <message>
            <source>Energy of the run</source>
            <translation>Energy of the run</translation>
        </message>
        <message>
            <source>Shortest stave</source>
            <translation>Shortest stave</translation>
        </message>
    </context>
    <context>
        <name>GpuWords</name>
        <message>
            <source>Chinese vendor, no US export rule on buying it</source>
            <translation>Chinese vendor, no US export rule on buying it</translation>
        </message>
        <message>
            <source>below the US export thresholds, by arithmetic</source>
            <translation>below the US export thresholds, by arithmetic</translation>
        </message>
        <message>
            <source>depends on performance density, by arithmetic</source>
            <translation>depends on performance density, by arithmetic</translation>
        </message>
        <message>
            <source>US export licence required for China</source>
            <translation>US export licence required for China</translation>
        </message>
        <message>
            <source>export status not known</source>
            <translation>export status not known</translation>
        </message>
        <message>
            <source>Chinese vendor</source>
            <translation>Chinese vendor</translation>
        </message>
        <message>
            <source>below thresholds</source>
            <translation>below thresholds</translation>
        </message>
        <message>
            <source>conditional</source>
            <translation>conditional</translation>
        </message>
        <message>
            <source>licence</source>
            <translation>licence</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>not known</translation>
        </message>
        <message>
            <source>edge, development</source>
            <translation>edge, development</translation>
        </message>
        <message>
            <source>light inference</source>
            <translation>light inference</translation>
        </message>
        <message>
            <source>inference</source>
            <translation>inference</translation>
        </message>
        <message>
            <source>inference, LoRA</source>
            <translation>inference, LoRA</translation>
        </message>
        <message>
            <source>full fine-tuning</source>
            <translation>full fine-tuning</translation>
        </message>
        <message>
            <source>pre-training, large models</source>
            <translation>pre-training, large models</translation>
        </message>
        <message>
            <source>data centre</source>
            <translation>data centre</translation>
        </message>
        <message>
            <source>workstation</source>
            <translation>workstation</translation>
        </message>
        <message>
            <source>consumer</source>
            <translation>consumer</translation>
        </message>
        <message>
            <source>mining</source>
            <translation>mining</translation>
        </message>
        <message>
            <source>automotive</source>
            <translation>automotive</translation>
        </message>
        <message>
            <source>edge</source>
            <translation>edge</translation>
        </message>
        <message>
            <source>Huawei Ascend</source>
            <translation>Huawei Ascend</translation>
        </message>
        <message>
            <source>Hygon</source>
            <translation>Hygon</translation>
        </message>
        <message>
            <source>Enflame</source>
            <translation>Enflame</translation>
        </message>
        <message>
            <source>MetaX</source>
            <translation>MetaX</translation>
        </message>
        <message>
            <source>Cambricon</source>
            <translation>Cambricon</translation>
        </message>
        <message>
            <source>Moore Threads</source>
            <translation>Moore Threads</translation>
        </message>
        <message>
            <source>Iluvatar CoreX</source>
            <translation>Iluvatar CoreX</translation>
        </message>
        <message>
            <source>Biren</source>
            <translation>Biren</translation>
        </message>
        <message>
            <source>Kunlunxin</source>
            <translation>Kunlunxin</translation>
        </message>
        <message>
            <source>high</source>
            <translation>high</translation>
        </message>
        <message>
            <source>medium to high</source>
            <translation>medium to high</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>medium</translation>
        </message>
        <message>
            <source>low to medium</source>
            <translation>low to medium</translation>
        </message>
        <message>
            <source>low</source>
            <translation>low</translation>
        </message>
        <message>
            <source>Language models</source>
            <translation>Language models</translation>
        </message>
        <message>
            <source>Mixture of experts</source>
            <translation>Mixture of experts</translation>
        </message>
        <message>
            <source>Vision-language models</source>
            <translation>Vision-language models</translation>
        </message>
        <message>
            <source>Vision models</source>
            <translation>Vision models</translation>
        </message>
        <message>
            <source>Diffusion models</source>
            <translation>Diffusion models</translation>
        </message>
        <message>
            <source>Speech models</source>
            <translation>Speech models</translation>
        </message>
        <message>
            <source>Text encoders</source>
            <translation>Text encoders</translation>
        </message>
        <message>
            <source>Recommendation models</source>
            <translation>Recommendation models</translation>
        </message>
    </context>
    <context>
        <name>Headings</name>
        <message>
            <source>Last used</source>
            <translation>Last used</translation>
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
            <translation>%1 per token, at worst %2</translation>
        </message>
        <message>
            <source>%1 (%2 to %3)</source>
            <translation>%1 (%2 to %3)</translation>
        </message>
        <message>
            <source>price not published</source>
            <translation>price not published</translation>
        </message>
        <message>
            <source>Ranked configurations</source>
            <translation>Ranked configurations</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Configuration</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Layout</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Time</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Cost</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Power</translation>
        </message>
        <message>
            <source>Fits</source>
            <translation>Fits</translation>
        </message>
        <message>
            <source>%1 · mb %2</source>
            <translation>%1 · mb %2</translation>
        </message>
        <message>
            <source> · recompute</source>
            <translation> · recompute</translation>
        </message>
        <message>
            <source>no price</source>
            <translation>no price</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Card</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>Cards per server</source>
            <translation>Cards per server</translation>
        </message>
        <message>
            <source>On the front</source>
            <translation>On the front</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Program</translation>
        </message>
        <message>
            <source>Micro batch</source>
            <translation>Micro batch</translation>
        </message>
        <message>
            <source>Recompute</source>
            <translation>Recompute</translation>
        </message>
        <message>
            <source>Memory, GiB</source>
            <translation>Memory, GiB</translation>
        </message>
        <message>
            <source>Fits with</source>
            <translation>Fits with</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Tokens per second</translation>
        </message>
        <message>
            <source>Hours</source>
            <translation>Hours</translation>
        </message>
        <message>
            <source>Hours, slow side</source>
            <translation>Hours, slow side</translation>
        </message>
        <message>
            <source>Seconds per token</source>
            <translation>Seconds per token</translation>
        </message>
        <message>
            <source>Cost, yuan</source>
            <translation>Cost, yuan</translation>
        </message>
        <message>
            <source>Cost, dear side</source>
            <translation>Cost, dear side</translation>
        </message>
        <message>
            <source>Peak power, W</source>
            <translation>Peak power, W</translation>
        </message>
        <message>
            <source>Energy, kWh</source>
            <translation>Energy, kWh</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>yes</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
    </context>
    <context>
        <name>TableModel</name>
        <message>
            <source>%1, best in this row</source>
            <translation>%1, best in this row</translation>
        </message>
    </context>
    <context>
        <name>phrases</name>
        <message>
            <source>whole number from 1 to %1</source>
            <translation>whole number from 1 to %1</translation>
        </message>
        <message>
            <source>number not below 0</source>
            <translation>number not below 0</translation>
        </message>
        <message>
            <source>id of a model in the catalogue</source>
            <translation>id of a model in the catalogue</translation>
        </message>
        <message>
            <source>the configuration of the base model</source>
            <translation>the configuration of the base model</translation>
        </message>
        <message>
            <source>source with a title</source>
            <translation>source with a title</translation>
        </message>
        <message>
            <source>id that occurs once</source>
            <translation>id that occurs once</translation>
        </message>
        <message>
            <source>vision tower with a known formula</source>
            <translation>vision tower with a known formula</translation>
        </message>
        <message>
            <source>text</source>
            <translation>text</translation>
        </message>
        <message>
            <source>text that is not empty</source>
            <translation>text that is not empty</translation>
        </message>
        <message>
            <source>number</source>
            <translation>number</translation>
        </message>
        <message>
            <source>whole number</source>
            <translation>whole number</translation>
        </message>
        <message>
            <source>whole number from %1</source>
            <translation>whole number from %1</translation>
        </message>
        <message>
            <source>whole number up to %1</source>
            <translation>whole number up to %1</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true or false</translation>
        </message>
        <message>
            <source>object</source>
            <translation>object</translation>
        </message>
        <message>
            <source>list</source>
            <translation>list</translation>
        </message>
        <message>
            <source>one of: %1</source>
            <translation>one of: %1</translation>
        </message>
        <message>
            <source>no such key</source>
            <translation>no such key</translation>
        </message>
        <message>
            <source>readable file</source>
            <translation>readable file</translation>
        </message>
        <message>
            <source>at most %1 bytes</source>
            <translation>at most %1 bytes</translation>
        </message>
        <message>
            <source>valid JSON</source>
            <translation>valid JSON</translation>
        </message>
        <message>
            <source>the id of a card in the catalogue</source>
            <translation>the id of a card in the catalogue</translation>
        </message>
        <message>
            <source>the id of a model in the catalogue</source>
            <translation>the id of a model in the catalogue</translation>
        </message>
        <message>
            <source>the id of a card in the catalogue, such as %1</source>
            <translation>the id of a card in the catalogue, such as %1</translation>
        </message>
        <message>
            <source>the id of a model in the catalogue, such as %1</source>
            <translation>the id of a model in the catalogue, such as %1</translation>
        </message>
        <message>
            <source>at most one pipeline stage per layer, %1</source>
            <translation>at most one pipeline stage per layer, %1</translation>
        </message>
        <message>
            <source>a file that can be read</source>
            <translation>a file that can be read</translation>
        </message>
        <message>
            <source>a JSON object</source>
            <translation>a JSON object</translation>
        </message>
        <message>
            <source>a list of constants</source>
            <translation>a list of constants</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>a text</translation>
        </message>
        <message>
            <source>a finite number</source>
            <translation>a finite number</translation>
        </message>
        <message>
            <source>a name of its own</source>
            <translation>a name of its own</translation>
        </message>
        <message>
            <source>high, medium, low or fixed</source>
            <translation>high, medium, low or fixed</translation>
        </message>
        <message>
            <source>a constant of this name</source>
            <translation>a constant of this name</translation>
        </message>
        <message>
            <source>a list of residual groups</source>
            <translation>a list of residual groups</translation>
        </message>
        <message>
            <source>a group with name, half_width above 0 and families</source>
            <translation>a group with name, half_width above 0 and families</translation>
        </message>
        <message>
            <source>a list of residual groups with the group %1</source>
            <translation>a list of residual groups with the group %1</translation>
        </message>
        <message>
            <source>positive quantiles in ascending order</source>
            <translation>positive quantiles in ascending order</translation>
        </message>
        <message>
            <source>a whole number from %1 to %2</source>
            <translation>a whole number from %1 to %2</translation>
        </message>
        <message>
            <source>at most %1 values and cards</source>
            <translation>at most %1 values and cards</translation>
        </message>
        <message>
            <source>a list of groups</source>
            <translation>a list of groups</translation>
        </message>
        <message>
            <source>a group with two quantiles, the second larger</source>
            <translation>a group with two quantiles, the second larger</translation>
        </message>
        <message>
            <source>the group hf_trainer</source>
            <translation>the group hf_trainer</translation>
        </message>
        <message>
            <source>the group %1</source>
            <translation>the group %1</translation>
        </message>
        <message>
            <source>text in UTF-8 or UTF-16</source>
            <translation>text in UTF-8 or UTF-16</translation>
        </message>
        <message>
            <source>a file of at most %1 bytes</source>
            <translation>a file of at most %1 bytes</translation>
        </message>
        <message>
            <source>a line with the names of the columns</source>
            <translation>a line with the names of the columns</translation>
        </message>
        <message>
            <source>each column once</source>
            <translation>each column once</translation>
        </message>
        <message>
            <source>at most %1 columns</source>
            <translation>at most %1 columns</translation>
        </message>
        <message>
            <source>at most %1 rows</source>
            <translation>at most %1 rows</translation>
        </message>
        <message>
            <source>at most %1 characters in a field</source>
            <translation>at most %1 characters in a field</translation>
        </message>
        <message>
            <source>a closing quotation mark</source>
            <translation>a closing quotation mark</translation>
        </message>
        <message>
            <source>a separator after the closing quotation mark</source>
            <translation>a separator after the closing quotation mark</translation>
        </message>
        <message>
            <source>%1 fields as in the header</source>
            <translation>%1 fields as in the header</translation>
        </message>
        <message>
            <source>a serving task</source>
            <translation>a serving task</translation>
        </message>
        <message>
            <source>a figure of serving the estimate knows</source>
            <translation>a figure of serving the estimate knows</translation>
        </message>
        <message>
            <source>the format of the weights</source>
            <translation>the format of the weights</translation>
        </message>
        <message>
            <source>a card of the catalogue</source>
            <translation>a card of the catalogue</translation>
        </message>
        <message>
            <source>a language model</source>
            <translation>a language model</translation>
        </message>
        <message>
            <source>what the job needs, not the pool the engine takes in advance</source>
            <translation>what the job needs, not the pool the engine takes in advance</translation>
        </message>
        <message>
            <source>a run on the normal kernels</source>
            <translation>a run on the normal kernels</translation>
        </message>
        <message>
            <source>a card whose bandwidth and matrix rate are published</source>
            <translation>a card whose bandwidth and matrix rate are published</translation>
        </message>
        <message>
            <source>a layout the model fits in</source>
            <translation>a layout the model fits in</translation>
        </message>
        <message>
            <source>an engine that reports this part</source>
            <translation>an engine that reports this part</translation>
        </message>
        <message>
            <source>a table of measurements with the column %1</source>
            <translation>a table of measurements with the column %1</translation>
        </message>
        <message>
            <source>a number from %1 to %2</source>
            <translation>a number from %1 to %2</translation>
        </message>
        <message>
            <source>0 or 1</source>
            <translation>0 or 1</translation>
        </message>
        <message>
            <source>a value</source>
            <translation>a value</translation>
        </message>
        <message>
            <source>a quantity this program predicts for such rows</source>
            <translation>a quantity this program predicts for such rows</translation>
        </message>
        <message>
            <source>a model with a known transformer shape</source>
            <translation>a model with a known transformer shape</translation>
        </message>
        <message>
            <source>a value: power depends on it</source>
            <translation>a value: power depends on it</translation>
        </message>
        <message>
            <source>a card whose vendor publishes %1</source>
            <translation>a card whose vendor publishes %1</translation>
        </message>
        <message>
            <source>a card whose memory size is published</source>
            <translation>a card whose memory size is published</translation>
        </message>
        <message>
            <source>a JSON object with the shapes of the model</source>
            <translation>a JSON object with the shapes of the model</translation>
        </message>
        <message>
            <source>a model of the catalogue, or its architecture</source>
            <translation>a model of the catalogue, or its architecture</translation>
        </message>
        <message>
            <source>head_dim, or a hidden size divisible by the heads</source>
            <translation>head_dim, or a hidden size divisible by the heads</translation>
        </message>
        <message>
            <source>a model</source>
            <translation>a model</translation>
        </message>
        <message>
            <source>a training rate</source>
            <translation>a training rate</translation>
        </message>
        <message>
            <source>a training task</source>
            <translation>a training task</translation>
        </message>
        <message>
            <source>a value: speed depends on it</source>
            <translation>a value: speed depends on it</translation>
        </message>
        <message>
            <source>a figure above zero</source>
            <translation>a figure above zero</translation>
        </message>
        <message>
            <source>counts of this very model, not of its backbone</source>
            <translation>counts of this very model, not of its backbone</translation>
        </message>
        <message>
            <source>number written as text</source>
            <translation>number written as text</translation>
        </message>
        <message>
            <source>not given, the library's default %1 applies</source>
            <translation>not given, the library's default %1 applies</translation>
        </message>
        <message>
            <source>the same number for every layer</source>
            <translation>the same number for every layer</translation>
        </message>
        <message>
            <source>true or false written as text</source>
            <translation>true or false written as text</translation>
        </message>
        <message>
            <source>a model configuration, not the hub's error message</source>
            <translation>a model configuration, not the hub's error message</translation>
        </message>
        <message>
            <source>a model configuration, not a description of its quantisation</source>
            <translation>a model configuration, not a description of its quantisation</translation>
        </message>
        <message>
            <source>the type of the model</source>
            <translation>the type of the model</translation>
        </message>
        <message>
            <source>not given, taken from architectures: %1</source>
            <translation>not given, taken from architectures: %1</translation>
        </message>
        <message>
            <source>an architecture whose parameters can be counted</source>
            <translation>an architecture whose parameters can be counted</translation>
        </message>
        <message>
            <source>a denoiser or VAE whose parameters can be counted</source>
            <translation>a denoiser or VAE whose parameters can be counted</translation>
        </message>
        <message>
            <source>parameters of inference code, read as %1</source>
            <translation>parameters of inference code, read as %1</translation>
        </message>
        <message>
            <source>an adapter names its base model but holds no sizes of it</source>
            <translation>an adapter names its base model but holds no sizes of it</translation>
        </message>
        <message>
            <source>null: as many as attention heads</source>
            <translation>null: as many as attention heads</translation>
        </message>
        <message>
            <source>multiple of the %1 attention heads</source>
            <translation>multiple of the %1 attention heads</translation>
        </message>
        <message>
            <source>sizes of a model below %1 parameters</source>
            <translation>sizes of a model below %1 parameters</translation>
        </message>
        <message>
            <source>divisor of the %1 attention heads</source>
            <translation>divisor of the %1 attention heads</translation>
        </message>
        <message>
            <source>attention of its own in every layer</source>
            <translation>attention of its own in every layer</translation>
        </message>
        <message>
            <source>Qwen v1: twice the real FFN width</source>
            <translation>Qwen v1: twice the real FFN width</translation>
        </message>
        <message>
            <source>one entry for each of %1 levels</source>
            <translation>one entry for each of %1 levels</translation>
        </message>
        <message>
            <source>list of 1 to 16 widths</source>
            <translation>list of 1 to 16 widths</translation>
        </message>
        <message>
            <source>blocks of Stable Diffusion</source>
            <translation>blocks of Stable Diffusion</translation>
        </message>
        <message>
            <source>null</source>
            <translation>null</translation>
        </message>
        <message>
            <source>width up to %1</source>
            <translation>width up to %1</translation>
        </message>
        <message>
            <source>one entry for each of %1 layers</source>
            <translation>one entry for each of %1 layers</translation>
        </message>
        <message>
            <source>full, sliding or linear attention</source>
            <translation>full, sliding or linear attention</translation>
        </message>
        <message>
            <source>at least one layer with experts</source>
            <translation>at least one layer with experts</translation>
        </message>
        <message>
            <source>at most the %1 experts</source>
            <translation>at most the %1 experts</translation>
        </message>
        <message>
            <source>shared experts of a total width up to %1</source>
            <translation>shared experts of a total width up to %1</translation>
        </message>
        <message>
            <source>false</source>
            <translation>false</translation>
        </message>
        <message>
            <source>at most one entry a layer</source>
            <translation>at most one entry a layer</translation>
        </message>
        <message>
            <source>vision or audio tower present but not counted</source>
            <translation>vision or audio tower present but not counted</translation>
        </message>
        <message>
            <source>comment left out</source>
            <translation>comment left out</translation>
        </message>
        <message>
            <source>escape sequence of JSON</source>
            <translation>escape sequence of JSON</translation>
        </message>
        <message>
            <source>closing quotation mark on the same line</source>
            <translation>closing quotation mark on the same line</translation>
        </message>
        <message>
            <source>closing quotation mark</source>
            <translation>closing quotation mark</translation>
        </message>
        <message>
            <source>number in JSON notation</source>
            <translation>number in JSON notation</translation>
        </message>
        <message>
            <source>%1 is not JSON</source>
            <translation>%1 is not JSON</translation>
        </message>
        <message>
            <source>JSON value</source>
            <translation>JSON value</translation>
        </message>
        <message>
            <source>at most %1 levels of nesting</source>
            <translation>at most %1 levels of nesting</translation>
        </message>
        <message>
            <source>comma or closing bracket</source>
            <translation>comma or closing bracket</translation>
        </message>
        <message>
            <source>key in double quotation marks</source>
            <translation>key in double quotation marks</translation>
        </message>
        <message>
            <source>colon</source>
            <translation>colon</translation>
        </message>
        <message>
            <source>key occurs twice, the last one counts</source>
            <translation>key occurs twice, the last one counts</translation>
        </message>
        <message>
            <source>at most %1 keys</source>
            <translation>at most %1 keys</translation>
        </message>
        <message>
            <source>comma or closing brace</source>
            <translation>comma or closing brace</translation>
        </message>
        <message>
            <source>JSON object</source>
            <translation>JSON object</translation>
        </message>
        <message>
            <source>end of file</source>
            <translation>end of file</translation>
        </message>
        <message>
            <source>text in the encoding of its byte order mark</source>
            <translation>text in the encoding of its byte order mark</translation>
        </message>
        <message>
            <source>byte order mark of %1</source>
            <translation>byte order mark of %1</translation>
        </message>
        <message>
            <source>encoded in %1</source>
            <translation>encoded in %1</translation>
        </message>
        <message>
            <source>text in UTF-8, UTF-16 or GBK</source>
            <translation>text in UTF-8, UTF-16 or GBK</translation>
        </message>
        <message>
            <source>the file itself (git lfs pull)</source>
            <translation>the file itself (git lfs pull)</translation>
        </message>
        <message>
            <source>the file the link points to</source>
            <translation>the file the link points to</translation>
        </message>
        <message>
            <source>text in UTF-8</source>
            <translation>text in UTF-8</translation>
        </message>
        <message>
            <source>a JSON value</source>
            <translation>a JSON value</translation>
        </message>
        <message>
            <source>a key in double quotes</source>
            <translation>a key in double quotes</translation>
        </message>
        <message>
            <source>every key once (again on line %1)</source>
            <translation>every key once (again on line %1)</translation>
        </message>
        <message>
            <source>the sign %1</source>
            <translation>the sign %1</translation>
        </message>
        <message>
            <source>the sign %1 or %2</source>
            <translation>the sign %1 or %2</translation>
        </message>
        <message>
            <source>nothing after the JSON object</source>
            <translation>nothing after the JSON object</translation>
        </message>
        <message>
            <source>at most %1 levels of brackets</source>
            <translation>at most %1 levels of brackets</translation>
        </message>
        <message>
            <source>a text closed by a double quote</source>
            <translation>a text closed by a double quote</translation>
        </message>
        <message>
            <source>a valid escape sequence</source>
            <translation>a valid escape sequence</translation>
        </message>
        <message>
            <source>Server selection for AI inference</source>
            <translation>Server selection for AI inference</translation>
        </message>
        <message>
            <source>Server selection for AI training</source>
            <translation>Server selection for AI training</translation>
        </message>
        <message>
            <source>Xuanka %1, catalogue of %2</source>
            <translation>Xuanka %1, catalogue of %2</translation>
        </message>
        <message>
            <source>Arithmetic only, not a legal determination: derived TPP %1 is below every threshold of the 2023-10-17 rule. No specific export report searched. As of 2026-09.</source>
            <translation>Arithmetic only, not a legal determination: derived TPP %1 is below every threshold of the 2023-10-17 rule. No specific export report searched. As of 2026-09.</translation>
        </message>
        <message>
            <source>Arithmetic only, not a legal determination: derived TPP %1 is between 1,600 and 2,400, where only data-centre parts of high performance density are caught. No specific export report searched. As of 2026-09.</source>
            <translation>Arithmetic only, not a legal determination: derived TPP %1 is between 1,600 and 2,400, where only data-centre parts of high performance density are caught. No specific export report searched. As of 2026-09.</translation>
        </message>
        <message>
            <source>US licence letter of 2022-08-26, then BIS rule of 2022-10-07: licence required for China. Derived TPP 312x16 = 4,992 &gt;= 4,800, so it also stays above the 2023-10-17 line. Only pre-control/second-hand stock circulates. As of 2026-09.</source>
            <translation>US licence letter of 2022-08-26, then BIS rule of 2022-10-07: licence required for China. Derived TPP 312x16 = 4,992 &gt;= 4,800, so it also stays above the 2023-10-17 line. Only pre-control/second-hand stock circulates. As of 2026-09.</translation>
        </message>
        <message>
            <source>China variant announced 2022-11 (NVLink cut 600-&gt;400 GB/s for the 2022-10-07 rule); caught by the BIS rule of 2023-10-17 (TPP 4,992). As of 2026-09.</source>
            <translation>China variant announced 2022-11 (NVLink cut 600-&gt;400 GB/s for the 2022-10-07 rule); caught by the BIS rule of 2023-10-17 (TPP 4,992). As of 2026-09.</translation>
        </message>
        <message>
            <source>Arithmetic only, not a legal determination: derived TPP %1 is between 2,400 and 4,800, where the 2023-10-17 rule also looks at performance density for data-centre parts. No specific export report searched. As of 2026-09.</source>
            <translation>Arithmetic only, not a legal determination: derived TPP %1 is between 2,400 and 4,800, where the 2023-10-17 rule also looks at performance density for data-centre parts. No specific export report searched. As of 2026-09.</translation>
        </message>
        <message>
            <source>Derived TPP 733x8 = 5,864 &gt;= 4,800 (2023-10-17 rule): licence required on that arithmetic; not a legal determination. As of 2026-09.</source>
            <translation>Derived TPP 733x8 = 5,864 &gt;= 4,800 (2023-10-17 rule): licence required on that arithmetic; not a legal determination. As of 2026-09.</translation>
        </message>
        <message>
            <source>China-oriented variant announced with H20 in 2023-11 to stay under the 2023-10-17 thresholds. As of 2026-09.</source>
            <translation>China-oriented variant announced with H20 in 2023-11 to stay under the 2023-10-17 thresholds. As of 2026-09.</translation>
        </message>
        <message>
            <source>Derived TPP 728.5x8 = 5,828 &gt;= 4,800 (2023-10-17 rule): licence required; RTX 5880 Ada (2024-01) is the reduced version. As of 2026-09.</source>
            <translation>Derived TPP 728.5x8 = 5,828 &gt;= 4,800 (2023-10-17 rule): licence required; RTX 5880 Ada (2024-01) is the reduced version. As of 2026-09.</translation>
        </message>
        <message>
            <source>China-oriented variant of RTX 6000 Ada (2024-01) to stay under the 2023-10-17 thresholds. As of 2026-09.</source>
            <translation>China-oriented variant of RTX 6000 Ada (2024-01) to stay under the 2023-10-17 thresholds. As of 2026-09.</translation>
        </message>
        <message>
            <source>BIS rule of 2023-10-17: TPP 660.6x8 = 5,285 &gt;= 4,800, licence required; replaced in China by RTX 4090 D. As of 2026-09.</source>
            <translation>BIS rule of 2023-10-17: TPP 660.6x8 = 5,285 &gt;= 4,800, licence required; replaced in China by RTX 4090 D. As of 2026-09.</translation>
        </message>
        <message>
            <source>China variant (2023-12-28) under the 2023-10-17 line: derived TPP 588.3x8 = 4,706. As of 2026-09.</source>
            <translation>China variant (2023-12-28) under the 2023-10-17 line: derived TPP 588.3x8 = 4,706. As of 2026-09.</translation>
        </message>
        <message>
            <source>US licence letter of 2022-08-26 and BIS rules of 2022-10-07 / 2023-10-17: licence required. BIS rule effective 2026-01-15 made parts with TPP &lt;21,000 and DRAM bandwidth &lt;6,500 GB/s reviewable case by case (H200-class, &lt;=50 % of US volume, third-party test, 25 %). As of 2026-09.</source>
            <translation>US licence letter of 2022-08-26 and BIS rules of 2022-10-07 / 2023-10-17: licence required. BIS rule effective 2026-01-15 made parts with TPP &lt;21,000 and DRAM bandwidth &lt;6,500 GB/s reviewable case by case (H200-class, &lt;=50 % of US volume, third-party test, 25 %). As of 2026-09.</translation>
        </message>
        <message>
            <source>China variant of H100 launched 2023-03 (NVLink 400 GB/s, FP64 cut); caught by the BIS rule of 2023-10-17. As of 2026-09.</source>
            <translation>China variant of H100 launched 2023-03 (NVLink 400 GB/s, FP64 cut); caught by the BIS rule of 2023-10-17. As of 2026-09.</translation>
        </message>
        <message>
            <source>China variant (2023-11) built under the 2023-10-17 thresholds. 2025-04: US licence required indefinitely; 2025-08: licences granted with 15 % revenue share; 2025-07-31/09: Chinese CAC summoned NVIDIA and told large firms to stop buying. 2026 availability unclear. As of 2026-09.</source>
            <translation>China variant (2023-11) built under the 2023-10-17 thresholds. 2025-04: US licence required indefinitely; 2025-08: licences granted with 15 % revenue share; 2025-07-31/09: Chinese CAC summoned NVIDIA and told large firms to stop buying. 2026 availability unclear. As of 2026-09.</translation>
        </message>
        <message>
            <source>Above 2023-10-17 thresholds. BIS rule effective 2026-01-15: case-by-case (TPP &lt;21,000 and DRAM bandwidth &lt;6,500 GB/s, &lt;=50 % of US volume, third-party test, 25 %). Chinese customs reportedly refused entry in 2026-01; US cleared about 10 Chinese firms (2026-05-14); China reported ready to allow a capped number (2026-07-09). As of 2026-09.</source>
            <translation>Above 2023-10-17 thresholds. BIS rule effective 2026-01-15: case-by-case (TPP &lt;21,000 and DRAM bandwidth &lt;6,500 GB/s, &lt;=50 % of US volume, third-party test, 25 %). Chinese customs reportedly refused entry in 2026-01; US cleared about 10 Chinese firms (2026-05-14); China reported ready to allow a capped number (2026-07-09). As of 2026-09.</translation>
        </message>
        <message>
            <source>Far above the thresholds (TPP &gt;= 36,000); no licence route for China found in stored sources. As of 2026-09.</source>
            <translation>Far above the thresholds (TPP &gt;= 36,000); no licence route for China found in stored sources. As of 2026-09.</translation>
        </message>
        <message>
            <source>Reported China variant (Reuters 2025-08-19); US decided not to allow it (The Information, 2025-11-07). Not on sale as far as stored sources show. As of 2026-09.</source>
            <translation>Reported China variant (Reuters 2025-08-19); US decided not to allow it (The Information, 2025-11-07). Not on sale as far as stored sources show. As of 2026-09.</translation>
        </message>
        <message>
            <source>Derived TPP 838x8 = 6,704 &gt;= 4,800: licence required; RTX 5090 D sold instead from 2025-01. As of 2026-09.</source>
            <translation>Derived TPP 838x8 = 6,704 &gt;= 4,800: licence required; RTX 5090 D sold instead from 2025-01. As of 2026-09.</translation>
        </message>
        <message>
            <source>China variant of 2025-01 (2,375 sparse AI TOPS: derived TPP 4,750); later stopped and followed by D V2. As of 2026-09.</source>
            <translation>China variant of 2025-01 (2,375 sparse AI TOPS: derived TPP 4,750); later stopped and followed by D V2. As of 2026-09.</translation>
        </message>
        <message>
            <source>China variant of 2025-08 (24 GB, 384-bit). One report: Chinese import permits halted 2026-05-15 (single source). As of 2026-09.</source>
            <translation>China variant of 2025-08 (24 GB, 384-bit). One report: Chinese import permits halted 2026-05-15 (single source). As of 2026-09.</translation>
        </message>
        <message>
            <source>Arithmetic only, not a legal determination: derived TPP %1 is at or above 4,800, the licence line of the 2023-10-17 BIS rule. No specific export report searched. As of 2026-09.</source>
            <translation>Arithmetic only, not a legal determination: derived TPP %1 is at or above 4,800, the licence line of the 2023-10-17 BIS rule. No specific export report searched. As of 2026-09.</translation>
        </message>
        <message>
            <source>China variant; Chinese CAC told large firms to stop testing/buying it (2025-09-17). As of 2026-09.</source>
            <translation>China variant; Chinese CAC told large firms to stop testing/buying it (2025-09-17). As of 2026-09.</translation>
        </message>
        <message>
            <source>Above 2023-10-17 thresholds. Derived TPP 2,614.9x8 = 20,919 and bandwidth &lt;6,500 GB/s, i.e. inside the window of the 2026-01-15 case-by-case rule (MI325X named in client notes). As of 2026-09.</source>
            <translation>Above 2023-10-17 thresholds. Derived TPP 2,614.9x8 = 20,919 and bandwidth &lt;6,500 GB/s, i.e. inside the window of the 2026-01-15 case-by-case rule (MI325X named in client notes). As of 2026-09.</translation>
        </message>
        <message>
            <source>China variant; US licence required from 2025-04, licences with 15 % revenue share from 2025-08. As of 2026-09.</source>
            <translation>China variant; US licence required from 2025-04, licences with 15 % revenue share from 2025-08. As of 2026-09.</translation>
        </message>
        <message>
            <source>Derived TPP about 36,800: outside the 2026-01-15 case-by-case window. As of 2026-09.</source>
            <translation>Derived TPP about 36,800: outside the 2026-01-15 case-by-case window. As of 2026-09.</translation>
        </message>
        <message>
            <source>Derived TPP 40,400: outside the 2026-01-15 case-by-case window. As of 2026-09.</source>
            <translation>Derived TPP 40,400: outside the 2026-01-15 case-by-case window. As of 2026-09.</translation>
        </message>
        <message>
            <source>Derived TPP at least 29,360 from BF16: above the 2023-10-17 line; not a legal determination. As of 2026-09.</source>
            <translation>Derived TPP at least 29,360 from BF16: above the 2023-10-17 line; not a legal determination. As of 2026-09.</translation>
        </message>
        <message>
            <source>Chinese vendor: buying it in China is not a US export transaction; supply can still be affected by foundry/Entity-List rules (not researched here).</source>
            <translation>Chinese vendor: buying it in China is not a US export transaction; supply can still be affected by foundry/Entity-List rules (not researched here).</translation>
        </message>
        <message>
            <source>PCIe dual-slot</source>
            <translation>PCIe dual-slot</translation>
        </message>
        <message>
            <source>2026-09 (latest stored evidence; re-check before quoting)</source>
            <translation>2026-09 (latest stored evidence; re-check before quoting)</translation>
        </message>
        <message>
            <source>PCIe single-slot, low-profile</source>
            <translation>PCIe single-slot, low-profile</translation>
        </message>
        <message>
            <source>automotive module, resold on SXM4-to-PCIe carriers</source>
            <translation>automotive module, resold on SXM4-to-PCIe carriers</translation>
        </message>
        <message>
            <source>PCIe single-slot</source>
            <translation>PCIe single-slot</translation>
        </message>
        <message>
            <source>PCIe triple-slot</source>
            <translation>PCIe triple-slot</translation>
        </message>
        <message>
            <source>PCIe dual-slot, low-profile</source>
            <translation>PCIe dual-slot, low-profile</translation>
        </message>
        <message>
            <source>superchip module</source>
            <translation>superchip module</translation>
        </message>
        <message>
            <source>SXM5 (HGX 8-GPU)</source>
            <translation>SXM5 (HGX 8-GPU)</translation>
        </message>
        <message>
            <source>module</source>
            <translation>module</translation>
        </message>
        <message>
            <source>SXM (HGX B200 baseboard)</source>
            <translation>SXM (HGX B200 baseboard)</translation>
        </message>
        <message>
            <source>superchip module (1 Grace + 2 GPUs)</source>
            <translation>superchip module (1 Grace + 2 GPUs)</translation>
        </message>
        <message>
            <source>module (Atlas 800)</source>
            <translation>module (Atlas 800)</translation>
        </message>
        <message>
            <source>module (Atlas 800 A2)</source>
            <translation>module (Atlas 800 A2)</translation>
        </message>
        <message>
            <source>module, two dies (Atlas 800T A3)</source>
            <translation>module, two dies (Atlas 800T A3)</translation>
        </message>
        <message>
            <source>PCIe FHFL</source>
            <translation>PCIe FHFL</translation>
        </message>
        <message>
            <source>OAM 106M 400 W / PCIe 106B</source>
            <translation>OAM 106M 400 W / PCIe 106B</translation>
        </message>
        <message>
            <source>OAM group (8 cards)</source>
            <translation>OAM group (8 cards)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Not shown, because the vendor publishes too few figures: %1</source>
            <translation>Not shown, because the vendor publishes too few figures: %1</translation>
        </message>
        <message>
            <source>There is nothing to draw: the figures this needs are not published.</source>
            <translation>There is nothing to draw: the figures this needs are not published.</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>%1/s</source>
            <translation>%1/s</translation>
        </message>
        <message>
            <source>%1 µs</source>
            <translation>%1 µs</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 min</translation>
        </message>
        <message>
            <source>%1 h</source>
            <translation>%1 h</translation>
        </message>
        <message>
            <source>%1 days</source>
            <translation>%1 days</translation>
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
            <translation>not published</translation>
        </message>
        <message>
            <source>No measurements of %1 back this estimate; the interval is wider.</source>
            <translation>No measurements of %1 back this estimate; the interval is wider.</translation>
        </message>
        <message>
            <source>No published run on a card like %1 backs its speed; the interval is wider.</source>
            <translation>No published run on a card like %1 backs its speed; the interval is wider.</translation>
        </message>
        <message>
            <source>No published run on releases of %1 after %2 backs this speed; the interval is wider.</source>
            <translation>No published run on releases of %1 after %2 backs this speed; the interval is wider.</translation>
        </message>
        <message>
            <source>On contexts above 8,192 tokens this program was found up to three times slower; the interval is much wider.</source>
            <translation>On contexts above 8,192 tokens this program was found up to three times slower; the interval is much wider.</translation>
        </message>
        <message>
            <source>The power limit of %1 is not published; its speed assumes a usual board.</source>
            <translation>The power limit of %1 is not published; its speed assumes a usual board.</translation>
        </message>
        <message>
            <source>No published rates back the time that state in host memory costs.</source>
            <translation>No published rates back the time that state in host memory costs.</translation>
        </message>
        <message>
            <source>No published training rates back the linear attention layers.</source>
            <translation>No published training rates back the linear attention layers.</translation>
        </message>
        <message>
            <source>%1 cards would do %2 times the work of these: the further cards wait for the links.</source>
            <translation>%1 cards would do %2 times the work of these: the further cards wait for the links.</translation>
        </message>
        <message>
            <source>Reading and decoding samples is taken to keep up with the cards.</source>
            <translation>Reading and decoding samples is taken to keep up with the cards.</translation>
        </message>
        <message>
            <source>What one sample of %1 holds in memory is not known; weights and states alone are counted.</source>
            <translation>What one sample of %1 holds in memory is not known; weights and states alone are counted.</translation>
        </message>
        <message>
            <source>%1 does not run the task %2; the nearest program is assumed.</source>
            <translation>%1 does not run the task %2; the nearest program is assumed.</translation>
        </message>
        <message>
            <source>The memory size of %1 is not published; whether the job fits cannot be said.</source>
            <translation>The memory size of %1 is not published; whether the job fits cannot be said.</translation>
        </message>
        <message>
            <source>The vendor of %1 does not publish: %2. What needs these figures is left out.</source>
            <translation>The vendor of %1 does not publish: %2. What needs these figures is left out.</translation>
        </message>
        <message>
            <source>Not known of %1: %2. Its speed is left out.</source>
            <translation>Not known of %1: %2. Its speed is left out.</translation>
        </message>
        <message>
            <source>The figures of %1 are the vendor's own; nobody independent has measured them.</source>
            <translation>The figures of %1 are the vendor's own; nobody independent has measured them.</translation>
        </message>
        <message>
            <source>Shape or parameter count of %1 is not certain.</source>
            <translation>Shape or parameter count of %1 is not certain.</translation>
        </message>
        <message>
            <source>%2 has no units for %1; it would be emulated or refused.</source>
            <translation>%2 has no units for %1; it would be emulated or refused.</translation>
        </message>
        <message>
            <source>Tensor parallel %1 does not divide the %2 attention heads; most programs refuse it.</source>
            <translation>Tensor parallel %1 does not divide the %2 attention heads; most programs refuse it.</translation>
        </message>
        <message>
            <source>%1 has no experts; expert parallel has no effect.</source>
            <translation>%1 has no experts; expert parallel has no effect.</translation>
        </message>
        <message>
            <source>Expert parallel %1 does not divide the %2 experts; most programs refuse it.</source>
            <translation>Expert parallel %1 does not divide the %2 experts; most programs refuse it.</translation>
        </message>
        <message>
            <source>%1 pipeline chunks, but only %2 layers.</source>
            <translation>%1 pipeline chunks, but only %2 layers.</translation>
        </message>
        <message>
            <source>%1 layers do not divide evenly into %2 pipeline chunks; the fullest stage decides.</source>
            <translation>%1 layers do not divide evenly into %2 pipeline chunks; the fullest stage decides.</translation>
        </message>
        <message>
            <source>Tensor parallel %1 reaches beyond one server of %2 cards: every layer waits for the network.</source>
            <translation>Tensor parallel %1 reaches beyond one server of %2 cards: every layer waits for the network.</translation>
        </message>
        <message>
            <source>Tensor parallel %1 on %2 runs over PCIe; much of the gain goes into waiting.</source>
            <translation>Tensor parallel %1 on %2 runs over PCIe; much of the gain goes into waiting.</translation>
        </message>
        <message>
            <source>A global batch of %1 does not divide evenly; %2 is computed.</source>
            <translation>A global batch of %1 does not divide evenly; %2 is computed.</translation>
        </message>
        <message>
            <source>%1 micro batches for %2 pipeline stages: most stages stand idle most of the time.</source>
            <translation>%1 micro batches for %2 pipeline stages: most stages stand idle most of the time.</translation>
        </message>
        <message>
            <source>%1 tokens are more than the %2 positions the model was made for.</source>
            <translation>%1 tokens are more than the %2 positions the model was made for.</translation>
        </message>
        <message>
            <source>ZeRO stage %1 has no effect without data parallelism.</source>
            <translation>ZeRO stage %1 has no effect without data parallelism.</translation>
        </message>
        <message>
            <source>ZeRO stage %1 together with pipeline parallelism is refused by DeepSpeed.</source>
            <translation>ZeRO stage %1 together with pipeline parallelism is refused by DeepSpeed.</translation>
        </message>
        <message>
            <source>Parameters can be kept in host memory with ZeRO stage 3 only.</source>
            <translation>Parameters can be kept in host memory with ZeRO stage 3 only.</translation>
        </message>
        <message>
            <source>Sequence parallelism has no effect without tensor parallelism.</source>
            <translation>Sequence parallelism has no effect without tensor parallelism.</translation>
        </message>
        <message>
            <source>Context parallelism is not modelled for serving and has no effect.</source>
            <translation>Context parallelism is not modelled for serving and has no effect.</translation>
        </message>
        <message>
            <source>The weights alone take %1 per card, which has %2.</source>
            <translation>The weights alone take %1 per card, which has %2.</translation>
        </message>
        <message>
            <source>Memory is short by %1 for the requests asked for; it holds %2 at once.</source>
            <translation>Memory is short by %1 for the requests asked for; it holds %2 at once.</translation>
        </message>
        <message>
            <source>The engine takes %1 at start (%3 % of the card) although the requests need %2.</source>
            <translation>The engine takes %1 at start (%3 % of the card) although the requests need %2.</translation>
        </message>
        <message>
            <source>Only %1 are left beside the engine's own budget; warm-up may fail.</source>
            <translation>Only %1 are left beside the engine's own budget; warm-up may fail.</translation>
        </message>
        <message>
            <source>This program splits layers over cards: they take turns and do not add speed.</source>
            <translation>This program splits layers over cards: they take turns and do not add speed.</translation>
        </message>
        <message>
            <source>Attention is computed data-parallel and experts are spread over %1 cards, which serves more.</source>
            <translation>Attention is computed data-parallel and experts are spread over %1 cards, which serves more.</translation>
        </message>
        <message>
            <source>The compressed cache of this attention is not split: every card holds it whole.</source>
            <translation>The compressed cache of this attention is not split: every card holds it whole.</translation>
        </message>
        <message>
            <source>%1 key-value heads on %2 cards: heads are duplicated and the cache with them.</source>
            <translation>%1 key-value heads on %2 cards: heads are duplicated and the cache with them.</translation>
        </message>
        <message>
            <source>Tensor parallel reaches beyond one server of %1 cards: every layer waits for the network.</source>
            <translation>Tensor parallel reaches beyond one server of %1 cards: every layer waits for the network.</translation>
        </message>
        <message>
            <source>The engine runs %1 sequences at once; further requests wait.</source>
            <translation>The engine runs %1 sequences at once; further requests wait.</translation>
        </message>
        <message>
            <source>Requests of %1 tokens are longer than the longest context of %2.</source>
            <translation>Requests of %1 tokens are longer than the longest context of %2.</translation>
        </message>
        <message>
            <source>%1 is computed as %2.</source>
            <translation>%1 is computed as %2.</translation>
        </message>
        <message>
            <source>%2 has no matrix rate for %1; products run in 16 bit.</source>
            <translation>%2 has no matrix rate for %1; products run in 16 bit.</translation>
        </message>
        <message>
            <source>No capacity line, because the memory size is not published: %1</source>
            <translation>No capacity line, because the memory size is not published: %1</translation>
        </message>
        <message>
            <source>Headroom %1</source>
            <translation>Headroom %1</translation>
        </message>
        <message>
            <source>Rule of thumb</source>
            <translation>Rule of thumb</translation>
        </message>
        <message>
            <source>%1 takes %2 on the fullest %3, which offers %4: %5.</source>
            <translation>%1 takes %2 on the fullest %3, which offers %4: %5.</translation>
        </message>
        <message>
            <source>Communication and workspace</source>
            <translation>Communication and workspace</translation>
        </message>
        <message>
            <source>Context and fragmentation</source>
            <translation>Context and fragmentation</translation>
        </message>
        <message>
            <source>Memory by concurrency</source>
            <translation>Memory by concurrency</translation>
        </message>
        <message>
            <source>Memory by batch size</source>
            <translation>Memory by batch size</translation>
        </message>
        <message>
            <source>GiB per card</source>
            <translation>GiB per card</translation>
        </message>
        <message>
            <source>There is nothing to draw yet.</source>
            <translation>There is nothing to draw yet.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>What this scenario is called in lists, in the comparison and on the cover of the report.</source>
            <translation>What this scenario is called in lists, in the comparison and on the cover of the report.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Model</translation>
        </message>
        <message>
            <source>The model that is trained or served: one of the catalogue, an imported config.json, or plain counts for a vision model.</source>
            <translation>The model that is trained or served: one of the catalogue, an imported config.json, or plain counts for a vision model.</translation>
        </message>
        <message>
            <source>Task</source>
            <translation>Task</translation>
        </message>
        <message>
            <source>What is done with the model. It decides what has to stay in GPU memory: full training keeps gradients and optimizer states of every parameter, LoRA only those of a small adapter, serving keeps none but needs a KV cache.</source>
            <translation>What is done with the model. It decides what has to stay in GPU memory: full training keeps gradients and optimizer states of every parameter, LoRA only those of a small adapter, serving keeps none but needs a KV cache.</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>Precision</translation>
        </message>
        <message>
            <source>Number format of the computation and of the weights. FP32 doubles the weights of BF16 and FP16; BF16 has the wider range and trains more steadily; FP8 needs Hopper, Ada or newer.</source>
            <translation>Number format of the computation and of the weights. FP32 doubles the weights of BF16 and FP16; BF16 has the wider range and trains more steadily; FP8 needs Hopper, Ada or newer.</translation>
        </message>
        <message>
            <source>Framework</source>
            <translation>Framework</translation>
        </message>
        <message>
            <source>The program that runs the job. It decides bytes per optimizer state, the type of the gradients, communication buffers, workspace and overhead.</source>
            <translation>The program that runs the job. It decides bytes per optimizer state, the type of the gradients, communication buffers, workspace and overhead.</translation>
        </message>
        <message>
            <source>Optimizer</source>
            <translation>Optimizer</translation>
        </message>
        <message>
            <source>AdamW keeps two numbers per trained parameter; the 8-bit forms keep them in one byte each, Lion and SGD with momentum keep one, plain SGD none.</source>
            <translation>AdamW keeps two numbers per trained parameter; the 8-bit forms keep them in one byte each, Lion and SGD with momentum keep one, plain SGD none.</translation>
        </message>
        <message>
            <source>Sequence length</source>
            <translation>Sequence length</translation>
        </message>
        <message>
            <source>Tokens in one training sample. Activations grow in proportion, attention work faster than that.</source>
            <translation>Tokens in one training sample. Activations grow in proportion, attention work faster than that.</translation>
        </message>
        <message>
            <source>Micro batch</source>
            <translation>Micro batch</translation>
        </message>
        <message>
            <source>Samples one GPU takes through the model at once. The main lever between memory and speed: activations grow in proportion, small batches leave the card idle.</source>
            <translation>Samples one GPU takes through the model at once. The main lever between memory and speed: activations grow in proportion, small batches leave the card idle.</translation>
        </message>
        <message>
            <source>Gradient accumulation</source>
            <translation>Gradient accumulation</translation>
        </message>
        <message>
            <source>Micro batches added up before the optimizer steps. Raises the global batch without more activations.</source>
            <translation>Micro batches added up before the optimizer steps. Raises the global batch without more activations.</translation>
        </message>
        <message>
            <source>Global batch</source>
            <translation>Global batch</translation>
        </message>
        <message>
            <source>Samples per optimizer step over all GPUs. When given, gradient accumulation follows from it: global batch over micro batch and data parallel degree, rounded.</source>
            <translation>Samples per optimizer step over all GPUs. When given, gradient accumulation follows from it: global batch over micro batch and data parallel degree, rounded.</translation>
        </message>
        <message>
            <source>Recomputation</source>
            <translation>Recomputation</translation>
        </message>
        <message>
            <source>Throws activations away in the forward pass and computes them again in the backward pass (gradient checkpointing). Full recomputation saves most memory and costs about a third more time.</source>
            <translation>Throws activations away in the forward pass and computes them again in the backward pass (gradient checkpointing). Full recomputation saves most memory and costs about a third more time.</translation>
        </message>
        <message>
            <source>Attention</source>
            <translation>Attention</translation>
        </message>
        <message>
            <source>Flash attention (also PyTorch SDPA) never stores the score matrix; the eager form does, and its memory grows with the square of the sequence.</source>
            <translation>Flash attention (also PyTorch SDPA) never stores the score matrix; the eager form does, and its memory grows with the square of the sequence.</translation>
        </message>
        <message>
            <source>Concurrency</source>
            <translation>Concurrency</translation>
        </message>
        <message>
            <source>Requests served at the same time by the whole deployment. Each holds its own KV cache.</source>
            <translation>Requests served at the same time by the whole deployment. Each holds its own KV cache.</translation>
        </message>
        <message>
            <source>Prompt length</source>
            <translation>Prompt length</translation>
        </message>
        <message>
            <source>Tokens of a request before the first answer token. Decides the time to the first token.</source>
            <translation>Tokens of a request before the first answer token. Decides the time to the first token.</translation>
        </message>
        <message>
            <source>Output length</source>
            <translation>Output length</translation>
        </message>
        <message>
            <source>Tokens generated per request.</source>
            <translation>Tokens generated per request.</translation>
        </message>
        <message>
            <source>KV cache precision</source>
            <translation>KV cache precision</translation>
        </message>
        <message>
            <source>Number format of cached keys and values. One byte instead of two halves the cache and doubles the requests that fit.</source>
            <translation>Number format of cached keys and values. One byte instead of two halves the cache and doubles the requests that fit.</translation>
        </message>
        <message>
            <source>Longest context</source>
            <translation>Longest context</translation>
        </message>
        <message>
            <source>Longest request the engine accepts, prompt and output together. Automatic: prompt plus output length.</source>
            <translation>Longest request the engine accepts, prompt and output together. Automatic: prompt plus output length.</translation>
        </message>
        <message>
            <source>GPU memory share</source>
            <translation>GPU memory share</translation>
        </message>
        <message>
            <source>Share of the card's memory the engine may take for weights, activations and KV cache; what is left serves graphs and other processes.</source>
            <translation>Share of the card's memory the engine may take for weights, activations and KV cache; what is left serves graphs and other processes.</translation>
        </message>
        <message>
            <source>Most sequences per step</source>
            <translation>Most sequences per step</translation>
        </message>
        <message>
            <source>Upper limit of sequences the engine computes in one step. Automatic: the engine's own default.</source>
            <translation>Upper limit of sequences the engine computes in one step. Automatic: the engine's own default.</translation>
        </message>
        <message>
            <source>Most tokens per step</source>
            <translation>Most tokens per step</translation>
        </message>
        <message>
            <source>Upper limit of tokens the engine computes in one step; it sizes the activation memory of serving. Automatic: the engine's own default.</source>
            <translation>Upper limit of tokens the engine computes in one step; it sizes the activation memory of serving. Automatic: the engine's own default.</translation>
        </message>
        <message>
            <source>Engine version</source>
            <translation>Engine version</translation>
        </message>
        <message>
            <source>Version of the serving engine, for example 0.19; memory overheads differ between versions. Empty: the newest one known.</source>
            <translation>Version of the serving engine, for example 0.19; memory overheads differ between versions. Empty: the newest one known.</translation>
        </message>
        <message>
            <source>LoRA rank</source>
            <translation>LoRA rank</translation>
        </message>
        <message>
            <source>Inner width of the adapter matrices. Adapter parameters grow in proportion.</source>
            <translation>Inner width of the adapter matrices. Adapter parameters grow in proportion.</translation>
        </message>
        <message>
            <source>LoRA targets</source>
            <translation>LoRA targets</translation>
        </message>
        <message>
            <source>Matrices that get an adapter: all linear layers, attention only, query and value only, or a list of module names.</source>
            <translation>Matrices that get an adapter: all linear layers, attention only, query and value only, or a list of module names.</translation>
        </message>
        <message>
            <source>Adapter type</source>
            <translation>Adapter type</translation>
        </message>
        <message>
            <source>Number format the adapter weights are kept in.</source>
            <translation>Number format the adapter weights are kept in.</translation>
        </message>
        <message>
            <source>Adapter dropout</source>
            <translation>Adapter dropout</translation>
        </message>
        <message>
            <source>Dropout in front of the adapter. Anything above zero keeps one more copy of the inputs for the backward pass.</source>
            <translation>Dropout in front of the adapter. Anything above zero keeps one more copy of the inputs for the backward pass.</translation>
        </message>
        <message>
            <source>Train embeddings too</source>
            <translation>Train embeddings too</translation>
        </message>
        <message>
            <source>Embedding and output head are trained beside the adapter and need gradients and optimizer states of their own.</source>
            <translation>Embedding and output head are trained beside the adapter and need gradients and optimizer states of their own.</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Card</translation>
        </message>
        <message>
            <source>The card the scenario is computed for.</source>
            <translation>The card the scenario is computed for.</translation>
        </message>
        <message>
            <source>Cards per server</source>
            <translation>Cards per server</translation>
        </message>
        <message>
            <source>Cards in one server. Cards of one server talk over NVLink or PCIe, servers over the network.</source>
            <translation>Cards in one server. Cards of one server talk over NVLink or PCIe, servers over the network.</translation>
        </message>
        <message>
            <source>Servers</source>
            <translation>Servers</translation>
        </message>
        <message>
            <source>Number of servers in the job.</source>
            <translation>Number of servers in the job.</translation>
        </message>
        <message>
            <source>Network per server</source>
            <translation>Network per server</translation>
        </message>
        <message>
            <source>Network bandwidth of one server for the job. Automatic: what servers of this generation usually have.</source>
            <translation>Network bandwidth of one server for the job. Automatic: what servers of this generation usually have.</translation>
        </message>
        <message>
            <source>Power limit per card</source>
            <translation>Power limit per card</translation>
        </message>
        <message>
            <source>Power cap set on each card. Automatic: the card's own limit. A lower cap slows computing.</source>
            <translation>Power cap set on each card. Automatic: the card's own limit. A lower cap slows computing.</translation>
        </message>
        <message>
            <source>Memory headroom</source>
            <translation>Memory headroom</translation>
        </message>
        <message>
            <source>Share of the usable memory that must stay free before the answer is 'fits'. Mixed day and night loads want 20 to 30 %.</source>
            <translation>Share of the usable memory that must stay free before the answer is 'fits'. Mixed day and night loads want 20 to 30 %.</translation>
        </message>
        <message>
            <source>Compared cards</source>
            <translation>Compared cards</translation>
        </message>
        <message>
            <source>Further cards drawn beside the first one.</source>
            <translation>Further cards drawn beside the first one.</translation>
        </message>
        <message>
            <source>Data parallel</source>
            <translation>Data parallel</translation>
        </message>
        <message>
            <source>Copies of the model that work on different samples (replicas when serving). Data, tensor, pipeline and context degrees multiply to the number of GPUs.</source>
            <translation>Copies of the model that work on different samples (replicas when serving). Data, tensor, pipeline and context degrees multiply to the number of GPUs.</translation>
        </message>
        <message>
            <source>Tensor parallel</source>
            <translation>Tensor parallel</translation>
        </message>
        <message>
            <source>Splits every matrix over this many GPUs. Talks in every layer, so it belongs inside one NVLink group; over PCIe much of the gain is lost.</source>
            <translation>Splits every matrix over this many GPUs. Talks in every layer, so it belongs inside one NVLink group; over PCIe much of the gain is lost.</translation>
        </message>
        <message>
            <source>Pipeline parallel</source>
            <translation>Pipeline parallel</translation>
        </message>
        <message>
            <source>Splits the layers into this many stages. Needs many micro batches to keep all stages busy.</source>
            <translation>Splits the layers into this many stages. Needs many micro batches to keep all stages busy.</translation>
        </message>
        <message>
            <source>Context parallel</source>
            <translation>Context parallel</translation>
        </message>
        <message>
            <source>Splits long sequences over GPUs; for contexts whose activations fit on no single card.</source>
            <translation>Splits long sequences over GPUs; for contexts whose activations fit on no single card.</translation>
        </message>
        <message>
            <source>Expert parallel</source>
            <translation>Expert parallel</translation>
        </message>
        <message>
            <source>Spreads the experts of a mixture-of-experts model over GPUs. Lies inside data, tensor and context parallel and divides the number of experts.</source>
            <translation>Spreads the experts of a mixture-of-experts model over GPUs. Lies inside data, tensor and context parallel and divides the number of experts.</translation>
        </message>
        <message>
            <source>ZeRO stage</source>
            <translation>ZeRO stage</translation>
        </message>
        <message>
            <source>What data-parallel GPUs share out instead of each keeping a copy: 1 optimizer states, 2 also gradients, 3 also parameters (FSDP full sharding is 3).</source>
            <translation>What data-parallel GPUs share out instead of each keeping a copy: 1 optimizer states, 2 also gradients, 3 also parameters (FSDP full sharding is 3).</translation>
        </message>
        <message>
            <source>Sequence parallel</source>
            <translation>Sequence parallel</translation>
        </message>
        <message>
            <source>Splits norms and dropouts along the sequence over the tensor-parallel group; saves activations at no extra traffic.</source>
            <translation>Splits norms and dropouts along the sequence over the tensor-parallel group; saves activations at no extra traffic.</translation>
        </message>
        <message>
            <source>Virtual stages</source>
            <translation>Virtual stages</translation>
        </message>
        <message>
            <source>Model chunks per pipeline rank (interleaved schedule): smaller bubble, more activations in flight.</source>
            <translation>Model chunks per pipeline rank (interleaved schedule): smaller bubble, more activations in flight.</translation>
        </message>
        <message>
            <source>CPU offload</source>
            <translation>CPU offload</translation>
        </message>
        <message>
            <source>Keeps optimizer states, or parameters too, in host memory. Saves GPU memory, costs transfers over PCIe.</source>
            <translation>Keeps optimizer states, or parameters too, in host memory. Saves GPU memory, costs transfers over PCIe.</translation>
        </message>
        <message>
            <source>Loss computation</source>
            <translation>Loss computation</translation>
        </message>
        <message>
            <source>How logits become the loss: plain keeps all of them several times over, chunked a part at a time, fused never builds them.</source>
            <translation>How logits become the loss: plain keeps all of them several times over, chunked a part at a time, fused never builds them.</translation>
        </message>
        <message>
            <source>Variable length</source>
            <translation>Variable length</translation>
        </message>
        <message>
            <source>Samples are shorter than the sequence length (padded or unpacked), so that block sizes change from step to step and the allocator keeps more.</source>
            <translation>Samples are shorter than the sequence length (padded or unpacked), so that block sizes change from step to step and the allocator keeps more.</translation>
        </message>
        <message>
            <source>Fused kernels</source>
            <translation>Fused kernels</translation>
        </message>
        <message>
            <source>Liger, Unsloth or similar kernels that fuse norms, activations and loss.</source>
            <translation>Liger, Unsloth or similar kernels that fuse norms, activations and loss.</translation>
        </message>
        <message>
            <source>Fused optimizer</source>
            <translation>Fused optimizer</translation>
        </message>
        <message>
            <source>The optimizer updates in one kernel without a temporary copy of the parameters.</source>
            <translation>The optimizer updates in one kernel without a temporary copy of the parameters.</translation>
        </message>
        <message>
            <source>Optimizer in backward</source>
            <translation>Optimizer in backward</translation>
        </message>
        <message>
            <source>Each parameter is updated as soon as its gradient is ready, so gradients are never all kept.</source>
            <translation>Each parameter is updated as soon as its gradient is ready, so gradients are never all kept.</translation>
        </message>
        <message>
            <source>torch.compile</source>
            <translation>torch.compile</translation>
        </message>
        <message>
            <source>The model is compiled: fewer kernels, fewer stored intermediates.</source>
            <translation>The model is compiled: fewer kernels, fewer stored intermediates.</translation>
        </message>
        <message>
            <source>Weights kept in</source>
            <translation>Weights kept in</translation>
        </message>
        <message>
            <source>Type the trained weights are stored in. Default: as the framework does it.</source>
            <translation>Type the trained weights are stored in. Default: as the framework does it.</translation>
        </message>
        <message>
            <source>Gradients kept in</source>
            <translation>Gradients kept in</translation>
        </message>
        <message>
            <source>Type gradients are stored in. Default: as the framework does it.</source>
            <translation>Type gradients are stored in. Default: as the framework does it.</translation>
        </message>
        <message>
            <source>Residual stream</source>
            <translation>Residual stream</translation>
        </message>
        <message>
            <source>Type of the activations between layers. With bitsandbytes weights under the HF Trainer they are fp32, which doubles the checkpoints.</source>
            <translation>Type of the activations between layers. With bitsandbytes weights under the HF Trainer they are fp32, which doubles the checkpoints.</translation>
        </message>
        <message>
            <source>Weight format</source>
            <translation>Weight format</translation>
        </message>
        <message>
            <source>Exact storage format of the weights (quantisation scheme). Default: what the precision usually means.</source>
            <translation>Exact storage format of the weights (quantisation scheme). Default: what the precision usually means.</translation>
        </message>
        <message>
            <source>Unquantised rest</source>
            <translation>Unquantised rest</translation>
        </message>
        <message>
            <source>Type of norms, embedding and head, which quantisation leaves alone.</source>
            <translation>Type of norms, embedding and head, which quantisation leaves alone.</translation>
        </message>
        <message>
            <source>Accumulate without sync</source>
            <translation>Accumulate without sync</translation>
        </message>
        <message>
            <source>Gradients are accumulated without reducing them in between; they are then kept unsharded.</source>
            <translation>Gradients are accumulated without reducing them in between; they are then kept unsharded.</translation>
        </message>
        <message>
            <source>Checkpoints kept on</source>
            <translation>Checkpoints kept on</translation>
        </message>
        <message>
            <source>Where recomputation keeps the inputs of the layers: on the GPU or in host memory.</source>
            <translation>Where recomputation keeps the inputs of the layers: on the GPU or in host memory.</translation>
        </message>
        <message>
            <source>Software of year</source>
            <translation>Software of year</translation>
        </message>
        <message>
            <source>Year (with fraction) of the libraries in use; older versions keep more copies and run slower. Automatic: current.</source>
            <translation>Year (with fraction) of the libraries in use; older versions keep more copies and run slower. Automatic: current.</translation>
        </message>
        <message>
            <source>Length of the run</source>
            <translation>Length of the run</translation>
        </message>
        <message>
            <source>Tokens (samples for a vision model) of the whole run, to get hours and energy.</source>
            <translation>Tokens (samples for a vision model) of the whole run, to get hours and energy.</translation>
        </message>
        <message>
            <source>ZeRO bucket</source>
            <translation>ZeRO bucket</translation>
        </message>
        <message>
            <source>Elements in one communication bucket of ZeRO. Automatic: 500 million for stage 3, 200 million for stages 1 and 2.</source>
            <translation>Elements in one communication bucket of ZeRO. Automatic: 500 million for stage 3, 200 million for stages 1 and 2.</translation>
        </message>
        <message>
            <source>FSDP version</source>
            <translation>FSDP version</translation>
        </message>
        <message>
            <source>1: flat parameters, 2: per-parameter sharding (fully_shard). Automatic: by framework.</source>
            <translation>1: flat parameters, 2: per-parameter sharding (fully_shard). Automatic: by framework.</translation>
        </message>
        <message>
            <source>Shard group</source>
            <translation>Shard group</translation>
        </message>
        <message>
            <source>GPUs that share one copy of the states (hybrid sharding). Automatic: all data-parallel GPUs.</source>
            <translation>GPUs that share one copy of the states (hybrid sharding). Automatic: all data-parallel GPUs.</translation>
        </message>
        <message>
            <source>Pre-training</source>
            <translation>Pre-training</translation>
        </message>
        <message>
            <source>Full fine-tuning</source>
            <translation>Full fine-tuning</translation>
        </message>
        <message>
            <source>LoRA fine-tuning</source>
            <translation>LoRA fine-tuning</translation>
        </message>
        <message>
            <source>QLoRA fine-tuning</source>
            <translation>QLoRA fine-tuning</translation>
        </message>
        <message>
            <source>Inference</source>
            <translation>Inference</translation>
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
            <translation>FP16 mixed</translation>
        </message>
        <message>
            <source>BF16 mixed</source>
            <translation>BF16 mixed</translation>
        </message>
        <message>
            <source>BF16</source>
            <translation>BF16</translation>
        </message>
        <message>
            <source>FP8 mixed</source>
            <translation>FP8 mixed</translation>
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
            <translation>INT4 (GPTQ, AWQ)</translation>
        </message>
        <message>
            <source>NF4 (bitsandbytes)</source>
            <translation>NF4 (bitsandbytes)</translation>
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
            <translation>Other</translation>
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
            <translation>PEFT script</translation>
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
            <translation>FlashAttention trainer</translation>
        </message>
        <message>
            <source>Meta in-house</source>
            <translation>Meta in-house</translation>
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
            <translation>AdamW 8-bit</translation>
        </message>
        <message>
            <source>AdamW 8-bit, paged</source>
            <translation>AdamW 8-bit, paged</translation>
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
            <translation>SGD with momentum</translation>
        </message>
        <message>
            <source>None</source>
            <translation>None</translation>
        </message>
        <message>
            <source>Selective</source>
            <translation>Selective</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Full</translation>
        </message>
        <message>
            <source>Eager</source>
            <translation>Eager</translation>
        </message>
        <message>
            <source>Flash / SDPA</source>
            <translation>Flash / SDPA</translation>
        </message>
        <message>
            <source>16 bit</source>
            <translation>16 bit</translation>
        </message>
        <message>
            <source>All linear layers</source>
            <translation>All linear layers</translation>
        </message>
        <message>
            <source>Attention (q, k, v, o)</source>
            <translation>Attention (q, k, v, o)</translation>
        </message>
        <message>
            <source>q and v only</source>
            <translation>q and v only</translation>
        </message>
        <message>
            <source>Optimizer states</source>
            <translation>Optimizer states</translation>
        </message>
        <message>
            <source>Optimizer states and parameters</source>
            <translation>Optimizer states and parameters</translation>
        </message>
        <message>
            <source>Plain</source>
            <translation>Plain</translation>
        </message>
        <message>
            <source>Chunked</source>
            <translation>Chunked</translation>
        </message>
        <message>
            <source>Fused</source>
            <translation>Fused</translation>
        </message>
        <message>
            <source>By framework</source>
            <translation>By framework</translation>
        </message>
        <message>
            <source>GPU memory</source>
            <translation>GPU memory</translation>
        </message>
        <message>
            <source>Host memory</source>
            <translation>Host memory</translation>
        </message>
        <message>
            <source>By precision</source>
            <translation>By precision</translation>
        </message>
        <message>
            <source>FP8 per tensor</source>
            <translation>FP8 per tensor</translation>
        </message>
        <message>
            <source>FP8, 128×128 blocks</source>
            <translation>FP8, 128×128 blocks</translation>
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
            <translation>INT8 weight-only</translation>
        </message>
        <message>
            <source>INT4 weight-only</source>
            <translation>INT4 weight-only</translation>
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
            <translation>W4A16, group 128</translation>
        </message>
        <message>
            <source>NF4</source>
            <translation>NF4</translation>
        </message>
        <message>
            <source>NF4, double quantised</source>
            <translation>NF4, double quantised</translation>
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
            <translation>tokens</translation>
        </message>
        <message>
            <source>samples</source>
            <translation>samples</translation>
        </message>
        <message>
            <source>requests</source>
            <translation>requests</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPUs</translation>
        </message>
        <message>
            <source>servers</source>
            <translation>servers</translation>
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
            <translation>share of 1</translation>
        </message>
        <message>
            <source>year</source>
            <translation>year</translation>
        </message>
        <message>
            <source>elements</source>
            <translation>elements</translation>
        </message>
        <message>
            <source>Job</source>
            <translation>Job</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>Batch</translation>
        </message>
        <message>
            <source>Machine</source>
            <translation>Machine</translation>
        </message>
        <message>
            <source>Parallel layout</source>
            <translation>Parallel layout</translation>
        </message>
        <message>
            <source>Adapter</source>
            <translation>Adapter</translation>
        </message>
        <message>
            <source>Serving</source>
            <translation>Serving</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Advanced</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatic</translation>
        </message>
        <message>
            <source>not given</source>
            <translation>not given</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>yes</translation>
        </message>
        <message>
            <source>no</source>
            <translation>no</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Weights</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>Gradients</translation>
        </message>
        <message>
            <source>Activations</source>
            <translation>Activations</translation>
        </message>
        <message>
            <source>Logits and loss</source>
            <translation>Logits and loss</translation>
        </message>
        <message>
            <source>KV cache</source>
            <translation>KV cache</translation>
        </message>
        <message>
            <source>Communication buffers</source>
            <translation>Communication buffers</translation>
        </message>
        <message>
            <source>Workspace</source>
            <translation>Workspace</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Context</translation>
        </message>
        <message>
            <source>Fragmentation</source>
            <translation>Fragmentation</translation>
        </message>
        <message>
            <source>Matrix compute</source>
            <translation>Matrix compute</translation>
        </message>
        <message>
            <source>Tensor-parallel communication</source>
            <translation>Tensor-parallel communication</translation>
        </message>
        <message>
            <source>Pipeline bubble</source>
            <translation>Pipeline bubble</translation>
        </message>
        <message>
            <source>Exposed data-parallel communication</source>
            <translation>Exposed data-parallel communication</translation>
        </message>
        <message>
            <source>Optimizer step</source>
            <translation>Optimizer step</translation>
        </message>
        <message>
            <source>Other overhead</source>
            <translation>Other overhead</translation>
        </message>
        <message>
            <source>GPU compute</source>
            <translation>GPU compute</translation>
        </message>
        <message>
            <source>Memory bandwidth</source>
            <translation>Memory bandwidth</translation>
        </message>
        <message>
            <source>GPU interconnect</source>
            <translation>GPU interconnect</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Network</translation>
        </message>
        <message>
            <source>Memory in use on the fullest card</source>
            <translation>Memory in use on the fullest card</translation>
        </message>
        <message>
            <source>Memory that must be there for the job to run</source>
            <translation>Memory that must be there for the job to run</translation>
        </message>
        <message>
            <source>Peak allocated by the framework</source>
            <translation>Peak allocated by the framework</translation>
        </message>
        <message>
            <source>Peak reserved by the framework</source>
            <translation>Peak reserved by the framework</translation>
        </message>
        <message>
            <source>Memory a process can use</source>
            <translation>Memory a process can use</translation>
        </message>
        <message>
            <source>Most concurrent requests</source>
            <translation>Most concurrent requests</translation>
        </message>
        <message>
            <source>Time of one step</source>
            <translation>Time of one step</translation>
        </message>
        <message>
            <source>Throughput of the whole job</source>
            <translation>Throughput of the whole job</translation>
        </message>
        <message>
            <source>Throughput per card</source>
            <translation>Throughput per card</translation>
        </message>
        <message>
            <source>Samples per second</source>
            <translation>Samples per second</translation>
        </message>
        <message>
            <source>MFU, share of peak compute used by the model</source>
            <translation>MFU, share of peak compute used by the model</translation>
        </message>
        <message>
            <source>HFU, recomputation included</source>
            <translation>HFU, recomputation included</translation>
        </message>
        <message>
            <source>Time to read the prompts</source>
            <translation>Time to read the prompts</translation>
        </message>
        <message>
            <source>Time per output token</source>
            <translation>Time per output token</translation>
        </message>
        <message>
            <source>Duration of the whole run</source>
            <translation>Duration of the whole run</translation>
        </message>
        <message>
            <source>Power of one card</source>
            <translation>Power of one card</translation>
        </message>
        <message>
            <source>Power of one server</source>
            <translation>Power of one server</translation>
        </message>
        <message>
            <source>Peak power of one server</source>
            <translation>Peak power of one server</translation>
        </message>
        <message>
            <source>Energy per token</source>
            <translation>Energy per token</translation>
        </message>
        <message>
            <source>sequences</source>
            <translation>sequences</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cards</translation>
        </message>
        <message>
            <source>layers</source>
            <translation>layers</translation>
        </message>
        <message>
            <source>parameters</source>
            <translation>parameters</translation>
        </message>
        <message>
            <source>images</source>
            <translation>images</translation>
        </message>
        <message>
            <source>memory size</source>
            <translation>memory size</translation>
        </message>
        <message>
            <source>memory bandwidth</source>
            <translation>memory bandwidth</translation>
        </message>
        <message>
            <source>FP32 rate</source>
            <translation>FP32 rate</translation>
        </message>
        <message>
            <source>TF32 rate</source>
            <translation>TF32 rate</translation>
        </message>
        <message>
            <source>BF16 rate</source>
            <translation>BF16 rate</translation>
        </message>
        <message>
            <source>FP16 rate</source>
            <translation>FP16 rate</translation>
        </message>
        <message>
            <source>FP8 rate</source>
            <translation>FP8 rate</translation>
        </message>
        <message>
            <source>FP4 rate</source>
            <translation>FP4 rate</translation>
        </message>
        <message>
            <source>INT8 rate</source>
            <translation>INT8 rate</translation>
        </message>
        <message>
            <source>interconnect bandwidth</source>
            <translation>interconnect bandwidth</translation>
        </message>
        <message>
            <source>PCIe bandwidth</source>
            <translation>PCIe bandwidth</translation>
        </message>
        <message>
            <source>board power</source>
            <translation>board power</translation>
        </message>
        <message>
            <source>number of multiprocessors</source>
            <translation>number of multiprocessors</translation>
        </message>
        <message>
            <source>clock rate</source>
            <translation>clock rate</translation>
        </message>
        <message>
            <source>model architecture</source>
            <translation>model architecture</translation>
        </message>
        <message>
            <source>multiply-accumulates per sample of the model</source>
            <translation>multiply-accumulates per sample of the model</translation>
        </message>
        <message>
            <source>activation elements per sample of the model</source>
            <translation>activation elements per sample of the model</translation>
        </message>
        <message>
            <source>training with Megatron and its relatives</source>
            <translation>training with Megatron and its relatives</translation>
        </message>
        <message>
            <source>training with a program that has published measurements</source>
            <translation>training with a program that has published measurements</translation>
        </message>
        <message>
            <source>training with texts of different length</source>
            <translation>training with texts of different length</translation>
        </message>
        <message>
            <source>settings partly unknown, or a program without measurements</source>
            <translation>settings partly unknown, or a program without measurements</translation>
        </message>
        <message>
            <source>serving with vLLM or SGLang, part by part</source>
            <translation>serving with vLLM or SGLang, part by part</translation>
        </message>
        <message>
            <source>generation with Transformers, memory of the device</source>
            <translation>generation with Transformers, memory of the device</translation>
        </message>
        <message>
            <source>generation with Transformers, memory of the framework</source>
            <translation>generation with Transformers, memory of the framework</translation>
        </message>
        <message>
            <source>llama.cpp and lmdeploy</source>
            <translation>llama.cpp and lmdeploy</translation>
        </message>
        <message>
            <source>an engine without measurements</source>
            <translation>an engine without measurements</translation>
        </message>
        <message>
            <source>dense models on data-centre cards</source>
            <translation>dense models on data-centre cards</translation>
        </message>
        <message>
            <source>dense models with software from before 2023</source>
            <translation>dense models with software from before 2023</translation>
        </message>
        <message>
            <source>dense models on other measured cards</source>
            <translation>dense models on other measured cards</translation>
        </message>
        <message>
            <source>HF Trainer, PEFT and DeepSpeed fine-tuning</source>
            <translation>HF Trainer, PEFT and DeepSpeed fine-tuning</translation>
        </message>
        <message>
            <source>mixture-of-experts models</source>
            <translation>mixture-of-experts models</translation>
        </message>
        <message>
            <source>a card without measurements</source>
            <translation>a card without measurements</translation>
        </message>
        <message>
            <source>decoding with vLLM</source>
            <translation>decoding with vLLM</translation>
        </message>
        <message>
            <source>a loaded vLLM server</source>
            <translation>a loaded vLLM server</translation>
        </message>
        <message>
            <source>decoding with Transformers</source>
            <translation>decoding with Transformers</translation>
        </message>
        <message>
            <source>batches with Transformers</source>
            <translation>batches with Transformers</translation>
        </message>
        <message>
            <source>decoding with llama.cpp</source>
            <translation>decoding with llama.cpp</translation>
        </message>
        <message>
            <source>static batches with lmdeploy</source>
            <translation>static batches with lmdeploy</translation>
        </message>
        <message>
            <source>a loaded lmdeploy server</source>
            <translation>a loaded lmdeploy server</translation>
        </message>
        <message>
            <source>Fits</source>
            <translation>Fits</translation>
        </message>
        <message>
            <source>Tight</source>
            <translation>Tight</translation>
        </message>
        <message>
            <source>Does not fit</source>
            <translation>Does not fit</translation>
        </message>
        <message>
            <source>end of the forward pass</source>
            <translation>end of the forward pass</translation>
        </message>
        <message>
            <source>start of the backward pass</source>
            <translation>start of the backward pass</translation>
        </message>
        <message>
            <source>end of the backward pass</source>
            <translation>end of the backward pass</translation>
        </message>
        <message>
            <source>optimizer step</source>
            <translation>optimizer step</translation>
        </message>
        <message>
            <source>serving at full load</source>
            <translation>serving at full load</translation>
        </message>
        <message>
            <source>expected %1</source>
            <translation>expected %1</translation>
        </message>
        <message>
            <source>found %1, expected %2</source>
            <translation>found %1, expected %2</translation>
        </message>
        <message>
            <source>%1: expected %2</source>
            <translation>%1: expected %2</translation>
        </message>
        <message>
            <source>%1: found %2, expected %3</source>
            <translation>%1: found %2, expected %3</translation>
        </message>
        <message>
            <source>Power of one card by concurrency</source>
            <translation>Power of one card by concurrency</translation>
        </message>
        <message>
            <source>Power of one card by batch size</source>
            <translation>Power of one card by batch size</translation>
        </message>
        <message>
            <source>Power of one server by concurrency</source>
            <translation>Power of one server by concurrency</translation>
        </message>
        <message>
            <source>Power of one server by batch size</source>
            <translation>Power of one server by batch size</translation>
        </message>
        <message>
            <source>kW, mean at the plug</source>
            <translation>kW, mean at the plug</translation>
        </message>
        <message>
            <source>Peak</source>
            <translation>Peak</translation>
        </message>
        <message>
            <source>W, mean</source>
            <translation>W, mean</translation>
        </message>
        <message>
            <source>Power limit</source>
            <translation>Power limit</translation>
        </message>
        <message>
            <source>Nameplate</source>
            <translation>Nameplate</translation>
        </message>
        <message>
            <source>%1 per sample</source>
            <translation>%1 per sample</translation>
        </message>
        <message>
            <source>%1 per token</source>
            <translation>%1 per token</translation>
        </message>
        <message>
            <source>Energy per sample</source>
            <translation>Energy per sample</translation>
        </message>
        <message>
            <source>J per sample, whole servers</source>
            <translation>J per sample, whole servers</translation>
        </message>
        <message>
            <source>J per token, whole servers</source>
            <translation>J per token, whole servers</translation>
        </message>
        <message>
            <source>Headroom of each stave</source>
            <translation>Headroom of each stave</translation>
        </message>
        <message>
            <source>% free; the shortest bar limits the scenario</source>
            <translation>% free; the shortest bar limits the scenario</translation>
        </message>
        <message>
            <source>Appendix %1: %2</source>
            <translation>Appendix %1: %2</translation>
        </message>
        <message>
            <source>%1 samples/s</source>
            <translation>%1 samples/s</translation>
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
            <translation>No verdict: the memory size of %1 is not published; the job needs %2 on each card.</translation>
        </message>
        <message>
            <source>Fits on %1: the fullest card uses %2 of %3 and keeps the %4 of headroom asked for.</source>
            <translation>Fits on %1: the fullest card uses %2 of %3 and keeps the %4 of headroom asked for.</translation>
        </message>
        <message>
            <source>Tight on %1: the job runs with %2 of %3 on the fullest card, but the %4 of headroom asked for is not kept.</source>
            <translation>Tight on %1: the job runs with %2 of %3 on the fullest card, but the %4 of headroom asked for is not kept.</translation>
        </message>
        <message>
            <source>Does not fit on %1: the fullest card would need %2, a process can use %3.</source>
            <translation>Does not fit on %1: the fullest card would need %2, a process can use %3.</translation>
        </message>
        <message>
            <source>%1 measured rows</source>
            <translation>%1 measured rows</translation>
        </message>
        <message>
            <source>%1 measured configurations from %2 sources</source>
            <translation>%1 measured configurations from %2 sources</translation>
        </message>
        <message>
            <source>%1 measured rows from %2 sources</source>
            <translation>%1 measured rows from %2 sources</translation>
        </message>
        <message>
            <source>%1 measured rows of other cards</source>
            <translation>%1 measured rows of other cards</translation>
        </message>
        <message>
            <source>Kind of job</source>
            <translation>Kind of job</translation>
        </message>
        <message>
            <source>90 % interval</source>
            <translation>90 % interval</translation>
        </message>
        <message>
            <source>Width of the interval from</source>
            <translation>Width of the interval from</translation>
        </message>
        <message>
            <source>Measurements of this very kind</source>
            <translation>Measurements of this very kind</translation>
        </message>
        <message>
            <source>Method of memory estimation, %1</source>
            <translation>Method of memory estimation, %1</translation>
        </message>
        <message>
            <source>Method of speed and power estimation, %1</source>
            <translation>Method of speed and power estimation, %1</translation>
        </message>
        <message>
            <source>Method of inference estimation, %1</source>
            <translation>Method of inference estimation, %1</translation>
        </message>
        <message>
            <source>rule of thumb</source>
            <translation>rule of thumb</translation>
        </message>
        <message>
            <source>Covers</source>
            <translation>Covers</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <source>architecture</source>
            <translation>architecture</translation>
        </message>
        <message>
            <source>parameter count</source>
            <translation>parameter count</translation>
        </message>
        <message>
            <source>the whole model</source>
            <translation>the whole model</translation>
        </message>
        <message>
            <source>given by the user</source>
            <translation>given by the user</translation>
        </message>
        <message>
            <source>Inputs</source>
            <translation>Inputs</translation>
        </message>
        <message>
            <source>Every setting that applies to this job, with the path under which the scenario file holds it.</source>
            <translation>Every setting that applies to this job, with the path under which the scenario file holds it.</translation>
        </message>
        <message>
            <source>Setting</source>
            <translation>Setting</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Value</translation>
        </message>
        <message>
            <source>Path</source>
            <translation>Path</translation>
        </message>
        <message>
            <source>Formulas and their numbers</source>
            <translation>Formulas and their numbers</translation>
        </message>
        <message>
            <source>Each figure with the formula it comes from, the numbers put in and the source of the formula.</source>
            <translation>Each figure with the formula it comes from, the numbers put in and the source of the formula.</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Figure</translation>
        </message>
        <message>
            <source>Formula and numbers</source>
            <translation>Formula and numbers</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Result</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Sources</translation>
        </message>
        <message>
            <source>Catalogue as of %1. Titles and remarks are quoted in the language of the source.</source>
            <translation>Catalogue as of %1. Titles and remarks are quoted in the language of the source.</translation>
        </message>
        <message>
            <source>Derived from other figures of the card: %1.</source>
            <translation>Derived from other figures of the card: %1.</translation>
        </message>
        <message>
            <source>Accuracy for this kind of job</source>
            <translation>Accuracy for this kind of job</translation>
        </message>
        <message>
            <source>The intervals come from published measurements that were compared with predictions of this program. Nine of ten measured jobs of the kind named lie inside.</source>
            <translation>The intervals come from published measurements that were compared with predictions of this program. Nine of ten measured jobs of the kind named lie inside.</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memory</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Speed</translation>
        </message>
        <message>
            <source>A kind of job without measurements of its own takes the interval of a wider group. Measurements of your own narrow it.</source>
            <translation>A kind of job without measurements of its own takes the interval of a wider group. Measurements of your own narrow it.</translation>
        </message>
        <message>
            <source>Cards compared</source>
            <translation>Cards compared</translation>
        </message>
        <message>
            <source>The same job, with the same number of cards and the same layout, on every card of the list.</source>
            <translation>The same job, with the same number of cards and the same layout, on every card of the list.</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Used GiB</source>
            <translation>Used GiB</translation>
        </message>
        <message>
            <source>Usable GiB</source>
            <translation>Usable GiB</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Free</translation>
        </message>
        <message>
            <source>Largest batch</source>
            <translation>Largest batch</translation>
        </message>
        <message>
            <source>Most requests</source>
            <translation>Most requests</translation>
        </message>
        <message>
            <source>Samples/s</source>
            <translation>Samples/s</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>Tokens/s</translation>
        </message>
        <message>
            <source>Server power</source>
            <translation>Server power</translation>
        </message>
        <message>
            <source>The first row is the card of this plan. 'Free' is the share of the usable memory that stays free at the tightest moment.</source>
            <translation>The first row is the card of this plan. 'Free' is the share of the usable memory that stays free at the tightest moment.</translation>
        </message>
        <message>
            <source>%1 GB of %2</source>
            <translation>%1 GB of %2</translation>
        </message>
        <message>
            <source>Form factor: %1</source>
            <translation>Form factor: %1</translation>
        </message>
        <message>
            <source>Memory: %1</source>
            <translation>Memory: %1</translation>
        </message>
        <message>
            <source>Memory bandwidth: %1 GB/s</source>
            <translation>Memory bandwidth: %1 GB/s</translation>
        </message>
        <message>
            <source>Board power: %1</source>
            <translation>Board power: %1</translation>
        </message>
        <message>
            <source>Takes %1 of these cards</source>
            <translation>Takes %1 of these cards</translation>
        </message>
        <message>
            <source>Estimated power: %1 on average, %2 at peak</source>
            <translation>Estimated power: %1 on average, %2 at peak</translation>
        </message>
        <message>
            <source>NVLink %1 by bridge, %2 GB/s between two cards</source>
            <translation>NVLink %1 by bridge, %2 GB/s between two cards</translation>
        </message>
        <message>
            <source>NVLink %1, %2 GB/s per card, both directions</source>
            <translation>NVLink %1, %2 GB/s per card, both directions</translation>
        </message>
        <message>
            <source>PCIe %1.0 × %2, no direct link between the cards</source>
            <translation>PCIe %1.0 × %2, no direct link between the cards</translation>
        </message>
        <message>
            <source>Configuration</source>
            <translation>Configuration</translation>
        </message>
        <message>
            <source>Recommended configuration and bill of materials</source>
            <translation>Recommended configuration and bill of materials</translation>
        </message>
        <message>
            <source>This configuration does not carry the job; it is listed for the record and is not a recommendation.</source>
            <translation>This configuration does not carry the job; it is listed for the record and is not a recommendation.</translation>
        </message>
        <message>
            <source>Bill of materials</source>
            <translation>Bill of materials</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>No.</translation>
        </message>
        <message>
            <source>Item</source>
            <translation>Item</translation>
        </message>
        <message>
            <source>Specification</source>
            <translation>Specification</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>Quantity</translation>
        </message>
        <message>
            <source>AI accelerator card</source>
            <translation>AI accelerator card</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Server</translation>
        </message>
        <message>
            <source>Interconnect inside the server</source>
            <translation>Interconnect inside the server</translation>
        </message>
        <message>
            <source>%1 Gbit/s per server</source>
            <translation>%1 Gbit/s per server</translation>
        </message>
        <message>
            <source>Usual for this generation of cards; to be fixed with the supplier</source>
            <translation>Usual for this generation of cards; to be fixed with the supplier</translation>
        </message>
        <message>
            <source>Network between servers</source>
            <translation>Network between servers</translation>
        </message>
        <message>
            <source>Prices, processors, host memory and storage are not part of this estimate and are quoted by the supplier.</source>
            <translation>Prices, processors, host memory and storage are not part of this estimate and are quoted by the supplier.</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Assumption</source>
            <translation>Assumption</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Warning</translation>
        </message>
        <message>
            <source>Parameters of the model</source>
            <translation>Parameters of the model</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Parameters active per token</source>
            <translation>Parameters active per token</translation>
        </message>
        <message>
            <source>Assumptions and warnings</source>
            <translation>Assumptions and warnings</translation>
        </message>
        <message>
            <source>None beyond the settings of the job, all of which are listed in the appendix on inputs.</source>
            <translation>None beyond the settings of the job, all of which are listed in the appendix on inputs.</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Kind</translation>
        </message>
        <message>
            <source>Statement</source>
            <translation>Statement</translation>
        </message>
        <message>
            <source>Requirement and assumptions</source>
            <translation>Requirement and assumptions</translation>
        </message>
        <message>
            <source>Memory of the fullest card</source>
            <translation>Memory of the fullest card</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>Part</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Share</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Moment of the highest use</source>
            <translation>Moment of the highest use</translation>
        </message>
        <message>
            <source>Largest micro batch with headroom</source>
            <translation>Largest micro batch with headroom</translation>
        </message>
        <message>
            <source>Most concurrent requests of this length</source>
            <translation>Most concurrent requests of this length</translation>
        </message>
        <message>
            <source>Tokens the cache holds, all cards</source>
            <translation>Tokens the cache holds, all cards</translation>
        </message>
        <message>
            <source>Smallest memory tier that keeps the headroom</source>
            <translation>Smallest memory tier that keeps the headroom</translation>
        </message>
        <message>
            <source>Rule of thumb for the whole job</source>
            <translation>Rule of thumb for the whole job</translation>
        </message>
        <message>
            <source>%1, between %2 and %3</source>
            <translation>%1, between %2 and %3</translation>
        </message>
        <message>
            <source>The rule of thumb multiplies the parameter count by a factor; it is shown beside the estimate and takes no part in it.</source>
            <translation>The rule of thumb multiplies the parameter count by a factor; it is shown beside the estimate and takes no part in it.</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Time</translation>
        </message>
        <message>
            <source>MFU with causal attention counted once</source>
            <translation>MFU with causal attention counted once</translation>
        </message>
        <message>
            <source>Sustained compute per card</source>
            <translation>Sustained compute per card</translation>
        </message>
        <message>
            <source>Whether a job fits is decided on its fullest card: what weights, gradients, optimizer states, activations and buffers take there against the memory a process can use.</source>
            <translation>Whether a job fits is decided on its fullest card: what weights, gradients, optimizer states, activations and buffers take there against the memory a process can use.</translation>
        </message>
        <message>
            <source>No speed is estimated for %1, because the vendor does not publish: %2. Nothing is guessed.</source>
            <translation>No speed is estimated for %1, because the vendor does not publish: %2. Nothing is guessed.</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Power</translation>
        </message>
        <message>
            <source>No power is estimated for %1, because the vendor does not publish: %2.</source>
            <translation>No power is estimated for %1, because the vendor does not publish: %2.</translation>
        </message>
        <message>
            <source>Power of all servers</source>
            <translation>Power of all servers</translation>
        </message>
        <message>
            <source>Energy of the whole run</source>
            <translation>Energy of the whole run</translation>
        </message>
        <message>
            <source>Breakers and cabling are sized by the nameplate of the server, never by these estimates.</source>
            <translation>Breakers and cabling are sized by the nameplate of the server, never by these estimates.</translation>
        </message>
        <message>
            <source>the vendor's own tool</source>
            <translation>the vendor's own tool</translation>
        </message>
        <message>
            <source>Availability in China, as the catalogue has it: %1</source>
            <translation>Availability in China, as the catalogue has it: %1</translation>
        </message>
        <message>
            <source>The figures of %1 are the vendor's; nobody independent has measured them. Ask for a test run of your own job before ordering.</source>
            <translation>The figures of %1 are the vendor's; nobody independent has measured them. Ask for a test run of your own job before ordering.</translation>
        </message>
        <message>
            <source>The sources on %1 contradict each other or are few; have the vendor confirm memory, bandwidth and compute in writing.</source>
            <translation>The sources on %1 contradict each other or are few; have the vendor confirm memory, bandwidth and compute in writing.</translation>
        </message>
        <message>
            <source>The cards have no direct link: tensor parallelism over PCIe loses time on every layer.</source>
            <translation>The cards have no direct link: tensor parallelism over PCIe loses time on every layer.</translation>
        </message>
        <message>
            <source>The headroom asked for is not kept; the job may run out of memory when data or software change.</source>
            <translation>The headroom asked for is not kept; the job may run out of memory when data or software change.</translation>
        </message>
        <message>
            <source>Measured jobs of this kind scatter so much that the probability of fitting is %1.</source>
            <translation>Measured jobs of this kind scatter so much that the probability of fitting is %1.</translation>
        </message>
        <message>
            <source>No measured job of this kind backs the memory estimate.</source>
            <translation>No measured job of this kind backs the memory estimate.</translation>
        </message>
        <message>
            <source>No measured job of this kind backs the speed estimate.</source>
            <translation>No measured job of this kind backs the speed estimate.</translation>
        </message>
        <message>
            <source>The speed is unknown until the card has been measured.</source>
            <translation>The speed is unknown until the card has been measured.</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Check</translation>
        </message>
        <message>
            <source>Expected</source>
            <translation>Expected</translation>
        </message>
        <message>
            <source>How</source>
            <translation>How</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Found</translation>
        </message>
        <message>
            <source>Product name the driver reports</source>
            <translation>Product name the driver reports</translation>
        </message>
        <message>
            <source>Total memory the driver reports</source>
            <translation>Total memory the driver reports</translation>
        </message>
        <message>
            <source>%1 MiB</source>
            <translation>%1 MiB</translation>
        </message>
        <message>
            <source>Memory size</source>
            <translation>Memory size</translation>
        </message>
        <message>
            <source>%1 GiB</source>
            <translation>%1 GiB</translation>
        </message>
        <message>
            <source>PCI id</source>
            <translation>PCI id</translation>
        </message>
        <message>
            <source>Chip</source>
            <translation>Chip</translation>
        </message>
        <message>
            <source>Memory errors</source>
            <translation>Memory errors</translation>
        </message>
        <message>
            <source>ECC on, no uncorrected errors, no remapped rows</source>
            <translation>ECC on, no uncorrected errors, no remapped rows</translation>
        </message>
        <message>
            <source>NVLink links active</source>
            <translation>NVLink links active</translation>
        </message>
        <message>
            <source>PCIe link under load</source>
            <translation>PCIe link under load</translation>
        </message>
        <message>
            <source>generation %1, %2 lanes</source>
            <translation>generation %1, %2 lanes</translation>
        </message>
        <message>
            <source>Default power limit</source>
            <translation>Default power limit</translation>
        </message>
        <message>
            <source>Risks and checks at delivery</source>
            <translation>Risks and checks at delivery</translation>
        </message>
        <message>
            <source>Nothing in the catalogue or in the estimate calls for special care.</source>
            <translation>Nothing in the catalogue or in the estimate calls for special care.</translation>
        </message>
        <message>
            <source>Checks at delivery</source>
            <translation>Checks at delivery</translation>
        </message>
        <message>
            <source>For every card of every server, before the delivery is accepted; keep the output of the commands with this report.</source>
            <translation>For every card of every server, before the delivery is accepted; keep the output of the commands with this report.</translation>
        </message>
        <message>
            <source>Memory: the vendor does not publish how much %1 has.</source>
            <translation>Memory: the vendor does not publish how much %1 has.</translation>
        </message>
        <message>
            <source>Memory: %1 of what a process can use stays free on the fullest card, %2 was asked for; the job fits with a probability of %3.</source>
            <translation>Memory: %1 of what a process can use stays free on the fullest card, %2 was asked for; the job fits with a probability of %3.</translation>
        </message>
        <message>
            <source>Memory: only %1 of what a process can use stays free on the fullest card where %2 was asked for; the job fits with a probability of %3.</source>
            <translation>Memory: only %1 of what a process can use stays free on the fullest card where %2 was asked for; the job fits with a probability of %3.</translation>
        </message>
        <message>
            <source>Memory: the fullest card lacks %1; the largest part is %2.</source>
            <translation>Memory: the fullest card lacks %1; the largest part is %2.</translation>
        </message>
        <message>
            <source>Shortest stave: %1, used to %2 of its limit.</source>
            <translation>Shortest stave: %1, used to %2 of its limit.</translation>
        </message>
        <message>
            <source>Shortest stave: %1, used to %2 of its limit; the next is %3 at %4.</source>
            <translation>Shortest stave: %1, used to %2 of its limit; the next is %3 at %4.</translation>
        </message>
        <message>
            <source>Speed: not estimated, because the vendor does not publish: %1.</source>
            <translation>Speed: not estimated, because the vendor does not publish: %1.</translation>
        </message>
        <message>
            <source>Speed: %1 in total; each of %2 concurrent requests waits %3 for a token.</source>
            <translation>Speed: %1 in total; each of %2 concurrent requests waits %3 for a token.</translation>
        </message>
        <message>
            <source>Speed: %1, so that the whole run takes %2.</source>
            <translation>Speed: %1, so that the whole run takes %2.</translation>
        </message>
        <message>
            <source>Speed: %1.</source>
            <translation>Speed: %1.</translation>
        </message>
        <message>
            <source>Speed: %1, which is %2 of the peak compute of the cards (MFU).</source>
            <translation>Speed: %1, which is %2 of the peak compute of the cards (MFU).</translation>
        </message>
        <message>
            <source>Room to grow: the largest micro batch that keeps the headroom is %1.</source>
            <translation>Room to grow: the largest micro batch that keeps the headroom is %1.</translation>
        </message>
        <message>
            <source>Room to grow: the cache holds %1 concurrent requests of this length.</source>
            <translation>Room to grow: the cache holds %1 concurrent requests of this length.</translation>
        </message>
        <message>
            <source>Memory, fullest card</source>
            <translation>Memory, fullest card</translation>
        </message>
        <message>
            <source>of %1 usable</source>
            <translation>of %1 usable</translation>
        </message>
        <message>
            <source>samples/s, %1</source>
            <translation>samples/s, %1</translation>
        </message>
        <message>
            <source>tokens/s, %1</source>
            <translation>tokens/s, %1</translation>
        </message>
        <message>
            <source>Throughput, whole job</source>
            <translation>Throughput, whole job</translation>
        </message>
        <message>
            <source>peak %1</source>
            <translation>peak %1</translation>
        </message>
        <message>
            <source>Shortest stave</source>
            <translation>Shortest stave</translation>
        </message>
        <message>
            <source>90 % interval of the memory</source>
            <translation>90 % interval of the memory</translation>
        </message>
        <message>
            <source>Probability that the job fits</source>
            <translation>Probability that the job fits</translation>
        </message>
        <message>
            <source>Recompute activations in the backward pass (full recomputation): less memory for more time.</source>
            <translation>Recompute activations in the backward pass (full recomputation): less memory for more time.</translation>
        </message>
        <message>
            <source>Use a smaller micro batch and accumulate gradients instead.</source>
            <translation>Use a smaller micro batch and accumulate gradients instead.</translation>
        </message>
        <message>
            <source>Shard weights, gradients and optimizer states over the data-parallel cards (ZeRO-3 or FSDP).</source>
            <translation>Shard weights, gradients and optimizer states over the data-parallel cards (ZeRO-3 or FSDP).</translation>
        </message>
        <message>
            <source>Fine-tune with LoRA or QLoRA, if the task allows it.</source>
            <translation>Fine-tune with LoRA or QLoRA, if the task allows it.</translation>
        </message>
        <message>
            <source>Serve quantised weights, fewer concurrent requests or a shorter context.</source>
            <translation>Serve quantised weights, fewer concurrent requests or a shorter context.</translation>
        </message>
        <message>
            <source>Take cards of the %1 tier.</source>
            <translation>Take cards of the %1 tier.</translation>
        </message>
        <message>
            <source>Spread the job over more cards (tensor or pipeline parallelism).</source>
            <translation>Spread the job over more cards (tensor or pipeline parallelism).</translation>
        </message>
        <message>
            <source>Recommendation</source>
            <translation>Recommendation</translation>
        </message>
        <message>
            <source>Ask the vendor for the memory size before anything is ordered.</source>
            <translation>Ask the vendor for the memory size before anything is ordered.</translation>
        </message>
        <message>
            <source>%1 (servers: %2, cards in each: %3) carries this job. The section on the recommended configuration lists what to order.</source>
            <translation>%1 (servers: %2, cards in each: %3) carries this job. The section on the recommended configuration lists what to order.</translation>
        </message>
        <message>
            <source>%1 runs this job as it is described here, but leaves no room: a longer sequence, a larger batch or another version of the software can break it. For room to spare:</source>
            <translation>%1 runs this job as it is described here, but leaves no room: a longer sequence, a larger batch or another version of the software can break it. For room to spare:</translation>
        </message>
        <message>
            <source>%1 should not be ordered for this job as it is described here. What would help, the cheapest first:</source>
            <translation>%1 should not be ordered for this job as it is described here. What would help, the cheapest first:</translation>
        </message>
        <message>
            <source>Of the cards compared, these carry the job with the headroom asked for: %1.</source>
            <translation>Of the cards compared, these carry the job with the headroom asked for: %1.</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Summary</translation>
        </message>
        <message>
            <source>Three reasons</source>
            <translation>Three reasons</translation>
        </message>
        <message>
            <source>samples/s, whole job</source>
            <translation>samples/s, whole job</translation>
        </message>
        <message>
            <source>tokens/s, whole job</source>
            <translation>tokens/s, whole job</translation>
        </message>
        <message>
            <source>Knee</source>
            <translation>Knee</translation>
        </message>
        <message>
            <source>milliseconds per step</source>
            <translation>milliseconds per step</translation>
        </message>
        <message>
            <source>seconds per step</source>
            <translation>seconds per step</translation>
        </message>
        <message>
            <source>Where the time of a step goes</source>
            <translation>Where the time of a step goes</translation>
        </message>
        <message>
            <source>% of the step</source>
            <translation>% of the step</translation>
        </message>
        <message>
            <source>Throughput by concurrency</source>
            <translation>Throughput by concurrency</translation>
        </message>
        <message>
            <source>Throughput by batch size</source>
            <translation>Throughput by batch size</translation>
        </message>
        <message>
            <source>MFU by batch size</source>
            <translation>MFU by batch size</translation>
        </message>
        <message>
            <source>% of the dense 16-bit peak</source>
            <translation>% of the dense 16-bit peak</translation>
        </message>
        <message>
            <source>Time per output token by concurrency</source>
            <translation>Time per output token by concurrency</translation>
        </message>
        <message>
            <source>milliseconds per token of one request</source>
            <translation>milliseconds per token of one request</translation>
        </message>
        <message>
            <source>Throughput by number of cards</source>
            <translation>Throughput by number of cards</translation>
        </message>
        <message>
            <source>Number of cards</source>
            <translation>Number of cards</translation>
        </message>
        <message>
            <source>Throughput</source>
            <translation>Throughput</translation>
        </message>
        <message>
            <source>%1 cards</source>
            <translation>%1 cards</translation>
        </message>
        <message>
            <source>%1 cards are slower than %2: %3 against %4.</source>
            <translation>%1 cards are slower than %2: %3 against %4.</translation>
        </message>
        <message>
            <source>%1 cards give only %2 times the throughput of %3, %4 of ideal scaling.</source>
            <translation>%1 cards give only %2 times the throughput of %3, %4 of ideal scaling.</translation>
        </message>
        <message>
            <source>%1 cards give %2 times the throughput of %3, %4 of ideal scaling.</source>
            <translation>%1 cards give %2 times the throughput of %3, %4 of ideal scaling.</translation>
        </message>
        <message>
            <source>a whole number from %1 to %2, or 0 for automatic</source>
            <translation>a whole number from %1 to %2, or 0 for automatic</translation>
        </message>
        <message>
            <source>a number from %1 to %2, or 0 for automatic</source>
            <translation>a number from %1 to %2, or 0 for automatic</translation>
        </message>
        <message>
            <source>one of %1</source>
            <translation>one of %1</translation>
        </message>
        <message>
            <source>one of %1, or a list of module names</source>
            <translation>one of %1, or a list of module names</translation>
        </message>
        <message>
            <source>a text of at most %1 characters</source>
            <translation>a text of at most %1 characters</translation>
        </message>
        <message>
            <source>a list of at most %1 card ids</source>
            <translation>a list of at most %1 card ids</translation>
        </message>
        <message>
            <source>the id of a model in the catalogue, or an object with hf_config or parameters</source>
            <translation>the id of a model in the catalogue, or an object with hf_config or parameters</translation>
        </message>
        <message>
            <source>the file version %1</source>
            <translation>the file version %1</translation>
        </message>
        <message>
            <source>only the keys %1</source>
            <translation>only the keys %1</translation>
        </message>
        <message>
            <source>either hf_config or parameters, forward_macs_per_sample and so on</source>
            <translation>either hf_config or parameters, forward_macs_per_sample and so on</translation>
        </message>
        <message>
            <source>%1, so that data × tensor × pipeline × context is the GPU count %2</source>
            <translation>%1, so that data × tensor × pipeline × context is the GPU count %2</translation>
        </message>
        <message>
            <source>degrees whose product data × tensor × pipeline × context is the GPU count %1</source>
            <translation>degrees whose product data × tensor × pipeline × context is the GPU count %1</translation>
        </message>
        <message>
            <source>a divisor of data × tensor × context, which is %1</source>
            <translation>a divisor of data × tensor × context, which is %1</translation>
        </message>
        <message>
            <source>a divisor of data × context, which is %1, or 0 for automatic</source>
            <translation>a divisor of data × context, which is %1, or 0 for automatic</translation>
        </message>
        <message>
            <source>for the task %1 one of %2</source>
            <translation>for the task %1 one of %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Client</source>
            <translation>Client</translation>
        </message>
        <message>
            <source>Project</source>
            <translation>Project</translation>
        </message>
        <message>
            <source>Prepared by</source>
            <translation>Prepared by</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Contents</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>Page %1 of %2</translation>
        </message>
        <message>
            <source>bench takes no arguments: xuanka-cli bench [--seconds S]</source>
            <translation>bench takes no arguments: xuanka-cli bench [--seconds S]</translation>
        </message>
        <message>
            <source>Evaluations per second of the engine, on one core and on all of them.</source>
            <translation>Evaluations per second of the engine, on one core and on all of them.</translation>
        </message>
        <message>
            <source>Length of one measurement, 0.05 to 10 (default 0.5).</source>
            <translation>Length of one measurement, 0.05 to 10 (default 0.5).</translation>
        </message>
        <message>
            <source>Case</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>evaluations/s, one core</source>
            <translation>evaluations/s, one core</translation>
        </message>
        <message>
            <source>evaluations/s, %1 cores</source>
            <translation>evaluations/s, %1 cores</translation>
        </message>
        <message>
            <source>whole answer</source>
            <translation>whole answer</translation>
        </message>
        <message>
            <source>catalog takes gpus or models: xuanka-cli catalog gpus|models [--filter TEXT]</source>
            <translation>catalog takes gpus or models: xuanka-cli catalog gpus|models [--filter TEXT]</translation>
        </message>
        <message>
            <source>What is known of cards and models, with sources.</source>
            <translation>What is known of cards and models, with sources.</translation>
        </message>
        <message>
            <source>Only records in which every word occurs.</source>
            <translation>Only records in which every word occurs.</translation>
        </message>
        <message>
            <source>Id</source>
            <translation>Id</translation>
        </message>
        <message>
            <source>Architecture</source>
            <translation>Architecture</translation>
        </message>
        <message>
            <source>Dense 16-bit rate</source>
            <translation>Dense 16-bit rate</translation>
        </message>
        <message>
            <source>Confidence</source>
            <translation>Confidence</translation>
        </message>
        <message>
            <source>Family</source>
            <translation>Family</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parameters</translation>
        </message>
        <message>
            <source>Active parameters</source>
            <translation>Active parameters</translation>
        </message>
        <message>
            <source>Released</source>
            <translation>Released</translation>
        </message>
        <message>
            <source>%1 of %2, as of %3; figures and sources with --json</source>
            <translation>%1 of %2, as of %3; figures and sources with --json</translation>
        </message>
        <message>
            <source>an output that can be written</source>
            <translation>an output that can be written</translation>
        </message>
        <message>
            <source>a folder that can be read</source>
            <translation>a folder that can be read</translation>
        </message>
        <message>
            <source>estimate takes one scenario: xuanka-cli estimate SCENARIO.xuanka</source>
            <translation>estimate takes one scenario: xuanka-cli estimate SCENARIO.xuanka</translation>
        </message>
        <message>
            <source>Memory, time and power of one scenario.</source>
            <translation>Memory, time and power of one scenario.</translation>
        </message>
        <message>
            <source>%1: %2, %3 on %4 × %5</source>
            <translation>%1: %2, %3 on %4 × %5</translation>
        </message>
        <message>
            <source>%1: needs %2 of %3, fits with a probability of %4</source>
            <translation>%1: needs %2 of %3, fits with a probability of %4</translation>
        </message>
        <message>
            <source>Needs %1; the memory size of the card is not published</source>
            <translation>Needs %1; the memory size of the card is not published</translation>
        </message>
        <message>
            <source>Largest micro batch that keeps the headroom</source>
            <translation>Largest micro batch that keeps the headroom</translation>
        </message>
        <message>
            <source>Most requests at once</source>
            <translation>Most requests at once</translation>
        </message>
        <message>
            <source>Rule of thumb, whole job</source>
            <translation>Rule of thumb, whole job</translation>
        </message>
        <message>
            <source>Memory size to buy, per card</source>
            <translation>Memory size to buy, per card</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Time to the first token</translation>
        </message>
        <message>
            <source>Limits, tightest first (headroom)</source>
            <translation>Limits, tightest first (headroom)</translation>
        </message>
        <message>
            <source>import-model takes one file: xuanka-cli import-model CONFIG.json</source>
            <translation>import-model takes one file: xuanka-cli import-model CONFIG.json</translation>
        </message>
        <message>
            <source>A Hugging Face config.json or adapter_config.json as a model, with its exact count.</source>
            <translation>A Hugging Face config.json or adapter_config.json as a model, with its exact count.</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Layers</translation>
        </message>
        <message>
            <source>Hidden size</source>
            <translation>Hidden size</translation>
        </message>
        <message>
            <source>Attention heads / KV heads / head width</source>
            <translation>Attention heads / KV heads / head width</translation>
        </message>
        <message>
            <source>FFN width</source>
            <translation>FFN width</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Vocabulary</translation>
        </message>
        <message>
            <source>Experts / per token</source>
            <translation>Experts / per token</translation>
        </message>
        <message>
            <source>KV cache per token, fp16</source>
            <translation>KV cache per token, fp16</translation>
        </message>
        <message>
            <source>Quantisation</source>
            <translation>Quantisation</translation>
        </message>
        <message>
            <source>Base model</source>
            <translation>Base model</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rank</translation>
        </message>
        <message>
            <source>Trained parameters</source>
            <translation>Trained parameters</translation>
        </message>
        <message>
            <source>The procurement report of one scenario as a PDF, in the language of --lang.</source>
            <translation>The procurement report of one scenario as a PDF, in the language of --lang.</translation>
        </message>
        <message>
            <source>report takes a scenario and an output: xuanka-cli report SCENARIO.xuanka OUT.pdf [--lang zh_CN|en]</source>
            <translation>report takes a scenario and an output: xuanka-cli report SCENARIO.xuanka OUT.pdf [--lang zh_CN|en]</translation>
        </message>
        <message>
            <source>Client named on the cover.</source>
            <translation>Client named on the cover.</translation>
        </message>
        <message>
            <source>Project named on the cover; the scenario's name if absent.</source>
            <translation>Project named on the cover; the scenario's name if absent.</translation>
        </message>
        <message>
            <source>Who prepared the report, named on the cover.</source>
            <translation>Who prepared the report, named on the cover.</translation>
        </message>
        <message>
            <source>a place where the PDF can be written</source>
            <translation>a place where the PDF can be written</translation>
        </message>
        <message>
            <source>Report written to %1.</source>
            <translation>Report written to %1.</translation>
        </message>
        <message>
            <source>sweep takes one scenario, an axis and values: xuanka-cli sweep SCENARIO.xuanka --axis micro_batch|sequence_length|gpus|concurrency --values 1,2,4 [--gpus ID,ID] [--csv]</source>
            <translation>sweep takes one scenario, an axis and values: xuanka-cli sweep SCENARIO.xuanka --axis micro_batch|sequence_length|gpus|concurrency --values 1,2,4 [--gpus ID,ID] [--csv]</translation>
        </message>
        <message>
            <source>One row per value and card.</source>
            <translation>One row per value and card.</translation>
        </message>
        <message>
            <source>What varies: micro_batch, sequence_length, gpus or concurrency.</source>
            <translation>What varies: micro_batch, sequence_length, gpus or concurrency.</translation>
        </message>
        <message>
            <source>Values, separated by commas.</source>
            <translation>Values, separated by commas.</translation>
        </message>
        <message>
            <source>Card ids, separated by commas; without it the scenario's.</source>
            <translation>Card ids, separated by commas; without it the scenario's.</translation>
        </message>
        <message>
            <source>Comma-separated output for spreadsheets.</source>
            <translation>Comma-separated output for spreadsheets.</translation>
        </message>
        <message>
            <source>Unknown axis %1; one of: micro_batch, sequence_length, gpus, concurrency</source>
            <translation>Unknown axis %1; one of: micro_batch, sequence_length, gpus, concurrency</translation>
        </message>
        <message>
            <source>%1 is not a number; values look like 1,2,4,8</source>
            <translation>%1 is not a number; values look like 1,2,4,8</translation>
        </message>
        <message>
            <source>Fits with</source>
            <translation>Fits with</translation>
        </message>
        <message>
            <source>tokens/s</source>
            <translation>tokens/s</translation>
        </message>
        <message>
            <source>samples/s</source>
            <translation>samples/s</translation>
        </message>
        <message>
            <source>MFU</source>
            <translation>MFU</translation>
        </message>
        <message>
            <source>validate takes one file: xuanka-cli validate MEASURED.csv</source>
            <translation>validate takes one file: xuanka-cli validate MEASURED.csv</translation>
        </message>
        <message>
            <source>Predicts every row of a table of measurements and sums up the errors.</source>
            <translation>Predicts every row of a table of measurements and sums up the errors.</translation>
        </message>
        <message>
            <source>Rows predicted: %1 of %2</source>
            <translation>Rows predicted: %1 of %2</translation>
        </message>
        <message>
            <source>rows | median error | 90 % of rows below | bias | inside the interval | quantity, group</source>
            <translation>rows | median error | 90 % of rows below | bias | inside the interval | quantity, group</translation>
        </message>
        <message>
            <source>right verdicts %1 %</source>
            <translation>right verdicts %1 %</translation>
        </message>
        <message>
            <source>Rows not predicted: %1</source>
            <translation>Rows not predicted: %1</translation>
        </message>
        <message>
            <source>row %1: %2</source>
            <translation>row %1: %2</translation>
        </message>
        <message>
            <source>No command given; one of: %1 (--help explains)</source>
            <translation>No command given; one of: %1 (--help explains)</translation>
        </message>
        <message>
            <source>Unknown command %1; one of: %2</source>
            <translation>Unknown command %1; one of: %2</translation>
        </message>
        <message>
            <source>Unknown language %1; one of: en, zh_CN</source>
            <translation>Unknown language %1; one of: en, zh_CN</translation>
        </message>
        <message>
            <source>Unknown option %1; usage: xuanka-cli %2 %3</source>
            <translation>Unknown option %1; usage: xuanka-cli %2 %3</translation>
        </message>
        <message>
            <source>An option has no value; usage: xuanka-cli %1 %2</source>
            <translation>An option has no value; usage: xuanka-cli %1 %2</translation>
        </message>
        <message>
            <source>Memory, speed and power of AI workloads on AI servers, and which server to buy.</source>
            <translation>Memory, speed and power of AI workloads on AI servers, and which server to buy.</translation>
        </message>
        <message>
            <source>Machine-readable output.</source>
            <translation>Machine-readable output.</translation>
        </message>
        <message>
            <source>Language of the text: en or zh_CN.</source>
            <translation>Language of the text: en or zh_CN.</translation>
        </message>
        <message>
            <source>Folder with the user's own data.</source>
            <translation>Folder with the user's own data.</translation>
        </message>
        <message>
            <source>Explains the options.</source>
            <translation>Explains the options.</translation>
        </message>
        <message>
            <source>Commands:</source>
            <translation>Commands:</translation>
        </message>
        <message>
            <source>a loaded TensorRT-LLM server</source>
            <translation>a loaded TensorRT-LLM server</translation>
        </message>
        <message>
            <source>serving with SGLang</source>
            <translation>serving with SGLang</translation>
        </message>
        <message>
            <source>MLPerf inference, offline</source>
            <translation>MLPerf inference, offline</translation>
        </message>
        <message>
            <source>MLPerf inference, server</source>
            <translation>MLPerf inference, server</translation>
        </message>
        <message>
            <source>reading the prompt with Transformers</source>
            <translation>reading the prompt with Transformers</translation>
        </message>
        <message>
            <source>reading the prompt with llama.cpp</source>
            <translation>reading the prompt with llama.cpp</translation>
        </message>
        <message>
            <source>reading the prompt with TensorRT-LLM</source>
            <translation>reading the prompt with TensorRT-LLM</translation>
        </message>
        <message>
            <source>image models</source>
            <translation>image models</translation>
        </message>
        <message>
            <source>training of convolutional image models</source>
            <translation>training of convolutional image models</translation>
        </message>
        <message>
            <source>training of image transformers</source>
            <translation>training of image transformers</translation>
        </message>
        <message>
            <source>inference of convolutional image models</source>
            <translation>inference of convolutional image models</translation>
        </message>
        <message>
            <source>inference of image transformers</source>
            <translation>inference of image transformers</translation>
        </message>
        <message>
            <source>image models on cards without measurements</source>
            <translation>image models on cards without measurements</translation>
        </message>
        <message>
            <source>Method of the whole answer, %1</source>
            <translation>Method of the whole answer, %1</translation>
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
            <translation>a list of 1 to %1 jobs</translation>
        </message>
        <message>
            <source>a list of texts</source>
            <translation>a list of texts</translation>
        </message>
        <message>
            <source>CPU and data loading</source>
            <translation>CPU and data loading</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Storage</translation>
        </message>
        <message>
            <source>Rack power</source>
            <translation>Rack power</translation>
        </message>
        <message>
            <source>Cooling</source>
            <translation>Cooling</translation>
        </message>
        <message>
            <source>Least cost of all: %1 with dear prices and slow runs.</source>
            <translation>Least cost of all: %1 with dear prices and slow runs.</translation>
        </message>
        <message>
            <source>Fastest of all: done within %1 even if the run is slow.</source>
            <translation>Fastest of all: done within %1 even if the run is slow.</translation>
        </message>
        <message>
            <source>Quickest answers of all: %1 per token even if serving is slow.</source>
            <translation>Quickest answers of all: %1 per token even if serving is slow.</translation>
        </message>
        <message>
            <source>Needs the least power of all: %1 at its peak.</source>
            <translation>Needs the least power of all: %1 at its peak.</translation>
        </message>
        <message>
            <source>One card holds the job: it needs %1 of %2.</source>
            <translation>One card holds the job: it needs %1 of %2.</translation>
        </message>
        <message>
            <source>%1 of these cards do not hold it: at least %2 a card are needed, and of %3 a share of %4 stays free.</source>
            <translation>%1 of these cards do not hold it: at least %2 a card are needed, and of %3 a share of %4 stays free.</translation>
        </message>
        <message>
            <source>%1 of these cards would take %2, longer than the %3 allowed.</source>
            <translation>%1 of these cards would take %2, longer than the %3 allowed.</translation>
        </message>
        <message>
            <source>%1 of these cards would do it too, in %2 instead of %3.</source>
            <translation>%1 of these cards would do it too, in %2 instead of %3.</translation>
        </message>
        <message>
            <source>%1 decides the memory: it needs %2 a card.</source>
            <translation>%1 decides the memory: it needs %2 a card.</translation>
        </message>
        <message>
            <source>Every layer is split over %1 cards that the fast link joins.</source>
            <translation>Every layer is split over %1 cards that the fast link joins.</translation>
        </message>
        <message>
            <source>Every layer is split over %1 cards that only PCIe joins; they wait for it.</source>
            <translation>Every layer is split over %1 cards that only PCIe joins; they wait for it.</translation>
        </message>
        <message>
            <source>%1 pipeline stages are kept busy by %2 micro-batches a step.</source>
            <translation>%1 pipeline stages are kept busy by %2 micro-batches a step.</translation>
        </message>
        <message>
            <source>Recomputation (%1) is needed: without it a card needs %2 of %3.</source>
            <translation>Recomputation (%1) is needed: without it a card needs %2 of %3.</translation>
        </message>
        <message>
            <source>Shortest stave: %1.</source>
            <translation>Shortest stave: %1.</translation>
        </message>
        <message>
            <source>No published run on cards like these backs the speed: it may come to %1 to %2 of what is said.</source>
            <translation>No published run on cards like these backs the speed: it may come to %1 to %2 of what is said.</translation>
        </message>
        <message>
            <source>A card costs %1 to %2 an hour (%4, as of %3).</source>
            <translation>A card costs %1 to %2 an hour (%4, as of %3).</translation>
        </message>
        <message>
            <source>No price of this card is published; nothing is guessed.</source>
            <translation>No price of this card is published; nothing is guessed.</translation>
        </message>
        <message>
            <source>The power of this card is not published.</source>
            <translation>The power of this card is not published.</translation>
        </message>
        <message>
            <source>Buying this card in China needs a US export licence.</source>
            <translation>Buying this card in China needs a US export licence.</translation>
        </message>
        <message>
            <source>This card is only found second-hand or out of production.</source>
            <translation>This card is only found second-hand or out of production.</translation>
        </message>
        <message>
            <source>%1: %2 cards take %3, longer than %4 cards with %5.</source>
            <translation>%1: %2 cards take %3, longer than %4 cards with %5.</translation>
        </message>
        <message>
            <source>No length of the run is stated; %1 tokens are assumed.</source>
            <translation>No length of the run is stated; %1 tokens are assumed.</translation>
        </message>
        <message>
            <source>No configuration keeps every limit.</source>
            <translation>No configuration keeps every limit.</translation>
        </message>
        <message>
            <source>This card is not among the cards asked for.</source>
            <translation>This card is not among the cards asked for.</translation>
        </message>
        <message>
            <source>The vendors asked for leave this card out.</source>
            <translation>The vendors asked for leave this card out.</translation>
        </message>
        <message>
            <source>The market segments asked for leave this card out.</source>
            <translation>The market segments asked for leave this card out.</translation>
        </message>
        <message>
            <source>Cards that need a US export licence are left out.</source>
            <translation>Cards that need a US export licence are left out.</translation>
        </message>
        <message>
            <source>Second-hand cards are left out.</source>
            <translation>Second-hand cards are left out.</translation>
        </message>
        <message>
            <source>The cooling asked for leaves this card out.</source>
            <translation>The cooling asked for leaves this card out.</translation>
        </message>
        <message>
            <source>It does not fit: a card needs %1 of %2, and %3 must stay free.</source>
            <translation>It does not fit: a card needs %1 of %2, and %3 must stay free.</translation>
        </message>
        <message>
            <source>It fits with a probability of %1; %2 are asked for.</source>
            <translation>It fits with a probability of %1; %2 are asked for.</translation>
        </message>
        <message>
            <source>The memory of this card is not published.</source>
            <translation>The memory of this card is not published.</translation>
        </message>
        <message>
            <source>A rate this job needs is not published.</source>
            <translation>A rate this job needs is not published.</translation>
        </message>
        <message>
            <source>It takes %1 on the slow side; %2 are allowed.</source>
            <translation>It takes %1 on the slow side; %2 are allowed.</translation>
        </message>
        <message>
            <source>One server draws up to %1; the rack gives %2.</source>
            <translation>One server draws up to %1; the rack gives %2.</translation>
        </message>
        <message>
            <source>It costs up to %1; the budget is %2.</source>
            <translation>It costs up to %1; the budget is %2.</translation>
        </message>
        <message>
            <source>Tensor parallel %1 goes over PCIe: %2 of every step wait for it.</source>
            <translation>Tensor parallel %1 goes over PCIe: %2 of every step wait for it.</translation>
        </message>
        <message>
            <source>Tensor parallel %1 takes %2 of every step for communication.</source>
            <translation>Tensor parallel %1 takes %2 of every step for communication.</translation>
        </message>
        <message>
            <source>%1 pipeline stages with %2 micro-batches stand idle for %3 of every step.</source>
            <translation>%1 pipeline stages with %2 micro-batches stand idle for %3 of every step.</translation>
        </message>
        <message>
            <source>Data parallel %1 waits %2 of every step for weights and gradients.</source>
            <translation>Data parallel %1 waits %2 of every step for weights and gradients.</translation>
        </message>
        <message>
            <source>%1 cards give %2; %3 cards of the same kind give %4.</source>
            <translation>%1 cards give %2; %3 cards of the same kind give %4.</translation>
        </message>
        <message>
            <source>Another layout of the same cards is faster: %2 instead of %1.</source>
            <translation>Another layout of the same cards is faster: %2 instead of %1.</translation>
        </message>
        <message>
            <source>%1 cards take %2; %3 cards take %4.</source>
            <translation>%1 cards take %2; %3 cards take %4.</translation>
        </message>
        <message>
            <source>%2 × %1 do it in %3 for %4; this takes %5 and costs %6.</source>
            <translation>%2 × %1 do it in %3 for %4; this takes %5 and costs %6.</translation>
        </message>
        <message>
            <source>%2 × %1 do it in %3 for %4; this takes %5 and has no published price.</source>
            <translation>%2 × %1 do it in %3 for %4; this takes %5 and has no published price.</translation>
        </message>
        <message>
            <source>There is no computed answer to compare with.</source>
            <translation>There is no computed answer to compare with.</translation>
        </message>
        <message>
            <source>On one %1 the leanest layout needs %2; %3 can be used.</source>
            <translation>On one %1 the leanest layout needs %2; %3 can be used.</translation>
        </message>
        <message>
            <source>One %1 holds it: %2 of %3 with recomputation %4.</source>
            <translation>One %1 holds it: %2 of %3 with recomputation %4.</translation>
        </message>
        <message>
            <source>Computed: %2 × %1, %3 to one copy of the model, which needs %4 of %5 on each.</source>
            <translation>Computed: %2 × %1, %3 to one copy of the model, which needs %4 of %5 on each.</translation>
        </message>
        <message>
            <source>It needs %1, within a card of %2.</source>
            <translation>It needs %1, within a card of %2.</translation>
        </message>
        <message>
            <source>It needs %1, more than a card of %2 gives.</source>
            <translation>It needs %1, more than a card of %2 gives.</translation>
        </message>
        <message>
            <source>Weights of %1 and the cache of %2 users come to %3; a 32 GB card gives %4.</source>
            <translation>Weights of %1 and the cache of %2 users come to %3; a 32 GB card gives %4.</translation>
        </message>
        <message>
            <source>Weights are %1, with the cache of %2 users %3; a 32 GB card gives %4 and holds %5 users.</source>
            <translation>Weights are %1, with the cache of %2 users %3; a 32 GB card gives %4 and holds %5 users.</translation>
        </message>
        <message>
            <source>Computed: %2 × %1 share the states; each needs %3 of %4. Unshared, weights, gradients and optimizer alone take %5.</source>
            <translation>Computed: %2 × %1 share the states; each needs %3 of %4. Unshared, weights, gradients and optimizer alone take %5.</translation>
        </message>
        <message>
            <source>Computed: %3 × %1 (%2), done within %4.</source>
            <translation>Computed: %3 × %1 (%2), done within %4.</translation>
        </message>
        <message>
            <source>The run takes %1; how steady the room is does not follow from numbers here.</source>
            <translation>The run takes %1; how steady the room is does not follow from numbers here.</translation>
        </message>
        <message>
            <source>%1 of the memory are kept free.</source>
            <translation>%1 of the memory are kept free.</translation>
        </message>
        <message>
            <source>%1 of the searched cards and counts lack memory, %2 lack speed; the shortest stave of the answer is %3.</source>
            <translation>%1 of the searched cards and counts lack memory, %2 lack speed; the shortest stave of the answer is %3.</translation>
        </message>
        <message>
            <source>Prices of both are needed, and one is not published.</source>
            <translation>Prices of both are needed, and one is not published.</translation>
        </message>
        <message>
            <source>%1 takes %3 (%5), %2 takes %4 (%6). Paid by the month, the newer pays from %7 of work a day.</source>
            <translation>%1 takes %3 (%5), %2 takes %4 (%6). Paid by the month, the newer pays from %7 of work a day.</translation>
        </message>
        <message>
            <source>%2 × %1 cost up to %3 and take %4; %6 × %5 cost up to %7 and take %8.</source>
            <translation>%2 × %1 cost up to %3 and take %4; %6 × %5 cost up to %7 and take %8.</translation>
        </message>
        <message>
            <source>From A100 to H100 this job gets %1 times faster, tuning all parameters %2 times.</source>
            <translation>From A100 to H100 this job gets %1 times faster, tuning all parameters %2 times.</translation>
        </message>
        <message>
            <source>Serving: a card that holds the whole model comes first, several mid cards behind a balancer before one huge card.</source>
            <translation>Serving: a card that holds the whole model comes first, several mid cards behind a balancer before one huge card.</translation>
        </message>
        <message>
            <source>Serving 13B in 16 bit: a 32 GB card is just enough, 40 GB is comfortable.</source>
            <translation>Serving 13B in 16 bit: a 32 GB card is just enough, 40 GB is comfortable.</translation>
        </message>
        <message>
            <source>Serving only, up to 7B: the 40 GB tier is enough.</source>
            <translation>Serving only, up to 7B: the 40 GB tier is enough.</translation>
        </message>
        <message>
            <source>Tuning all parameters: memory is the hard gate, 40 GB a card at the least.</source>
            <translation>Tuning all parameters: memory is the hard gate, 40 GB a card at the least.</translation>
        </message>
        <message>
            <source>One H100 80 GB just holds full fine-tuning of 7B.</source>
            <translation>One H100 80 GB just holds full fine-tuning of 7B.</translation>
        </message>
        <message>
            <source>Full fine-tuning of 13B wants checkpointing, shorter sequences or a card of 141 GB.</source>
            <translation>Full fine-tuning of 13B wants checkpointing, shorter sequences or a card of 141 GB.</translation>
        </message>
        <message>
            <source>Tuning all parameters from 13B on: 80 GB first, compute second.</source>
            <translation>Tuning all parameters from 13B on: 80 GB first, compute second.</translation>
        </message>
        <message>
            <source>Pre-training from 10B on: newest architecture, large memory, many nodes.</source>
            <translation>Pre-training from 10B on: newest architecture, large memory, many nodes.</translation>
        </message>
        <message>
            <source>Mixed day and night loads: keep 20 to 30 % of the memory free.</source>
            <translation>Mixed day and night loads: keep 20 to 30 % of the memory free.</translation>
        </message>
        <message>
            <source>Long and frequent training: steady power and staff on site decide.</source>
            <translation>Long and frequent training: steady power and staff on site decide.</translation>
        </message>
        <message>
            <source>Memory size before bandwidth: what does not fit does not run.</source>
            <translation>Memory size before bandwidth: what does not fit does not run.</translation>
        </message>
        <message>
            <source>Inspection models under a few hundred million parameters: a 40 GB card is plenty.</source>
            <translation>Inspection models under a few hundred million parameters: a 40 GB card is plenty.</translation>
        </message>
        <message>
            <source>More than 8 hours of training a day: the newest generation pays within its write-off.</source>
            <translation>More than 8 hours of training a day: the newest generation pays within its write-off.</translation>
        </message>
        <message>
            <source>A few runs a week: the flagship of the last generation is the better deal.</source>
            <translation>A few runs a week: the flagship of the last generation is the better deal.</translation>
        </message>
        <message>
            <source>No used A100 for pre-training or tuning 7B and more: power and time eat up the saving.</source>
            <translation>No used A100 for pre-training or tuning 7B and more: power and time eat up the saving.</translation>
        </message>
        <message>
            <source>LoRA is less sensitive to the generation than full training.</source>
            <translation>LoRA is less sensitive to the generation than full training.</translation>
        </message>
        <message>
            <source>What fits on one card: the last generation will do.</source>
            <translation>What fits on one card: the last generation will do.</translation>
        </message>
        <message>
            <source>What needs many cards: the newest generation first.</source>
            <translation>What needs many cards: the newest generation first.</translation>
        </message>
        <message>
            <source>Take cards that hold one copy each.</source>
            <translation>Take cards that hold one copy each.</translation>
        </message>
        <message>
            <source>Take a 32 GB card.</source>
            <translation>Take a 32 GB card.</translation>
        </message>
        <message>
            <source>Take the 40 GB tier, not 80 GB.</source>
            <translation>Take the 40 GB tier, not 80 GB.</translation>
        </message>
        <message>
            <source>Take cards with large memory first.</source>
            <translation>Take cards with large memory first.</translation>
        </message>
        <message>
            <source>Take one H100 80 GB.</source>
            <translation>Take one H100 80 GB.</translation>
        </message>
        <message>
            <source>Take an H200 of 141 GB.</source>
            <translation>Take an H200 of 141 GB.</translation>
        </message>
        <message>
            <source>Take cards of 80 GB or more.</source>
            <translation>Take cards of 80 GB or more.</translation>
        </message>
        <message>
            <source>Take the newest generation.</source>
            <translation>Take the newest generation.</translation>
        </message>
        <message>
            <source>Keep a headroom of 20 to 30 %.</source>
            <translation>Keep a headroom of 20 to 30 %.</translation>
        </message>
        <message>
            <source>Choose the room by its stability.</source>
            <translation>Choose the room by its stability.</translation>
        </message>
        <message>
            <source>Settle memory size first.</source>
            <translation>Settle memory size first.</translation>
        </message>
        <message>
            <source>Take a 40 GB card.</source>
            <translation>Take a 40 GB card.</translation>
        </message>
        <message>
            <source>Take the last generation.</source>
            <translation>Take the last generation.</translation>
        </message>
        <message>
            <source>Leave used A100s alone.</source>
            <translation>Leave used A100s alone.</translation>
        </message>
        <message>
            <source>Do not pay for the generation alone.</source>
            <translation>Do not pay for the generation alone.</translation>
        </message>
        <message>
            <source>rented card</source>
            <translation>rented card</translation>
        </message>
        <message>
            <source>rented server</source>
            <translation>rented server</translation>
        </message>
        <message>
            <source>purchase</source>
            <translation>purchase</translation>
        </message>
        <message>
            <source>selective</source>
            <translation>selective</translation>
        </message>
        <message>
            <source>full</source>
            <translation>full</translation>
        </message>
        <message>
            <source>Batch or users</source>
            <translation>Batch or users</translation>
        </message>
        <message>
            <source>Price of the cards</source>
            <translation>Price of the cards</translation>
        </message>
        <message>
            <source>Price of electricity</source>
            <translation>Price of electricity</translation>
        </message>
        <message>
            <source>Efficiency reached</source>
            <translation>Efficiency reached</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Search</translation>
        </message>
        <message>
            <source>layouts</source>
            <translation>layouts</translation>
        </message>
        <message>
            <source>first front</source>
            <translation>first front</translation>
        </message>
        <message>
            <source>plan takes one requirements file: xuanka-cli plan REQUIREMENTS.json|- [--top N], N from 1 to 500</source>
            <translation>plan takes one requirements file: xuanka-cli plan REQUIREMENTS.json|- [--top N], N from 1 to 500</translation>
        </message>
        <message>
            <source>From jobs, deadline and budget to ranked configurations and the Pareto front.</source>
            <translation>From jobs, deadline and budget to ranked configurations and the Pareto front.</translation>
        </message>
        <message>
            <source>Configurations in the ranked list (default 10).</source>
            <translation>Configurations in the ranked list (default 10).</translation>
        </message>
        <message>
            <source>%1 layouts of %2 configurations searched in %3.</source>
            <translation>%1 layouts of %2 configurations searched in %3.</translation>
        </message>
        <message>
            <source>Pareto front: cost, time, power</source>
            <translation>Pareto front: cost, time, power</translation>
        </message>
        <message>
            <source>Ranked</source>
            <translation>Ranked</translation>
        </message>
        <message>
            <source>Why the first</source>
            <translation>Why the first</translation>
        </message>
        <message>
            <source>Rules of the trade</source>
            <translation>Rules of the trade</translation>
        </message>
        <message>
            <source>agrees</source>
            <translation>agrees</translation>
        </message>
        <message>
            <source>disagrees</source>
            <translation>disagrees</translation>
        </message>
        <message>
            <source>cannot be said</source>
            <translation>cannot be said</translation>
        </message>
        <message>
            <source>Shortest staves of the first (headroom left)</source>
            <translation>Shortest staves of the first (headroom left)</translation>
        </message>
        <message>
            <source>What a fifth less or more does to the first</source>
            <translation>What a fifth less or more does to the first</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Program</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Layout</translation>
        </message>
        <message>
            <source>Recompute</source>
            <translation>Recompute</translation>
        </message>
        <message>
            <source>per token</source>
            <translation>per token</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Cost</translation>
        </message>
        <message>
            <source>price not published</source>
            <translation>price not published</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>does not fit</translation>
        </message>
        <message>
            <source>less</source>
            <translation>less</translation>
        </message>
        <message>
            <source>more</source>
            <translation>more</translation>
        </message>
        <message>
            <source>Rented at today's prices %2 × %1 is the best answer found: up to %3 in %4. What a used card costs is not published.</source>
            <translation>Rented at today's prices %2 × %1 is the best answer found: up to %3 in %4. What a used card costs is not published.</translation>
        </message>
        <message>
            <source>a key of this section: %1</source>
            <translation>a key of this section: %1</translation>
        </message>
        <message>
            <source>a text of at most 100 characters</source>
            <translation>a text of at most 100 characters</translation>
        </message>
        <message>
            <source>One server within nine tenths of the rack's limit</source>
            <translation>One server within nine tenths of the rack's limit</translation>
        </message>
        <message>
            <source>Each of the two feeds carries the whole load</source>
            <translation>Each of the two feeds carries the whole load</translation>
        </message>
        <message>
            <source>UPS power free for all servers</source>
            <translation>UPS power free for all servers</translation>
        </message>
        <message>
            <source>Transformer capacity free for servers and cooling</source>
            <translation>Transformer capacity free for servers and cooling</translation>
        </message>
        <message>
            <source>Cooling power free for all servers</source>
            <translation>Cooling power free for all servers</translation>
        </message>
        <message>
            <source>Lead time of a power upgrade</source>
            <translation>Lead time of a power upgrade</translation>
        </message>
        <message>
            <source>Heat of a rack that air can take out</source>
            <translation>Heat of a rack that air can take out</translation>
        </message>
        <message>
            <source>Inlet air at the top server, plum-rain weeks and midsummer</source>
            <translation>Inlet air at the top server, plum-rain weeks and midsummer</translation>
        </message>
        <message>
            <source>Warm air drawn in again</source>
            <translation>Warm air drawn in again</translation>
        </message>
        <message>
            <source>Inlet below the point where cards throttle</source>
            <translation>Inlet below the point where cards throttle</translation>
        </message>
        <message>
            <source>Relative humidity in the plum-rain season</source>
            <translation>Relative humidity in the plum-rain season</translation>
        </message>
        <message>
            <source>Dew point of the room</source>
            <translation>Dew point of the room</translation>
        </message>
        <message>
            <source>Coolant warmer than the dew point</source>
            <translation>Coolant warmer than the dew point</translation>
        </message>
        <message>
            <source>Floor load</source>
            <translation>Floor load</translation>
        </message>
        <message>
            <source>Internet carriers with routes of their own (BGP)</source>
            <translation>Internet carriers with routes of their own (BGP)</translation>
        </message>
        <message>
            <source>Network between servers inside the room (RDMA), per server</source>
            <translation>Network between servers inside the room (RDMA), per server</translation>
        </message>
        <message>
            <source>Staff on site day and night</source>
            <translation>Staff on site day and night</translation>
        </message>
        <message>
            <source>machine room operator</source>
            <translation>machine room operator</translation>
        </message>
        <message>
            <source>server vendor</source>
            <translation>server vendor</translation>
        </message>
        <message>
            <source>customer</source>
            <translation>customer</translation>
        </message>
        <message>
            <source>Buy and colocate</source>
            <translation>Buy and colocate</translation>
        </message>
        <message>
            <source>Rent servers by the month</source>
            <translation>Rent servers by the month</translation>
        </message>
        <message>
            <source>Rent cards by the hour</source>
            <translation>Rent cards by the hour</translation>
        </message>
        <message>
            <source>Build a room of one's own</source>
            <translation>Build a room of one's own</translation>
        </message>
        <message>
            <source>Price of a server</source>
            <translation>Price of a server</translation>
        </message>
        <message>
            <source>Monthly rent of a server</source>
            <translation>Monthly rent of a server</translation>
        </message>
        <message>
            <source>Hourly rent of a card</source>
            <translation>Hourly rent of a card</translation>
        </message>
        <message>
            <source>Power of the card</source>
            <translation>Power of the card</translation>
        </message>
        <message>
            <source>Years of depreciation</source>
            <translation>Years of depreciation</translation>
        </message>
        <message>
            <source>Value left at the end</source>
            <translation>Value left at the end</translation>
        </message>
        <message>
            <source>Electricity price</source>
            <translation>Electricity price</translation>
        </message>
        <message>
            <source>Hosting price by the kilowatt</source>
            <translation>Hosting price by the kilowatt</translation>
        </message>
        <message>
            <source>Maintenance a year</source>
            <translation>Maintenance a year</translation>
        </message>
        <message>
            <source>Hours at work a day</source>
            <translation>Hours at work a day</translation>
        </message>
        <message>
            <source>published hourly rent</source>
            <translation>published hourly rent</translation>
        </message>
        <message>
            <source>from the monthly rent of a server of eight cards, 730 hours a month</source>
            <translation>from the monthly rent of a server of eight cards, 730 hours a month</translation>
        </message>
        <message>
            <source>your own figure</source>
            <translation>your own figure</translation>
        </message>
        <message>
            <source>high confidence</source>
            <translation>high confidence</translation>
        </message>
        <message>
            <source>medium confidence</source>
            <translation>medium confidence</translation>
        </message>
        <message>
            <source>low confidence</source>
            <translation>low confidence</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>pass</translation>
        </message>
        <message>
            <source>fail</source>
            <translation>fail</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unknown</translation>
        </message>
        <message>
            <source>Class one (B1) stands in the number; see B11 and the cities in its list of businesses.</source>
            <translation>Class one (B1) stands in the number; see B11 and the cities in its list of businesses.</translation>
        </message>
        <message>
            <source>Hosting cannot be confirmed from the number: it shows no class one (B1). Check B11 and the cities.</source>
            <translation>Hosting cannot be confirmed from the number: it shows no class one (B1). Check B11 and the cities.</translation>
        </message>
        <message>
            <source>No licence number of a telecom business: ask for the licence.</source>
            <translation>No licence number of a telecom business: ask for the licence.</translation>
        </message>
        <message>
            <source>%1, %2, over a year old: ask for a new price</source>
            <translation>%1, %2, over a year old: ask for a new price</translation>
        </message>
        <message>
            <source>cost takes one scenario: xuanka-cli cost SCENARIO.xuanka</source>
            <translation>cost takes one scenario: xuanka-cli cost SCENARIO.xuanka</translation>
        </message>
        <message>
            <source>What buying, hosting, renting and building cost.</source>
            <translation>What buying, hosting, renting and building cost.</translation>
        </message>
        <message>
            <source>Way</source>
            <translation>Way</translation>
        </message>
        <message>
            <source>Total over the years</source>
            <translation>Total over the years</translation>
        </message>
        <message>
            <source>Per card-hour</source>
            <translation>Per card-hour</translation>
        </message>
        <message>
            <source>Per million tokens</source>
            <translation>Per million tokens</translation>
        </message>
        <message>
            <source>Per run</source>
            <translation>Per run</translation>
        </message>
        <message>
            <source>no published price, enter your own: %1</source>
            <translation>no published price, enter your own: %1</translation>
        </message>
        <message>
            <source>Buying pays from %1 hours a day.</source>
            <translation>Buying pays from %1 hours a day.</translation>
        </message>
        <message>
            <source>No break-even: a price is missing, or renting stays cheaper all day.</source>
            <translation>No break-even: a price is missing, or renting stays cheaper all day.</translation>
        </message>
        <message>
            <source>Time lost to failures and checkpoints: %1</source>
            <translation>Time lost to failures and checkpoints: %1</translation>
        </message>
        <message>
            <source>Prices used</source>
            <translation>Prices used</translation>
        </message>
        <message>
            <source>What drives the cost of an owned card-hour</source>
            <translation>What drives the cost of an owned card-hour</translation>
        </message>
        <message>
            <source>site takes one scenario: xuanka-cli site SCENARIO.xuanka</source>
            <translation>site takes one scenario: xuanka-cli site SCENARIO.xuanka</translation>
        </message>
        <message>
            <source>Whether the machine room can take the servers.</source>
            <translation>Whether the machine room can take the servers.</translation>
        </message>
        <message>
            <source>Nameplate of one server (estimated)</source>
            <translation>Nameplate of one server (estimated)</translation>
        </message>
        <message>
            <source>Servers per rack</source>
            <translation>Servers per rack</translation>
        </message>
        <message>
            <source>Racks</source>
            <translation>Racks</translation>
        </message>
        <message>
            <source>Whole room with cooling, mean</source>
            <translation>Whole room with cooling, mean</translation>
        </message>
        <message>
            <source>Energy of a year</source>
            <translation>Energy of a year</translation>
        </message>
        <message>
            <source>Heat</source>
            <translation>Heat</translation>
        </message>
        <message>
            <source>Inlet air</source>
            <translation>Inlet air</translation>
        </message>
        <message>
            <source>Cards throttle from an inlet of</source>
            <translation>Cards throttle from an inlet of</translation>
        </message>
        <message>
            <source>Throughput left</source>
            <translation>Throughput left</translation>
        </message>
        <message>
            <source>Checklist</source>
            <translation>Checklist</translation>
        </message>
        <message>
            <source>Limit</source>
            <translation>Limit</translation>
        </message>
        <message>
            <source>Who answers</source>
            <translation>Who answers</translation>
        </message>
        <message>
            <source>No rack limit is given: the standard cabinet of 6 kW stands in.</source>
            <translation>No rack limit is given: the standard cabinet of 6 kW stands in.</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::AnswerStrip</name>
        <message>
            <source>Memory per card</source>
            <translation>Memory per card</translation>
        </message>
        <message>
            <source>Throughput</source>
            <translation>Throughput</translation>
        </message>
        <message>
            <source>tokens/s</source>
            <translation>tokens/s</translation>
        </message>
        <message>
            <source>samples/s</source>
            <translation>samples/s</translation>
        </message>
        <message>
            <source>Time per token</source>
            <translation>Time per token</translation>
        </message>
        <message>
            <source>MFU</source>
            <translation>MFU</translation>
        </message>
        <message>
            <source>Server power</source>
            <translation>Server power</translation>
        </message>
        <message>
            <source>peak %1</source>
            <translation>peak %1</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>Answer</translation>
        </message>
        <message>
            <source>Cannot be computed</source>
            <translation>Cannot be computed</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Verdict</translation>
        </message>
        <message>
            <source>Memory not published</source>
            <translation>Memory not published</translation>
        </message>
        <message>
            <source>Shortest stave</source>
            <translation>Shortest stave</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::CardField</name>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>Search by name, chip or generation</source>
            <translation>Search by name, chip or generation</translation>
        </message>
        <message>
            <source>No card of that name</source>
            <translation>No card of that name</translation>
        </message>
        <message>
            <source>Up to three cards are drawn beside the chosen one.</source>
            <translation>Up to three cards are drawn beside the chosen one.</translation>
        </message>
        <message>
            <source>Dot: what is known about export to China.</source>
            <translation>Dot: what is known about export to China.</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ChartView</name>
        <message>
            <source>Chart</source>
            <translation>Chart</translation>
        </message>
        <message>
            <source>Copy as &amp;picture</source>
            <translation>Copy as &amp;picture</translation>
        </message>
        <message>
            <source>Copy &amp;numbers</source>
            <translation>Copy &amp;numbers</translation>
        </message>
        <message>
            <source>&amp;Save picture as…</source>
            <translation>&amp;Save picture as…</translation>
        </message>
        <message>
            <source>Save numbers as &amp;CSV…</source>
            <translation>Save numbers as &amp;CSV…</translation>
        </message>
        <message>
            <source>PNG picture (*.png)</source>
            <translation>PNG picture (*.png)</translation>
        </message>
        <message>
            <source>SVG drawing (*.svg)</source>
            <translation>SVG drawing (*.svg)</translation>
        </message>
        <message>
            <source>PDF drawing (*.pdf)</source>
            <translation>PDF drawing (*.pdf)</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>Save picture</translation>
        </message>
        <message>
            <source>Save numbers</source>
            <translation>Save numbers</translation>
        </message>
        <message>
            <source>CSV table (*.csv)</source>
            <translation>CSV table (*.csv)</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ComparePage</name>
        <message>
            <source>Compare</source>
            <translation>Compare</translation>
        </message>
        <message>
            <source>Now: %1</source>
            <translation>Now: %1</translation>
        </message>
        <message>
            <source>Nothing is pinned yet. Pin the present scenario, change something, and both stand side by side here; up to four can be pinned. Pinning is also in the toolbar.</source>
            <translation>Nothing is pinned yet. Pin the present scenario, change something, and both stand side by side here; up to four can be pinned. Pinning is also in the toolbar.</translation>
        </message>
        <message>
            <source>One scenario is pinned. Change the present one to compare, or pin more.</source>
            <translation>One scenario is pinned. Change the present one to compare, or pin more.</translation>
        </message>
        <message>
            <source>Comparison of scenarios</source>
            <translation>Comparison of scenarios</translation>
        </message>
        <message>
            <source>Pinned scenario</source>
            <translation>Pinned scenario</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>▲ best of the row; tinted: unlike the first scenario</source>
            <translation>▲ best of the row; tinted: unlike the first scenario</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::FewNumbersField</name>
        <message>
            <source>automatic</source>
            <translation>automatic</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::FieldRow</name>
        <message>
            <source>%1 to %2</source>
            <translation>%1 to %2</translation>
        </message>
        <message>
            <source>Range: %1 %2</source>
            <translation>Range: %1 %2</translation>
        </message>
        <message>
            <source>Range: %1</source>
            <translation>Range: %1</translation>
        </message>
        <message>
            <source>Empty: framework, engine or card decide.</source>
            <translation>Empty: framework, engine or card decide.</translation>
        </message>
        <message>
            <source>In the file: %1</source>
            <translation>In the file: %1</translation>
        </message>
        <message>
            <source>not a value this field takes</source>
            <translation>not a value this field takes</translation>
        </message>
        <message>
            <source>a number from %1</source>
            <translation>a number from %1</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::GenerationModel</name>
        <message>
            <source>NVLink %1: %2 GB/s</source>
            <translation>NVLink %1: %2 GB/s</translation>
        </message>
        <message>
            <source>Generation</source>
            <translation>Generation</translation>
        </message>
        <message>
            <source>Vendor</source>
            <translation>Vendor</translation>
        </message>
        <message>
            <source>Year</source>
            <translation>Year</translation>
        </message>
        <message>
            <source>Chips</source>
            <translation>Chips</translation>
        </message>
        <message>
            <source>Capability</source>
            <translation>Capability</translation>
        </message>
        <message>
            <source>Tensor cores</source>
            <translation>Tensor cores</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Link</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memory</translation>
        </message>
        <message>
            <source>Transformer Engine</source>
            <translation>Transformer Engine</translation>
        </message>
        <message>
            <source>Typical role</source>
            <translation>Typical role</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::GenerationsPage</name>
        <message>
            <source>All vendors</source>
            <translation>All vendors</translation>
        </message>
        <message>
            <source>All kinds</source>
            <translation>All kinds</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>Precision matrix</source>
            <translation>Precision matrix</translation>
        </message>
        <message>
            <source>Generations</source>
            <translation>Generations</translation>
        </message>
        <message>
            <source>Dense rates, vendors' gigabytes; — is not published.</source>
            <translation>Dense rates, vendors' gigabytes; — is not published.</translation>
        </message>
        <message>
            <source>Dense TFLOP/s (INT8: TOP/s) of the fastest card of each generation; ● supported, ◐ on some cards only.</source>
            <translation>Dense TFLOP/s (INT8: TOP/s) of the fastest card of each generation; ● supported, ◐ on some cards only.</translation>
        </message>
        <message>
            <source>Totals of NVLink count both directions.</source>
            <translation>Totals of NVLink count both directions.</translation>
        </message>
        <message>
            <source>Search cards</source>
            <translation>Search cards</translation>
        </message>
        <message>
            <source>Vendor</source>
            <translation>Vendor</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Kind</translation>
        </message>
        <message>
            <source>Card sheet</source>
            <translation>Card sheet</translation>
        </message>
        <message>
            <source>Use this card</source>
            <translation>Use this card</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 of %2</translation>
        </message>
        <message>
            <source>Copy table</source>
            <translation>Copy table</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::GpuTableModel</name>
        <message>
            <source>Memory bandwidth as the vendor states it, 10^9 bytes per second</source>
            <translation>Memory bandwidth as the vendor states it, 10^9 bytes per second</translation>
        </message>
        <message>
            <source>Dense matrix rate in BF16 (FP16 where there is no BF16), without sparsity</source>
            <translation>Dense matrix rate in BF16 (FP16 where there is no BF16), without sparsity</translation>
        </message>
        <message>
            <source>NVLink: both directions together; otherwise the PCIe generation</source>
            <translation>NVLink: both directions together; otherwise the PCIe generation</translation>
        </message>
        <message>
            <source>From memory kind and size: GDDR for edge and inference, HBM for training</source>
            <translation>From memory kind and size: GDDR for edge and inference, HBM for training</translation>
        </message>
        <message>
            <source>What reports and arithmetic say about export to China; not legal advice</source>
            <translation>What reports and arithmetic say about export to China; not legal advice</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Card</translation>
        </message>
        <message>
            <source>GB</source>
            <translation>GB</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memory</translation>
        </message>
        <message>
            <source>GB/s</source>
            <translation>GB/s</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Link</translation>
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
            <translation>Made for</translation>
        </message>
        <message>
            <source>Generation</source>
            <translation>Generation</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Export</translation>
        </message>
        <message>
            <source>Year</source>
            <translation>Year</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::HintCard</name>
        <message>
            <source>Choose the model and the card here. Every answer follows at once; nothing has to be confirmed.</source>
            <translation>Choose the model and the card here. Every answer follows at once; nothing has to be confirmed.</translation>
        </message>
        <message>
            <source>Drag the micro batch. The red line on the slider is where the memory of the card ends.</source>
            <translation>Drag the micro batch. The red line on the slider is where the memory of the card ends.</translation>
        </message>
        <message>
            <source>Each page answers one question. Click a part of a chart to see its formula, its numbers and its source; pin a scenario to compare it with the next.</source>
            <translation>Each page answers one question. Click a part of a chart to see its formula, its numbers and its source; pin a scenario to compare it with the next.</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Step %1 of %2</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Next</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Done</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Skip</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::IssuesDock</name>
        <message>
            <source>Assumptions and warnings</source>
            <translation>Assumptions and warnings</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::MainWindow</name>
        <message>
            <source>pasted text</source>
            <translation>pasted text</translation>
        </message>
        <message>
            <source>Xuanka</source>
            <translation>Xuanka</translation>
        </message>
        <message>
            <source>● not saved, kept by autosave</source>
            <translation>● not saved, kept by autosave</translation>
        </message>
        <message>
            <source>saved</source>
            <translation>saved</translation>
        </message>
        <message>
            <source>new</source>
            <translation>new</translation>
        </message>
        <message>
            <source>Catalogue %1 · %2 cards · %3 models</source>
            <translation>Catalogue %1 · %2 cards · %3 models</translation>
        </message>
        <message numerus="yes">
            <source>%n note(s)</source>
            <translation>
                <numerusform>%n note</numerusform>
                <numerusform>%n notes</numerusform>
            </translation>
        </message>
        <message>
            <source>no warnings</source>
            <translation>no warnings</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Scenario</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Pages</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;File</translation>
        </message>
        <message>
            <source>&amp;New</source>
            <translation>&amp;New</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>&amp;Open…</translation>
        </message>
        <message>
            <source>Recent &amp;files</source>
            <translation>Recent &amp;files</translation>
        </message>
        <message>
            <source>Open the &amp;worked example</source>
            <translation>Open the &amp;worked example</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Save</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Save &amp;as…</translation>
        </message>
        <message>
            <source>&amp;Import model (config.json)…</source>
            <translation>&amp;Import model (config.json)…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Quit</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Edit</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Undo</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Redo</translation>
        </message>
        <message>
            <source>&amp;Copy the answer</source>
            <translation>&amp;Copy the answer</translation>
        </message>
        <message>
            <source>&amp;Scenario</source>
            <translation>&amp;Scenario</translation>
        </message>
        <message>
            <source>&amp;Pin to compare</source>
            <translation>&amp;Pin to compare</translation>
        </message>
        <message>
            <source>&amp;Unpin all</source>
            <translation>&amp;Unpin all</translation>
        </message>
        <message>
            <source>&amp;Report</source>
            <translation>&amp;Report</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;View</translation>
        </message>
        <message>
            <source>&amp;Editor</source>
            <translation>&amp;Editor</translation>
        </message>
        <message>
            <source>&amp;Assumptions and warnings</source>
            <translation>&amp;Assumptions and warnings</translation>
        </message>
        <message>
            <source>&amp;Present</source>
            <translation>&amp;Present</translation>
        </message>
        <message>
            <source>&amp;Next pane</source>
            <translation>&amp;Next pane</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Language</translation>
        </message>
        <message>
            <source>&amp;Switch language</source>
            <translation>&amp;Switch language</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Colours</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>As the &amp;system</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Light</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dark</translation>
        </message>
        <message>
            <source>Light or &amp;dark</source>
            <translation>Light or &amp;dark</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Help</translation>
        </message>
        <message>
            <source>&amp;Explain this field</source>
            <translation>&amp;Explain this field</translation>
        </message>
        <message>
            <source>&amp;First steps</source>
            <translation>&amp;First steps</translation>
        </message>
        <message>
            <source>&amp;Keyboard</source>
            <translation>&amp;Keyboard</translation>
        </message>
        <message>
            <source>&amp;About Xuanka</source>
            <translation>&amp;About Xuanka</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Tools</translation>
        </message>
        <message>
            <source>Present</source>
            <translation>Present</translation>
        </message>
        <message>
            <source>&amp;Undo: %1</source>
            <translation>&amp;Undo: %1</translation>
        </message>
        <message>
            <source>&amp;Redo: %1</source>
            <translation>&amp;Redo: %1</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dark</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Light</translation>
        </message>
        <message>
            <source>Pinned: %1 of %2 places in the comparison are taken.</source>
            <translation>Pinned: %1 of %2 places in the comparison are taken.</translation>
        </message>
        <message>
            <source>F1 explains the field that has the cursor; the ? beside a field does the same.</source>
            <translation>F1 explains the field that has the cursor; the ? beside a field does the same.</translation>
        </message>
        <message>
            <source>Open scenario</source>
            <translation>Open scenario</translation>
        </message>
        <message>
            <source>Scenarios (*.xuanka *.json)</source>
            <translation>Scenarios (*.xuanka *.json)</translation>
        </message>
        <message>
            <source>Save scenario</source>
            <translation>Save scenario</translation>
        </message>
        <message>
            <source>Scenarios (*.xuanka)</source>
            <translation>Scenarios (*.xuanka)</translation>
        </message>
        <message>
            <source>Import model</source>
            <translation>Import model</translation>
        </message>
        <message>
            <source>Model configuration (*.json)</source>
            <translation>Model configuration (*.json)</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2</source>
            <translation>%1 cannot be read: %2</translation>
        </message>
        <message>
            <source>Imported %1.</source>
            <translation>Imported %1.</translation>
        </message>
        <message>
            <source>none yet</source>
            <translation>none yet</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::MemoryPage</name>
        <message>
            <source>Memory</source>
            <translation>Memory</translation>
        </message>
        <message>
            <source>Click a colour for its formula, a bar to choose that batch. What does not fit is pale.</source>
            <translation>Click a colour for its formula, a bar to choose that batch. What does not fit is pale.</translation>
        </message>
        <message>
            <source>Composition at %1 requests</source>
            <translation>Composition at %1 requests</translation>
        </message>
        <message>
            <source>Composition at micro batch %1</source>
            <translation>Composition at micro batch %1</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>Part</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Usable on this card</source>
            <translation>Usable on this card</translation>
        </message>
        <message>
            <source>Probability that it fits</source>
            <translation>Probability that it fits</translation>
        </message>
        <message>
            <source>90 % interval</source>
            <translation>90 % interval</translation>
        </message>
        <message>
            <source>Most requests at once</source>
            <translation>Most requests at once</translation>
        </message>
        <message>
            <source>Largest micro batch with headroom</source>
            <translation>Largest micro batch with headroom</translation>
        </message>
        <message>
            <source>none</source>
            <translation>none</translation>
        </message>
        <message>
            <source>Recommended memory per card</source>
            <translation>Recommended memory per card</translation>
        </message>
        <message>
            <source>%1 GB or more</source>
            <translation>%1 GB or more</translation>
        </message>
        <message>
            <source>more than any card has</source>
            <translation>more than any card has</translation>
        </message>
        <message>
            <source>Rule of thumb, whole job</source>
            <translation>Rule of thumb, whole job</translation>
        </message>
        <message>
            <source>Highest at</source>
            <translation>Highest at</translation>
        </message>
        <message>
            <source>The end of the forward pass decides: logits and saved activations. A chunked loss, recomputation or a smaller micro batch lowers it.</source>
            <translation>The end of the forward pass decides: logits and saved activations. A chunked loss, recomputation or a smaller micro batch lowers it.</translation>
        </message>
        <message>
            <source>The start of the backward pass decides: activations beside the gradients of the logits. Recomputation, a fused loss or a smaller micro batch lowers it.</source>
            <translation>The start of the backward pass decides: activations beside the gradients of the logits. Recomputation, a fused loss or a smaller micro batch lowers it.</translation>
        </message>
        <message>
            <source>The end of the backward pass decides: gradients beside weights and optimizer states. Sharding or an 8-bit optimizer lowers it, a smaller batch hardly does.</source>
            <translation>The end of the backward pass decides: gradients beside weights and optimizer states. Sharding or an 8-bit optimizer lowers it, a smaller batch hardly does.</translation>
        </message>
        <message>
            <source>The optimizer step decides: its temporary copies. A fused or 8-bit optimizer, sharding or offloading lowers it, a smaller batch does not.</source>
            <translation>The optimizer step decides: its temporary copies. A fused or 8-bit optimizer, sharding or offloading lowers it, a smaller batch does not.</translation>
        </message>
        <message>
            <source>Weights are fixed, the KV cache grows with every request and token: fewer requests, shorter contexts or an 8-bit cache lower it.</source>
            <translation>Weights are fixed, the KV cache grows with every request and token: fewer requests, shorter contexts or an 8-bit cache lower it.</translation>
        </message>
        <message>
            <source>%1 No measurements of this kind of job exist, so the interval is wide.</source>
            <translation>%1 No measurements of this kind of job exist, so the interval is wide.</translation>
        </message>
        <message>
            <source>No formula is recorded for this part.</source>
            <translation>No formula is recorded for this part.</translation>
        </message>
        <message>
            <source>%1  →  −%2, time %3 %</source>
            <translation>%1  →  −%2, time %3 %</translation>
        </message>
        <message>
            <source>%1  →  −%2</source>
            <translation>%1  →  −%2</translation>
        </message>
        <message>
            <source>What would shrink it</source>
            <translation>What would shrink it</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::MessageBar</name>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ModelField</name>
        <message>
            <source>Search by name, family or size</source>
            <translation>Search by name, family or size</translation>
        </message>
        <message>
            <source>No model of that name</source>
            <translation>No model of that name</translation>
        </message>
        <message>
            <source>Drop a config.json on the window, or paste it here.</source>
            <translation>Drop a config.json on the window, or paste it here.</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Import…</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::NumberField</name>
        <message>
            <source>automatic</source>
            <translation>automatic</translation>
        </message>
        <message>
            <source>The red line is where memory ends: up to %1 fits with the headroom kept.</source>
            <translation>The red line is where memory ends: up to %1 fits with the headroom kept.</translation>
        </message>
        <message>
            <source>Nothing fits in memory with the headroom kept, not even 1.</source>
            <translation>Nothing fits in memory with the headroom kept, not even 1.</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PinCard</name>
        <message>
            <source>Edit</source>
            <translation>Edit</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>Pin</translation>
        </message>
        <message>
            <source>Make this the present scenario</source>
            <translation>Make this the present scenario</translation>
        </message>
        <message>
            <source>Keep the present scenario for comparison</source>
            <translation>Keep the present scenario for comparison</translation>
        </message>
        <message>
            <source>Take out of the comparison</source>
            <translation>Take out of the comparison</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PlanForm</name>
        <message>
            <source>Run length</source>
            <translation>Run length</translation>
        </message>
        <message>
            <source>Deadline</source>
            <translation>Deadline</translation>
        </message>
        <message>
            <source>Budget</source>
            <translation>Budget</translation>
        </message>
        <message>
            <source>Most cards</source>
            <translation>Most cards</translation>
        </message>
        <message>
            <source>Rack</source>
            <translation>Rack</translation>
        </message>
        <message>
            <source>Kept free</source>
            <translation>Kept free</translation>
        </message>
        <message>
            <source>Vendor</source>
            <translation>Vendor</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Kind</translation>
        </message>
        <message>
            <source>Cooling</source>
            <translation>Cooling</translation>
        </message>
        <message>
            <source>Rank by</source>
            <translation>Rank by</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>tokens</translation>
        </message>
        <message>
            <source>as the job says</source>
            <translation>as the job says</translation>
        </message>
        <message>
            <source>h</source>
            <translation>h</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>no limit</translation>
        </message>
        <message>
            <source>Licence cards</source>
            <translation>Licence cards</translation>
        </message>
        <message>
            <source>Also cards that need a US export licence to be bought in China</source>
            <translation>Also cards that need a US export licence to be bought in China</translation>
        </message>
        <message>
            <source>Second-hand</source>
            <translation>Second-hand</translation>
        </message>
        <message>
            <source>Also cards only found used, repurposed or out of production</source>
            <translation>Also cards only found used, repurposed or out of production</translation>
        </message>
        <message>
            <source>All vendors</source>
            <translation>All vendors</translation>
        </message>
        <message>
            <source>All kinds</source>
            <translation>All kinds</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>Any</translation>
        </message>
        <message>
            <source>Air</source>
            <translation>Air</translation>
        </message>
        <message>
            <source>Liquid</source>
            <translation>Liquid</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Cost</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Time</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Power</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PlanPage</name>
        <message>
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <source>No configuration keeps every limit. Loosen the deadline, the budget or the filters.</source>
            <translation>No configuration keeps every limit. Loosen the deadline, the budget or the filters.</translation>
        </message>
        <message>
            <source>deadline</source>
            <translation>deadline</translation>
        </message>
        <message>
            <source>Cost against time</source>
            <translation>Cost against time</translation>
        </message>
        <message>
            <source>Power against time</source>
            <translation>Power against time</translation>
        </message>
        <message>
            <source>Dear prices, slow runs. Circle size: power. Blue: Pareto front.</source>
            <translation>Dear prices, slow runs. Circle size: power. Blue: Pareto front.</translation>
        </message>
        <message>
            <source>Slow runs; no card has a published price. Blue: Pareto front.</source>
            <translation>Slow runs; no card has a published price. Blue: Pareto front.</translation>
        </message>
        <message>
            <source>Not drawn (no price): %1.</source>
            <translation>Not drawn (no price): %1.</translation>
        </message>
        <message>
            <source>Nothing to choose</source>
            <translation>Nothing to choose</translation>
        </message>
        <message>
            <source>Searching: %1 of %2 configurations, %3 layouts</source>
            <translation>Searching: %1 of %2 configurations, %3 layouts</translation>
        </message>
        <message>
            <source>%1 layouts searched in %2; %3 of %4 configurations keep every limit, %5 cards left out</source>
            <translation>%1 layouts searched in %2; %3 of %4 configurations keep every limit, %5 cards left out</translation>
        </message>
        <message>
            <source>– %1</source>
            <translation>– %1</translation>
        </message>
        <message>
            <source>Export plan</source>
            <translation>Export plan</translation>
        </message>
        <message>
            <source>CSV table (*.csv)</source>
            <translation>CSV table (*.csv)</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Job: %1 (the open scenario)</source>
            <translation>Job: %1 (the open scenario)</translation>
        </message>
        <message>
            <source>Jobs: %1 (the open scenario); further ones in the list: %2</source>
            <translation>Jobs: %1 (the open scenario); further ones in the list: %2</translation>
        </message>
        <message>
            <source>Add to the list</source>
            <translation>Add to the list</translation>
        </message>
        <message>
            <source>Keeps this job in the list; change the scenario to plan another one beside it</source>
            <translation>Keeps this job in the list; change the scenario to plan another one beside it</translation>
        </message>
        <message>
            <source>Clear the list</source>
            <translation>Clear the list</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
        <message>
            <source>Ranked configurations</source>
            <translation>Ranked configurations</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PlanSide</name>
        <message>
            <source>% free; the shortest bar limits the plan</source>
            <translation>% free; the shortest bar limits the plan</translation>
        </message>
        <message>
            <source>○ cannot be said</source>
            <translation>○ cannot be said</translation>
        </message>
        <message>
            <source>● agrees</source>
            <translation>● agrees</translation>
        </message>
        <message>
            <source>%1 — %2</source>
            <translation>%1 — %2</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>does not fit</translation>
        </message>
        <message>
            <source>What a fifth less or more does</source>
            <translation>What a fifth less or more does</translation>
        </message>
        <message>
            <source>Input</source>
            <translation>Input</translation>
        </message>
        <message>
            <source>less</source>
            <translation>less</translation>
        </message>
        <message>
            <source>more</source>
            <translation>more</translation>
        </message>
        <message>
            <source>Paid by the month the newer never pays by the time it saves.</source>
            <translation>Paid by the month the newer never pays by the time it saves.</translation>
        </message>
        <message>
            <source>Paid by the month the newer pays from %1 h of work a day.</source>
            <translation>Paid by the month the newer pays from %1 h of work a day.</translation>
        </message>
        <message>
            <source>Use this</source>
            <translation>Use this</translation>
        </message>
        <message>
            <source>Loads the configuration as the scenario; undo takes it back</source>
            <translation>Loads the configuration as the scenario; undo takes it back</translation>
        </message>
        <message>
            <source>Export CSV…</source>
            <translation>Export CSV…</translation>
        </message>
        <message>
            <source>Why this one</source>
            <translation>Why this one</translation>
        </message>
        <message>
            <source>Why it is not on the front</source>
            <translation>Why it is not on the front</translation>
        </message>
        <message>
            <source>Rules of the trade beside the answer</source>
            <translation>Rules of the trade beside the answer</translation>
        </message>
        <message>
            <source>What a fifth less or more does to the first</source>
            <translation>What a fifth less or more does to the first</translation>
        </message>
        <message>
            <source>Two generations on the same job</source>
            <translation>Two generations on the same job</translation>
        </message>
        <message>
            <source>× disagrees</source>
            <translation>× disagrees</translation>
        </message>
        <message>
            <source>%1 × %2: %3, %4 kWh, electricity %5, rack %6</source>
            <translation>%1 × %2: %3, %4 kWh, electricity %5, rack %6</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PowerPage</name>
        <message>
            <source>Power</source>
            <translation>Power</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Figure</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Value</translation>
        </message>
        <message>
            <source>No formula is recorded for this figure.</source>
            <translation>No formula is recorded for this figure.</translation>
        </message>
        <message>
            <source>%1 at %2 requests</source>
            <translation>%1 at %2 requests</translation>
        </message>
        <message>
            <source>%1 at micro batch %2</source>
            <translation>%1 at micro batch %2</translation>
        </message>
        <message>
            <source>One card, mean</source>
            <translation>One card, mean</translation>
        </message>
        <message>
            <source>One server, mean</source>
            <translation>One server, mean</translation>
        </message>
        <message>
            <source>One server, peak</source>
            <translation>One server, peak</translation>
        </message>
        <message>
            <source>All %1 servers, mean</source>
            <translation>All %1 servers, mean</translation>
        </message>
        <message>
            <source>Energy per sample</source>
            <translation>Energy per sample</translation>
        </message>
        <message>
            <source>Energy per token</source>
            <translation>Energy per token</translation>
        </message>
        <message>
            <source>Energy per million tokens</source>
            <translation>Energy per million tokens</translation>
        </message>
        <message>
            <source>Run of %1 samples</source>
            <translation>Run of %1 samples</translation>
        </message>
        <message>
            <source>Run of %1 tokens</source>
            <translation>Run of %1 tokens</translation>
        </message>
        <message>
            <source>Cards at the same setting</source>
            <translation>Cards at the same setting</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Card</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Server</translation>
        </message>
        <message>
            <source>Peak</source>
            <translation>Peak</translation>
        </message>
        <message>
            <source>Nameplate of the card: %1. Training reaches it only in parts of a step; the mean is what the meter counts.</source>
            <translation>Nameplate of the card: %1. Training reaches it only in parts of a step; the mean is what the meter counts.</translation>
        </message>
        <message>
            <source>Size rack, UPS and cables for the peak, cooling and electricity for the mean.</source>
            <translation>Size rack, UPS and cables for the peak, cooling and electricity for the mean.</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::PrecisionModel</name>
        <message>
            <source>fastest: %1</source>
            <translation>fastest: %1</translation>
        </message>
        <message>
            <source>not all cards: %1</source>
            <translation>not all cards: %1</translation>
        </message>
        <message>
            <source>Generation</source>
            <translation>Generation</translation>
        </message>
        <message>
            <source>Transformer Engine</source>
            <translation>Transformer Engine</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ReportForm</name>
        <message>
            <source>Client</source>
            <translation>Client</translation>
        </message>
        <message>
            <source>Project</source>
            <translation>Project</translation>
        </message>
        <message>
            <source>Prepared by</source>
            <translation>Prepared by</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Language of the report</source>
            <translation>Language of the report</translation>
        </message>
        <message>
            <source>As the window</source>
            <translation>As the window</translation>
        </message>
        <message>
            <source>Sections</source>
            <translation>Sections</translation>
        </message>
        <message>
            <source>Requirement and assumptions</source>
            <translation>Requirement and assumptions</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memory</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Speed</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Power</translation>
        </message>
        <message>
            <source>Cards compared</source>
            <translation>Cards compared</translation>
        </message>
        <message>
            <source>Risks and checks at delivery</source>
            <translation>Risks and checks at delivery</translation>
        </message>
        <message>
            <source>Inputs</source>
            <translation>Inputs</translation>
        </message>
        <message>
            <source>Formulas</source>
            <translation>Formulas</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Sources</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>Accuracy</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ReportPage</name>
        <message>
            <source>The report is being prepared.</source>
            <translation>The report is being prepared.</translation>
        </message>
        <message>
            <source>Page %1 of %2 · %3 %</source>
            <translation>Page %1 of %2 · %3 %</translation>
        </message>
        <message>
            <source>Page up</source>
            <translation>Page up</translation>
        </message>
        <message>
            <source>Page down</source>
            <translation>Page down</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>Smaller</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Larger</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Width</translation>
        </message>
        <message>
            <source>As wide as the view</source>
            <translation>As wide as the view</translation>
        </message>
        <message>
            <source>Whole page</source>
            <translation>Whole page</translation>
        </message>
        <message>
            <source>The whole page in view</source>
            <translation>The whole page in view</translation>
        </message>
        <message>
            <source>Pages of the report</source>
            <translation>Pages of the report</translation>
        </message>
        <message>
            <source>Export &amp;PDF…</source>
            <translation>Export &amp;PDF…</translation>
        </message>
        <message>
            <source>P&amp;rint…</source>
            <translation>P&amp;rint…</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Report</translation>
        </message>
        <message>
            <source>There is no report yet.</source>
            <translation>There is no report yet.</translation>
        </message>
        <message>
            <source>Export report</source>
            <translation>Export report</translation>
        </message>
        <message>
            <source>PDF document (*.pdf)</source>
            <translation>PDF document (*.pdf)</translation>
        </message>
        <message>
            <source>Written: %1</source>
            <translation>Written: %1</translation>
        </message>
        <message>
            <source>Not written: %1</source>
            <translation>Not written: %1</translation>
        </message>
        <message>
            <source>The printer does not take the report.</source>
            <translation>The printer does not take the report.</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ScenarioDocument</name>
        <message>
            <source>Untitled</source>
            <translation>Untitled</translation>
        </message>
        <message>
            <source>%1 cannot be read: %2</source>
            <translation>%1 cannot be read: %2</translation>
        </message>
        <message>
            <source>%1 is open in another window: saving asks for another name.</source>
            <translation>%1 is open in another window: saving asks for another name.</translation>
        </message>
        <message>
            <source>The scenario has no file yet.</source>
            <translation>The scenario has no file yet.</translation>
        </message>
        <message>
            <source>%1 is open in another window.</source>
            <translation>%1 is open in another window.</translation>
        </message>
        <message>
            <source>%1 cannot be written: %2</source>
            <translation>%1 cannot be written: %2</translation>
        </message>
        <message>
            <source>Unsaved changes of %1 were kept among the recent files.</source>
            <translation>Unsaved changes of %1 were kept among the recent files.</translation>
        </message>
        <message>
            <source>Recovered changes</source>
            <translation>Recovered changes</translation>
        </message>
        <message>
            <source>Unsaved changes of %1 from last time are back; Undo returns to the saved file.</source>
            <translation>Unsaved changes of %1 from last time are back; Undo returns to the saved file.</translation>
        </message>
        <message>
            <source>Unsaved work from last time is back.</source>
            <translation>Unsaved work from last time is back.</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::ScenarioPanel</name>
        <message>
            <source>Model and job</source>
            <translation>Model and job</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>Batch</translation>
        </message>
        <message>
            <source>Serving</source>
            <translation>Serving</translation>
        </message>
        <message>
            <source>LoRA adapter</source>
            <translation>LoRA adapter</translation>
        </message>
        <message>
            <source>Cards and servers</source>
            <translation>Cards and servers</translation>
        </message>
        <message>
            <source>Parallel layout</source>
            <translation>Parallel layout</translation>
        </message>
        <message>
            <source>More</source>
            <translation>More</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Scenario</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::SpeedPage</name>
        <message>
            <source>Speed</source>
            <translation>Speed</translation>
        </message>
        <message>
            <source>What the chart shows</source>
            <translation>What the chart shows</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Figure</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Value</translation>
        </message>
        <message>
            <source>No formula is recorded for this figure.</source>
            <translation>No formula is recorded for this figure.</translation>
        </message>
        <message>
            <source>Throughput</source>
            <translation>Throughput</translation>
        </message>
        <message>
            <source>Time per token</source>
            <translation>Time per token</translation>
        </message>
        <message>
            <source>MFU</source>
            <translation>MFU</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Tokens per second</translation>
        </message>
        <message>
            <source>Tokens per second per card</source>
            <translation>Tokens per second per card</translation>
        </message>
        <message>
            <source>Samples per second</source>
            <translation>Samples per second</translation>
        </message>
        <message>
            <source>90 % interval</source>
            <translation>90 % interval</translation>
        </message>
        <message>
            <source>MFU, causal attention once</source>
            <translation>MFU, causal attention once</translation>
        </message>
        <message>
            <source>HFU, recomputation included</source>
            <translation>HFU, recomputation included</translation>
        </message>
        <message>
            <source>Model compute per card</source>
            <translation>Model compute per card</translation>
        </message>
        <message>
            <source>One step</source>
            <translation>One step</translation>
        </message>
        <message>
            <source>Output tokens per second</source>
            <translation>Output tokens per second</translation>
        </message>
        <message>
            <source>Requests per second</source>
            <translation>Requests per second</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Time to the first token</translation>
        </message>
        <message>
            <source>Time per output token</source>
            <translation>Time per output token</translation>
        </message>
        <message>
            <source>Knee, requests at half speed</source>
            <translation>Knee, requests at half speed</translation>
        </message>
        <message>
            <source>not reached</source>
            <translation>not reached</translation>
        </message>
        <message>
            <source>%1 at %2 requests</source>
            <translation>%1 at %2 requests</translation>
        </message>
        <message>
            <source>%1 at micro batch %2</source>
            <translation>%1 at micro batch %2</translation>
        </message>
        <message>
            <source>Run of %1 samples</source>
            <translation>Run of %1 samples</translation>
        </message>
        <message>
            <source>Run of %1 tokens</source>
            <translation>Run of %1 tokens</translation>
        </message>
        <message>
            <source>Cards at the same setting</source>
            <translation>Cards at the same setting</translation>
        </message>
        <message>
            <source>Card</source>
            <translation>Card</translation>
        </message>
        <message>
            <source>samples/s</source>
            <translation>samples/s</translation>
        </message>
        <message>
            <source>tokens/s</source>
            <translation>tokens/s</translation>
        </message>
        <message>
            <source>per token</source>
            <translation>per token</translation>
        </message>
        <message>
            <source>No measurements of this kind of job exist, so the interval is wide.</source>
            <translation>No measurements of this kind of job exist, so the interval is wide.</translation>
        </message>
        <message>
            <source>The job does not fit in memory: the speed is what it would be if it did.</source>
            <translation>The job does not fit in memory: the speed is what it would be if it did.</translation>
        </message>
        <message>
            <source>Number of cards</source>
            <translation>Number of cards</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::SwitchField</name>
        <message>
            <source>on</source>
            <translation>on</translation>
        </message>
        <message>
            <source>off</source>
            <translation>off</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatic</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::TableView</name>
        <message>
            <source>&amp;Copy table</source>
            <translation>&amp;Copy table</translation>
        </message>
        <message>
            <source>Save table as CS&amp;V…</source>
            <translation>Save table as CS&amp;V…</translation>
        </message>
        <message>
            <source>Save table</source>
            <translation>Save table</translation>
        </message>
        <message>
            <source>CSV table (*.csv)</source>
            <translation>CSV table (*.csv)</translation>
        </message>
    </context>
    <context>
        <name>xuanka::ui::WhyCard</name>
        <message>
            <source>Where the number comes from</source>
            <translation>Where the number comes from</translation>
        </message>
    </context>
</TS>
