import { valuesOf } from '../../../../model/definition/record-fields.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import { favourableValues, type Scale } from '../../../../resources/course-evaluations/question-scale.ts';
import type { ShownQuestion, ShownUnit } from '../../../../resources/course-evaluations/result-units.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { questionKey } from '../benchmarks/question-key.ts';
import type { QuestionResult, UnitResult } from '../frozen-result.ts';

/** What is shown with the questions of a unit, by question. */
export interface Additions {
  readonly questions: ReadonlyMap<string, StoredRecord>;
  of(question: QuestionResult, instructor: string | null): Partial<ShownQuestion>;
}

/** The parts of a question that help to read the answers. */
const askedIn = (question: StoredRecord | undefined): Pick<ShownQuestion, 'text'> & Partial<ShownQuestion> => {
  if (question === undefined) return { text: null };
  // Values of the attributes that its definition has under these names.
  const { text, scale, choices } = valuesOf(courseEvaluationQuestion, question) as Pick<ShownQuestion, 'text'> & {
    readonly scale: Scale | null;
    readonly choices: ShownQuestion['choices'] | null;
  };
  const key = questionKey(question);
  return {
    text,
    ...(key !== undefined && { question_key: key }),
    ...(scale && { scale: { ...scale, favourable_values: favourableValues(scale) } }),
    ...(choices && { choices }),
  };
};

const showQuestion = (result: QuestionResult, instructor: string | null, additions: Additions): ShownQuestion => {
  const { question, kind, is_suppressed, ...shown } = result;
  const asked = askedIn(additions.questions.get(question));
  // The type has ranges as pairs, the record as arrays of two.
  const figures = shown as unknown as Partial<ShownQuestion>;
  return { question, ...asked, kind, is_suppressed, ...figures, ...additions.of(result, instructor) };
};

/** The units of a result with what was asked. */
export const showUnits = (units: readonly UnitResult[], additions: Additions): ShownUnit[] =>
  units.map(({ instructor, questions }) => ({
    instructor,
    questions: questions.map((each) => showQuestion(each, instructor, additions)),
  }));
