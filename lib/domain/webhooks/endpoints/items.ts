import { type OwnedIds, type OwnedKind, ownedIds } from '../../../access/owned-ids.ts';
import type { PersonGrant } from '../../../access/owner.ts';
import { tooManyEndpoints } from '../../../errors/webhooks.ts';
import { maxEndpoints, webhookEndpoint } from '../../../resources/service/webhook-endpoint.ts';
import type { RecordReference } from '../../../store/keys.ts';
import { StaleRead } from '../../../store/refused.ts';
import {
  alreadyWritten,
  changeStep,
  deleteStep,
  isStill,
  itemExists,
  putStep,
  type Step,
  settingAll,
} from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { webhookKeyOf } from '../../../store/webhook-keys.ts';

/*
 * The items of webhook endpoints: their records; the ids of each owner's endpoints (lib/access/owned-ids.ts); the secrets of
 * each endpoint; and since when it has answered nothing but failures.
 */

/** A reference to an endpoint. */
export const endpointReference = (id: string): RecordReference => ({ type: webhookEndpoint.type, id });

/** The endpoints of an owner. */
export const ownedEndpoints: OwnedKind = {
  key: webhookKeyOf.owner,
  attribute: 'endpoints',
  most: maxEndpoints,
  tooMany: tooManyEndpoints,
};

// Ids of tokens are hexadecimal.
const everyOwner = ['0', 'g'] as const;

/** The endpoints of all owners. 1 round trip. */
export const readAllOwned = async (store: Store): Promise<OwnedIds[]> =>
  (await store.queryRange(webhookKeyOf.owner('').pk, everyOwner)).map((item) => ownedIds(ownedEndpoints, item));

/** Returns a step that gives an owner's endpoints the present rights of the person. */
export const renewGrant = (owner: string, person: PersonGrant): Step =>
  changeStep(webhookKeyOf.owner(owner), { conditions: [itemExists], set: [[['person'], person]] }, () => undefined);

/** The secrets of an endpoint: the present one, and the previous one until an instant. */
export interface Secrets {
  readonly secret: string;
  readonly previous?: string;
  /** ISO 8601. */
  readonly previous_until?: string;
}

/** The secrets of an endpoint; undefined for one that is not there. 1 round trip. */
export const readSecrets = async (store: Store, endpoint: string): Promise<Secrets | undefined> =>
  // Only this file writes under the key.
  (await store.get(webhookKeyOf.secret(endpoint))) as Secrets | undefined;

/** Step that keeps the first secret of an endpoint. */
export const putSecret = (endpoint: string, secret: string): Step =>
  putStep(webhookKeyOf.secret(endpoint), { secret } satisfies Secrets, () => alreadyWritten);

/** Step that replaces the secrets that were read. */
export const replaceSecrets = (endpoint: string, before: Secrets, after: Required<Secrets>): Step =>
  changeStep(
    webhookKeyOf.secret(endpoint),
    { conditions: [isStill('secret', before.secret)], ...settingAll({ ...after }) },
    () => new StaleRead('the secret has been rotated'),
  );

/** Step that deletes the secrets of an endpoint. */
export const dropSecrets = (endpoint: string): Step => deleteStep(webhookKeyOf.secret(endpoint), () => undefined, []);

/** Since when an endpoint has answered nothing but failures; undefined for one that has not. 1 round trip. */
export const readFailingSince = async (store: Store, endpoint: RecordReference): Promise<string | undefined> => {
  const found = await store.get(webhookKeyOf.failures(endpoint));
  return found && String(found.since);
};

/** Step that notes the first failure of an endpoint. */
export const noteFailing = (endpoint: RecordReference, since: string): Step =>
  putStep(webhookKeyOf.failures(endpoint), { since }, () => alreadyWritten);

/** Step that forgets the failures of an endpoint. */
export const dropFailures = (endpoint: RecordReference): Step =>
  deleteStep(webhookKeyOf.failures(endpoint), () => undefined, []);
