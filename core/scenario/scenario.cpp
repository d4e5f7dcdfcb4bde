// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario.h"

namespace xuanka
{

namespace
{

Precision servingPrecision(Precision training)
{
    switch (training) {
    case Precision::Fp16Mixed:
        return Precision::Fp16;
    case Precision::Fp8Mixed:
        return Precision::Fp8;
    case Precision::Fp32:
    case Precision::Tf32:
        return Precision::Fp32;
    default:
        return Precision::Bf16;
    }
}

Precision trainingPrecision(Precision serving)
{
    switch (serving) {
    case Precision::Fp16:
        return Precision::Fp16Mixed;
    case Precision::Fp8:
        return Precision::Fp8Mixed;
    case Precision::Fp32:
        return Precision::Fp32;
    default:
        return Precision::Bf16Mixed;
    }
}

} // namespace

bool isServingFramework(Framework framework)
{
    switch (framework) {
    case Framework::Vllm:
    case Framework::Sglang:
    case Framework::TensorRtLlm:
    case Framework::Lmdeploy:
    case Framework::LlamaCpp:
    case Framework::HfTransformers:
    case Framework::MlperfInference:
        return true;
    default:
        return false;
    }
}

void changeTask(Scenario &scenario, Task task)
{
    Workload &workload = scenario.workload;
    const bool wasTraining = isTraining(workload.task);
    workload.task = task;
    if (wasTraining == isTraining(task))
        return;
    if (wasTraining) {
        workload.precision = servingPrecision(workload.precision);
        if (!isServingFramework(workload.framework))
            workload.framework = Framework::Vllm;
    } else {
        workload.precision = trainingPrecision(workload.precision);
        if (isServingFramework(workload.framework))
            workload.framework = Framework::HfTrainer;
        workload.weightFormat = WeightFormat::Default;
    }
}

} // namespace xuanka
