import * as v from 'valibot';
import { date, oneOf } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { courseEvaluationMidterm } from './course-evaluation-midterm.ts';
import { replyText, replyTranslations } from './reply-text.ts';

/** How far a reply is. */
const replyStates = ['draft', 'published'] as const;

/** What the instructors of a section say to its students about what these have answered. An evaluation has one; it has its id. */
export const courseEvaluationReply = defineResource({
  type: 'course_evaluation_reply',
  collection: 'course_evaluation_replies',
  group: 'course-evaluations',
  area: 'replies',
  attributes: {
    /**
     * What it says, as minimal HTML; scripts, styles and unsafe links are removed before it is kept. What is seen of it has 40
     * to 10,000 characters. It must not repeat 30 characters in a row of a comment that was removed or is private.
     * @example <p>Thank you. You asked for more examples: from next term on, each lecture ends with one.</p>
     */
    text: replyText({ required: true }),
    /**
     * The text in other languages, by language tag, under the same rules.
     * @example {"en-GB": "<p>Thank you. You asked for more examples: from next term on, each lecture ends with one.</p>"}
     */
    translations: replyTranslations(),
    /**
     * A `draft` is seen by the instructors of the section alone. A reply can be `published` once the results are released, and
     * stays so: for 14 days it can be corrected, then only added to.
     */
    state: oneOf(replyStates),
    /**
     * The day on which it was published, in UTC; null before.
     * @example 2026-01-15
     */
    published_on: date({ readOnly: true }),
    ...timestamps,
  },
  computed: {
    state: { schema: v.picklist(replyStates), of: ({ values }) => values.state ?? 'draft' },
  },
  relationships: {
    /** The evaluation that it is about. */
    evaluation: toOne('course_evaluation', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      guardedBy: 'lib/domain/evaluations/coverage/delete-section.ts',
    }),
    /** The period in which students have answered; the service sets it. */
    period: toOne('course_evaluation_period', {
      readOnly: true,
      filter: { slot: 2, isCrowded: true },
      guardedBy: 'lib/domain/evaluations/periods/delete-period.ts',
    }),
  },
  isRestricted: true,
  writtenBy: 'lib/domain/evaluations/replies/write-reply.ts',
  endpoints: {
    /**
     * Shows replies that are published, of results that are released. A token that acts for a person shows those of
     * departments at or below the ones that the person chairs, and all, drafts too, of the own sections. Students read them
     * in `GET /my/evaluations`.
     */
    list: { include: ['evaluation', 'period'], filters: ['created_at', 'updated_at', 'evaluation', 'period'] },
    read: { include: ['evaluation', 'period'] },
    related: true,
    /**
     * Writes the reply to an evaluation whose answers have been counted. Only a person who has taught the section may.
     */
    create: true,
    /**
     * Changes or publishes a reply; several instructors write one safely with `If-Match`. Only a person who has taught the
     * section may.
     */
    update: true,
    actions: {
      /**
       * Asks the students of a section questions of the bank while the term runs: opens at once an evaluation of this section
       * alone, whose result the instructor who asks sees, and nobody else. It is in no list and in no figure of others; a
       * question about instructors is about the one who asks. Only a person who teaches the section may, where the institution
       * has a `midterm_threshold`, twice in a term.
       */
      start_midterm: {
        method: 'POST',
        path: '/my/sections/{id}/midterms',
        summary: 'Start a midterm evaluation of a section that one teaches',
        body: courseEvaluationMidterm,
        status: 201,
        reads: [
          'course_evaluation',
          'course_evaluation_section',
          'course_evaluation_term',
          'institution',
          'profile',
          'question_bank_item',
          'user',
        ],
        lists: ['course_evaluation_instructor', 'course_evaluation_section_instructor'],
      },
      /**
       * The evaluations that wait for a reply of the person who asks: the own ones of periods with `replies_expected`, whose
       * results are released.
       */
      list_due_replies: {
        method: 'GET',
        path: '/my/due_replies',
        summary: 'List the replies that are expected of oneself',
        scope: 'replies:write',
        reads: ['course_evaluation_period'],
        lists: ['course_evaluation_instructor', 'course_evaluation_result'],
      },
    },
  },
});
