import { JsonApiError } from '../../jsonapi/errors.ts';
import { pointerTo } from '../../jsonapi/pointer.ts';
import { webhookEnv } from '../../runtime/env.ts';
import { newId } from '../../runtime/ids.ts';
import { endpointUrlProblem, type UrlProblem } from './endpoint-url.ts';
import { eventBody } from './events.ts';
import { isTaken, sendEvent } from './send-event.ts';
import type { Outcome } from './send-message.ts';

/** Who is pinged, and by what it knows the service. */
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

type Reason = UrlProblem | NonNullable<Outcome['failure']> | 'status';

const texts: Readonly<Record<Reason, string>> = {
  not_a_url: 'Url must be an absolute URL',
  not_https: 'Url must begin with https://',
  has_credentials: 'Url must not contain a user name or password',
  not_public: 'Url must lead to a public address',
  address_not_public: 'Url leads to an address that is not public',
  unresolved: 'Url has a host name that can not be resolved',
  timeout: 'Url did not answer the ping in time',
  connection_failed: 'Url does not accept connections',
  status: 'Url must answer the ping with a status of 2xx',
};

const refused = (reason: Reason, status?: number): JsonApiError =>
  new JsonApiError(422, [
    {
      code: 'endpoint_refused',
      // What the host has answered beyond the status is nobody's business: it may not be the caller's.
      detail: status === undefined ? texts[reason] : `${texts[reason]}; its status was ${status}`,
      source: { pointer: pointerTo('data', 'attributes', 'url') },
      meta: { reason, ...(status !== undefined && { response_status: status }) },
    },
  ]);

/** Throws 422 for an address that can't be that of an endpoint, whatever it would answer. */
export const requireGoodUrl = (url: string): void => {
  const problem = endpointUrlProblem(url, webhookEnv);
  if (problem !== undefined) throw refused(problem);
};

/** Pings an address; throws 422 unless it answers 2xx. */
export const requireTaken = async (pinged: Pinged): Promise<void> => {
  const outcome = await ping(pinged);
  if (!isTaken(outcome)) throw refused(outcome.failure ?? 'status', outcome.status);
};
