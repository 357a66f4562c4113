import { backReferencesOf, keyOf, referrerOf, wholePartition } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { studentType } from './evaluations-of-student.ts';

/** An evaluation and its section. Both are ids. */
export interface EvaluatedSection {
  readonly id: string;
  readonly section: string;
}

/** The students of an evaluation, and those who have not answered it. */
export interface Class<Evaluation> {
  readonly evaluation: Evaluation;
  /** How many are enrolled. */
  readonly students: number;
  /** How many have answered, including those who have left since. */
  readonly answered: number;
  /** Ids of the enrolled students. */
  readonly enrolled: readonly string[];
  /** Ids of the enrolled students who have not answered. */
  readonly silent: readonly string[];
}

/** The account of each student that was looked up. A student's account never changes. */
export type Accounts = Map<string, string>;

const students = backReferencesOf(studentType);

// Reads the students of a section from its back-references. The read is consistent and covers only this section; the
// list of students has those of all years, from an index that lags behind.
const readClass = async <Evaluation extends EvaluatedSection>(
  store: Store,
  evaluation: Evaluation,
  isAnswered: boolean,
) => {
  const { id, section } = evaluation;
  const [enrolled, answered] = await Promise.all([
    store.queryRange(keyOf.record({ type: 'course_evaluation_section', id: section }).pk, students),
    isAnswered ? store.queryRange(keyOf.participation(id, '').pk, wholePartition) : [],
  ]);
  return {
    evaluation,
    enrolled: enrolled.map(({ sk }) => referrerOf(String(sk)).id),
    answered: new Set(answered.map(({ sk }) => String(sk))),
  };
};

/** Adds the unknown accounts of some existing students. A request per 100. */
export const readAccounts = async (store: Store, accounts: Accounts, ids: readonly string[]): Promise<void> => {
  const missing = [...new Set(ids)].filter((id) => !accounts.has(id));
  const found = await store.getMany(missing.map((id) => keyOf.record({ type: studentType, id })));
  for (const { id, user } of found) accounts.set(String(id), String(user));
};

/** Known facts about some classes: whether an evaluation has answers, and the accounts of students. */
export interface KnownOfClasses {
  isAnswered(evaluation: string): boolean;
  readonly accounts: Accounts;
}

/**
 * Reads the classes of some evaluations. One request for each; for a class with answers one more, and one for a hundred
 * students with unknown accounts.
 */
export const readClasses = async <Evaluation extends EvaluatedSection>(
  store: Store,
  evaluations: readonly Evaluation[],
  { isAnswered, accounts }: KnownOfClasses,
): Promise<Class<Evaluation>[]> => {
  const classes = await Promise.all(evaluations.map((each) => readClass(store, each, isAnswered(each.id))));
  const begun = classes.filter(({ answered }) => answered.size > 0);
  await readAccounts(
    store,
    accounts,
    begun.flatMap(({ enrolled }) => enrolled),
  );
  return classes.map(({ evaluation, enrolled, answered }) => ({
    evaluation,
    students: enrolled.length,
    answered: answered.size,
    enrolled,
    silent: enrolled.filter((id) => !answered.has(accounts.get(id) ?? '')),
  }));
};
