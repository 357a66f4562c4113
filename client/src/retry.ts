import { FacetError } from './facet-error.ts';
import type { Method } from './types.ts';

/** A request that is about to be sent again. */
export interface Retry {
  readonly method: Method;
  /** As the OpenAPI document writes it. */
  readonly path: string;
  /** How often it was sent. */
  readonly attempt: number;
  readonly waitSeconds: number;
  /** Why: a `FacetError`, or what `fetch` has thrown. */
  readonly reason: unknown;
}

/** How a client sends again what was not answered, or refused for now. */
export interface RetryOptions {
  /** How often a request is sent in all; 5 unless said. */
  readonly attempts?: number;
  /** The longest wait; after a longer `Retry-After` the refusal is thrown. 60 unless said. */
  readonly longestWaitSeconds?: number;
  /** Called before each wait. */
  readonly onRetry?: (retry: Retry) => void;
}

/** A request as it is retried. */
interface Retried extends Pick<Retry, 'method' | 'path'> {
  readonly signal: AbortSignal | null | undefined;
}

// Whoever answers or gets a token for that leaves no trace: the service keeps no key of either.
const keyless: readonly string[] = [
  '/api/v1/answering_tokens',
  '/api/v1/lti_launches',
  '/api/v1/course_evaluation_responses',
  '/api/v1/invitation_redemptions',
];

/** Whether the service carries a request out once for each `Idempotency-Key`. */
export const takesKey = (method: Method, path: string): boolean =>
  (method === 'post' || method === 'patch') && !keyless.includes(path);

const isSafeToRepeat = ({ method, path }: Retried): boolean =>
  method === 'get' || method === 'delete' || takesKey(method, path);

const passing: readonly number[] = [429, 502, 503, 504];

/** Whether the same request can succeed later: the service is busy or away, or still carries out an earlier one. */
const passes = (error: unknown): boolean => {
  if (!(error instanceof FacetError)) return error instanceof TypeError;
  return passing.includes(error.status) || error.errors[0]?.code === 'idempotency_key_in_use';
};

/** Seconds that an answer asks for: `Retry-After` as a number or a date (RFC 9110, 10.2.3). */
const askedWait = (error: unknown): number | undefined => {
  const given = error instanceof FacetError ? error.response.headers.get('retry-after') : null;
  if (given === null) return undefined;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};

// Those that were refused together do not come back together.
const ownWait = (attempt: number): number => 2 ** (attempt - 1) * (0.5 + Math.random() / 2);

const pause = (seconds: number, signal: Retried['signal']): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1_000);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

// An earlier attempt may have deleted it without an answer: what a deletion asks for is so.
const isDeleted = ({ method }: Retried, error: unknown): boolean =>
  method === 'delete' && error instanceof FacetError && [404, 410].includes(error.status);

/**
 * Sends a request, and again where that cannot do it twice, and the refusal passes.
 * Throws what the last attempt threw, or the reason of its signal.
 */
export const retrying = async <Answer>(
  request: Retried,
  send: () => Promise<Answer>,
  { attempts = 5, longestWaitSeconds = 60, onRetry }: RetryOptions,
): Promise<Answer | undefined> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (reason) {
      if (attempt > 1 && isDeleted(request, reason)) return undefined;
      const waitSeconds = askedWait(reason) ?? ownWait(attempt);
      const ends = attempt >= attempts || request.signal?.aborted || waitSeconds > longestWaitSeconds;
      if (ends || !isSafeToRepeat(request) || !passes(reason)) throw reason;
      onRetry?.({ method: request.method, path: request.path, attempt, waitSeconds, reason });
      await pause(waitSeconds, request.signal);
    }
  }
};
