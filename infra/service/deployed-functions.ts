import { ltiRoutes, unsubscriptions } from '../../lib/http/pages/page-routes.ts';
import { mayMeet, type Routed } from '../../lib/http/pipeline/other-methods.ts';
import { includableTypes, targetsOf } from '../../lib/model/definition/include-rules.ts';
import { exportOf, type Operation, type Route } from '../../lib/model/definition/operations.ts';
import { targetTypes } from '../../lib/model/definition/relationship.ts';
import type { AnyResource } from '../../lib/model/definition/resource.ts';
import { shownRelationships } from '../../lib/model/definition/shown-fields.ts';
import { carryOutOperations, operations, type PageName, pages, routes } from '../../lib/operations.ts';
import { announcedTypes } from '../../lib/resources/announced-types.ts';
import { resourceOf, types } from '../../lib/resources/registry.ts';
import { type PageFileName, partNames } from '../web/reference/build-files.ts';

/** A Lambda function: its name, its file, from the project's folder, and the export that is its handler. */
export interface DeployedFunction {
  readonly name: string;
  readonly source: string;
  readonly handler: string;
  /** The files that the function sends. They are built next to it. */
  readonly files?: readonly PageFileName[];
  /** The types that the function's requests can lead to; missing for a function that is no operation. */
  readonly types?: ReadonlySet<AnyResource>;
  /** The functions that this one stands for, by collection. It has no source of its own. */
  readonly shares?: readonly (readonly [collection: string, shared: DeployedFunction])[];
  /**
   * For a function that answers GET, and so takes all methods of its path without another route: the routes that can
   * match the same path.
   */
  readonly meets?: readonly Routed[];
  /**
   * Whether the function decides itself who sees which records. The rules of restricted types are left out of its
   * bundle, and throw when called.
   */
  readonly judgesItself?: true;
  /** Whether the function writes rich text, for which it loads the sanitiser. */
  readonly takesHtml?: true;
  /** Whether the function accepts no attribute values, so that its bundle leaves schemas out. */
  readonly validatesNothing?: true;
  /** Whether the function carries out operations on all types. */
  readonly isOfAllTypes?: true;
  /** Whether the function reads or writes archives, with CommonJS modules that require modules of Node. */
  readonly handlesArchives?: true;
  /** Whether the function draws reports, with files next to it that no other function has. */
  readonly drawsReports?: true;
  /** Whether the function composes mails. */
  readonly sendsMail?: true;
}

/** Name of the function that answers for every path and method without an operation. */
export const unknownRoute = 'unknown-route';

/** Name of the function that runs on a schedule and finishes what interrupted requests have left. */
export const sweep = 'sweep-coverage';

/** Name of the function that runs on a schedule and counts the answers of periods that have closed. */
export const foldSweep = 'sweep-folds';

/** Name of the function that carries out uploaded imports. */
export const carryOutImport = 'carry-out-import';

/** Name of the function that writes the events of the table's stream into the change feed. */
export const recordChanges = 'record-changes';

/** Name of the function that adds to the change feed what is missing in it. */
export const reconcileChanges = 'reconcile-changes';

/** Name of the function that carries out batches of invitations. */
export const carryOutInvitations = 'carry-out-invitations';

/** Name of the function that makes the deliveries of changes. */
export const dispatchChanges = 'dispatch-changes';

/** Name of the function that attempts deliveries. */
export const attemptDeliveries = 'attempt-deliveries';

/** Name of the function that runs on a schedule and puts what is due into the queue. */
export const sweepDeliveries = 'sweep-deliveries';

/** Name of the function that runs on a schedule and sends again what endpoints have missed. */
export const carryOutRecoveries = 'carry-out-recoveries';

/** Name of the function that runs on a schedule and sends the messages of periods. */
export const sweepMessages = 'sweep-messages';

/** Name of the function that takes what SES reports of mails. */
export const takeMailEvents = 'take-mail-events';

/** Name of the function that draws reports. */
export const drawReport = 'draw-report';

/** Name of the function that runs on a schedule and makes reports that were asked for. */
export const carryOutReports = 'carry-out-reports';

/** Name of the operation that sends a message to the caller. */
export const testMessage = 'test-period-message';

/** Name of the function that calls the service on a schedule, as clients do. */
export const canary = 'canary';

const filesOfPages: Readonly<Record<PageName, readonly PageFileName[]>> = {
  'read-openapi': ['openapi.json'],
  'read-reference': ['page.html'],
  'read-reference-part': partNames,
  'read-entry': [],
};

const functionOf = ({ name, group, file }: Pick<Route, 'name' | 'group' | 'file'>): DeployedFunction => ({
  name,
  source: `functions/${group}/${file}.ts`,
  handler: exportOf({ name }),
});

const routedOf = ({ method, path, relationships, takesPost }: Routed): Routed => ({
  method,
  path,
  ...(relationships && { relationships }),
  ...(takesPost && { takesPost }),
});

/** Returns the additional routes of a function whose route takes every method without a route. */
const meetingsOf = ({ method, path }: Routed): Pick<DeployedFunction, 'meets'> =>
  method === 'GET' ? { meets: routes.filter((each) => mayMeet(each.path, path)).map(routedOf) } : {};

const takesHtml = ({ kind, answers }: Operation): boolean =>
  (kind === 'create' || kind === 'update') &&
  Object.values(resourceOf(answers).attributes).some(({ load }) => load !== undefined);

const validatesNothing = ({ kind, method }: Operation): boolean =>
  kind === 'list' ||
  kind === 'related' ||
  kind === 'read' ||
  kind === 'delete' ||
  (kind === 'action' && method === 'GET');

/** Returns the types whose records may refer to those of a type, and so keep one from being deleted. */
const referrersOf = ({ type }: AnyResource): AnyResource[] =>
  [...types.values()].filter(({ relationships }) =>
    Object.values(relationships).some((each) => targetTypes(each)?.includes(type) ?? true),
  );

const targetsIn = (resource: AnyResource, only: string | undefined): AnyResource[] =>
  shownRelationships(resource).flatMap(([name, relationship]) =>
    name === (only ?? name) ? targetsOf(relationship, types) : [],
  );

/** Returns the types whose records a write may name although the caller may not see all of them. */
const unseenTargetsOf = (resource: AnyResource): AnyResource[] =>
  targetsIn(resource, undefined).filter(({ isRestricted }) => isRestricted);

/** The types whose changes are in the change feed. */
const announced: ReadonlySet<AnyResource> = new Set(announcedTypes().map(({ resource }) => resource));

/** Returns the types that the requests of an operation can lead to. */
const typesOfOperation = (operation: Operation): ReadonlySet<AnyResource> => {
  const { kind, include = 'none', relationship, within, action: { reads = [], lists = [] } = {} } = operation;
  const resource = resourceOf(operation.answers);
  // A refused deletion shows what the caller may read of the referrers, and of the records that a check has found.
  if (kind === 'delete') return new Set([resource, ...referrersOf(resource), ...targetsIn(resource, undefined)]);
  if (kind === 'create' || kind === 'update') return new Set([resource, ...unseenTargetsOf(resource)]);
  if (operation.name === 'list-changes') return announced;
  if (kind === 'action') return new Set([resource, ...[...reads, ...lists].map(resourceOf)]);
  const answers = kind === 'related' ? targetsIn(resource, relationship) : [resource];
  const owners = within === undefined ? [] : targetsIn(resource, within);
  return new Set([resource, ...answers, ...owners, ...includableTypes(answers, include, types)]);
};

/** The operations that queue deliveries of webhooks. */
export const queuesDeliveries: readonly string[] = ['redeliver-webhook-delivery'];

/** The operations that show restricted types by other rules than lists do, or use them without showing any. */
const judging: readonly string[] = ['read-evaluation-result', 'read-period-summary', 'list-changes'];

/** All deployed functions: one per operation and page, the one for unknown routes, and those that no request calls. */
export const deployedFunctions: readonly DeployedFunction[] = [
  ...operations.map((operation) => ({
    ...functionOf(operation),
    ...meetingsOf(operation),
    types: typesOfOperation(operation),
    ...(judging.includes(operation.name) && { judgesItself: true as const }),
    ...(validatesNothing(operation) && { validatesNothing: true as const }),
    ...(takesHtml(operation) && { takesHtml: true as const }),
    ...(operation.name === testMessage && { sendsMail: true as const }),
  })),
  ...Object.entries(pages).map(([name, page]) => ({
    ...functionOf(page),
    ...meetingsOf(page),
    files: filesOfPages[name as PageName],
  })),
  ...Object.values({ ...unsubscriptions, ...ltiRoutes }).map((route) => ({
    ...functionOf(route),
    ...meetingsOf(route),
  })),
  { ...functionOf(carryOutOperations), takesHtml: true, types: new Set(types.values()), isOfAllTypes: true },
  functionOf({ name: unknownRoute, group: 'service', file: unknownRoute }),
  ...[sweep, foldSweep].map((name) => functionOf({ name, group: 'course-evaluations', file: name })),
  ...[recordChanges, reconcileChanges].map((name) => ({
    ...functionOf({ name, group: 'service', file: name }),
    validatesNothing: true as const,
  })),
  ...[dispatchChanges, carryOutRecoveries, attemptDeliveries, sweepDeliveries].map((name) =>
    functionOf({ name, group: 'service', file: name }),
  ),
  { ...functionOf({ name: sweepMessages, group: 'messages', file: sweepMessages }), sendsMail: true },
  functionOf({ name: takeMailEvents, group: 'messages', file: takeMailEvents }),
  functionOf({ name: canary, group: 'service', file: canary }),
  { ...functionOf({ name: carryOutImport, group: 'imports', file: carryOutImport }), handlesArchives: true },
  functionOf({ name: carryOutInvitations, group: 'course-evaluations', file: carryOutInvitations }),
  {
    ...functionOf({ name: carryOutReports, group: 'course-evaluations', file: carryOutReports }),
    handlesArchives: true,
  },
  {
    ...functionOf({ name: drawReport, group: 'course-evaluations', file: drawReport }),
    drawsReports: true as const,
    validatesNothing: true as const,
  },
];

/** Returns the function with a name; throws for an unknown name. */
export const functionNamed = (name: string): DeployedFunction => {
  const found = deployedFunctions.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no function "${name}"`);
  return found;
};
