import type { IncomingMessage } from 'node:http';
import { webhookEnv } from '../../runtime/env.ts';
import { type CheckedRequest, exchangeChecked } from '../webhooks/sending/checked-exchange.ts';

const mostBytes = 2_000_000;

/** The response of a platform: a JSON object, and its header `Link`. */
export interface PlatformAnswer {
  readonly json: Readonly<Record<string, unknown>>;
  readonly link: string;
}

/** `signal` limits the time of the call; `statuses` are further statuses besides 200 that mean success. */
interface AskOptions {
  readonly signal: AbortSignal;
  readonly statuses?: readonly number[];
}

const readAll = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const parse = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    // The error of `JSON.parse` quotes the response, which may name a person, so it is not passed on.
    throw new Error('the platform answers no JSON');
  }
};

/**
 * Sends a request to a platform, only at addresses of the public internet. Throws for a status that is not expected,
 * and for a response that is no JSON object of at most 2 MB. The error does not quote the response.
 */
export const askJson = async (
  request: CheckedRequest,
  { signal, statuses = [200] }: AskOptions,
): Promise<PlatformAnswer> => {
  const response = await exchangeChecked(request, { allowsLoopback: webhookEnv.allowsLoopback, signal });
  if (!statuses.includes(response.statusCode ?? 0)) {
    response.destroy();
    throw new Error(`the platform answers ${response.statusCode}`);
  }
  const text = await readAll(response);
  const link = [response.headers.link ?? ''].flat().join(', ');
  return { json: parse(text), link };
};
