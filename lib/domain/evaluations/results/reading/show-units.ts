import { valuesOf } from '../../../../model/definition/record-fields.ts';
import { courseEvaluationQuestion } from '../../../../resources/course-evaluations/course-evaluation-question.ts';
import { favourableValues, type Scale } from '../../../../resources/course-evaluations/question-scale.ts';
import type { ShownQuestion, ShownUnit } from '../../../../resources/course-evaluations/result-units.ts';
import { textInLanguage } from '../../../../runtime/preferred-language.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { questionKey } from '../benchmarks/question-key.ts';
import type { QuestionResult, UnitResult } from '../frozen-result.ts';

/** Values that are shown in addition to the frozen figures of a question. */
export interface Additions {
  readonly questions: ReadonlyMap<string, StoredRecord>;
  /** The wanted language of texts and labels; without it, the original texts. */
  readonly language?: string | undefined;
  of(question: QuestionResult, instructor: string | null): Partial<ShownQuestion>;
}

/**
 * A question with its text in a wanted language. `text_language` is the language that was found; undefined where the
 * original was wanted.
 */
export interface WordedQuestion extends ShownQuestion {
  readonly text_language?: string | undefined;
}

type Asked = Pick<WordedQuestion, 'text' | 'text_translations' | 'text_language'>;

const wordsOf = (
  text: string | null,
  translations: Readonly<Record<string, string>> | null,
  wanted: string | undefined,
): Asked => {
  if (text === null) return { text };
  if (wanted === undefined) return { text, ...(translations && { text_translations: translations }) };
  const { text: worded, language } = textInLanguage(text, translations, wanted);
  return { text: worded, text_language: language };
};

interface Translated<Label> {
  readonly label_translations?: Readonly<Record<string, Label>>;
}

/** Returns the labels of answers in a wanted language, if they are translated. */
const labelled = <Label>(
  label: Label,
  { label_translations: others }: Translated<Label>,
  wanted: string | undefined,
): Label => (wanted === undefined ? label : textInLanguage(label, others, wanted).text);

const scaleIn = (scale: Scale, wanted: string | undefined): Scale =>
  scale.labels === undefined ? scale : { ...scale, labels: labelled(scale.labels, scale, wanted) };

/** The parts of a question that help to read the answers. */
const askedIn = (id: string, { questions, language }: Additions): Asked & Partial<ShownQuestion> => {
  const question = questions.get(id);
  if (question === undefined) return { text: null };
  // The values of the attributes with these names in the type's definition.
  const {
    text,
    text_translations: translations,
    scale,
    choices,
  } = valuesOf(courseEvaluationQuestion, question) as Pick<ShownQuestion, 'text'> & {
    readonly text_translations: Readonly<Record<string, string>> | null;
    readonly scale: Scale | null;
    readonly choices: ShownQuestion['choices'] | null;
  };
  const key = questionKey(question, questions);
  return {
    ...wordsOf(text, translations, language),
    ...(key !== undefined && { question_key: key }),
    ...(scale && { scale: { ...scaleIn(scale, language), favourable_values: favourableValues(scale) } }),
    ...(choices && {
      choices: choices.map((choice) => ({ ...choice, label: labelled(choice.label, choice, language) })),
    }),
  };
};

const showQuestion = (result: QuestionResult, instructor: string | null, additions: Additions): ShownQuestion => {
  const { question, kind, is_suppressed, ...shown } = result;
  const asked = askedIn(question, additions);
  // The type declares ranges as pairs, and the record has them as arrays of two.
  const figures = shown as unknown as Partial<ShownQuestion>;
  return { question, ...asked, kind, is_suppressed, ...figures, ...additions.of(result, instructor) };
};

/** The units of a result with what was asked. */
export const showUnits = (units: readonly UnitResult[], additions: Additions): ShownUnit[] =>
  units.map(({ instructor, questions }) => ({
    instructor,
    questions: questions.map((each) => showQuestion(each, instructor, additions)),
  }));
