import type { Store } from '../../../store/store.ts';
import { classesIn, type EvaluatedCourse } from '../../evaluations/invitations/open-students.ts';
import { type Accounts, readAccounts } from '../../evaluations/invitations/silent-students.ts';
import { readPeriod } from '../../evaluations/periods/read-period.ts';

/** A person as a student of a period, with one student record or several. */
export interface StudyingPerson {
  /** Ids of the records, in their order, each with the number of its open evaluations. */
  readonly students: ReadonlyMap<string, number>;
  /** The evaluations, each once, in the order of the period. */
  readonly enrolled: readonly EvaluatedCourse[];
  /** The evaluations that are not answered. */
  readonly open: readonly EvaluatedCourse[];
}

interface OfStudent {
  readonly enrolled: EvaluatedCourse[];
  readonly open: EvaluatedCourse[];
}

const once = (evaluations: readonly EvaluatedCourse[]): EvaluatedCourse[] => [
  ...new Map(evaluations.map((each) => [each.id, each])).values(),
];

const readStudents = async (store: Store, period: string, accounts: Accounts): Promise<Map<string, OfStudent>> => {
  const found = new Map<string, OfStudent>();
  for await (const each of classesIn(store, await readPeriod(store, period), { accounts })) {
    const silent = new Set(each.silent);
    for (const id of each.enrolled) {
      const known = found.get(id) ?? { enrolled: [], open: [] };
      known.enrolled.push(each.evaluation);
      if (silent.has(id)) known.open.push(each.evaluation);
      found.set(id, known);
    }
  }
  return found;
};

/**
 * The persons who are students of a period, by the ids of their accounts. Throws 404. The requests of `classesIn`, and one
 * for each 100 students.
 */
export const studyingPersons = async (store: Store, period: string): Promise<ReadonlyMap<string, StudyingPerson>> => {
  const accounts: Accounts = new Map();
  const students = await readStudents(store, period, accounts);
  await readAccounts(store, accounts, [...students.keys()]);
  const byPerson = Map.groupBy(students, ([id]) => accounts.get(id));
  return new Map(
    [...byPerson].flatMap(([user, records]): [string, StudyingPerson][] => {
      if (user === undefined) return [];
      const ordered = records.toSorted(([one], [other]) => (one < other ? -1 : 1));
      const person = {
        students: new Map(ordered.map(([id, { open }]) => [id, open.length])),
        enrolled: once(ordered.flatMap(([, { enrolled }]) => enrolled)),
        open: once(ordered.flatMap(([, { open }]) => open)),
      };
      return [[user, person]];
    }),
  );
};

/** The persons among some who have something to answer. */
export const withOpen = (persons: ReadonlyMap<string, StudyingPerson>): ReadonlyMap<string, StudyingPerson> =>
  new Map([...persons].filter(([, { open }]) => open.length > 0));
