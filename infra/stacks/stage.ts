import { RemovalPolicy } from 'aws-cdk-lib';
import type { Node } from 'constructs';

const sandbox = 'sandbox';

export const isStage = (stage: string): boolean => /^[a-z][a-z0-9-]{0,30}$/.test(stage);

export const stageRule = 'A stage is lower-case letters, digits and hyphens';

/** Name of the stage to deploy: context `-c stage=<name>`, a sandbox unless said. */
export const stageOf = (node: Node): string => {
  const stage: unknown = node.tryGetContext('stage') ?? sandbox;
  if (typeof stage !== 'string' || !isStage(stage)) throw new Error(`${stageRule}, not ${JSON.stringify(stage)}`);
  return stage;
};

/** Whether the stage may be thrown away with all its data: `sandbox`, and `sandbox-<anything>` besides it. */
export const isDisposable = (stage: string): boolean => stage === sandbox || stage.startsWith(`${sandbox}-`);

/** What happens to the stage's data and logs when they leave the stack. */
export const removalPolicyOf = (stage: string): RemovalPolicy =>
  isDisposable(stage) ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
