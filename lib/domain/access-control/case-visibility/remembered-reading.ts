import type { Principal } from '../../../access/token-record.ts';
import { workflowCase } from '../../../resources/faculty-review/workflow-case.ts';
import { type Key, keyOf } from '../../../store/keys.ts';
import { ReadAhead } from '../../../store/read-ahead.ts';
import type { Store } from '../../../store/store.ts';

type UserPrincipal = Extract<Principal, { kind: 'user' }>;

// Some 100 bytes a key: a process keeps at most about 10 MB.
const [maxUsers, maxKeys] = [200, 500];

const remembered = new Map<string, readonly Key[]>();

const nameOf = ({ tableName }: Store, { id }: UserPrincipal): string => `${tableName}/${id}`;

/**
 * Begins to read at once what last showed this process which cases the user may see: the user, the groups, the people
 * and departments on the way, the cases. It is a guess at keys alone: the rules are applied to what they hold by now, and
 * whatever else these lead to is read as well. At first it is what the token says.
 */
export const readAheadFor = (store: Store, principal: UserPrincipal): ReadAhead => {
  const { id, profile } = principal;
  const own = [{ type: 'user', id }, ...(profile === undefined ? [] : [{ type: 'profile', id: profile }])];
  const guess = remembered.get(nameOf(store, principal)) ?? own.map(keyOf.record);
  return store.readAhead((read) => new ReadAhead(guess, read));
};

/** The keys of cases that are about to be read. */
export const caseKeys = (ids: readonly string[] = []): Key[] =>
  ids.map((id) => keyOf.record({ type: workflowCase.type, id }));

/** Remembers what was read for a user, for the user's next request. */
export const rememberReading = (store: Store, principal: UserPrincipal, keys: readonly Key[]): void => {
  const name = nameOf(store, principal);
  remembered.delete(name);
  if (remembered.size >= maxUsers) remembered.clear();
  remembered.set(name, keys.slice(0, maxKeys));
};
