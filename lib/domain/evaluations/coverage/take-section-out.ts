import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { type CoveredPeriod, evaluationId, joinedEvaluations } from '../../../resources/course-evaluations/coverage.ts';
import { everyTermOf } from '../../../resources/course-evaluations/terms-of-section.ts';
import { rotating } from '../../../runtime/clock.ts';
import { countSteps } from '../../../store/counter.ts';
import { counterShards } from '../../../store/keys.ts';
import { linkageSize } from '../../../store/linkage.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { touchStep, withAdditions } from '../../../store/touch.ts';
import { unansweredSteps } from '../response-rates/items.ts';
import { discardResultSteps, takesBallots } from '../tally/answered.ts';
import { closeEmptySteps } from '../tally/items.ts';
import { dropUnanswered, inOneWrite, removeFromChunk } from './items.ts';
import { sameOpening } from './period-opening.ts';
import { readTerm } from './term-coverage.ts';
import { joinedStep } from './term-steps.ts';

const changed = (): StaleRead => new StaleRead('the evaluations of the section have changed');

/** Returns steps that take a section out of a period; none if it has answers, because answers stay. */
const leaveSteps = async (
  store: Store,
  { record, chunks }: CoveredPeriod,
  { section, at, shard }: { readonly section: string; readonly at: string; readonly shard: number },
): Promise<Step[]> => {
  const [bucket] = [...chunks].find(([, { sections }]) => Object.hasOwn(sections, section)) ?? [];
  const reference = { type: courseEvaluation.type, id: evaluationId(record.id, section) };
  const evaluation = bucket === undefined ? undefined : await store.read(reference);
  if (bucket === undefined || evaluation === undefined || linkageSize(evaluation, 'responses') > 0) return [];
  const unanswered = await unansweredSteps(store, { period: record.id, evaluation: reference.id, refused: changed });
  if (unanswered === undefined) return [];
  // If nobody can answer at present, the data that was read stays true.
  const discarded = takesBallots(record)
    ? [...unanswered, ...closeEmptySteps(evaluation.id, changed)]
    : [sameOpening(record), ...(await discardResultSteps(store, evaluation.id))];
  const covered = record.covered_sections === undefined ? [] : [[['covered_sections'], -1] as const];
  const add = [...covered, [[joinedEvaluations], -1] as const];
  return [
    withAdditions(touchStep(record, at, changed), add),
    removeFromChunk({ period: record.id, bucket, section }, changed),
    dropUnanswered(evaluation, changed),
    ...countSteps(courseEvaluation, -1, shard),
    ...discarded,
  ];
};

/**
 * Returns steps that take a section out of the periods that evaluate it, also those of a previous course or term. Its
 * evaluations are deleted, except those with answers. `section` is as it was read; about 3 round trips. Throws 409 if
 * there are too many steps.
 */
export const takeSectionOutSteps = async (store: Store, section: StoredRecord, now: Date): Promise<Step[]> => {
  const read = await Promise.all(everyTermOf(section).map((id) => readTerm(store, id)));
  const terms = read.filter(({ isThere }) => isThere);
  const periods = (await Promise.all(terms.map((term) => term.evaluating(section.id)))).flat();
  // The steps use one shard, because each further shard is one more item of the transaction.
  const leaving = { section: section.id, at: now.toISOString(), shard: rotating(counterShards) };
  const left = await Promise.all(periods.map((period) => leaveSteps(store, period, leaving)));
  return inOneWrite([...terms.map(joinedStep), ...left.flat()]);
};
