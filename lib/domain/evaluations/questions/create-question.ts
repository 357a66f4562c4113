import { refuse } from '../../../errors/error-kind.ts';
import { relatedNotFound } from '../../../errors/reading.ts';
import { linkagePointer } from '../../../errors/source.ts';
import type { Change } from '../../../model/validation/change.ts';
import { type Creation, carryOut, guardCreation, prepareCreation } from '../../../model/write/create.ts';
import { withCanonicalTargets } from '../../../model/write/links-of.ts';
import { courseEvaluationQuestion } from '../../../resources/course-evaluations/course-evaluation-question.ts';
import { courseEvaluationQuestionSet } from '../../../resources/course-evaluations/course-evaluation-question-set.ts';
import { courseEvaluationQuestionSetSection } from '../../../resources/course-evaluations/course-evaluation-question-set-section.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { QuestionWriter } from './levels/guard-levels.ts';
import { guardQuestions } from './refuse-answered.ts';

const parent = 'question_set_section';

/**
 * Prepares the creation of a question, which gets the question set of its section. Throws 404 for an unknown section,
 * 409 if students have answered. 2 round trips.
 */
export const prepareQuestion = async (writer: QuestionWriter, given: Change): Promise<Creation> => {
  const { store, now } = writer;
  const change = withCanonicalTargets(given);
  const id = change.toOne[parent]?.id ?? '';
  const section = await store.readInline({ type: courseEvaluationQuestionSetSection.type, id });
  if (section === undefined)
    throw refuse(relatedNotFound, courseEvaluationQuestionSetSection.type, id, linkagePointer(parent));
  const question_set = { type: courseEvaluationQuestionSet.type, id: String(section.question_set) };
  const whole = { ...change, toOne: { ...change.toOne, question_set } };
  const creation = await prepareCreation(store, courseEvaluationQuestion, whole, { now });
  return guardCreation(creation, whole, guardQuestions(writer));
};

/** Creates a question. Throws the same errors as its preparation. 3 round trips. */
export const createQuestion = (writer: QuestionWriter, given: Change): Promise<StoredRecord> =>
  carryOut(writer.store, () => prepareQuestion(writer, given));
