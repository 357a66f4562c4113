import { createHash } from 'node:crypto';
import { Aws } from 'aws-cdk-lib';

// Lambda's limit for the length of a name.
const longest = 64;

/**
 * Returns the name of a function in AWS. It is the same in every deployment, so that the API can name its functions
 * without waiting for them.
 */
export const functionNameOf = (stage: string, name: string): string => {
  const whole = `facet-${stage}-${name}`;
  if (whole.length <= longest) return whole;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  return `${whole.slice(0, longest - hash.length - 1)}-${hash}`;
};

/** The alias that every caller uses. It points to the version in service. */
export const liveAlias = 'live';

/** Returns the ARN of the version of a function that is in service. */
export const liveArnOf = (stage: string, name: string): string =>
  `arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${functionNameOf(stage, name)}:${liveAlias}`;
