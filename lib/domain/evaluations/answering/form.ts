import type { Answer } from '../../../store/ballots.ts';

/** A question as far as an answer to it can be right or wrong. */
export interface AskedQuestion {
  readonly id: string;
  /** The section of the question set in which it is asked. */
  readonly section: string;
  readonly kind: 'scale' | 'single_choice' | 'multiple_choice' | 'text' | 'heading';
  readonly subject: 'course' | 'instructor';
  readonly isRequired: boolean;
  readonly takesNotApplicable: boolean;
  readonly allowsComment: boolean;
  /** Of a scale, its least and its greatest value. */
  readonly values?: readonly [number, number];
  /** Of choices, their keys. */
  readonly keys?: readonly string[];
  /** Of a text, most characters. */
  readonly longest?: number;
}

/** What is asked of one student in one evaluation, in the order of the form. */
export interface Form {
  readonly questions: readonly AskedQuestion[];
  /** Ids of the section instructors who are asked about, without the student. */
  readonly instructors: readonly string[];
}

/** One question about the course or about one instructor. */
export interface Asked {
  readonly question: AskedQuestion;
  readonly instructor?: string;
}

/** Names what is asked once. */
export const nameOfAsked = ({ question, instructor = '' }: Pick<Answer, 'question' | 'instructor'>): string =>
  `${question} ${instructor}`;

/** Everything that can be answered, in order. */
export const everythingAsked = ({ questions, instructors }: Form): Asked[] =>
  questions
    .filter(({ kind }) => kind !== 'heading')
    .flatMap((question): Asked[] =>
      question.subject === 'course' ? [{ question }] : instructors.map((instructor) => ({ question, instructor })),
    );
