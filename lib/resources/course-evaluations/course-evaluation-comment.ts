import { longText, oneOf, text } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { storedToOne } from './stored-to-one.ts';

/** What a reviewer can decide of a comment. */
export const commentDecisions = ['undecided', 'public', 'private', 'removed'] as const;

export const questionSubjects = ['course', 'instructor'] as const;

/**
 * What one student, who is not named, wrote to one question. Its id and its times tell nothing of the others that the same
 * student wrote.
 */
export const courseEvaluationComment = defineResource({
  type: 'course_evaluation_comment',
  collection: 'course_evaluation_comments',
  group: 'course-evaluations',
  area: 'responses',
  attributes: {
    /**
     * What was written. A reviewer may make it unrecognisable: until the results are released, `original_text` keeps what
     * stood there.
     * @example The examples from practice helped me most.
     */
    text: longText({ required: true }),
    /** Whether it is about the course or about an instructor. */
    subject: oneOf(questionSubjects, { readOnly: true }),
    /**
     * Who may read it: `undecided` only reviewers, `public` all who may see the result, `private` only the instructor
     * concerned, `removed` nobody.
     */
    decision: oneOf(commentDecisions, { required: true, filter: { slot: 3, isCrowded: true } }),
    /**
     * Why it was removed; a comment that is removed must have one.
     * @example Names another student.
     */
    reason: text(),
    ...timestamps,
  },
  relationships: {
    /** The evaluation in which it was written. */
    evaluation: toOne('course_evaluation', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      guardedBy: 'lib/domain/evaluations/coverage/leave-coverage.ts',
    }),
    /** The period of the evaluation. */
    period: toOne('course_evaluation_period', {
      required: true,
      createOnly: true,
      filter: { slot: 2, isCrowded: true },
      guardedBy: 'lib/domain/evaluations/coverage/require-uncovered.ts',
    }),
    /** The instructor concerned, as who teaches the section; null for a comment on the course. */
    instructor: toOne('course_evaluation_section_instructor', { createOnly: true }),
  },
  // Stored under its own name, without an index.
  computedLinkage: { instructor: storedToOne('course_evaluation_section_instructor', 'instructor') },
  idsTellNoOrder: true,
  endpoints: {},
});
