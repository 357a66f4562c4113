import { RemovalPolicy } from 'aws-cdk-lib';
import type { Node } from 'constructs';

const sandbox = 'sandbox';

export const isStage = (stage: string): boolean => /^[a-z][a-z0-9-]{0,30}$/.test(stage);

export const stageRule = 'A stage is lower-case letters, digits and hyphens';

/** Returns the name of the stage to deploy: context `-c stage=<name>`, by default a sandbox. */
export const stageOf = (node: Node): string => {
  const stage: unknown = node.tryGetContext('stage') ?? sandbox;
  if (typeof stage !== 'string' || !isStage(stage)) throw new Error(`${stageRule}, not ${JSON.stringify(stage)}`);
  return stage;
};

/** Returns whether the stage may be deleted with all its data: `sandbox`, or `sandbox-<anything>`. */
export const isDisposable = (stage: string): boolean => stage === sandbox || stage.startsWith(`${sandbox}-`);

/** Returns what happens to the stage's data and logs when they leave the stack. */
export const removalPolicyOf = (stage: string): RemovalPolicy =>
  isDisposable(stage) ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN;
