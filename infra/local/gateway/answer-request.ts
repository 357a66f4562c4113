import { startDeadline } from './deadline.ts';
import { buildEvent } from './event.ts';
import { type GatewayRequest, splitTarget } from './request.ts';
import { type GatewayResponse, internalServerError, serviceUnavailable, toResponse } from './response.ts';
import { matchRoute, type RouteMatch, type RouteTable } from './route.ts';
import { runFunction } from './run-function.ts';

/** API Gateway waits no longer than this for a function, whatever the function's own timeout. */
export const integrationTimeoutInSeconds = 30;

const logFailure = (error: unknown, { requestId, receivedAt }: GatewayRequest, match: RouteMatch): void => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const where = { time: receivedAt.toISOString(), level: 'ERROR', requestId, operation: match.function.name };
  console.error(JSON.stringify({ ...where, errorType: name, errorMessage: message, stack }));
};

const runAndRender = async (request: GatewayRequest, match: RouteMatch): Promise<GatewayResponse> => {
  try {
    return toResponse(await runFunction(match.function, buildEvent(request, match)));
  } catch (error) {
    logFailure(error, request, match);
    return internalServerError;
  }
};

/** Answers a request as API Gateway and Lambda do together: route, event, function, response. Never rejects. */
export const answerRequest = async (table: RouteTable, request: GatewayRequest): Promise<GatewayResponse> => {
  const match = matchRoute(table, request.method, splitTarget(request.target).path);
  const deadline = startDeadline(integrationTimeoutInSeconds);
  const givingUp = deadline.passed.then(() => serviceUnavailable);
  const response = await Promise.race([runAndRender(request, match), givingUp]);
  deadline.cancel();
  return response;
};
