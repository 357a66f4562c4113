import { type OwnedIds, readOwned } from '../../../access/owned-ids.ts';
import { goodToken, type Holder } from '../../../access/owner.ts';
import type { AnnouncedType } from '../../../resources/announced-types.ts';
import { asksFor } from '../../../resources/service/event-types.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { type Change, mayBeSince } from '../../changes/change.ts';
import { endpointReference, ownedEndpoints, readAllOwned } from './items.ts';
import { disableEndpoint } from './write-endpoint.ts';

/** An endpoint that is enabled, with the token that has it. */
export interface Receiver {
  readonly endpoint: StoredRecord;
  readonly token: Holder;
}

/** Returns the present owner of an owner's endpoints; undefined if the token is no longer valid. */
export const holderOf = async (store: Store, owner: string, now: Date): Promise<Holder | undefined> => {
  const owned = await readOwned(store, ownedEndpoints, owner);
  return owned && goodToken(store, owned, now);
};

const receiversOf = async (store: Store, owned: OwnedIds, now: Date): Promise<Receiver[]> => {
  const { ids } = owned;
  if (ids.length === 0) return [];
  const [endpoints, token] = await Promise.all([
    store.readMany(ids.map(endpointReference)),
    goodToken(store, owned, now),
  ]);
  const enabled = endpoints.filter((each) => each.is_enabled !== false);
  if (token !== undefined) return enabled.map((endpoint) => ({ endpoint, token }));
  for (const endpoint of enabled) await disableEndpoint(store, endpoint, 'token_not_valid', now);
  return [];
};

/**
 * Reads all enabled endpoints. They are read each time, in 2 round trips, 1 if there are none: with a list that is
 * seconds old, an endpoint would miss changes just after its creation.
 */
export const readReceivers = async (store: Store, now: Date): Promise<Receiver[]> => {
  const owned = await readAllOwned(store);
  const all = await Promise.all(owned.map((each) => receiversOf(store, each, now)));
  return all.flat();
};

/** Whether a token may know of changes of a type: what it may read in the change feed. */
const mayKnow = ({ scopes, principal }: Holder, { scope, onlyForIntegrations }: AnnouncedType): boolean =>
  scopes.includes(scope) && (principal.kind === 'integration' || !onlyForIntegrations);

/**
 * Returns whether an endpoint gets a change. A change that is dispatched late may be older than the endpoint, and it
 * then does not get it.
 */
export const gets = ({ endpoint, token }: Receiver, type: AnnouncedType, change: Change): boolean =>
  mayBeSince(change, endpoint.created_at) &&
  mayKnow(token, type) &&
  // Only lists of texts are stored under this name.
  asksFor((endpoint.event_types ?? []) as readonly string[], change.subject_type, change.action);
