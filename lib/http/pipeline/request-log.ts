import type { MiddlewareObj } from '@middy/core';
import { JsonApiError } from '../../errors/json-api-error.ts';
import { deprecationHeaders } from '../../model/definition/endpoints.ts';
import { stopwatch } from '../../runtime/clock.ts';
import { dayOf } from '../../runtime/instant.ts';
import { log } from '../../runtime/log.ts';
import { embeddedMetrics } from '../../runtime/metrics.ts';
import { StoreError } from '../../store/errors.ts';
import { TimedOut } from './error-renderer.ts';
import type { PipelineRequest } from './exchange.ts';
import { requestMetrics } from './request-metrics.ts';
import { serverTiming } from './server-timing.ts';

// A refused request is information; an error of the store or a timeout is a warning; any other error is a fault of this
// code.
const levelOf = (error: unknown): 'info' | 'warn' | 'error' => {
  if (error === undefined || error instanceof JsonApiError) return 'info';
  return error instanceof StoreError || error instanceof TimedOut ? 'warn' : 'error';
};

// Codes and places, never texts: these may quote what was sent.
const describeRefusal = ({ errors }: JsonApiError, route: string): Record<string, unknown> => ({
  route,
  errors: errors.slice(0, 10).map(({ code, source }) => ({ code, ...source })),
});

const describeFailure = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? { error: error.name, message: error.message, stack: error.stack, cause: String(error.cause ?? '') }
    : { error: String(error) };

const finish = (request: PipelineRequest): void => {
  // Without an exchange the event was none of API Gateway's; the error goes to the log of the Lambda runtime.
  if (request.context.exchange === undefined) return;
  // A part of an atomic request has no line: the request itself has one.
  if (request.context.exchange.within !== undefined) return;
  const { name, startedAt, now, store, caller, rateLimit, deprecated, ownLog } = request.context.exchange;
  const durationMs = Math.round((stopwatch() - startedAt) * 100) / 100;
  const { consumption } = store.meter;
  const { requests, roundTrips, units } = consumption;
  const { error } = request;
  const status = request.response?.statusCode;
  const level = levelOf(error ?? undefined);
  const time = now.toISOString();
  const failure = level === 'info' ? {} : describeFailure(error);
  const whole = () => ({
    time,
    level,
    requestId: request.event.requestContext?.requestId ?? request.context.awsRequestId,
    address: request.event.requestContext?.http.sourceIp,
    operation: name,
    status,
    durationMs,
    // No line shows which student it was.
    tokenId: caller === undefined || caller.principal.kind === 'student' ? null : caller.id,
    ...(deprecated && { deprecated: true }),
    dynamodb: { requests, roundTrips, units },
    ...(error instanceof JsonApiError
      ? describeRefusal(error, request.event.routeKey?.replace(/^ANY /, `${request.event.requestContext.http.method} `))
      : {}),
    ...failure,
    ...embeddedMetrics(now, name, requestMetrics({ durationMs, status, error, consumption, deprecated })),
  });
  log(ownLog === undefined ? whole() : { day: dayOf(time), level, operation: name, status, ...ownLog, ...failure });
  if (request.response === undefined || request.response === null) return;
  request.response.headers = {
    ...request.response.headers,
    ...(deprecated && deprecationHeaders(deprecated)),
    ...rateLimit?.headers,
    ...serverTiming(durationMs, consumption),
  };
};

/** Writes one log line per request, its metrics among it, when all else is done; `.use` it first, because `after` and `onError` run backwards. */
export const requestLog = { after: finish, onError: finish } satisfies MiddlewareObj<never, never, never, never>;
