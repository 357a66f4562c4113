import type { Question } from './question.ts';

/** An instructor of the section that is evaluated. */
export interface RatedInstructor {
  /** Id of the `course_evaluation_section_instructor`: answers name the instructor with it. */
  readonly id: string;
  /** The person's account. */
  readonly user: string;
}

/** A question as a student is asked it. */
export interface AskedQuestion<Asked extends Question = Question> {
  readonly question: Asked;
  /** The section instructor that the question is about; null for the course. */
  readonly instructor: string | null;
}

/** The instructors of a section; for the form of one student, also that student's account. */
export interface Raters {
  readonly instructors: readonly RatedInstructor[];
  readonly student?: { readonly user: string };
}

/** Returns the instructors that a student rates: all of the section, except the student's own account. */
export const ratedInstructors = ({ instructors, student }: Raters): readonly RatedInstructor[] =>
  instructors.filter(({ user }) => user !== student?.user);

/**
 * Returns what an evaluation asks, in the order of the questions: a question about the course once, and one about an
 * instructor once for each rated instructor, in their order. Headings are left out. Form, submission and fold use the
 * same order; the fold knows no student and gets the questions of all.
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
