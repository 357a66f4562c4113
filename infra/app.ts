import { App } from 'aws-cdk-lib';
import { bundleFolder, bundleFunctions } from './bundle/build.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { stageOf } from './stacks/stage.ts';

// Always anew, so that no synth or deploy can carry yesterday's code.
await bundleFunctions();

const app = new App();
const stage = stageOf(app.node);
const { table } = new DataStack(app, `Facet-${stage}-Data`, { stage });
new ApiStack(app, `Facet-${stage}-Api`, { stage, table, bundles: bundleFolder });
app.synth();
