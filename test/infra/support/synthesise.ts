import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { planRoutes } from '../../../infra/bundle/share-functions.ts';
import { accessOf as accessOfOne } from '../../../infra/policies/table-access.ts';
import {
  attemptDeliveries,
  canary,
  carryOutImport,
  carryOutInvitations,
  carryOutRecoveries,
  carryOutReports,
  dispatchChanges,
  drawReport,
  foldSweep,
  reconcileChanges,
  recordChanges,
  sweep,
  sweepDeliveries,
  sweepMessages,
  takeMailEvents,
  unknownRoute,
} from '../../../infra/service/deployed-functions.ts';
import { defineStacks } from '../../../infra/stacks/service-stacks.ts';
import type { Route } from '../../../lib/model/definition/operations.ts';
import { routes as allRoutes } from '../../../lib/operations.ts';

const { context } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../cdk.json'), 'utf8'));

/** A resource of a template. */
export interface TemplateResource {
  readonly Type: string;
  // Templates are deep and loosely typed; a test names what it looks at.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly Properties: any;
}

/** The templates of a stage. */
export interface Templates {
  readonly data: Template;
  readonly ballots: Template;
  readonly ballotsStack: Stack;
  readonly api: Template;
  /** What is around the web application; the CDK's own functions that upload it are not among `resources`. */
  readonly app: Template;
  readonly watch: Template;
  /** Templates of the groups of operations. */
  readonly groups: readonly Template[];
  /** All resources of all stacks. */
  readonly resources: readonly TemplateResource[];
  /** What the role of the function with this description allows, besides writing its log. */
  statementsOf(description: string): TemplateResource['Properties'][];
}

/** What a test synthesises: the whole service as a sandbox unless said. */
export interface Synthesis {
  readonly stage?: string;
  readonly routes?: readonly Route[];
  /** Changes the app before it is synthesised. */
  readonly prepare?: (app: App) => void;
  readonly context?: Readonly<Record<string, string>>;
  readonly accessOf?: typeof accessOfOne;
}

const synthesiseUncached = ({
  stage = 'sandbox',
  routes = allRoutes,
  accessOf = accessOfOne,
  prepare,
  context: own,
}: Synthesis = {}): Templates => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-synth-'));
  const planned = planRoutes(routes, accessOf).routes;
  const names = planned.map((each) => each.name);
  const imports = [carryOutImport, carryOutInvitations];
  const webhooks = [dispatchChanges, attemptDeliveries, sweepDeliveries, carryOutRecoveries];
  const feed = [recordChanges, reconcileChanges];
  const others = [
    unknownRoute,
    sweep,
    foldSweep,
    ...imports,
    ...feed,
    ...webhooks,
    sweepMessages,
    takeMailEvents,
    drawReport,
    carryOutReports,
    canary,
  ];
  for (const name of new Set([...names, ...others])) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'index.mjs'), `// ${name}`);
  }
  const webApp = path.join(folder, 'web-app');
  mkdirSync(path.join(webApp, 'assets'), { recursive: true });
  writeFileSync(path.join(webApp, 'index.html'), '<!doctype html>');
  try {
    const app = new App({
      context: { ...context, ...own, 'aws:cdk:disable-asset-staging': true },
      outdir: path.join(folder, 'out'),
      treeMetadata: false,
      analyticsReporting: false,
      // Half of the time of a synthesis, for what can only become a warning; `npm run synth` still reports those.
      builtinCloudFormationValidation: false,
    });
    prepare?.(app);
    const {
      data,
      ballots,
      api,
      app: webAppStack,
      groups,
      messages,
      watch,
    } = defineStacks(app, {
      stage,
      bundles: folder,
      webApp,
      routes,
      accessOf,
    });
    const templates = [data, ballots, api, watch, messages, ...groups].map((stack: Stack) => Template.fromStack(stack));
    const resources = templates.flatMap((each) => Object.values<TemplateResource>(each.toJSON().Resources));
    return {
      data: Template.fromStack(data),
      api: Template.fromStack(api),
      ballots: Template.fromStack(ballots),
      app: Template.fromStack(webAppStack),
      ballotsStack: ballots,
      groups: templates.slice(5),
      watch: Template.fromStack(watch),
      resources,
      statementsOf: (description) => templates.flatMap((each) => tableStatements(each, description)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const made = new Map<string, Templates>();

/**
 * Synthesises the stacks from made-up bundles: they look only at the folders' names. Files of a process that want the same are
 * given the same, to read.
 */
export const synthesise = (wanted: Synthesis = {}): Templates => {
  const { routes, prepare, accessOf, ...rest } = wanted;
  if (prepare !== undefined || accessOf !== undefined) return synthesiseUncached(wanted);
  const key = JSON.stringify([routes?.map(({ name }) => name), rest]);
  const templates = made.get(key) ?? synthesiseUncached(wanted);
  made.set(key, templates);
  return templates;
};

const tableStatements = (template: Template, description: string): TemplateResource['Properties'][] => {
  const found = template.findResources('AWS::Lambda::Function', { Properties: { Description: description } });
  return Object.values(found).flatMap(({ Properties }) => {
    const role = template.toJSON().Resources[Properties.Role['Fn::GetAtt'][0]];
    const [policy] = role.Properties.Policies;
    return policy.PolicyDocument.Statement.filter(
      ({ Action }: { Action: unknown }) => !/^(?:logs|xray):/.test(String(Action)),
    );
  });
};

/** Properties of all resources of a type. */
export const propertiesOf = (resources: readonly TemplateResource[], type: string): TemplateResource['Properties'][] =>
  resources.filter(({ Type }) => Type === type).map(({ Properties }) => Properties);
