import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** A new secret, as receivers get it: `whsec_` and 256 random bits in base64. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

const keyOf = (secret: string): Buffer => {
  if (!secret.startsWith(prefix)) throw new Error('a webhook secret begins with whsec_');
  return Buffer.from(secret.slice(prefix.length), 'base64');
};

/** What is signed: a message with the id that is the same at every attempt, and the moment of this one. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** One signature of a message: Standard Webhooks 1.0, `v1,` and the HMAC-SHA256 in base64. */
const signatureOf = ({ id, timestamp, body }: SignedMessage, secret: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/** The headers of a message (Standard Webhooks 1.0), with a signature by each secret that is in force, the newest first. */
export const signedHeaders = (
  message: SignedMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(message, secret)).join(' '),
});
