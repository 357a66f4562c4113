import * as v from 'valibot';
import { flag, longText, oneOf, text } from '../../model/definition/attribute-kinds.ts';
import { visible } from '../../model/definition/characters.ts';
import { storedToOne } from '../../model/definition/record-fields.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { withoutMidterms } from './midterm.ts';
import { questionSubjects } from './question-attributes.ts';

/** What a reviewer can decide of a comment. */
export const commentDecisions = ['undecided', 'public', 'private', 'removed'] as const;

/**
 * What one student, who is not named, wrote to one question. Its id and its times show nothing of the others that the same
 * student wrote.
 */
export const courseEvaluationComment = defineResource({
  type: 'course_evaluation_comment',
  collection: 'course_evaluation_comments',
  group: 'course-evaluations',
  area: 'comments',
  attributes: {
    /**
     * What was written. A reviewer may make it unrecognisable: until the results are released, `original_text` keeps what
     * stood there. Null where it was removed, but for reviewers.
     * @example The examples from practice helped me most.
     */
    text: longText({ required: true }),
    /** Whether it is about the course or about an instructor. */
    subject: oneOf(questionSubjects, { readOnly: true }),
    /**
     * Which callers can read it: `undecided` only reviewers, `public` all who can see the result, `private` only the instructor
     * concerned, `removed` nobody.
     */
    decision: oneOf(commentDecisions, { required: true, filter: { slot: 3, isCrowded: true } }),
    /**
     * Why it was removed; a comment that is removed must have one.
     * @example Names another student.
     */
    reason: text(),
    /** Whether a reviewer has changed the text. */
    is_edited: flag({ readOnly: true }),
    /**
     * True where fewer students than the evaluation needs have answered about the instructor: whatever is decided, only
     * reviewers see the comment, or that there is one.
     */
    reviewers_only: flag({ readOnly: true }),
    /**
     * What stood there before a reviewer changed it. Only reviewers see it, and only until the results are released: then
     * it is forgotten.
     * @example Ms Doe's examples from practice helped me most.
     */
    original_text: longText({ readOnly: true }),
    ...timestamps,
  },
  computed: {
    text: { schema: v.nullable(v.string()), of: ({ values }) => values.text },
    is_edited: { schema: v.boolean(), of: ({ values }) => values.is_edited ?? false },
    reviewers_only: { schema: v.boolean(), of: ({ values }) => values.reviewers_only ?? false },
  },
  relationships: {
    /** The evaluation in which it was written. */
    evaluation: toOne('course_evaluation', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      guardedBy: 'lib/domain/evaluations/coverage/delete-section.ts',
    }),
    /** The period in which it was written; filters of lists use it. */
    period: toOne('course_evaluation_period', {
      required: true,
      createOnly: true,
      filter: { slot: 2, isCrowded: true },
      counted: {},
      guardedBy: 'lib/domain/evaluations/periods/delete-period.ts',
    }),
    /** The question that was answered. */
    question: toOne('course_evaluation_question', { createOnly: true }),
    /** The instructor concerned, as who teaches the section; null for a comment on the course. */
    instructor: toOne('course_evaluation_section_instructor', { createOnly: true }),
  },
  // Stored under their own names, without an index.
  computedLinkage: {
    question: storedToOne('course_evaluation_question', 'question'),
    instructor: storedToOne('course_evaluation_section_instructor', 'instructor'),
  },
  rules: [
    {
      fields: ['decision', 'reason'],
      blames: 'reason',
      code: 'no_reason',
      holds: (decision, reason) => decision !== 'removed' || (typeof reason === 'string' && visible.test(reason)),
    },
  ],
  hasOpaqueIds: true,
  isRestricted: true,
  list: withoutMidterms,
  writtenBy: 'lib/domain/evaluations/results/comments/review-comment.ts',
  endpoints: {
    /**
     * Shows, of released results, what is public, and of what was removed that it was. A reviewer's integration
     * (`comments:review`) also sees what is undecided or private, from when the period has closed. A token that acts for
     * a person shows comments on results that the person sees, and private ones only to the instructor concerned.
     * Comments come in no order that means anything, and nothing shows which were written together. `filter[course]` and
     * `filter[department]` name what the result of the evaluation names, and `filter[q]` words of the text.
     */
    list: {
      orScope: 'comments:review',
      countsSeen: true,
      filters: ['created_at', 'updated_at', 'evaluation', 'period', 'decision'],
      filterNames: {
        question: { field: 'question', kind: 'relationship' },
        instructor: { field: 'instructor', kind: 'relationship' },
        q: { field: 'text', kind: 'walked words' },
      },
      narrowedNames: { course: 'relationship', department: 'relationship' },
    },
    read: { orScope: 'comments:review' },
    related: { orScope: 'comments:review' },
    /**
     * Decides which callers can read a comment, or makes it unrecognisable. One that is removed needs a `reason`. Refused with
     * 409 `comment_held` while another reviewer holds the comment; the own hold ends.
     */
    update: {
      summary: 'Review a comment',
      scope: 'comments:review',
      onlyIntegrationsMay: 'review comments',
    },
    actions: {
      /**
       * Holds a comment for the reviewer who looks at it: for five minutes no other can decide on it. Who holds it already holds
       * it for five more. Refused with 409 `comment_held` while another reviewer does.
       */
      hold_comment: {
        method: 'POST',
        path: '/course_evaluation_comments/{id}/holds',
        summary: 'Hold a comment',
        scope: 'comments:review',
        onlyIntegrationsMay: 'review comments',
      },
    },
  },
});
