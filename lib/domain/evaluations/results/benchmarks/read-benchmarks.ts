import { linkedIds } from '../../../../model/definition/record-fields.ts';
import type { ShownQuestion } from '../../../../resources/course-evaluations/result-units.ts';
import { keyOf } from '../../../../store/keys.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import { type Benchmark, placeIn } from './quantiles.ts';
import { questionKey } from './question-key.ts';

type Benchmarks = ShownQuestion['benchmarks'];

/** The group of all sections. */
export const institution = 'institution';

/** The benchmarks of a question, with the place of a value in each; undefined without any. */
export type BenchmarkOf = (question: string, value: number) => Benchmarks;

const place = (benchmark: Benchmark, value: number) => ({ ...benchmark, place: placeIn(benchmark, value) });

/**
 * Reads the benchmarks of questions, for the institution and for the department of a result. A result with several
 * departments gets no department benchmark, because it would belong to each only in part. 1 round trip.
 */
export const benchmarksFor = async (
  store: Store,
  { result, questions }: { readonly result: StoredRecord; readonly questions: ReadonlyMap<string, StoredRecord> },
): Promise<BenchmarkOf> => {
  const [department, ...others] = linkedIds(result, 'departments');
  const groups = [institution, ...(department === undefined || others.length > 0 ? [] : [department])];
  const keys = new Map([...questions].map(([id, question]) => [id, questionKey(question, questions)]));
  const wanted = [...new Set(keys.values())].flatMap((key) =>
    key === undefined ? [] : groups.map((group) => keyOf.benchmark(key, group)),
  );
  const items = wanted.length === 0 ? [] : await store.getMany(wanted);
  const byKey = new Map(items.map(({ pk, sk, benchmark }) => [`${String(pk)} ${String(sk)}`, benchmark]));
  const find = (key: string, group: string): Benchmark | undefined => {
    const { pk, sk } = keyOf.benchmark(key, group);
    // The items under these keys were written by the sweep.
    return byKey.get(`${pk} ${sk}`) as Benchmark | undefined;
  };
  return (question, value) => {
    const key = keys.get(question);
    if (key === undefined) return undefined;
    const [whole, own] = [find(key, institution), department === undefined ? undefined : find(key, department)];
    if (whole === undefined && own === undefined) return undefined;
    return {
      ...(whole && { institution: place(whole, value) }),
      ...(own && { department: place(own, value) }),
    };
  };
};
