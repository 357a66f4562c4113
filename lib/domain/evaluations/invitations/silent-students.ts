import { backReferencesOf, keyOf, referrerOf, wholePartition } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { studentType } from './evaluations-of-student.ts';

/** An evaluation and its section. Ids. */
export interface EvaluatedSection {
  readonly id: string;
  readonly section: string;
}

/** Who can answer an evaluation, and who has. */
export interface Class<Evaluation> {
  readonly evaluation: Evaluation;
  /** How many are enrolled. */
  readonly students: number;
  /** How many have answered, including those who have left since. */
  readonly answered: number;
  /** The students who are enrolled. Ids. */
  readonly enrolled: readonly string[];
  /** Those of them who have not answered. Ids. */
  readonly silent: readonly string[];
}

/** Account by student, of the students that were looked up: a student keeps the account. */
export type Accounts = Map<string, string>;

const students = backReferencesOf(studentType);

// The back-references of a section name its students: read consistently, and only those of the sections in question,
// where the list of students has those of all years, from an index that lags behind.
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

/** Adds the accounts of some students who are there, of those that are not known. A request per 100. */
export const readAccounts = async (store: Store, accounts: Accounts, ids: readonly string[]): Promise<void> => {
  const missing = [...new Set(ids)].filter((id) => !accounts.has(id));
  const found = await store.getMany(missing.map((id) => keyOf.record({ type: studentType, id })));
  for (const { id, user } of found) accounts.set(String(id), String(user));
};

/** Of some classes: whether an evaluation has been answered, and the accounts of students that are known already. */
export interface KnownOfClasses {
  isAnswered(evaluation: string): boolean;
  readonly accounts: Accounts;
}

/**
 * The classes of some evaluations. One request for each; where somebody has answered, one more, and one for a hundred
 * students whose accounts are not known.
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
