import type { TokenHolder, Visibility } from '../../../model/definition/visibility.ts';
import { readBare, readLinkedIds } from '../../../model/read/read-linked.ts';
import { profile } from '../../../resources/people/profile.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { departmentsBelow } from '../../departments/tree.ts';
import { type FoundStanding, readCaseStanding } from './case-standing.ts';
import { type CaseParties, type CaseStanding, judgeCase } from './judge-case.ts';

// The maximum number of records that are read one by one. A user who sees more cases soon finds a page of them in the
// list.
const few = 200;

const partiesOf = ({ id, candidate, workflow_group }: StoredRecord): CaseParties => ({
  id,
  candidate: String(candidate),
  group: String(workflow_group),
});

/**
 * Returns the ids of the cases that a standing reaches, without regard to recusals; undefined if there are too many.
 */
const casesInReach = async (
  store: Store,
  { standing, holders }: FoundStanding,
  departments: readonly StoredRecord[],
): Promise<string[] | undefined> => {
  const below = await readLinkedIds(store, departments, 'profiles', few);
  if (below === undefined) return undefined;
  const profiles = await readBare(store, profile.type, [...standing.assisted, ...below]);
  return readLinkedIds(store, [...holders, ...profiles], 'cases', few);
};

/** The visibility of a user with few cases: all cases in reach, except recusals. */
const visibleAmong = (standing: CaseStanding, among: readonly string[]): Visibility => ({
  among,
  keep: async (cases) => cases.filter((each) => judgeCase(standing, partiesOf(each)) !== 'does not see'),
});

/**
 * The visibility of a user in the whole list. If it depends on the candidates' departments, these are read batch by
 * batch.
 */
const visibleInAll = (store: Store, standing: CaseStanding, departments: readonly StoredRecord[]): Visibility => {
  const chaired = new Set(departments.map(({ id }) => id));
  const candidatesBelow = async (cases: readonly StoredRecord[]): Promise<Set<string>> => {
    const candidates = await readBare(
      store,
      profile.type,
      cases.map((each) => partiesOf(each).candidate),
    );
    return new Set(candidates.filter((each) => chaired.has(String(each.department))).map(({ id }) => id));
  };
  return {
    keep: async (cases) => {
      const judged = cases.map((each) => ({ each, verdict: judgeCase(standing, partiesOf(each)) }));
      const open = judged.filter(({ verdict }) => verdict === 'sees by chairing').map(({ each }) => each);
      const below = await candidatesBelow(open);
      return judged
        .filter(({ verdict, each }) =>
          verdict === 'sees by chairing' ? below.has(partiesOf(each).candidate) : verdict === 'sees',
        )
        .map(({ each }) => each);
    },
  };
};

const visibleToNobody: Visibility = { among: [], keep: async () => [] };

/**
 * Returns the workflow cases that a caller may see: all for an integration, and for a user those that the standing
 * allows. The cost for a user grows with the visible cases, not with the list. Round trips, with that for the cases: 3
 * for a candidate or member, 4 for an assistant, and for a chair 4 and 1 for each level of departments.
 */
export const caseVisibility = async (viewer: TokenHolder): Promise<Visibility | undefined> => {
  const { store, now } = viewer;
  const { principal } = await viewer.caller();
  if (principal.kind === 'integration') return undefined;
  if (principal.kind === 'student') return visibleToNobody;
  const found = await readCaseStanding(store, principal.id, now);
  const departments = await departmentsBelow(store, found.standing.chaired);
  const among = await casesInReach(store, found, departments);
  return among === undefined ? visibleInAll(store, found.standing, departments) : visibleAmong(found.standing, among);
};
