import type { Change } from '../../../model/validation/change.ts';
import { type CreationOptions, carryOut, prepareCreation } from '../../../model/write/create.ts';
import { withCanonicalTargets } from '../../../model/write/links-of.ts';
import { courseEvaluationPeriod } from '../../../resources/course-evaluations/course-evaluation-period.ts';
import { type Chunk, countsOf, type Plan, withCoverage } from '../../../resources/course-evaluations/coverage.ts';
import { newId } from '../../../runtime/ids.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { alreadyWritten, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { carryOutPlan, finishCoverage } from '../coverage/finish-coverage.ts';
import { announceSteps } from '../coverage/plan-coverage.ts';
import { type Settlement, settle } from '../coverage/settle-coverage.ts';
import { noneJoinedStep } from '../coverage/term-steps.ts';
import { type FoundCourses, findCourses, splitCourses } from '../coverage/wanted-courses.ts';

/** Adds the period's revision and its coverage counts to the step that puts the period. */
const withRevision = (
  steps: readonly Step[],
  { type, id }: StoredRecord,
  { settlement }: Pick<FirstPlan, 'settlement'>,
): Step[] => {
  const fields = { coverage_revision: 1, ...countsOf(settlement?.chunks ?? []) };
  return steps.map((step) =>
    step.kind === 'put' && step.item.type === type && step.item.id === id
      ? { ...step, item: { ...step.item, ...fields } }
      : step,
  );
};

const emptyChunks: ReadonlyMap<string, Chunk> = new Map();

/** The first plan of a period, the steps that write it, and its outcome where that is known. */
interface FirstPlan {
  readonly plan: Plan;
  readonly steps: readonly Step[];
  readonly settlement?: Settlement;
}

/**
 * Returns a plan that is settled in the transaction that creates the period. It is refused if sections have joined
 * meanwhile.
 */
const settledPlan = (period: string, term: string, { sections, joined, gone }: FoundCourses, at: string): FirstPlan => {
  const plan: Plan = { revision: 1, state: 'settled', isNewTerm: false, at };
  const refused = () => alreadyWritten;
  const settlement = settle({ period, before: emptyChunks, covered: sections, plan, refused });
  const announced = announceSteps({ period, plan, terms: [term], lookedUp: { gone } });
  const steps = [noneJoinedStep(term, joined), ...announced, ...settlement.steps];
  return { plan, steps, settlement };
};

/** A plan that is settled later; nothing refuses it. */
const announcedPlan = (period: string, term: string, { courses, gone }: FoundCourses, at: string): FirstPlan => {
  const plan: Plan = { revision: 1, state: 'announced', courses, isNewTerm: false, at };
  return { plan, steps: announceSteps({ period, plan, terms: [term], lookedUp: { gone } }) };
};

// The limit keeps an import that adds sections all the time from delaying a creation forever.
const settlingAttempts = 2;

/** Writes a period with its first plan. Returns the plan only if it is certain that this attempt has written it. */
const writeWithPlan = async (
  store: Store,
  change: Change,
  courses: readonly string[],
  options: Required<Pick<CreationOptions, 'now' | 'id'>>,
): Promise<{ record: StoredRecord; first: FirstPlan | undefined }> => {
  const [at, term] = [options.now.toISOString(), change.toOne.term?.id ?? ''];
  const plans: FirstPlan[] = [];
  const record = await carryOut(store, async () => {
    const creation = await prepareCreation(store, courseEvaluationPeriod, change, options);
    const found = await findCourses(store, courses, { data: change.data, term });
    const plan = plans.length < settlingAttempts ? settledPlan : announcedPlan;
    const first = plan(options.id, term, found, at);
    plans.push(first);
    return {
      record: creation.record,
      // The plan comes first, because its refusal says whether sections have joined the term.
      steps: (overflow) => [...first.steps, ...withRevision(creation.steps(overflow), creation.record, first)],
    };
  });
  return { record, first: plans.length === 1 ? plans[0] : undefined };
};

/** Options for the creation of a period. At `until`, the work on its coverage stops. */
export interface PeriodOptions extends CreationOptions {
  readonly until?: Date;
}

const createCovering = async (
  store: Store,
  change: Change,
  courses: readonly string[],
  { now, id = newId(), until }: PeriodOptions,
): Promise<StoredRecord> => {
  const { record, first } = await writeWithPlan(store, change, courses, { now, id });
  const { plan, settlement } = first ?? {};
  if (plan !== undefined && settlement !== undefined) {
    const isDone = await carryOutPlan(store, id, settlement.work, { plan, until });
    if (isDone) return withCoverage(record, settlement.chunks);
  }
  return (await finishCoverage(store, id, until))?.record ?? withCoverage(record, []);
};

/**
 * Creates a period and the evaluations of all sections of its courses in its term. The planned coverage is written with
 * the period before it is carried out, so that after a crash at any moment the next process can finish it.
 */
export const createPeriod = async (store: Store, given: Change, options: PeriodOptions): Promise<StoredRecord> => {
  const { change, courses = [] } = splitCourses(withCanonicalTargets(given));
  if (courses.length > 0) return createCovering(store, change, courses, options);
  return withCoverage(await carryOut(store, () => prepareCreation(store, courseEvaluationPeriod, change, options)), []);
};
