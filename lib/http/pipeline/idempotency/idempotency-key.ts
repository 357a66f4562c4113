import { hash } from 'node:crypto';
import { refuse } from '../../../errors/error-kind.ts';
import { idempotencyKeyInvalid } from '../../../errors/writing.ts';
import { pathOf } from '../base-url.ts';
import type { PipelineEvent } from '../exchange.ts';

/** An idempotency key with what it stands for. */
export interface IdempotencyKey {
  /** The key as the answer repeats it. */
  readonly key: string;
  /** Digest of token, method, path and key: under it the answer is kept. */
  readonly scope: string;
  /** Digest of the whole request: another request must not use the key. */
  readonly fingerprint: string;
}

const header = 'Idempotency-Key';

// A structured-field string and the bare token are the same.
const form = /^(?:"([A-Za-z0-9_.:-]{1,255})"|([A-Za-z0-9_.:-]{1,255}))$/;

const digest = (...parts: readonly string[]): string => hash('sha256', parts.join('\n'), 'base64url');

/** The idempotency key of a request of a token; undefined without one. Throws 400 for one of another form. */
export const idempotencyKeyOf = (event: PipelineEvent, token: string, body: string): IdempotencyKey | undefined => {
  const given = event.headers?.[header.toLowerCase()];
  if (given === undefined) return undefined;
  const [, quoted, bare] = form.exec(given) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) throw refuse(idempotencyKeyInvalid);
  const target = [event.requestContext.http.method, pathOf(event)] as const;
  const contentType = event.headers?.['content-type'] ?? '';
  return {
    key,
    scope: digest(token, ...target, key),
    fingerprint: digest(...target, event.rawQueryString ?? '', contentType, body),
  };
};
