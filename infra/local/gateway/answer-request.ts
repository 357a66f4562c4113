import { logError } from '../process/log-error.ts';
import { buildEvent } from './event.ts';
import { type GatewayRequest, splitTarget } from './request.ts';
import { type GatewayResponse, internalServerError, serviceUnavailable, toResponse } from './response.ts';
import { matchRoute, type RouteMatch, type RouteTable } from './route.ts';
import { runFunction, withDeadline } from './run-function.ts';

/** The longest time in seconds that API Gateway waits for a function, whatever the function's own timeout is. */
const integrationTimeoutInSeconds = 30;

/** Returns the result of `work`, or 503 if it takes longer than this. */
export const withinLimit = (work: () => Promise<GatewayResponse>): Promise<GatewayResponse> =>
  withDeadline(integrationTimeoutInSeconds, work, () => serviceUnavailable);

const runAndRender = async (request: GatewayRequest, match: RouteMatch): Promise<GatewayResponse> => {
  try {
    return toResponse(await runFunction(match.function, buildEvent(request, match)));
  } catch (error) {
    const { requestId, receivedAt } = request;
    logError(error, { time: receivedAt.toISOString(), level: 'ERROR', requestId, operation: match.function.name });
    return internalServerError;
  }
};

/** Answers a request as API Gateway and Lambda do together: route, event, function, response. It never rejects. */
export const answerRequest = async (table: RouteTable, request: GatewayRequest): Promise<GatewayResponse> => {
  const match = matchRoute(table, request.method, splitTarget(request.target).path);
  return withinLimit(() => runAndRender(request, match));
};
