/** Sends a request of the client: the token in its header is all that says who asks, and an answer is nobody else's. */
export const send = (request: Request): Promise<Response> => fetch(request, { credentials: 'omit', cache: 'no-store' });
