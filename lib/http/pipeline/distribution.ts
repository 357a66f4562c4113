import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { distributionRequired } from '../../errors/access.ts';
import { refuse } from '../../errors/error-kind.ts';
import { distributionEnv } from '../../runtime/env.ts';

/** The header that the distribution in front of the API adds to each request that passes it. */
export const distributionHeader = 'x-facet-distribution';

type Headers = Pick<APIGatewayProxyEventV2, 'headers'>;

/** Whether a request has come through the distribution in front of the API. */
export const cameThroughDistribution = ({ headers }: Headers): boolean => {
  const { key } = distributionEnv;
  return key !== undefined && headers?.[distributionHeader] === key;
};

/**
 * Throws 403 for a request that goes around the distribution to a function that demands it: its web ACL would see nothing of
 * it. A portal that redeems invitations with a token of its own may call the API itself.
 */
export const requireDistribution = (event: Headers): void => {
  const { demand } = distributionEnv;
  if (demand === undefined || cameThroughDistribution(event)) return;
  if (demand === 'without token' && event.headers?.authorization !== undefined) return;
  throw refuse(distributionRequired);
};
