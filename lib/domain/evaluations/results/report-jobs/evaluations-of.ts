import { linkageOf, linkedIds, textOf } from '../../../../model/definition/record-fields.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { departmentsBelow } from '../../../departments/tree.ts';
import { evaluationIdsOf, resultIdsBy } from '../reading/result-ids.ts';
import type { ResultViewer } from '../reading/result-viewer.ts';

type Ids = ReadonlySet<string> | undefined;

/** Finds ids; undefined when there are more than so many. */
type Find = (most: number | undefined) => Promise<Ids>;

const periodsOfTerms = async (store: Store, ids: readonly string[]): Promise<string[]> => {
  const terms = await store.readMany(ids.map((id) => ({ type: 'course_evaluation_term', id })));
  return terms.flatMap((term) => Object.keys(linkageOf(term, 'periods')));
};

const departmentIds = async (store: Store, root: string): Promise<string[]> =>
  (await departmentsBelow(store, new Set([root]))).map(({ id }) => id);

/** Returns, for each relationship of a report, the search that limits its evaluations. */
const findsOf = (store: Store, report: StoredRecord): Find[] => {
  const [evaluation, instructor, department, period] = ['evaluation', 'instructor', 'department', 'period'].map(
    (name) => textOf(report, name),
  );
  const terms = linkedIds(report, 'terms');
  return [
    ...(evaluation ? [async () => new Set([evaluation])] : []),
    ...(instructor ? [(most?: number) => resultIdsBy(store, ['instructors', [instructor]], most)] : []),
    ...(department
      ? [async (most?: number) => resultIdsBy(store, ['departments', await departmentIds(store, department)], most)]
      : []),
    ...(period ? [(most?: number) => evaluationIdsOf(store, [period], most)] : []),
    ...(terms.length > 0
      ? [async (most?: number) => evaluationIdsOf(store, await periodsOfTerms(store, terms), most)]
      : []),
  ];
};

/**
 * Returns the searches for what a person's standing leads to, released or not. The archive says nothing about other
 * results.
 */
const ownOf = (store: Store, viewer: ResultViewer): Find[] =>
  viewer.kind === 'person'
    ? [
        (most) =>
          resultIdsBy(store, ['instructors', [...viewer.standing.instructors, ...viewer.standing.departments]], most),
      ]
    : [];

/**
 * Returns the evaluations of a report for a viewer, in the order of their ids; undefined if there are more than `most`.
 * Each is judged when it is drawn.
 */
export const evaluationsOf = async (
  store: Store,
  report: StoredRecord,
  { viewer, most }: { readonly viewer: ResultViewer; readonly most: number },
): Promise<string[] | undefined> => {
  const finds = [...findsOf(store, report), ...ownOf(store, viewer)];
  // A single search stops at the limit.
  const [first, ...others] = await Promise.all(finds.map((find) => find(finds.length === 1 ? most : undefined)));
  if (first === undefined) return undefined;
  const found = [...first].filter((id) => others.every((each) => each?.has(id)));
  return found.length > most ? undefined : found.sort();
};
