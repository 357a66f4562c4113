import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { flag, instant, listOf, oneOf, someOf, text, visibleString } from '../../model/definition/attribute-kinds.ts';
import { decimal, integer } from '../../model/definition/number-kinds.ts';
import { linkedIds } from '../../model/definition/record-fields.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { richText } from '../../model/definition/rich-text.ts';
import type { StoredRecord } from '../../store/record.ts';
import { timestamps } from '../shared/timestamps.ts';
import { countCovered, coverageCompanions, coverageState } from './coverage.ts';
import { withoutMidterms } from './midterm.ts';
import { resultsState } from './period-fold.ts';
import { periodStatuses } from './period-status.ts';
import { statusOfPeriod } from './period-times.ts';

const scheduleOf = (record: StoredRecord): ResourceIdentifier | null => {
  const [id] = linkedIds(record, 'schedules');
  return id === undefined ? null : { type: 'course_evaluation_period_schedule', id };
};

/** Most courses that a request may have covered. */
const maxCourses = 5_000;

const courseId = v.pipe(v.string(because('not_a_string')), v.metadata({ format: 'uuid' }));

// Whether the ids are ids of courses is known only to the table: one that is none is a 404.
const courseIds: Attribute<string[]> = { schema: listOf(courseId, maxCourses) };

const mostMarkedWords = 500;
const longestMarkedWord = 50;

const markedWords: Attribute<string[]> = { schema: listOf(visibleString(longestMarkedWord), mostMarkedWords) };

/** How the students of a period get their links: by mails of the service, or from a file that the office fetches. */
const invitationDeliveries = ['service', 'file'] as const;

export type InvitationDelivery = (typeof invitationDeliveries)[number];

/** A span of time in which students evaluate the sections of the courses that it covers. */
export const courseEvaluationPeriod = defineResource({
  type: 'course_evaluation_period',
  title: 'evaluation period',
  collection: 'course_evaluation_periods',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    ...timestamps,
    /**
     * What the period is called, as students and instructors see it; lists can be sorted by it.
     * @example Autumn 2025, end of term
     */
    name: text({ required: true, sort: true }),
    /** When in the term the evaluation takes place: at its end, in its middle, or at a time of your own. */
    evaluation_type: oneOf(['end_of_term', 'midterm', 'custom'], { required: true }),
    /** What is evaluated: each section as a whole, or each of its instructors. */
    kind: oneOf(['section', 'instructor']),
    // A period is created as a draft; an update opens it, and makes it a draft again.
    /**
     * Whether the period is still being prepared. A new period is a draft; set it to false to let the schedule open
     * it, and back to true to withdraw it. Once it has opened, that discards what students have answered: say so
     * with `"meta": {"discard_results": true}` next to `data`, else it is refused with 409.
     */
    draft: flag({ updateOnly: true }),
    /**
     * From when on the results may be seen, an instant; never before the period closes. Null: the results are never
     * released. An evaluation may have its own, and so for the three settings below.
     * @example 2025-12-22T08:00:00.000Z
     */
    results_release_at: instant(),
    /**
     * How many completed responses an evaluation needs before its results are shown; below 3 counts as 3. Null: the results are
     * never released. Once the period has closed, results are worked out with it, and it can no longer be changed.
     * @example 5
     */
    minimum_response_threshold: integer({ minimum: 1 }),
    /**
     * A scale question is flagged `low_answer` when any of its answers is at or below this value. Null turns the rule
     * off. Once the period has closed, results are worked out with it.
     * @example 2
     */
    flag_answers_at_or_below: integer(),
    /**
     * A scale question is flagged `high_deviation` when the standard deviation of its answers exceeds this value, 0 or
     * more. Null turns the rule off. Once the period has closed, results are worked out with it.
     * @example 1.5
     */
    flag_standard_deviation_above: decimal({ minimum: 0 }),
    /**
     * The roles that can see the results once they are released, besides the evaluation office. A role named twice counts once.
     */
    results_visible_to_roles: someOf(['instructor', 'department_admin']),
    /**
     * Text shown above the results of every evaluation of the period, on the page and in PDFs, as minimal HTML.
     * Scripts, styles and unsafe links are removed before it is kept.
     * @example <p>Read the comments with the numbers.</p>
     */
    results_guidelines: richText(),
    /**
     * Words by whose beginning the review of comments marks what reviewers may want to look at twice, at most 500. They
     * are a hint, and decide nothing. Null where the period has no list of its own.
     * @example ["idiot", "stupid"]
     */
    marked_words: markedWords,
    /**
     * Whether instructors are expected to reply to their students once the results are released: then it is among their tasks.
     */
    replies_expected: flag(),
    /**
     * How the students get their links: by mails of the `service`, or from a `file` that the office fetches. What comes first
     * settles it; null until then.
     * @example service
     */
    invitation_delivery: oneOf(invitationDeliveries, { readOnly: true }),
    // Kept in companion items (coverage.ts), as are the relationships that follow from it.
    /**
     * The ids of the courses whose sections the period evaluates, at most 5,000. Writing it replaces the whole set:
     * sections of added courses get evaluations, and courses left out lose theirs with all responses.
     * @example ["01959266-5bc0-7000-8000-4d2b7a4f6c11"]
     */
    course_uuids: courseIds,
  },
  computed: {
    draft: { schema: v.boolean(), of: ({ values }) => values.draft ?? true },
    replies_expected: { schema: v.boolean(), of: ({ values }) => values.replies_expected ?? false },
    /**
     * What the period is doing now, computed on every read from `draft`, the schedule and `results_release_at`:
     * students respond only while it is `open`.
     */
    status: {
      schema: v.picklist(periodStatuses),
      of: ({ record, now }) => statusOfPeriod(record, now),
    },
    course_uuids: {
      schema: v.array(courseId),
      companions: true,
      of: ({ record }) => (record.courses === undefined ? undefined : linkedIds(record, 'courses')),
    },
  },
  relationships: {
    // The term knows its periods, so that a section that comes later finds those that cover its course.
    /**
     * The academic term whose sections are evaluated. Naming another one gives the period the sections of that term
     * instead.
     */
    term: toOne('course_evaluation_term', {
      required: true,
      filter: { slot: 1 },
      inverse: { linkage: 'periods', carries: [], unseen: true },
    }),
    /** When the period opens and closes; null until a schedule has been created for it. */
    schedule: toOne('course_evaluation_period_schedule', { readOnly: true }),
    /**
     * One evaluation for each section of a covered course in the term. They are made and destroyed as `course_uuids`
     * changes.
     */
    evaluations: toMany('course_evaluation', {
      refers: true,
      companions: true,
      countIn: (record) => countCovered(record, 'covered_sections'),
    }),
    /** The questions that are asked, in the order in which students meet them. Each question set names its period. */
    question_sets: toMany('course_evaluation_question_set'),
    /** The courses that the period covers, the same as `course_uuids`. */
    courses: toMany('course_evaluation_course', {
      refers: true,
      companions: true,
      countIn: (record) => countCovered(record, 'covered_courses'),
      guardedBy: 'lib/domain/evaluations/coverage/delete-course.ts',
    }),
  },
  companions: coverageCompanions,
  stateMeta: {
    /**
     * Present while evaluations of a change of `course_uuids` or `term` are still being made or destroyed: the next
     * read, or the service by itself, continues with it.
     */
    coverage: { values: ['in_progress'], of: coverageState },
    /**
     * Present when the period has closed and its answers are still being counted: some of its evaluations may have no
     * result yet. Only answers that show one period have it.
     */
    results: { values: ['in_progress'], of: resultsState },
  },
  computedLinkage: { schedule: ({ record }) => scheduleOf(record) },
  // The schedule carries its times along, so that the status needs no second read.
  hiddenLinkages: ['schedules', 'question_layers'],
  isWrittenInSteps: true,
  writtenBy: 'lib/domain/evaluations/periods/create-period.ts',
  list: { isCounted: true, ...withoutMidterms },
  endpoints: {
    list: { include: ['term', 'schedule'], filters: ['created_at', 'updated_at', 'term'] },
    /**
     * Finishes what an interrupted write of the coverage has left undone, which is why it can take longer than
     * other reads.
     */
    read: { timeoutSeconds: 29, mayWrite: true },
    related: true,
    /**
     * Creates a draft, and an evaluation for every section of the courses in `course_uuids` within the term. Up to
     * 5,000 courses take less than 30 seconds. Create its schedule next, then set `draft` to false.
     */
    create: { number: 1, summary: 'Create an evaluation period and its evaluations', timeoutSeconds: 29 },
    /**
     * Writing `course_uuids` replaces the whole set: added courses get evaluations, courses left out lose theirs
     * with their responses. Where students of a period that is open or later have answered, that is refused with 409,
     * and so is a step back from open, closed or released, unless the request says `"meta": {"discard_results": true}`
     * next to `data`. What results were worked out with stays as it was when the period closed.
     */
    update: { summary: 'Update an evaluation period and what it covers', timeoutSeconds: 29 },
    delete: true,
    actions: {
      /**
       * How many students of the period's sections have answered, in all and by the department of those who teach: by the
       * profiles of the instructors, where a section of several departments counts in each. A token
       * that acts for a user gets a band (`0`, `1–4`, `5+`) where fewer than 10 students are enrolled. Once the period has
       * closed, evaluations with fewer responses than their threshold count in no department, and in all only where several
       * of them have as many together. The evaluation office also gets the responses by day, the rates by size of class and,
       * while the period is open, the sections that are behind by more than chance. With a filter, which the office alone may
       * use, all of that is of some departments or courses, without what is withheld and without days, and there are rates
       * by course.
       */
      read_response_rates: {
        method: 'GET',
        path: '/course_evaluation_periods/{id}/response_rates',
        summary: 'Read how many students have answered in an evaluation period',
        scope: 'responses:read',
        timeoutSeconds: 29,
        lists: ['course_evaluation', 'course_evaluation_student', 'course_evaluation_section_instructor'],
        reads: [
          'course_evaluation_course',
          'course_evaluation_instructor',
          'course_evaluation_section',
          'user',
          'profile',
        ],
      },
    },
  },
});
