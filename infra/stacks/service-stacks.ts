import type { App } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ltiRoutes } from '../../lib/http/pages/page-routes.ts';
import type { Route } from '../../lib/model/definition/operations.ts';
import { routes as allRoutes, operations, pages } from '../../lib/operations.ts';
import { functionsOf, planRoutes, type RoutePlan } from '../bundle/share-functions.ts';
import { rollbackAlarmOf } from '../constructs/alarms.ts';
import { setAsideStatement, streamStatements } from '../constructs/change-feed.ts';
import { liveArnOf } from '../constructs/function-name.ts';
import { sendingMail } from '../constructs/mail.ts';
import type { StageFunctions, Surroundings } from '../constructs/operation-function.ts';
import { accessOf as derivedAccessOf } from '../policies/table-access.ts';
import type { StageTable } from '../policies/table-statements.ts';
import {
  attemptDeliveries,
  carryOutImport,
  carryOutInvitations,
  carryOutRecoveries,
  carryOutReports,
  dispatchChanges,
  drawReport,
  queuesDeliveries,
  reconcileChanges,
  recordChanges,
  sweepDeliveries,
  sweepMessages,
  testMessage,
} from '../service/deployed-functions.ts';
import { ApiStack } from './api-stack.ts';
import { AppStack } from './app-stack.ts';
import { BallotsStack } from './ballots-stack.ts';
import { DataStack } from './data-stack.ts';
import { MessagesStack } from './messages-stack.ts';
import { OperationsStack } from './operations-stack.ts';
import { environmentOf, type Settings, settingsOf } from './settings.ts';
import { isDisposable, removalPolicyOf } from './stage.ts';
import { WatchStack } from './watch-stack.ts';

export interface ServiceProps {
  readonly stage: string;
  /** The folder with one folder per function, as `bundleFunctions` leaves it. */
  readonly bundles: string;
  /** The folder of the built web application. */
  readonly webApp: string;
  /** The routes of the service; by default all of them. */
  readonly routes?: readonly Route[];
  /**
   * Returns the calls that a function may make on the table; by default those that follow from the table of operations.
   */
  readonly accessOf?: StageFunctions['accessOf'];
}

/**
 * The stacks of a stage: the data, the ballots, the API, the web application, the messages, two per group of
 * operations, and the watch.
 */
export interface ServiceStacks {
  readonly data: DataStack;
  readonly ballots: BallotsStack;
  readonly api: ApiStack;
  readonly app: AppStack;
  readonly groups: readonly OperationsStack[];
  readonly messages: MessagesStack;
  readonly watch: WatchStack;
}

/**
 * Defines all stacks of a stage with the settings of the app's context. References run only from groups to the web
 * application, to the API, to the data, so that no change of one waits for another.
 */
export const defineStacks = (app: App, props: ServiceProps): ServiceStacks => {
  const { stage, bundles, webApp, accessOf: accessOfOne = derivedAccessOf } = props;
  const plan = planRoutes(props.routes ?? allRoutes, accessOfOne);
  const { routes, shared } = plan;
  // Operations that share a function have the same permissions, so the first one stands for all.
  const accessOf = (name: string) => accessOfOne(shared.get(name)?.[0]?.name ?? name);
  const settings = settingsOf(app.node);
  const corsOrigins = [...settings.corsOrigins, ...appOriginsOf(settings)];
  const data = new DataStack(app, stackName(stage, 'Data'), { stage, corsOrigins });
  const table: StageTable =
    settings.table === undefined ? data.table : data.restored(settings.table, settings.tableStream);
  const ballots = new BallotsStack(app, stackName(stage, 'Ballots'), { stage });
  const surroundings = surroundingsIn(data, table, stage);
  const { reservedConcurrency, alarmEmail, tracing } = settings;
  for (const name of Object.keys(reservedConcurrency)) requireFunction(plan, name);
  const logRemovalPolicy = removalPolicyOf(stage);
  const common = {
    stage,
    bundles,
    table,
    ballots: ballots.table,
    accessOf,
    surroundings,
    environment: environmentOf(settings),
  };
  const functions = { ...common, reservedConcurrency, logRemovalPolicy, tracing };
  const { archives, invitations, failedChanges, webhooks } = data;
  const own = { archives, invitations, failedChanges, webhooks };
  const api = new ApiStack(app, stackName(stage, 'Api'), { functions, settings, ...own, routes });
  const webAppStack = new AppStack(app, stackName(stage, 'App'), {
    stage,
    webApp,
    apiAddress: api.baseUrl,
    uploadOrigin: data.archives.origin,
    settings,
  });
  const canary = { functions, baseUrl: api.baseUrl, warm: settings.warm.map((name) => routeNamed(routes, name)) };
  const watched = {
    stage,
    api: api.api,
    table,
    ballots: ballots.table,
    failedImports: data.archives.failed,
    failedChanges: data.failedChanges,
    deliveries: data.webhooks.queue,
    failedDeliveries: data.webhooks.failed,
  };
  const watch = new WatchStack(app, stackName(stage, 'Watch'), { ...watched, alarmEmail, canary });
  const isGradual = settings.gradual ?? !isDisposable(stage);
  const sending = sendingMail(settings.mail, stage);
  const messages = new MessagesStack(app, stackName(stage, 'Messages'), {
    mail: settings.mail,
    failed: data.archives.failed,
    functions: {
      ...functions,
      surroundings: { [sweepMessages]: webAppStack.withAddress(joined(data.invitations.forSending(), sending)) },
    },
  });
  const operationFunctions = {
    ...functions,
    surroundings: {
      ...surroundings,
      'read-invitation-links': webAppStack.withAddress(surroundings['read-invitation-links']),
      // The link contains the address of the application.
      'make-registration-link': webAppStack.withAddress(nothingElse),
      'redeem-invitation': webAppStack.forAddresses(),
      'read-evaluation-result': drawingReports(stage),
      'forecast-period-messages': { ...sending, statements: [], findings: {} },
      'resume-period-message': { ...sending, statements: [], findings: {} },
      [testMessage]: webAppStack.withAddress(sending),
      'preview-period-message': webAppStack.withAddress(nothingElse),
      ...(settings.requireDistribution && demandsOf(webAppStack)),
      ...Object.fromEntries(
        Object.keys(ltiRoutes).map((name) => [
          name,
          webAppStack.withAddress(settings.requireDistribution ? webAppStack.demanding('all') : nothingElse),
        ]),
      ),
    },
  };
  const group = {
    functions: operationFunctions,
    api: api.api,
    rollbackAlarm: isGradual ? rollbackAlarmOf(stage) : undefined,
  };
  const groups = [...Map.groupBy(routes, partOf)].map(
    ([part, members]) => new OperationsStack(app, stackName(stage, part), { ...group, routes: members }),
  );
  // The alarm that rolls their versions back must exist first.
  for (const each of groups) each.addStackDependency(watch);
  return { data, ballots, api, app: webAppStack, groups, messages, watch };
};

/** Returns the permission to call the function that draws reports. */
const drawingReports = (stage: string): Surroundings => {
  const arn = liveArnOf(stage, drawReport);
  return {
    environment: { REPORT_FUNCTION: arn },
    statements: [new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [arn] })],
    findings: {},
  };
};

const nothingElse: Surroundings = { environment: {}, statements: [], findings: {} };

const joined = (one: Surroundings, other: Surroundings): Surroundings => ({
  environment: { ...one.environment, ...other.environment },
  statements: [...one.statements, ...other.statements],
  findings: { ...one.findings, ...other.findings },
});

/** Returns the settings for the functions of students, which a web ACL at the distribution protects. */
const demandsOf = (webApp: AppStack): Record<string, Surroundings> => ({
  ...Object.fromEntries(
    operations.flatMap(({ name, scope }) => (scope === 'responses:submit' ? [[name, webApp.demanding('all')]] : [])),
  ),
  'redeem-invitation': webApp.demanding('without token'),
  'issue-answering-tokens': webApp.demanding('all'),
  'redeem-lti-launch': webApp.demanding('all'),
});

/** Returns the resources besides the table that single functions use: archives, queues and the stream. */
const surroundingsIn = (
  { archives, invitations, reports, webhooks, failedChanges }: DataStack,
  { tableStreamArn }: StageTable,
  stage: string,
) => ({
  'create-import': archives.forUploads(),
  [carryOutImport]: archives.forCarryingOut(),
  ...(tableStreamArn !== undefined && {
    [recordChanges]: { environment: {}, statements: streamStatements(tableStreamArn, failedChanges), findings: {} },
    [reconcileChanges]: { environment: {}, statements: [setAsideStatement(failedChanges)], findings: {} },
    [dispatchChanges]: webhooks.forQueueing(streamStatements(tableStreamArn, failedChanges)),
  }),
  [attemptDeliveries]: webhooks.forAttempting(),
  ...Object.fromEntries(
    [...queuesDeliveries, sweepDeliveries, carryOutRecoveries].map((name) => [name, webhooks.forQueueing()]),
  ),
  'invite-students': invitations.forBeginning(),
  'read-invitation-links': invitations.forFetching(),
  [carryOutInvitations]: invitations.forCarryingOut(),
  'read-report': reports.forDownloads(),
  [carryOutReports]: joined(reports.forMaking(), drawingReports(stage)),
});

/**
 * Returns the origins of staff's pages, which upload archives. The distribution gets its CloudFront name only after the
 * bucket exists, so all names are allowed; a presigned URL works from any page anyway.
 */
const appOriginsOf = ({ signIn, appDomain }: Settings): string[] => {
  if (signIn?.app === undefined) return [];
  return [appDomain === undefined ? 'https://*.cloudfront.net' : `https://${appDomain.name}`];
};

const routeNamed = (routes: readonly Route[], name: string): string => {
  // A page refuses no caller, and the canary would count this as a wrong response.
  const found = routes.find((each) => each.name === name && !Object.hasOwn(pages, name));
  if (found === undefined) throw new Error(`The context "warm" names "${name}", which is no operation`);
  return `${found.method} ${found.path}`;
};

const requireFunction = (plan: RoutePlan, name: string): void => {
  if (functionsOf(plan).some((each) => each.name === name)) return;
  throw new Error(`The context "reservedConcurrency" names "${name}", which has no function of its own`);
};

// The part follows from attributes of an operation that never change, so that none moves to another stack.
const partOf = ({ group, file, method }: Route): string =>
  `${apart[file] ?? group}-${method === 'GET' ? 'reads' : 'writes'}`;

/**
 * Collections in other stacks than their group. Those of course evaluations would fill more than half of one stack; the
 * function of changes has the same permissions as several of the organisation, with which it shares a role.
 */
const apart: Readonly<Record<string, string>> = {
  changes: 'organisation',
  'course-evaluation-comments': 'evaluating',
  'course-evaluation-invitation-batches': 'evaluating',
  'course-evaluation-questions': 'evaluating',
  'question-bank-items': 'evaluating',
  'question-layers': 'evaluating',
  'course-evaluation-replies': 'evaluating',
  'course-evaluation-reports': 'evaluating',
  'course-evaluation-results': 'evaluating',
};

const stackName = (stage: string, part: string): string => `Facet-${stage}-${part}`;
