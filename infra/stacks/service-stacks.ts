import type { App } from 'aws-cdk-lib';
import type { Route } from '../../lib/model/definition/operations.ts';
import { routes as allRoutes } from '../../lib/operations.ts';
import { carryOutImport } from '../bundle/deployed-functions.ts';
import type { StageFunctions } from '../constructs/operation-function.ts';
import type { StageTable } from '../constructs/stage-table.ts';
import { accessOf as derivedAccessOf } from '../policies/table-access.ts';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { OperationsStack } from './operations-stack.ts';
import { environmentOf, settingsOf } from './settings.ts';
import { removalPolicyOf } from './stage.ts';
import { WatchStack } from './watch-stack.ts';

export interface ServiceProps {
  readonly stage: string;
  /** Folder with one folder per function, as `bundleFunctions` leaves it. */
  readonly bundles: string;
  /** All routes of the service unless said. */
  readonly routes?: readonly Route[];
  /** What each function may do with the table; what follows from the table of operations unless said. */
  readonly accessOf?: StageFunctions['accessOf'];
}

/** The stacks of a stage: the data, the API, one per group of operations, and what watches them. */
export interface ServiceStacks {
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly groups: readonly OperationsStack[];
  readonly watch: WatchStack;
}

/** Defines all stacks of a stage, with the settings of the app's context. References run one way, groups → API → data, so no change of one waits for another. */
export const defineStacks = (app: App, props: ServiceProps): ServiceStacks => {
  const { stage, bundles, routes = allRoutes, accessOf = derivedAccessOf } = props;
  const settings = settingsOf(app.node);
  const data = new DataStack(app, stackName(stage, 'Data'), { stage });
  const table: StageTable = settings.table === undefined ? data.table : data.restored(settings.table);
  const surroundings = {
    'create-import': data.archives.forUploads(),
    [carryOutImport]: data.archives.forCarryingOut(),
  };
  const { reservedConcurrency, alarmEmail } = settings;
  const logRemovalPolicy = removalPolicyOf(stage);
  const environment = environmentOf(settings);
  const functions = {
    stage,
    bundles,
    table,
    environment,
    accessOf,
    surroundings,
    reservedConcurrency,
    logRemovalPolicy,
  };
  const api = new ApiStack(app, stackName(stage, 'Api'), { functions, settings, archives: data.archives });
  const groups = Object.entries(Object.groupBy(routes, ({ group }) => group)).map(
    ([group, members]) =>
      new OperationsStack(app, stackName(stage, group), { functions, api: api.api, routes: members }),
  );
  const watched = { stage, api: api.api, table, failedImports: data.archives.failed };
  const watch = new WatchStack(app, stackName(stage, 'Watch'), { ...watched, alarmEmail });
  return { data, api, groups, watch };
};

const stackName = (stage: string, part: string): string => `Facet-${stage}-${part}`;
