import { webhookEnv } from '../../../runtime/env.ts';
import { eventMediaType } from './events.ts';
import { type Outcome, type SendOptions, sendMessage } from './send-message.ts';
import { signedHeaders } from './signature.ts';

/** An event on its way to an endpoint. */
export interface EventMessage {
  readonly url: string;
  readonly id: string;
  readonly body: string;
  /** Those that sign, the newest first. */
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** The options that a test may set: the time limit for an endpoint, and the resolution of names. */
export type SendSettings = Partial<Omit<SendOptions, 'allowsLoopback'>>;

/** Signs an event and sends it once. */
export const sendEvent = (
  { url, id, body, secrets, now }: EventMessage,
  settings: SendSettings = {},
): Promise<Outcome> => {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const headers = {
    'content-type': eventMediaType,
    'user-agent': 'Facet-Webhooks/1.0',
    ...signedHeaders({ id, timestamp, body }, secrets),
  };
  return sendMessage({ url, headers, body }, { allowsLoopback: webhookEnv.allowsLoopback, ...settings });
};

/** Whether an endpoint has taken what it was sent. */
export const isAccepted = ({ status = 0 }: Outcome): boolean => status >= 200 && status < 300;
