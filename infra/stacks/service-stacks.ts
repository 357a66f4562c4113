import type { App } from 'aws-cdk-lib';
import type { Operation } from '../../lib/operations/operation.ts';
import { builtOperations } from '../../lib/operations.ts';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { OperationsStack } from './operations-stack.ts';
import { removalPolicyOf } from './stage.ts';

/** What the stacks of a stage are made from. */
export interface ServiceProps {
  readonly stage: string;
  /** Folder with one folder per function, as `bundleFunctions` leaves it. */
  readonly bundles: string;
  /** All operations of the service unless said. */
  readonly operations?: readonly Operation[];
}

/** The stacks of a stage: the data, the API, and one per group of operations. */
export interface ServiceStacks {
  readonly data: DataStack;
  readonly api: ApiStack;
  readonly groups: readonly OperationsStack[];
}

/** Defines all stacks of a stage. References run one way, groups → API → data, so no change of one waits for another. */
export const defineStacks = (
  app: App,
  { stage, bundles, operations = allOperations() }: ServiceProps,
): ServiceStacks => {
  const data = new DataStack(app, stackName(stage, 'Data'), { stage });
  const functions = { bundles, table: data.table, logRemovalPolicy: removalPolicyOf(stage) };
  const api = new ApiStack(app, stackName(stage, 'Api'), { stage, functions });
  const groups = Object.entries(Object.groupBy(operations, ({ group }) => group)).map(
    ([group, members]) =>
      new OperationsStack(app, stackName(stage, group), { functions, api: api.api, operations: members }),
  );
  return { data, api, groups };
};

const allOperations = (): Operation[] => builtOperations().map(([, operation]) => operation);

const stackName = (stage: string, part: string): string => `Facet-${stage}-${part}`;
