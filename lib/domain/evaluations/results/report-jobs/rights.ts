import type { Scope } from '../../../../access/scopes.ts';
import { scopesAtLarge } from '../../../../access/token-record.ts';
import { resultViewer, standingOf } from '../reading/result-viewer.ts';
import type { ReportReader } from '../reports/read-report.ts';

/*
 * The rights of a caller that decide what a report shows: scopes for the whole institution, and the instructors and
 * departments of a person where these show results or comments. A caller with all rights of another sees everything that the
 * other sees.
 */

/** The first scope of a pair includes the second. */
const implied: Partial<Readonly<Record<Scope, Scope>>> = {
  'results:preview': 'results:read',
  'comments:review': 'comments:read',
};

const scopesOf = (held: readonly Scope[], wanted: readonly Scope[]): string[] => {
  const all = new Set(held.flatMap((scope) => [scope, implied[scope] ?? scope]));
  return wanted.filter((scope) => all.has(scope));
};

/** The rights of a caller that decide what a report shows. */
export const rightsOf = async (reader: ReportReader, withComments: boolean): Promise<string[]> => {
  const caller = await reader.caller();
  const wanted: readonly Scope[] = [
    ...(['results:preview', 'results:read'] as const),
    ...(withComments ? (['comments:review', 'comments:read'] as const) : []),
  ];
  const rights = scopesOf(scopesAtLarge(caller), wanted).map((scope) => `at large ${scope}`);
  const readsComments = withComments && caller.scopes.some((scope) => scope.startsWith('comments:'));
  const viewer = await resultViewer(reader);
  const isOfStanding = viewer.kind === 'person' || (readsComments && !rights.includes('at large comments:read'));
  const { instructors, departments } = isOfStanding
    ? await standingOf(reader.store, caller.principal)
    : { instructors: [], departments: [] };
  return [
    ...rights,
    ...(readsComments ? ['comments'] : []),
    ...[...instructors].map((id) => `instructor ${id}`),
    ...[...departments].map((id) => `department ${id}`),
  ];
};

/** Whether a caller has all rights that a report was made with. */
export const hasRights = (held: readonly string[], needed: readonly string[]): boolean => {
  const all = new Set(held);
  return needed.every((right) => all.has(right));
};
