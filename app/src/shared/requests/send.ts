import { learnTime } from './service-clock.ts';

/** Longest that nothing of an answer comes: the service answers within 30 seconds, and as much is for slow networks. */
const mostQuietMs = 60_000;

/** Calls `end` when nothing has come for too long. Call the returned function whenever something comes. */
export const endWhenQuiet = (end: () => void): (() => void) => {
  let timer = setTimeout(end, mostQuietMs);
  return () => {
    clearTimeout(timer);
    timer = setTimeout(end, mostQuietMs);
  };
};

/**
 * Fetches what is never shared nor kept; rejects with a `TimeoutError` when nothing more comes. How long a file takes that
 * does come is a matter of its size and the network.
 */
export const fetchAlive = async (request: Request): Promise<Response> => {
  const limit = new AbortController();
  const noteLife = endWhenQuiet(() => limit.abort(new DOMException('nothing more comes', 'TimeoutError')));
  const response = await fetch(request, { credentials: 'omit', cache: 'no-store', signal: limit.signal });
  noteLife();
  // Chromium gives a 204 a body, which a `Response` of our own must not have.
  if (response.status === 204) return response;
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, to) => {
      noteLife();
      to.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(watched) ?? null, response);
};

/** Sends a request of the client: the token in its header is all that says who asks, and an answer is nobody else's. */
export const send = async (request: Request): Promise<Response> => {
  const response = await fetchAlive(request);
  learnTime(response);
  return response;
};
