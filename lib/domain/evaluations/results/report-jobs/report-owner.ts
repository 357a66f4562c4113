import { readOwned } from '../../../../access/owned-ids.ts';
import { goodToken, grantOf, type Owned, ownerOf, type PersonGrant } from '../../../../access/owner.ts';
import type { Scope } from '../../../../access/scopes.ts';
import type { TokenRecord } from '../../../../access/token-record.ts';
import type { TokenHolder, Visibility } from '../../../../model/definition/visibility.ts';
import { now } from '../../../../runtime/clock.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { readResultStanding, resultScopesOf } from '../reading/result-standing.ts';
import type { ReportReader } from '../reports/read-report.ts';
import { ownedReports } from './items.ts';

// Members of a report's record: the line of tokens that owns it, and the token with whose rights it is made.
const ownerField = 'owner';
const tokenField = 'token';
const personField = 'person';

/** Returns the members of a report's record that name the caller to which it belongs. */
export const ownedBy = (caller: TokenRecord, at: Date): Readonly<Record<string, unknown>> => {
  const person = grantOf(caller, at);
  return { [ownerField]: ownerOf(caller), [tokenField]: caller.id, ...(person && { [personField]: person }) };
};

/** Returns the reports that a caller may see: its own ones. */
export const ownReports = async (viewer: TokenHolder): Promise<Visibility> => {
  const owner = ownerOf(await viewer.caller());
  return { keep: async (records: readonly StoredRecord[]) => records.filter((each) => each[ownerField] === owner) };
};

type Caller = Awaited<ReturnType<ReportReader['caller']>>;

/**
 * Returns a person with the scopes that groups granted when the report was requested, and the scopes of the person's
 * present standing.
 */
const personOf = async (store: Store, { user, scopes }: PersonGrant): Promise<Caller> => {
  const own = resultScopesOf(await readResultStanding(store, user));
  return {
    name: 'signed in',
    scopes: [...new Set([...scopes, ...own])],
    principal: { kind: 'user', id: user, granted: scopes },
  };
};

const readsResults: readonly Scope[] = ['results:read', 'results:preview'];

/** Reads the present owner of a report; returns undefined if that token or person may no longer read results. */
export const ownerNow = async (store: Store, record: StoredRecord): Promise<Caller | undefined> => {
  // Only `ownedBy` writes these members.
  const person = record[personField] as PersonGrant | undefined;
  // After a rotation, another token has replaced the stored one.
  const known = person === undefined ? await readOwned(store, ownedReports, String(record[ownerField])) : undefined;
  const owned: Owned = { token: known?.token ?? String(record[tokenField]), person };
  const token = await goodToken(store, owned, now());
  if (token === undefined) return undefined;
  const caller = owned.person ? await personOf(store, owned.person) : { name: '', ...token };
  return caller.scopes.some((scope) => readsResults.includes(scope)) ? caller : undefined;
};

/** Reads with the owner's rights at each moment. */
export const readerFor = (store: Store, caller: Caller): ReportReader => ({
  store,
  get now() {
    return now();
  },
  caller: async () => caller,
});
