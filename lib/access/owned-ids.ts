import { type ErrorKind, refuse } from '../errors/error-kind.ts';
import type { Key } from '../store/keys.ts';
import { StaleRead } from '../store/refused.ts';
import { changeStep, itemExists, putStep, type Step } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import type { Owned, PersonGrant } from './owner.ts';

/** Something of which an owner has a bounded number at a time; one item of the table has the ids of all of an owner's. */
export interface OwnedKind {
  /** The key of an owner's item. */
  key(owner: string): Key;
  /** The attribute of the item that has the ids. */
  readonly attribute: string;
  readonly most: number;
  /** What is thrown for one more. */
  readonly tooMany: ErrorKind<[most: number]>;
}

/** What an owner has of a kind. */
export interface OwnedIds extends Owned {
  readonly ids: readonly string[];
}

/** What an owner's item says. */
export const ownedIds = ({ attribute }: OwnedKind, item: Readonly<Record<string, unknown>>): OwnedIds => ({
  token: String(item.token),
  // Only this file, and the rotation of tokens (tokens.ts), write such items.
  person: item.person as PersonGrant | undefined,
  ids: Object.keys(item[attribute] ?? {}),
});

/** What an owner has; undefined for one that never had any. 1 round trip. */
export const readOwned = async (store: Store, kind: OwnedKind, owner: string): Promise<OwnedIds | undefined> => {
  const item = await store.get(kind.key(owner));
  return item && ownedIds(kind, item);
};

/** Throws 409 where an owner can have no more. */
export const requireRoom = ({ most, tooMany }: OwnedKind, owned: OwnedIds | undefined): void => {
  if ((owned?.ids.length ?? 0) >= most) throw refuse(tooMany, most);
};

/** Step that counts in what `holder` makes, if there is room for it. */
export const countIn = (
  { key, attribute, most, tooMany }: OwnedKind,
  owner: string,
  {
    owned,
    id,
    holder: { token, person },
  }: { readonly owned: OwnedIds | undefined; readonly id: string; readonly holder: Owned },
): Step => {
  if (owned === undefined)
    return putStep(
      key(owner),
      { token, [attribute]: { [id]: true }, ...(person && { person }) },
      () => new StaleRead('the owner has the first of a kind'),
    );
  return changeStep(
    key(owner),
    {
      conditions: [itemExists, { kind: 'shorter', path: [attribute], than: most }],
      set: [
        [[attribute, id], true],
        // After a rotation, a request of the old token may still be under way. Token ids ascend with time, so the
        // greater one is newer.
        ...(token > owned.token ? [[['token'], token] as const] : []),
        ...(person === undefined ? [] : [[['person'], person] as const]),
      ],
    },
    () => refuse(tooMany, most),
  );
};

/** Step that counts one out. */
export const countOut = ({ key, attribute }: OwnedKind, owner: string, id: string): Step =>
  changeStep(key(owner), { conditions: [itemExists], remove: [[attribute, id]] }, () => undefined);
