import { RemovalPolicy } from 'aws-cdk-lib';
import type { Node } from 'constructs';

const sandbox = 'sandbox';

/** Name of the stage to deploy: context `-c stage=<name>`, a sandbox unless said. */
export const stageOf = (node: Node): string => {
  const stage: unknown = node.tryGetContext('stage') ?? sandbox;
  if (typeof stage !== 'string' || !/^[a-z][a-z0-9-]{0,30}$/.test(stage)) {
    throw new Error(`A stage is lower-case letters, digits and hyphens, not ${JSON.stringify(stage)}`);
  }
  return stage;
};

/** Whether the stage may be thrown away with all its data. */
export const isDisposable = (stage: string): boolean => stage === sandbox;

/** What becomes of the stage's data and logs when they leave the stack. */
export const removalPolicyOf = (stage: string): RemovalPolicy =>
  isDisposable(stage) ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
