import { refuse } from '../../../errors/error-kind.ts';
import { periodOpened } from '../../../errors/periods.ts';
import { linkageOf } from '../../../model/definition/record-fields.ts';
import { refuseReferred } from '../../../model/write/dependents.ts';
import { courseEvaluationSectionResponse } from '../../../resources/course-evaluations/course-evaluation-section-response.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { filterPath } from '../../../store/filter-index.ts';
import { keyOf } from '../../../store/keys.ts';
import { countList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { type Condition, changeStep, itemExists, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

// What is about to open is as good as open.
const marginMs = 60_000;

/** That the period's schedule is the one that was read. */
const sameSchedule = (period: StoredRecord): Condition[] => {
  const schedules = Object.entries(linkageOf(period, 'schedules'));
  if (schedules.length === 0) return [{ kind: 'shorter', path: ['schedules'], than: 1 }];
  return schedules.flatMap(([id, { opens_at: opens }]): Condition[] => {
    const path = ['schedules', id, 'opens_at'] as const;
    const isSame: Condition = opens === undefined ? { kind: 'absent', path } : { kind: 'equals', path, value: opens };
    return [{ kind: 'exists', path: ['schedules', id] }, isSame];
  });
};

const countAnswers = (store: Store, section: string): Promise<number> => {
  const { type, filters } = courseEvaluationSectionResponse;
  const filter = filters.question_set_section;
  if (filter === undefined) throw new Error('section responses are not found by what they answer');
  return countList(store, filterPath(type, filter, { values: [section], holds: 'records' }), allKeys);
};

/**
 * Steps by which a section of a question set is deleted only as long as its period is not open: responses name it, and come
 * while the period is open. Throws 409 for one whose period has opened, or that has been answered. 3 round trips.
 */
export const requireUnopened = async (store: Store, section: StoredRecord, now: Date): Promise<Step[]> => {
  const set = await store.readInline({ type: 'course_evaluation_question_set', id: String(section.question_set) });
  const period = set && (await store.readInline(periodReference(String(set.period))));
  if (period === undefined) return [];
  const opens = Object.values(linkageOf(period, 'schedules')).map(({ opens_at }) => opens_at);
  const soon = new Date(now.getTime() + marginMs).toISOString();
  // Stored instants are UTC with milliseconds: they compare as text.
  if (opens.some((instant) => typeof instant === 'string' && instant <= soon)) throw refuse(periodOpened, period.id);
  refuseReferred(section, [[courseEvaluationSectionResponse.type, await countAnswers(store, section.id)]]);
  const changed = () => new StaleRead('the schedule of the period has changed');
  return [changeStep(keyOf.record(period), { conditions: [itemExists, ...sameSchedule(period)] }, changed)];
};
