import type { PipelineRequest } from './exchange.ts';
import { refusalOf } from './failure.ts';
import { toResponse } from './response.ts';

/** Turns whatever was thrown into an error document. */
export const errorRenderer = {
  onError: (request: PipelineRequest): void => {
    const { requestContext } = request.event;
    const id = requestContext?.requestId ?? request.context.awsRequestId;
    const { status, errors, headers } = refusalOf(request.error, { id, method: requestContext?.http?.method });
    request.response = toResponse({ status, document: { errors }, headers });
  },
};
