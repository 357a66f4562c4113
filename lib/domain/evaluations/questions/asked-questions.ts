import type { Question } from './question.ts';

/** An instructor of the section that is evaluated. */
export interface RatedInstructor {
  /** Id of the `course_evaluation_section_instructor`, by which answers name the instructor. */
  readonly id: string;
  /** The person's account. */
  readonly user: string;
}

/** A question as it is put to a student. */
export interface AskedQuestion<Asked extends Question = Question> {
  readonly question: Asked;
  /** The section instructor that it is about; null where it is about the course. */
  readonly instructor: string | null;
}

/** Who rates whom: everybody who teaches the section, and, where it is one student's form, that student's account. */
export interface Raters {
  readonly instructors: readonly RatedInstructor[];
  readonly student?: { readonly user: string };
}

/** The instructors whom a student rates: all of the section but the student, where the two are one person. */
export const ratedInstructors = ({ instructors, student }: Raters): readonly RatedInstructor[] =>
  instructors.filter(({ user }) => user !== student?.user);

/**
 * What an evaluation asks, in the order of the questions: a question about the course once, one about an instructor once
 * for each who is rated, in their order. Headings ask nothing. Form, submission and fold ask the same; the fold, which
 * knows no student, gets the questions of all.
 */
export const askedQuestions = <Asked extends Question>(
  questions: readonly Asked[],
  raters: Raters,
): AskedQuestion<Asked>[] => {
  const instructors = ratedInstructors(raters);
  return questions.flatMap((question): AskedQuestion<Asked>[] => {
    if (question.kind === 'heading') return [];
    if (question.subject === 'course') return [{ question, instructor: null }];
    return instructors.map(({ id }) => ({ question, instructor: id }));
  });
};
