import type { Question } from './question.ts';

/** An instructor of the section that is evaluated. */
export interface RatedInstructor {
  /** Id of the `course_evaluation_section_instructor`: answers name the instructor with it. */
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

/** Everybody who teaches the section; for the form of one student, that student's account too. */
export interface Raters {
  readonly instructors: readonly RatedInstructor[];
  readonly student?: { readonly user: string };
}

/** The instructors that a student rates: all of the section, except the student in person. */
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
