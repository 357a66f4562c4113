import { linkageOf } from '../../../model/definition/record-fields.ts';
import { recordExists, sameFields } from '../../../model/write/record-steps.ts';
import type { LinkageEntries, StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { departmentsAbove } from '../../departments/tree.ts';
import { type RecusedPlaces, readRecusedPlaces } from './recused-places.ts';

/** The facts that give a person authority or take it away. */
export interface PersonStanding {
  readonly store: Store;
  readonly user: string;
  readonly profile: string | undefined;
  /** Workflow groups that the person is a member of. */
  readonly groups: ReadonlySet<string>;
  /** The departments that the person chairs, each with the chair's id. */
  readonly chairs: ReadonlyMap<string, string>;
  /** The places of the cases in which the person must have no part. */
  readonly recused: RecusedPlaces;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const readChairs = async (store: Store, profile: string | undefined): Promise<LinkageEntries> => {
  const own = profile === undefined ? undefined : await store.read({ type: 'profile', id: profile }, ['cases']);
  return own === undefined ? {} : linkageOf(own, 'chairs');
};

/**
 * Reads the facts that give a person authority. 2 round trips, more for recusals; the reads are strongly consistent,
 * like all reads.
 */
export const readPersonStanding = async (store: Store, id: string): Promise<PersonStanding> => {
  const self = await store.read({ type: 'user', id });
  const profile = textIn(self?.profile);
  const idsIn = (linkage: string): string[] => (self === undefined ? [] : Object.keys(linkageOf(self, linkage)));
  const [chairs, recused] = await Promise.all([
    readChairs(store, profile),
    readRecusedPlaces(store, idsIn('recusals')),
  ]);
  return {
    store,
    user: id,
    profile,
    groups: new Set(idsIn('workflow_groups')),
    chairs: new Map(Object.entries(chairs).map(([chair, { department }]) => [String(department), chair])),
    recused,
  };
};

const stale = new StaleRead('what gave authority has changed');

const chairStays = (chair: string): Step =>
  recordExists({ type: 'department_chair', id: chair }, (found) => (found === undefined ? stale : undefined));

const profileStays = (profile: StoredRecord): Step =>
  sameFields(profile, ['department'], (found) => (found?.department === profile.department ? undefined : stale));

const chairAbove = async ({ store, chairs }: PersonStanding, department: unknown): Promise<Step | undefined> => {
  if (chairs.size === 0) return undefined;
  for await (const id of departmentsAbove(store, department)) {
    const chair = chairs.get(id);
    if (chair !== undefined) return chairStays(chair);
  }
  return undefined;
};

/**
 * Finds the chair that gives a person authority over a department: of this department or one above it. Returns
 * undefined without one, or if the person is recused from a case at or below the department; one round trip a level.
 * The write checks the chair again, but not the department's place in the tree and not the recusals.
 */
export const overDepartment = async (standing: PersonStanding, department: unknown): Promise<Step[] | undefined> => {
  if (standing.recused.departments.has(String(department))) return undefined;
  const chair = await chairAbove(standing, department);
  return chair && [chair];
};

/**
 * Finds the authority of a person over a profile, whose department is checked again too. Nobody has it over the own
 * profile, or over the profile of a candidate whose case recuses the person.
 */
export const overProfile = async (standing: PersonStanding, profile: unknown): Promise<Step[] | undefined> => {
  const id = textIn(profile);
  if (id === undefined || id === standing.profile || standing.recused.candidates.has(id)) return undefined;
  const found = await standing.store.readInline({ type: 'profile', id });
  if (found === undefined || textIn(found.department) === undefined) return undefined;
  const chair = await chairAbove(standing, found.department);
  return chair && [chair, profileStays(found)];
};
