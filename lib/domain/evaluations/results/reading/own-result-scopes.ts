import type { Scope } from '../../../../access/scopes.ts';
import type { FindOwnScopes } from '../../../../access/signed-in.ts';
import { type ResultStanding, readResultStanding } from './result-standing.ts';

/** What those who teach, or chair a department, may read of results and comments; the standing says which of them. */
export const resultScopesOf = ({ instructors, departments }: ResultStanding): readonly Scope[] =>
  instructors.size + departments.size > 0 ? ['results:read', 'comments:read'] : [];

export const ownResultScopes: FindOwnScopes = async (store, user) =>
  resultScopesOf(await readResultStanding(store, user));
