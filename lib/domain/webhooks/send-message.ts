import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { stopwatch } from '../../runtime/clock.ts';
import type { UrlRules } from './endpoint-url.ts';
import { type CheckedAddress, HostRefused, type Resolve, resolveHost } from './resolve-host.ts';

/** A message on its way: a body, and the headers that sign it. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How an endpoint answered. */
export interface Outcome {
  /** Undefined where no answer came. */
  readonly status?: number;
  /** Why no answer came. */
  readonly failure?: 'unresolved' | 'address_not_public' | 'timeout' | 'connection_failed';
  /** At most the first kilobyte of the answer. */
  readonly answer: string;
  readonly retryAfter?: string;
  readonly duration_ms: number;
}

/** What can be set for a message, in a test too. */
export interface SendOptions extends UrlRules {
  readonly resolve?: Resolve;
  /** Milliseconds that all of it may take. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 15_000;
const keptBytes = 1_024;

/** Reads the first kilobyte and no more. */
const readStart = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= keptBytes) break;
  }
  // A character that was cut through is left out.
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, keptBytes)).replace(/\uFFFD$/, '');
};

// Whatever the name resolves to by now, the connection goes to the address that was checked.
const pinnedTo =
  (checked: CheckedAddress): NonNullable<RequestOptions['lookup']> =>
  (_host, options, done) => {
    if (options.all) done(null, [checked]);
    else done(null, checked.address, checked.family);
  };

const exchange = (
  { url, headers, body }: Outgoing,
  options: Pick<RequestOptions, 'lookup' | 'signal'>,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // Of the URL as it is read: its scheme may be written in capitals.
    const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
    // No agent: a kept connection would go to an address that was checked for another message.
    const sent = request(url, { method: 'POST', headers, agent: false, ...options }, resolve);
    sent.on('error', reject);
    // Who answers 101, for which nobody asked, is hung up on without an error.
    sent.on('close', () => reject(new Error('the connection was closed before an answer')));
    sent.end(body);
  });

const failureOf = (error: unknown): NonNullable<Outcome['failure']> => {
  if (error instanceof HostRefused) return error.reason;
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return isTimeout ? 'timeout' : 'connection_failed';
};

// A name server that is silent would hold the message otherwise.
const before = <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });

/** Sends a message once; follows no redirect, and connects to no address but one that was checked for this message. */
export const sendMessage = async (message: Outgoing, options: SendOptions): Promise<Outcome> => {
  const began = stopwatch();
  const took = (): number => Math.round(stopwatch() - began);
  const signal = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  try {
    const checked = await before(signal, resolveHost(new URL(message.url), options, options.resolve));
    const response = await exchange(message, { lookup: pinnedTo(checked), signal });
    const { statusCode: status, headers } = response;
    const retryAfter = headers['retry-after'];
    // The status is the answer; whether the rest of it comes matters to nobody.
    const answer = await readStart(response).catch(() => '');
    return { ...(status && { status }), answer, ...(retryAfter && { retryAfter }), duration_ms: took() };
  } catch (error) {
    return { failure: failureOf(error), answer: '', duration_ms: took() };
  }
};
