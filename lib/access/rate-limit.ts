import { rateLimited } from '../errors/access.ts';
import { refuse } from '../errors/error-kind.ts';
import { env } from '../runtime/env.ts';
import { keyOf } from '../store/keys.ts';
import { changeStep } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { timeToLive } from '../store/table.ts';
import type { TokenRecord } from './token-record.ts';

const windowSeconds = 60;
const windowMs = windowSeconds * 1_000;

// A table write for each token, process and 5 seconds, however many requests there are.
const reportEveryMs = 5_000;

const maxCounted = 1_000;

/** What this process knows of the requests of one token in one window of a minute. */
interface Count {
  readonly window: number;
  /** Of all processes, as of the last report; this one's are among them. */
  reported: number;
  /** Of this process, since then. */
  unreported: number;
  reportedAt: number;
}

/** Where the caller of a request stands in its quota. */
export interface RateLimit {
  /** Headers that show it: from half of the quota on. */
  readonly headers: Readonly<Record<string, string>>;
  /** The report that may be under way. */
  readonly use: Promise<void>;
  /** Takes the request back, because the caller may not make it at all; once, however often it is called. */
  release(): void;
}

const counts = new Map<string, Count>();

const countOf = (name: string, window: number): Count => {
  const known = counts.get(name);
  if (known?.window === window) return known;
  if (counts.size >= maxCounted) counts.clear();
  const fresh: Count = { window, reported: 0, unreported: 0, reportedAt: Number.NEGATIVE_INFINITY };
  counts.set(name, fresh);
  return fresh;
};

const report = async (store: Store, counter: string, count: Count): Promise<void> => {
  const portion = count.unreported;
  const end = Math.ceil(((count.window + 2) * windowMs) / 1_000);
  const step = changeStep(
    keyOf.requestCount(counter, count.window),
    { set: [[[timeToLive], end]], add: [[['requests'], portion]] },
    () => 'refused',
  );
  try {
    const written = await store.write([step]);
    count.reported = Number(written?.requests ?? 0);
    count.unreported -= portion;
  } catch {
    // What could not be reported stays counted here, and goes along with the next report.
  }
};

const headersOf = (quota: number, used: number, secondsLeft: number) => ({
  'ratelimit-policy': `"token";q=${quota};w=${windowSeconds}`,
  ratelimit: `"token";r=${Math.max(0, quota - used)};t=${secondsLeft}`,
});

/** Whose requests a quota counts: those of the token where it is the token's own, else of a person with all tokens. */
const counterOf = ({ id, principal, requests_per_minute: own }: TokenRecord): string =>
  own === undefined && principal.kind === 'user' ? principal.id : id;

/**
 * Counts a request of a token against its quota; undefined for a token without one. Throws 429. The processes that serve a
 * token learn of each other every 5 seconds, so that together they may let more through than the quota in the meantime.
 */
export const countRequest = (
  store: Store,
  token: TokenRecord,
  { now, leavesNoTrace = false }: { readonly now: Date; readonly leavesNoTrace?: boolean | undefined },
): RateLimit | undefined => {
  const { principal } = token;
  const quota = token.requests_per_minute ?? env.requestsPerMinute;
  if (quota === undefined) return undefined;
  const at = now.getTime();
  const window = Math.floor(at / windowMs);
  const secondsLeft = Math.ceil(((window + 1) * windowMs - at) / 1_000);
  const counter = counterOf(token);
  // Requests that leave no trace have a count of their own, so that no report includes them.
  const count = countOf(`${store.tableName}/${counter}${leavesNoTrace ? '/untraced' : ''}`, window);
  const used = count.reported + count.unreported + 1;
  const headers = headersOf(quota, used, secondsLeft);
  if (used > quota)
    throw refuse(rateLimited, { quota: quota, windowSeconds, secondsLeft: secondsLeft, headers: headers });
  count.unreported += 1;
  // For a student no item shows in which minute there were requests: each process counts for itself.
  const isDue = principal.kind !== 'student' && !leavesNoTrace && at - count.reportedAt >= reportEveryMs;
  if (isDue) count.reportedAt = at;
  let isCounted = true;
  return {
    headers: used * 2 >= quota ? headers : {},
    use: isDue ? report(store, counter, count) : Promise.resolve(),
    release: () => {
      if (isCounted) count.unreported -= 1;
      isCounted = false;
    },
  };
};
