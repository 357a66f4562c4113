import { learnTime } from './service-clock.ts';

/** Longest time without any byte of an answer: the service answers within 30 seconds, and slow networks get as much again. */
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
 * Fetches what is neither shared nor cached; rejects with a `TimeoutError` when no bytes come for too long. A file may take
 * as long as its size and the network need.
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

/** Sends a request of the client. Only the token in its header identifies the caller, and answers are not cached. */
export const send = async (request: Request): Promise<Response> => {
  const response = await fetchAlive(request);
  learnTime(response);
  return response;
};
