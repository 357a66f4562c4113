import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { cameThroughDistribution } from './distribution.ts';

/**
 * The address of whoever sent a request. Of one that comes by way of the distribution API Gateway sees the distribution's;
 * the distribution adds the sender's to `X-Forwarded-For`, and API Gateway the distribution's behind it. What stands before
 * these two the sender may have made up.
 */
export const callerAddress = (event: Pick<APIGatewayProxyEventV2, 'requestContext' | 'headers'>): string => {
  const { sourceIp } = event.requestContext.http;
  if (!cameThroughDistribution(event)) return sourceIp;
  const forwarded = (event.headers['x-forwarded-for'] ?? '').split(',').map((each) => each.trim());
  return forwarded.at(-2) || sourceIp;
};
