import { learnTime } from './service-clock.ts';

/** Sends a request of the client: the token in its header is all that says who asks, and an answer is nobody else's. */
export const send = async (request: Request): Promise<Response> => {
  const response = await fetch(request, { credentials: 'omit', cache: 'no-store' });
  learnTime(response);
  return response;
};
