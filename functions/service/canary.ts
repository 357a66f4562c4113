import { formatToken } from '../../lib/access/token-format.ts';
import { now, stopwatch } from '../../lib/runtime/clock.ts';
import { env } from '../../lib/runtime/env.ts';
import { log } from '../../lib/runtime/log.ts';
import { embeddedMetrics } from '../../lib/runtime/metrics.ts';

/** Name of the metric that is 1 when the service does not answer as it should, and 0 when it does. */
export const unreachableMetric = 'Unreachable';

/** A request whose answer is known beforehand. */
export interface Probe {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

// Has the form of a token and is none: it is looked up in the table, and refused.
const noToken = formatToken({ id: '0'.repeat(32), secret: '0'.repeat(43) });

const noId = '00000000-0000-4000-8000-000000000000';

// Longer than the answer of a cold function, shorter than a function may run.
const timeoutMs = 8_000;

/** The requests: the entry needs no table, a refused token does, and functions that are to stay warm are called alike. */
const probes = (warm: readonly string[]): Probe[] => [
  { method: 'GET', path: '/api/v1', status: 200 },
  ...[`GET /api/v1/users/${noId}`, ...warm].map((route) => {
    const [method = '', path = ''] = route.replaceAll(/\{\w+\}/g, noId).split(' ');
    return { method, path, status: 401 };
  }),
];

/** What is wrong with the answer to a request; undefined when it is as it should be. */
const failureOf = async (base: string, { method, path, status }: Probe): Promise<string | undefined> => {
  const headers = { authorization: `Bearer ${noToken}` };
  try {
    const answer = await fetch(new URL(path, base), { method, headers, signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer.status === status ? undefined : `${method} ${path} answered ${answer.status}`;
  } catch (error) {
    return `${method} ${path} failed: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** Calls the service at its address, on a schedule, as clients do: an outage is noticed when nobody else calls it. */
export const canary = async (): Promise<void> => {
  const begun = stopwatch();
  const { url = '', warm } = env.canary;
  const failures = await Promise.all(probes(warm).map((each) => failureOf(url, each)));
  const failed = failures.filter((each) => each !== undefined);
  const metrics = embeddedMetrics(now(), 'canary', { [unreachableMetric]: [failed.length > 0 ? 1 : 0, 'Count'] });
  const level = failed.length > 0 ? 'error' : 'info';
  log({ level, event: 'canary', failed, durationMs: Math.round(stopwatch() - begun), ...metrics });
};
