import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { UrlRules } from './endpoint-url.ts';
import { type CheckedAddress, type Resolve, resolveHost } from './resolve-host.ts';

/** A request to a host that an institution has named. */
export interface CheckedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How long it may take, and what its host may be. */
export interface CheckedOptions extends UrlRules {
  readonly resolve?: Resolve | undefined;
  readonly signal: AbortSignal;
}

// The connection goes to the address that was checked, whatever the name resolves to meanwhile.
const pinnedTo =
  (checked: CheckedAddress): NonNullable<RequestOptions['lookup']> =>
  (_host, options, done) => {
    if (options.all) done(null, [checked]);
    else done(null, checked.address, checked.family);
  };

const exchange = (
  { method, url, headers, body }: CheckedRequest,
  options: Pick<RequestOptions, 'lookup' | 'signal'>,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // The protocol is read from the parsed URL, because a scheme may be written in capitals.
    const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
    // No agent: a kept connection would go to an address that was checked for another message.
    const sent = request(url, { method, headers, agent: false, ...options }, resolve);
    sent.on('error', reject);
    // A response with 101, which nobody has requested, closes the connection without an error.
    sent.on('close', () => reject(new Error('the connection was closed before an answer')));
    sent.end(body);
  });

// Without the signal, a silent name server would delay the message.
const before = <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });

/**
 * Sends a request once; follows no redirect, and connects to no address but one that was checked for this request. Throws
 * `HostRefused`.
 */
export const exchangeChecked = async (
  request: CheckedRequest,
  { resolve, signal, ...rules }: CheckedOptions,
): Promise<IncomingMessage> => {
  const checked = await before(signal, resolveHost(new URL(request.url), rules, resolve));
  return exchange(request, { lookup: pinnedTo(checked), signal });
};
