import { keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { countEnrolled, type Enrolment } from './enrolments.ts';

/** How many students have answered an evaluation, without looking at any answer. */
const countCompleted = async (store: Store, evaluation: string): Promise<number> => {
  const shards: number[] = [];
  for await (const page of store.pagesOf(keyOf.tally(evaluation, 0).pk))
    shards.push(...page.map(({ completed }) => (typeof completed === 'number' ? completed : 0)));
  return shards.reduce((sum, each) => sum + each, 0);
};

/** Reads how many of how many students have answered an evaluation of a period so far. 2 parallel round trips. */
export const readParticipation = async (
  store: Store,
  period: StoredRecord,
  { id, section }: StoredRecord,
): Promise<Enrolment & { readonly completed: number }> => {
  const [completed, enrolment] = await Promise.all([
    countCompleted(store, id),
    countEnrolled(store, period, String(section)),
  ]);
  return { ...enrolment, completed };
};
