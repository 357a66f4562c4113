import { createHash } from 'node:crypto';
import { Aws } from 'aws-cdk-lib';

// Lambda's limit.
const longest = 64;

/** Name that a function has in AWS, the same in every deployment: the API names its functions without waiting for them. */
export const functionNameOf = (stage: string, name: string): string => {
  const whole = `facet-${stage}-${name}`;
  if (whole.length <= longest) return whole;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  return `${whole.slice(0, longest - hash.length - 1)}-${hash}`;
};

/** Alias that every caller goes through: it names the version that is in service. */
export const liveAlias = 'live';

/** ARN of the version of a function that is in service. */
export const liveArnOf = (stage: string, name: string): string =>
  `arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${functionNameOf(stage, name)}:${liveAlias}`;
