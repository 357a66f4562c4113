import { noChange } from '../../../model/validation/change.ts';
import { changeRecord } from '../../../model/write/update.ts';
import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationSection } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import { type CoveredPeriod, evaluationId, periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { keyOf } from '../../../store/keys.ts';
import { linkageSize } from '../../../store/linkage.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { retryStale } from '../../../store/retry.ts';
import { changeStep, deleteStep, itemExists, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { touchStep, withAdditions } from '../../../store/touch.ts';
import { CoverageJoin } from '../coverage/join-coverage.ts';
import { readTerm } from '../coverage/term-coverage.ts';
import { joinedStep } from '../coverage/term-steps.ts';

// Its course carries it along, so that a period leaves the section out without reading it.
const field = 'withdrawn';

const changed = (): StaleRead => new StaleRead('the evaluations of the section have changed');

/** Steps that take a section out of a period; none where somebody has answered: what was answered stays. */
const leaveSteps = async (
  store: Store,
  { record, chunks }: CoveredPeriod,
  { section, at }: { readonly section: string; readonly at: string },
): Promise<Step[]> => {
  const [bucket] = [...chunks].find(([, { sections }]) => Object.hasOwn(sections, section)) ?? [];
  const reference = { type: courseEvaluation.type, id: evaluationId(record.id, section) };
  const evaluation = bucket === undefined ? undefined : await store.read(reference);
  if (bucket === undefined || evaluation === undefined || linkageSize(evaluation, 'responses') > 0) return [];
  const remove = [['sections', section]] as const;
  const add = record.covered_sections === undefined ? [] : [[['covered_sections'], -1] as const];
  return [
    withAdditions(touchStep(record, at, changed), add),
    changeStep(keyOf.coverageChunk(periodReference(record.id), bucket), { conditions: [itemExists], remove }, changed),
    deleteStep(keyOf.record(reference), changed, [
      { kind: 'equals', path: ['version'], value: evaluation.version },
      { kind: 'shorter', path: ['responses'], than: 1 },
    ]),
  ];
};

const withdraw = async (store: Store, before: StoredRecord, now: Date): Promise<void> => {
  const term = await readTerm(store, String(before.term));
  const periods = typeof before.course === 'string' ? await term.covering(before.course) : [];
  const left = await Promise.all(
    periods.map((period) => leaveSteps(store, period, { section: before.id, at: now.toISOString() })),
  );
  const steps = term.isThere ? [joinedStep(term), ...left.flat()] : [];
  const sideEffects = { fields: { [field]: true }, steps: () => steps };
  await changeRecord(store, courseEvaluationSection, before, { change: noChange, now, sideEffects });
};

const restore = async (store: Store, before: StoredRecord, now: Date): Promise<void> => {
  const steps = await new CoverageJoin(store).stepsForNew({ ...before, [field]: null, created_at: now.toISOString() });
  const sideEffects = { fields: { [field]: null }, steps: () => steps };
  await changeRecord(store, courseEvaluationSection, before, { change: noChange, now, sideEffects });
};

const whileThere = (store: Store, id: string, attempt: (section: StoredRecord) => Promise<void>): Promise<void> =>
  retryStale(async () => {
    const section = await store.read({ type: courseEvaluationSection.type, id });
    if (section !== undefined) await attempt(section);
  }, 'the section keeps changing');

/** Takes a section that its source has withdrawn out of evaluation; what was answered stays. Can be repeated. */
export const withdrawSection = (store: Store, id: string, now: Date): Promise<void> =>
  whileThere(store, id, async (section) => {
    if (section[field] !== true) await withdraw(store, section, now);
  });

/** Has a section evaluated again that its source had withdrawn. Can be repeated. */
export const restoreSection = (store: Store, id: string, now: Date): Promise<void> =>
  whileThere(store, id, async (section) => {
    if (section[field] === true) await restore(store, section, now);
  });
