import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { routes } from '../lib/operations.ts';
import { bundleFolder, bundleFunctions } from './bundle/build.ts';
import { functionsOf, planRoutes } from './bundle/share-functions.ts';
import { requireBudgets } from './bundle/size-budgets.ts';
import { accessOf } from './policies/table-access.ts';
import { defineStacks } from './stacks/service-stacks.ts';
import { stageOf } from './stacks/stage.ts';
import { buildWebApp } from './web/build-web-app.ts';

// The bundles are built at each run, so that no synth or deploy contains old code.
requireBudgets(await bundleFunctions(functionsOf(planRoutes(routes, accessOf))));

const webApp = await buildWebApp();

const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
defineStacks(app, { stage: stageOf(app.node), bundles: bundleFolder, webApp });
app.synth();
