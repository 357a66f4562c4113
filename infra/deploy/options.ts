import { parseArgs } from 'node:util';
import { settingNames } from '../stacks/setting-names.ts';
import { isStage, stageRule } from '../stacks/stage.ts';

export interface DeployOptions {
  readonly stage: string;
  readonly profile?: string;
  readonly region?: string;
  /** Settings of the stage, as `name=value`; see infra/stacks/settings.ts. */
  readonly context: readonly string[];
  /** Whether to prepare the account and region for the CDK first. */
  readonly bootstrap: boolean;
  /** Whether to widen permissions without a question. */
  readonly yes: boolean;
  /** Whether to show the changes without making them. */
  readonly diff: boolean;
}

export const usage = `Usage: npm run deploy -- --stage NAME [options]

Deploys all stacks of a stage, and prints its address and how to get a first token.

Options:
  --stage NAME           sandbox, sandbox-ada, staging, production …; data outlive every stage but sandboxes
  --profile NAME         profile of the AWS configuration
  --region NAME          AWS region
  --context NAME=VALUE   a setting of the stage, such as alarmEmail=ops@example.edu; may be repeated
  --bootstrap            the first time in an account and region
  --diff                 show what would change, and change nothing
  --yes                  do not ask before permissions grow wider, and deploy several stacks at once`;

/** The error for a command line that makes no sense. */
export class UsageError extends Error {}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        stage: { type: 'string' },
        profile: { type: 'string' },
        region: { type: 'string' },
        context: { type: 'string', multiple: true },
        bootstrap: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        diff: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** Reads the command line. Throws UsageError. */
export const readDeployOptions = (args: readonly string[]): DeployOptions => {
  const { stage, profile, region, context = [], ...flags } = parse(args);
  if (stage === undefined) throw new UsageError('Say which stage: --stage sandbox.');
  if (!isStage(stage)) throw new UsageError(`${stageRule}, not ${JSON.stringify(stage)}.`);
  const wrong = context.find((each) => !/^[A-Za-z]+=/.test(each) || each.startsWith('stage='));
  if (wrong !== undefined) throw new UsageError(`A setting is NAME=VALUE, not ${JSON.stringify(wrong)}.`);
  const names: readonly string[] = settingNames;
  const unknown = context.map((each) => each.split('=')[0] ?? '').find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no setting "${unknown}": ${names.join(', ')}.`);
  return { stage, context, ...flags, ...(profile && { profile }), ...(region && { region }) };
};
