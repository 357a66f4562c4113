import type { IncomingMessage } from 'node:http';
import { stopwatch } from '../../../runtime/clock.ts';
import { exchangeChecked } from './checked-exchange.ts';
import type { UrlRules } from './endpoint-url.ts';
import { HostRefused, type Resolve } from './resolve-host.ts';

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

const failureOf = (error: unknown): NonNullable<Outcome['failure']> => {
  if (error instanceof HostRefused) return error.reason;
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return isTimeout ? 'timeout' : 'connection_failed';
};

/** Sends a message once; follows no redirect, and connects to no address but one that was checked for this message. */
export const sendMessage = async (message: Outgoing, options: SendOptions): Promise<Outcome> => {
  const began = stopwatch();
  const took = (): number => Math.round(stopwatch() - began);
  const signal = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  try {
    const { allowsLoopback, resolve } = options;
    const response = await exchangeChecked({ method: 'POST', ...message }, { allowsLoopback, resolve, signal });
    const { statusCode: status, headers } = response;
    const retryAfter = headers['retry-after'];
    // Only the status counts as the response. The rest may be lost.
    const answer = await readStart(response).catch(() => '');
    return { ...(status && { status }), answer, ...(retryAfter && { retryAfter }), duration_ms: took() };
  } catch (error) {
    return { failure: failureOf(error), answer: '', duration_ms: took() };
  }
};
