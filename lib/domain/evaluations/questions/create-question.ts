import { refuse } from '../../../errors/error-kind.ts';
import { relatedNotFound } from '../../../errors/reading.ts';
import { linkagePointer } from '../../../errors/source.ts';
import type { Change } from '../../../model/validation/change.ts';
import { createRecord } from '../../../model/write/create.ts';
import { withCanonicalTargets } from '../../../model/write/links-of.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { guardQuestions } from './refuse-answered.ts';

const parent = 'question_set_section';

/**
 * Creates a question, which gets the question set of its section. Throws 404 for a section that is not there, 409 where
 * students have answered. 3 round trips.
 */
export const createQuestion = async (store: Store, given: Change, now: Date): Promise<StoredRecord> => {
  const change = withCanonicalTargets(given);
  const id = change.toOne[parent]?.id ?? '';
  const section = await store.readInline({ type: courseEvaluationQuestionSetSection.type, id });
  if (section === undefined)
    throw refuse(relatedNotFound, courseEvaluationQuestionSetSection.type, id, linkagePointer(parent));
  const question_set = { type: courseEvaluationQuestionSet.type, id: String(section.question_set) };
  const whole = { ...change, toOne: { ...change.toOne, question_set } };
  return createRecord(store, courseEvaluationQuestion, whole, { now, guard: guardQuestions(store) });
};
