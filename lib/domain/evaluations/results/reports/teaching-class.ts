import type { EvaluationResultAnswer } from '../../../../resources/course-evaluations/answers/results.ts';
import type { ShownQuestion, ShownUnit } from '../../../../resources/course-evaluations/result-units.ts';
import type { WordedQuestion } from '../reading/show-units.ts';
import type { ShownResult } from './make-report.ts';

type Figures = NonNullable<ShownQuestion['figures']>;

/** A question on a scale, about the course or the instructor, with its figures in one class. */
export interface TaughtQuestion {
  /** The key, which is the same in all classes with this question. */
  readonly key: string;
  readonly text: string;
  readonly language: string | null;
  readonly isAboutInstructor: boolean;
  /** Whether only students with certain earlier answers saw the question. */
  readonly isConditional: boolean;
  readonly scale: NonNullable<ShownQuestion['scale']>;
  /** The number of answers; null if there are too few. */
  readonly n: number | null;
  readonly figures: Pick<Figures, 'interpolated_median' | 'percent_favourable' | 'percent_favourable_interval'> | null;
}

/** The part of one class's result that a teaching report shows, limited to what its reader sees. */
export interface TaughtClass {
  readonly name: string | null;
  /** Its term and period, by name. */
  readonly when: readonly string[];
  readonly closed_on: string | null;
  readonly response_rate: number | null;
  readonly is_preview: boolean;
  readonly results_guidelines: string | null;
  readonly questions: readonly TaughtQuestion[];
}

const taughtQuestions = (questions: readonly WordedQuestion[], isAboutInstructor: boolean): TaughtQuestion[] =>
  questions.flatMap((question): TaughtQuestion[] => {
    const { question_key: key, text, text_language: language = null, scale, n, figures, shown_to } = question;
    // A pooled question is about all instructors together and says nothing about a single one, so it is left out.
    if (key === undefined || text === null || scale === undefined || question.is_pooled) return [];
    const asked = { key, text, language, isAboutInstructor, isConditional: shown_to !== undefined, scale };
    if (question.is_suppressed || n === undefined || figures === undefined)
      return [{ ...asked, n: null, figures: null }];
    const { interpolated_median, percent_favourable, percent_favourable_interval } = figures;
    return [{ ...asked, n, figures: { interpolated_median, percent_favourable, percent_favourable_interval } }];
  });

/**
 * Returns the part of a shown result for an instructor's teaching report: as in the application, scale questions
 * without comments.
 */
export const taughtClass = (
  { name, closed_on, response_rate, results_guidelines, units }: ShownResult,
  { period, instructors = [] }: NonNullable<EvaluationResultAnswer['meta']>,
  instructor: string,
): TaughtClass => {
  const isWanted = (unit: ShownUnit): boolean =>
    unit.instructor === null ||
    instructors.some((each) => each.id === unit.instructor && each.instructor === instructor);
  const { name: periodName = null, term = null } = period ?? {};
  return {
    name,
    when: [term, periodName].flatMap((each) => each ?? []),
    closed_on,
    response_rate,
    is_preview: period !== undefined && period.status !== 'released',
    results_guidelines,
    questions: units.filter(isWanted).flatMap((unit) => taughtQuestions(unit.questions, unit.instructor !== null)),
  };
};
