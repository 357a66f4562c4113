import type { RequestData } from '../jsonapi/request-document.ts';
import { type Change, readChange } from '../model/change.ts';
import { type CreationOptions, carryOut, prepareCreation } from '../model/create.ts';
import { withCanonicalTargets } from '../model/links-of.ts';
import { courseEvaluationPeriod } from '../resources/course-evaluation-period.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Step } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { withCoverage } from './coverage.ts';
import { finishCoverage } from './finish-coverage.ts';
import { announceSteps } from './plan-coverage.ts';
import { findCourses, splitCourses } from './wanted-courses.ts';

const withRevision = (steps: readonly Step[], { type, id }: StoredRecord): Step[] =>
  steps.map((step) =>
    step.kind === 'put' && step.item.type === type && step.item.id === id
      ? { ...step, item: { ...step.item, coverage_revision: 1 } }
      : step,
  );

const createCovering = (
  store: Store,
  change: Change,
  courses: readonly string[],
  options: CreationOptions,
): Promise<StoredRecord> =>
  carryOut(store, async () => {
    const creation = await prepareCreation(store, courseEvaluationPeriod, change, options);
    const { record } = creation;
    const plan = { revision: 1, courses, isNewTerm: false, at: options.now.toISOString() };
    const announced = announceSteps({ period: record.id, plan, terms: [String(record.term)] });
    return { record, steps: (elsewhere) => [...withRevision(creation.steps(elsewhere), record), ...announced] };
  });

/**
 * Creates a period and the evaluations of all sections of its courses in its term. What is to be covered is written down
 * with the period before it is carried out, so that a crash at any moment leaves nothing that the next one cannot finish.
 */
export const createPeriod = async (
  store: Store,
  data: RequestData,
  options: CreationOptions,
): Promise<StoredRecord> => {
  const given = readChange(courseEvaluationPeriod, data, { creates: true });
  const { change, courses = [] } = splitCourses(withCanonicalTargets(given));
  if (courses.length === 0) {
    return withCoverage(
      await carryOut(store, () => prepareCreation(store, courseEvaluationPeriod, change, options)),
      [],
    );
  }
  const wanted = await findCourses(store, courses, { data, term: change.toOne.term?.id ?? '' });
  const record = await createCovering(store, change, wanted, options);
  const period = await finishCoverage(store, record.id);
  return period?.record ?? record;
};
