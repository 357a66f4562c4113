import type { Holder } from '../../../access/owner.ts';
import { noChange } from '../../../model/validation/change.ts';
import { changeRecord, whileStale } from '../../../model/write/update.ts';
import {
  type DeliveryFailure,
  type DeliveryStatus,
  webhookDelivery,
} from '../../../resources/service/webhook-delivery.ts';
import { now as clock } from '../../../runtime/clock.ts';
import { anyBelow } from '../../../runtime/random.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import type { Store } from '../../../store/store.ts';
import { noteAttempt } from '../endpoints/failing.ts';
import { endpointReference, readSecrets } from '../endpoints/items.ts';
import { holderOf } from '../endpoints/receivers.ts';
import { inForce } from '../endpoints/secrets.ts';
import { disableEndpoint } from '../endpoints/write-endpoint.ts';
import { isAccepted, type SendSettings, sendEvent } from '../sending/send-event.ts';
import type { Outcome } from '../sending/send-message.ts';
import { enqueue, queuedFor, watchedAt } from './delivery-queue.ts';
import { type Claim, claimDue, type Due, deliveryReference, dueField, dueOf, endDue, putDue } from './items.ts';
import { maxAttempts, requestedWait, waitAfter } from './retry-schedule.ts';
import { scopeField } from './write-delivery.ts';

/** Error for a claim that ended before the attempt was recorded, while another process has made one. */
class ClaimLost extends Error {}

/** The record of an attempt. */
interface Recorded {
  readonly attributes: Readonly<Record<string, unknown>>;
  /** When the next attempt is due, if one is. */
  readonly next?: Date | undefined;
}

const record = async (
  store: Store,
  found: StoredRecord,
  claim: Claim,
  { attributes, next }: Recorded,
): Promise<void> => {
  const now = clock();
  const { delivery, endpoint } = claim;
  const due = next && { delivery, endpoint, at: watchedAt(next, now) };
  const lost = () => new ClaimLost();
  const all = { ...attributes, next_attempt_at: next?.toISOString() ?? null };
  try {
    await whileStale(store, found, (current) =>
      changeRecord(store, webhookDelivery, current, {
        change: { ...noChange, attributes: all },
        now,
        sideEffects: {
          fields: { [dueField]: due?.at ?? null },
          steps: () => [endDue(claim, lost), ...(due === undefined ? [] : [putDue(due)])],
        },
      }),
    );
  } catch (error) {
    if (isLost(error)) return;
    throw error;
  }
  if (due !== undefined && next !== undefined) await enqueue(queuedFor(due, next, now));
};

const isLost = (error: unknown): boolean =>
  error instanceof ClaimLost ||
  (error instanceof WriteRefused && error.reasons.some((each) => each instanceof ClaimLost));

const nextAttempt = (attempts: number, outcome: Outcome, now: Date): Date | undefined => {
  // An endpoint that responds with 410 wants no more events.
  if (isAccepted(outcome) || outcome.status === 410) return undefined;
  const requested = requestedWait(outcome.retryAfter, now);
  const wait = waitAfter(attempts, { chance: anyBelow(1_001) / 1_000, requested });
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
};

const statusAfter = (attempts: number, outcome: Outcome): DeliveryStatus => {
  if (isAccepted(outcome)) return 'succeeded';
  return attempts >= maxAttempts ? 'exhausted' : 'failed';
};

const recordedOf = (delivery: StoredRecord, outcome: Outcome, now: Date): Recorded => {
  const attempt = Number(delivery.attempt) + 1;
  return {
    attributes: {
      attempt,
      at: now.toISOString(),
      status: statusAfter(attempt, outcome),
      response_status: outcome.status ?? null,
      failure: outcome.failure ?? null,
      duration_ms: outcome.duration_ms,
      response_body: outcome.status === undefined ? null : outcome.answer,
    },
    next: nextAttempt(attempt, outcome, now),
  };
};

/**
 * Returns whether the owner of the endpoint may still know of the event. A person's groups may permit less than at the
 * dispatch.
 */
const mayKnow = ({ scopes }: Holder, { [scopeField]: scope }: StoredRecord): boolean =>
  scope === undefined || scopes.some((each) => each === scope);

/** Returns the endpoint to which a delivery may be sent now, otherwise the reason why not. */
const findEndpoint = async (
  store: Store,
  delivery: StoredRecord,
  now: Date,
): Promise<StoredRecord | Extract<DeliveryFailure, 'endpoint_deleted' | 'endpoint_disabled' | 'not_allowed'>> => {
  const endpoint = await store.read(endpointReference(String(delivery.endpoint_id)));
  if (endpoint === undefined) return 'endpoint_deleted';
  if (endpoint.is_enabled === false) return 'endpoint_disabled';
  const token = await holderOf(store, String(endpoint.owner), now);
  if (token !== undefined) return mayKnow(token, delivery) ? endpoint : 'not_allowed';
  await disableEndpoint(store, endpoint, 'token_not_valid', now);
  return 'endpoint_disabled';
};

const send = async (
  store: Store,
  endpoint: StoredRecord,
  { event_id, body }: StoredRecord,
  settings: SendSettings,
): Promise<Outcome | undefined> => {
  const secrets = await readSecrets(store, endpoint.id);
  if (secrets === undefined) return undefined;
  const now = clock();
  const message = { url: String(endpoint.url), id: String(event_id), body: String(body), now };
  return sendEvent({ ...message, secrets: inForce(secrets, now) }, settings);
};

const notSent = (failure: DeliveryFailure): Recorded => ({
  attributes: { status: 'failed', failure, response_status: null, response_body: null, duration_ms: null },
});

/**
 * Makes one attempt of a delivery that is due, and plans the next. May be called at any time again, and by several
 * processes: only the one with the claim does anything. If a process dies between sending and recording, the delivery
 * is sent again with the same id.
 */
export const attemptDelivery = async (store: Store, due: Due, settings: SendSettings = {}): Promise<void> => {
  const claim = await claimDue(store, due, clock());
  if (claim === undefined) return;
  const delivery = await store.read(deliveryReference(due.delivery));
  // The delivery has expired.
  if (delivery === undefined || dueOf(delivery)?.at !== due.at) {
    await store.write([endDue(claim, () => new ClaimLost())]);
    return;
  }
  const endpoint = await findEndpoint(store, delivery, clock());
  if (typeof endpoint === 'string') return record(store, delivery, claim, notSent(endpoint));
  const outcome = await send(store, endpoint, delivery, settings);
  if (outcome === undefined) return record(store, delivery, claim, notSent('endpoint_deleted'));
  await record(store, delivery, claim, recordedOf(delivery, outcome, clock()));
  if (outcome.status === 410) return disableEndpoint(store, endpoint, 'gone', clock());
  await noteAttempt(store, endpoint, { isAccepted: isAccepted(outcome), now: clock() });
};
