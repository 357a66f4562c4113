import { isRefusedFor, refuse } from '../../../errors/error-kind.ts';
import { alreadySuppressed } from '../../../errors/messages.ts';
import { notFound } from '../../../errors/reading.ts';
import type { Change } from '../../../model/validation/change.ts';
import { readChange } from '../../../model/validation/read-change.ts';
import { type CreationOptions, createRecord } from '../../../model/write/create.ts';
import { type Deletion, deleteRecord } from '../../../model/write/delete.ts';
import type { Guard } from '../../../model/write/guard.ts';
import { updateGuarded } from '../../../model/write/update.ts';
import {
  messageSuppression as resource,
  type SuppressionReason,
} from '../../../resources/messages/message-suppression.ts';
import { dayOf } from '../../../runtime/instant.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { addressHash, dropSuppressed, noteSuppressed, readSuppressed, type Suppressed } from './items.ts';

/** Steps for the deletion of a suppression. */
export const deleteSuppressionSteps = async (_store: Store, record: StoredRecord): Promise<Step[]> => [
  dropSuppressed(String(record.user)),
];

const deletion: Deletion = {
  resource,
  // Nothing refers to a suppression.
  dependents: { linkages: {}, counted: [], backReferences: false },
  check: deleteSuppressionSteps,
};

/** Ends a suppression. Does nothing if it no longer exists. */
export const endSuppression = async (store: Store, { record }: Suppressed, now: Date): Promise<void> => {
  try {
    await deleteRecord(store, deletion, record, now);
  } catch (error) {
    if (!isRefusedFor(error, notFound)) throw error;
  }
};

/** The reason why a user gets no mails, and the suppressed address. */
interface Suppressing {
  readonly reason: SuppressionReason;
  readonly address: string | null;
}

/** Returns whether a suppression covers another one. An unsubscribed person still gets invitations. */
const covers = (known: Suppressed, { reason, address }: Suppressing): boolean =>
  known.address === addressHash(address) && (known.reason !== 'unsubscribed' || reason === 'unsubscribed');

/** Writes a suppression in one transaction: a new one, or what is known with another reason. */
const write = async (
  store: Store,
  change: Change,
  { suppressing, now, id }: Pick<CreationOptions, 'now' | 'id'> & { readonly suppressing: Suppressing },
): Promise<StoredRecord> => {
  const { reason, address } = suppressing;
  const user = change.toOne.user?.id ?? '';
  const known = (await readSuppressed(store, [user])).get(user);
  if (known !== undefined && covers(known, suppressing)) throw refuse(alreadySuppressed, known.reason);
  const attributes = { reason, day: dayOf(now.toISOString()) };
  const guard: Guard = async ({ after }) => {
    // Read again: the general write repeats itself after a stale read.
    const found = (await readSuppressed(store, [user])).get(user);
    if (found?.record !== known?.record) throw refuse(alreadySuppressed, found?.reason ?? reason);
    return [noteSuppressed(user, { record: after?.id ?? '', reason, address: addressHash(address) }, known)];
  };
  if (known === undefined)
    return createRecord(store, resource, { ...change, attributes }, { now, ...(id && { id }), guard });
  return updateGuarded(store, resource, known.record, { change: { ...change, attributes, toOne: {} }, now, guard });
};

/** Suppresses mails to a user at the office's request. Throws 409 for a user who is suppressed already, 422. */
export const createSuppression = async (
  store: Store,
  change: Change,
  creating: Pick<CreationOptions, 'now' | 'id'>,
): Promise<StoredRecord> => {
  const user = await store.read({ type: 'user', id: change.toOne.user?.id ?? '' });
  const [address = null] = (user?.emails ?? []) as readonly string[];
  return write(store, change, { ...creating, suppressing: { reason: 'manual', address } });
};

/** Suppresses mails to a user because of an event. Does nothing if the user is suppressed already. */
export const suppressUser = async (
  store: Store,
  { user, now, ...suppressing }: Suppressing & { readonly user: string; readonly now: Date },
): Promise<void> => {
  const data = { attributes: {}, relationships: { user: { data: { type: 'user', id: user } } } };
  const change = readChange(resource, data, { creates: true, trusted: true });
  try {
    await write(store, change, { now, suppressing });
  } catch (error) {
    if (!isRefusedFor(error, alreadySuppressed)) throw error;
  }
};
