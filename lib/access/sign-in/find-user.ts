import type { JWTPayload } from 'jose';
import { comparableId } from '../../runtime/comparable-id.ts';
import { textsInJson } from '../../runtime/json.ts';
import { keyOf } from '../../store/keys.ts';
import { allKeys } from '../../store/list-index.ts';
import type { Item } from '../../store/queries.ts';
import type { Store } from '../../store/store.ts';
import { ownerOf } from '../../store/value-entries.ts';
import { cacheMs } from '../token-record.ts';
import type { SignInSettings } from './settings.ts';

/** A value of a user's field that finds a person. */
interface Named {
  readonly field: 'emails' | 'employee_ids';
  /** The only system whose number counts. */
  readonly system?: string;
  readonly value: string;
}

const maxCached = 10_000;
// Longer values have no entry (docs/decisions/0093-searching-by-words.md).
const longestValue = 255;

// Addresses of users are ASCII. Made small, a few other letters are too: the Kelvin sign would name the owner of a k.
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
const ascii = /^[\x00-\x7f]*$/;

/** The user that a value has named in this process. Who has the value now is read each time. */
const known = new Map<string, { readonly id: string; readonly until: number }>();

/** Whether an address may name somebody: the provider has verified it, or says nothing of that. Some say it as text. */
const isVerified = (said: unknown = true): boolean =>
  said === true || said === null || (typeof said === 'string' && said.toLowerCase() === 'true');

/** By the name of a claim, the system in `employee_ids` whose numbers it has; of the others all systems count. */
const systems: Readonly<Record<string, string>> = { eduperson_principal_name: 'eppn' };

/** What a token's claim names; undefined where it names nobody, or an address that the provider has not verified. */
const namedBy = (claims: JWTPayload, claim: string): Named | undefined => {
  const value = claims[claim];
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined;
  const text = String(value);
  if (text.length > longestValue) return undefined;
  const system = systems[claim];
  if (claim !== 'email') return { field: 'employee_ids', value: comparableId(text), ...(system && { system }) };
  return !isVerified(claims.email_verified) || !ascii.test(text)
    ? undefined
    : { field: 'emails', value: text.toLowerCase() };
};

const valuesOf = ({ emails, employee_ids: ids }: Item, { field, system }: Named): string[] => {
  if (field === 'employee_ids') return typeof ids === 'string' ? textsInJson(ids, system).map(comparableId) : [];
  return [emails ?? []].flat().map((each) => String(each).toLowerCase());
};

/** Reads a user who is active and has the value now. */
const readUser = async (store: Store, id: string, named: Named): Promise<Item | undefined> => {
  const user = await store.get(keyOf.record({ type: 'user', id }));
  return user !== undefined && user.deactivated !== true && valuesOf(user, named).includes(named.value)
    ? user
    : undefined;
};

/** The one active user who has a value. Nobody where several have it: then it does not say which of them asks. */
const readOnlyUser = async (store: Store, named: Named): Promise<Item | undefined> => {
  const { pk } = keyOf.valueEntry({ list: 'user', field: named.field, value: named.value }, '');
  const entries = await store.queryRange(pk, allKeys);
  const ids = new Set(entries.map(({ sk }) => ownerOf(pk, String(sk)).id));
  const users = await Promise.all([...ids].map((id) => readUser(store, id, named)));
  const [found, ...others] = users.filter((each) => each !== undefined);
  return others.length === 0 ? found : undefined;
};

/**
 * Finds the user that the claims name. The user's record is read each time, strongly consistently: 1 round trip, and one
 * more where this process has not looked for 45 seconds who has the value.
 */
export const findUser = async (
  store: Store,
  { claim }: Pick<SignInSettings, 'claim'>,
  { claims, now }: { readonly claims: JWTPayload; readonly now: Date },
): Promise<Item | undefined> => {
  const named = namedBy(claims, claim);
  if (named === undefined) return undefined;
  const name = JSON.stringify([store.tableName, named.field, named.system, named.value]);
  const seen = known.get(name);
  const same = seen && now.getTime() < seen.until ? await readUser(store, seen.id, named) : undefined;
  if (same !== undefined) return same;
  const user = await readOnlyUser(store, named);
  if (known.size >= maxCached) known.clear();
  if (user === undefined) known.delete(name);
  else known.set(name, { id: String(user.id), until: now.getTime() + cacheMs });
  return user;
};
