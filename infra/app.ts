import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFolder, bundleFunctions } from './bundle/build.ts';
import { defineStacks } from './stacks/service-stacks.ts';
import { stageOf } from './stacks/stage.ts';

// Always anew, so that no synth or deploy can carry yesterday's code.
await bundleFunctions();

const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
defineStacks(app, { stage: stageOf(app.node), bundles: bundleFolder });
app.synth();
