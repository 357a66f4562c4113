import type { MiddlewareObj } from '@middy/core';
import { stopwatch } from '../runtime/clock.ts';
import { env } from '../runtime/env.ts';
import { log } from '../runtime/log.ts';
import type { PipelineRequest } from './exchange.ts';
import { isExpected } from './failure.ts';

const describeFailure = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? { error: error.name, message: error.message, stack: error.stack, cause: String(error.cause ?? '') }
    : { error: String(error) };

const serverTiming = (durationMs: number, { requests, roundTrips, units }: Record<string, number>): string =>
  `total;dur=${durationMs}, dynamodb;desc="${requests} requests, ${roundTrips} round trips, ${units} units"`;

const finish = (request: PipelineRequest): void => {
  const { name, startedAt, now, store, caller } = request.context.exchange;
  const durationMs = Math.round((stopwatch() - startedAt) * 100) / 100;
  const { requests, roundTrips, units } = store.meter.consumption;
  const unexpected = request.error !== undefined && !isExpected(request.error);
  log({
    time: now.toISOString(),
    level: unexpected ? 'error' : 'info',
    requestId: request.event.requestContext?.requestId ?? request.context.awsRequestId,
    operation: name,
    status: request.response?.statusCode,
    durationMs,
    tokenId: caller?.id ?? null,
    dynamodb: { requests, roundTrips, units },
    ...(unexpected ? describeFailure(request.error) : {}),
  });
  if (env.serverTiming && request.response) {
    const header = serverTiming(durationMs, { requests, roundTrips, units });
    request.response.headers = { ...request.response.headers, 'server-timing': header };
  }
};

/** Writes one log line per request when all else is done; `.use` it first, because `after` and `onError` run backwards. */
export const requestLog = { after: finish, onError: finish } satisfies MiddlewareObj<never, never, never, never>;
