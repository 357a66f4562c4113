import { refuse } from '../../../errors/error-kind.ts';
import { linkageOf } from '../../../model/definition/record-fields.ts';
import { pathBy } from '../../../model/read/read-by.ts';
import { refuseReferred } from '../../../model/write/dependents.ts';
import { courseEvaluationSectionResponse } from '../../../resources/course-evaluations/course-evaluation-section-response.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { countList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { sameOpening } from '../coverage/period-opening.ts';
import { lifecycle } from '../periods/lifecycle.ts';

// A period that is about to open counts as open.
const marginMs = 60_000;

const countAnswers = (store: Store, section: string): Promise<number> =>
  countList(store, pathBy(courseEvaluationSectionResponse, ['question_set_section', [section]]), allKeys);

/**
 * Returns steps for the deletion of a section of a question set. Throws 409 after its period has opened, because
 * responses that come then name the section, or if the set has answers. 3 round trips.
 */
export const deleteQuestionSectionSteps = async (store: Store, section: StoredRecord, now: Date): Promise<Step[]> => {
  const set = await store.readInline({ type: 'course_evaluation_question_set', id: String(section.question_set) });
  const period = set && (await store.readInline(periodReference(String(set.period))));
  if (period === undefined) return [];
  const opens = Object.values(linkageOf(period, 'schedules')).map(({ opens_at }) => opens_at);
  const soon = new Date(now.getTime() + marginMs).toISOString();
  // Stored instants are UTC with milliseconds: they compare as text.
  if (opens.some((instant) => typeof instant === 'string' && instant <= soon))
    throw refuse(lifecycle.deleteQuestionSection.refusal, period.id);
  refuseReferred(section, [[courseEvaluationSectionResponse.type, await countAnswers(store, section.id)]]);
  return [sameOpening(period)];
};
