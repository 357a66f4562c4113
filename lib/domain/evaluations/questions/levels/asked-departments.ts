import type { StoredRecord } from '../../../../store/record.ts';
import { WriteRefused } from '../../../../store/refused.ts';
import type { Store } from '../../../../store/store.ts';
import { departmentsAbove } from '../../../departments/tree.ts';
import { readDepartments } from '../../response-rates/departments-of-instructors.ts';
import { askedDepartments, fixAskedDepartments } from '../items.ts';
import { departmentsWithLayer, levelSetsOf } from './layers.ts';

/** An evaluation and its period, both as they were read. */
interface Asking {
  readonly period: StoredRecord;
  readonly evaluation: StoredRecord;
}

/**
 * Returns the departments whose questions an evaluation asks, higher ones first, as its first answer has fixed them;
 * undefined before the first answer. Returns none if no department has a layer.
 */
const fixedDepartments = ({ period, evaluation }: Asking): readonly string[] | undefined =>
  departmentsWithLayer(period).length === 0 ? [] : askedDepartments(evaluation, period);

/**
 * Finds the departments with a layer among those of the instructors and above, higher ones first. 4 round trips or
 * more.
 */
const findDepartments = async (
  store: Store,
  period: StoredRecord,
  assignments: readonly StoredRecord[],
): Promise<string[]> => {
  const provided = new Set(departmentsWithLayer(period));
  const own = await readDepartments(store, [...new Set(assignments.map(({ instructor }) => String(instructor)))]);
  const lowest = [...new Set(own.values())].sort();
  const paths = await Promise.all(lowest.map((id) => Array.fromAsync(departmentsAbove(store, id))));
  return [...new Set(paths.flatMap((path) => path.toReversed()))].filter((id) => provided.has(id));
};

/** The additional questions of a section, besides those of the institution. */
export interface AskedLevels {
  /** The ids of question sets, in order; some may not exist. */
  readonly sets: readonly string[];
  /** The departments of the present instructors, if no answer has fixed them yet. */
  readonly unfixed?: readonly string[];
}

/**
 * Finds the additional questions of a section. No round trip, unless a department has a layer in the period and nobody
 * has answered the evaluation yet. `assignments` are the present instructors.
 */
export const findAskedLevels = async (
  store: Store,
  asking: Asking,
  assignments: () => Promise<readonly StoredRecord[]>,
): Promise<AskedLevels> => {
  const { period, evaluation } = asking;
  const fixed = fixedDepartments(asking);
  const departments = fixed ?? (await findDepartments(store, period, await assignments()));
  const sets = levelSetsOf(period, { departments, section: String(evaluation.section) });
  return { sets, ...(fixed === undefined && { unfixed: departments }) };
};

/**
 * Returns the same for an evaluation of a closed period. If nobody has answered it, no department has asked anything.
 */
export const levelsAnswered = (asking: Asking): string[] =>
  levelSetsOf(asking.period, {
    departments: fixedDepartments(asking) ?? [],
    section: String(asking.evaluation.section),
  });

/**
 * Fixes the departments whose questions an evaluation asks, until its answers are discarded. It happens before the
 * first ballot, so that all students get the same questions; the instructors may change afterwards. Does nothing if
 * another student has done so.
 */
export const fixDepartments = async (
  store: Store,
  period: StoredRecord,
  { evaluation, departments }: { readonly evaluation: string; readonly departments: readonly string[] },
): Promise<void> => {
  const refused = () => 'fixed by another student';
  const step = fixAskedDepartments(evaluation, departments, { period, refused });
  await store.write([step]).catch((error) => {
    if (!(error instanceof WriteRefused)) throw error;
  });
};
