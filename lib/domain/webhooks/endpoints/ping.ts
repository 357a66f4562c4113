import { refuse } from '../../../errors/error-kind.ts';
import { endpointRefused } from '../../../errors/webhooks.ts';
import { webhookEnv } from '../../../runtime/env.ts';
import { newId } from '../../../runtime/ids.ts';
import { endpointUrlProblem } from '../sending/endpoint-url.ts';
import { eventBody } from '../sending/events.ts';
import { isAccepted, sendEvent } from '../sending/send-event.ts';
import type { Outcome } from '../sending/send-message.ts';

/** The endpoint to ping, and the address at which it knows the service. */
export interface Pinged {
  readonly id: string;
  readonly url: string;
  readonly base: string;
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** Sends a signed ping: an event without content. */
export const ping = ({ id: endpoint, url, base, secrets, now }: Pinged): Promise<Outcome> => {
  const id = newId();
  const subject = `webhook_endpoints/${endpoint}`;
  const body = eventBody({ id, type: 'webhook.ping', subject, time: now.toISOString(), data: {} }, base);
  return sendEvent({ url, id, body, secrets, now });
};

/** Throws 422 for an address that no endpoint may have. */
export const requireGoodUrl = (url: string): void => {
  const problem = endpointUrlProblem(url, webhookEnv);
  if (problem !== undefined) throw refuse(endpointRefused, problem);
};

/** Pings an address; throws 422 unless it answers 2xx. */
export const requireTaken = async (pinged: Pinged): Promise<void> => {
  const outcome = await ping(pinged);
  if (!isAccepted(outcome)) throw refuse(endpointRefused, outcome.failure ?? 'status', outcome.status);
};
