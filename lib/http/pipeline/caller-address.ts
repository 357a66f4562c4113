import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { distributionEnv } from '../../runtime/env.ts';

/** The header that the distribution in front of the API adds to each request that passes it. */
export const distributionHeader = 'x-facet-distribution';

/**
 * The address of whoever sent a request. Of one that comes by way of the distribution API Gateway sees the distribution's;
 * the distribution adds the sender's to `X-Forwarded-For`, and API Gateway the distribution's behind it. What stands before
 * these two the sender may have made up.
 */
export const callerAddress = ({
  requestContext,
  headers,
}: Pick<APIGatewayProxyEventV2, 'requestContext' | 'headers'>): string => {
  const { sourceIp } = requestContext.http;
  const { key } = distributionEnv;
  if (key === undefined || headers?.[distributionHeader] !== key) return sourceIp;
  const forwarded = (headers['x-forwarded-for'] ?? '').split(',').map((each) => each.trim());
  return forwarded.at(-2) || sourceIp;
};
