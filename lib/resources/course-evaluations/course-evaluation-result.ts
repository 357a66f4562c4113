import * as v from 'valibot';
import { date, oneOf, someOf, text } from '../../model/definition/attribute-kinds.ts';
import { integer } from '../../model/definition/number-kinds.ts';
import { storedToOne, textOf } from '../../model/definition/record-fields.ts';
import { toMany, toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { withoutMidterms } from './midterm.ts';
import { rate } from './rate.ts';
import { seenNamesSchema } from './result-names.ts';
import { unitsSchema } from './result-units.ts';

/** Whether figures are shown, and why not. */
const resultStatuses = ['available', 'withheld'] as const;

const withheldReasons = ['not_closed', 'not_released', 'never_released', 'too_few_responses', 'role'] as const;

const resultFlags = ['low_answer', 'high_deviation'] as const;

/**
 * What students have answered in one evaluation, counted once when its period closed and never again. Too few answers are
 * not shown: they are not stored.
 */
export const courseEvaluationResult = defineResource({
  type: 'course_evaluation_result',
  collection: 'course_evaluation_results',
  group: 'course-evaluations',
  area: 'results',
  attributes: {
    /**
     * The course and the section as they were called when the period closed; lists are sorted by it with
     * `sort=section`.
     * @example MATH 201 Linear Algebra, 001
     */
    name: text({ readOnly: true, sort: 'in place of updated_at' }),
    /** Whether the figures are shown. */
    status: oneOf(resultStatuses, { readOnly: true }),
    /** Why a result is withheld; null for one that is available. */
    withheld_because: oneOf(withheldReasons, { readOnly: true }),
    /**
     * How many students could answer when the period closed. Null where the result is withheld.
     * @example 42
     */
    enrolled: integer({ readOnly: true }),
    /**
     * How many students have answered. Null where the result is withheld.
     * @example 31
     */
    completed: integer({ readOnly: true }),
    // Stored as text, which lists are sorted by.
    /**
     * The share of the enrolled students who have answered, from 0 to 1, rounded to six digits. Null where the result
     * is withheld, or nobody was enrolled.
     * @example 0.738095
     */
    response_rate: rate({ readOnly: true, sort: true }),
    /** The flags of its questions that are shown, each once. */
    flags: someOf(resultFlags, { readOnly: true }),
    /**
     * The day on which the answers were counted, in UTC.
     * @example 2025-12-08
     */
    closed_on: date({ readOnly: true }),
    ...timestamps,
  },
  computed: {
    // Kept for the summary of the period, also where it must not be shown of one evaluation.
    enrolled: {
      schema: v.nullable(v.pipe(v.number(), v.metadata({ type: 'integer', minimum: 0 }))),
      of: ({ values }) => (values.status === 'available' ? values.enrolled : null),
    },
    /**
     * What the period says to whoever reads its results, as minimal HTML; null without it. Only the answer of
     * `/course_evaluations/{id}/result` has it.
     * @example <p>Read the comments with the numbers.</p>
     */
    results_guidelines: {
      schema: v.nullable(v.string()),
      companions: true,
      of: ({ record }) => (record.units === undefined ? undefined : textOf(record, 'results_guidelines')),
    },
    /**
     * What people call the period, the term, the course, the section and who taught it. Only the list has them, where
     * `fields[course_evaluation_result]` asks for `names`.
     * @example { "period": "Autumn 2025", "term": "Autumn", "course_number": "MATH 201", "course_title": "Linear Algebra", "section_name": "001", "instructors": ["Jane Doe"] }
     */
    names: {
      schema: seenNamesSchema,
      onlyAsked: true,
      // Put there by the list.
      of: ({ record }) => record.names as v.InferOutput<typeof seenNamesSchema> | undefined,
    },
    /**
     * The figures: of the evaluation as a whole, and of each instructor; none where it is withheld. Figures are rounded
     * to six digits after the point, once, when they are done. Only the answer of `/course_evaluations/{id}/result` has
     * them.
     * @example [{ "instructor": null, "questions": [] }]
     */
    units: {
      schema: unitsSchema,
      companions: true,
      // Put there by whoever reads a result with its details.
      of: ({ record }) => record.units as v.InferOutput<typeof unitsSchema> | undefined,
    },
  },
  // A result keeps what was true when the period closed: a section that is renamed or goes to another course later changes
  // nothing here.
  relationships: {
    /** The evaluation that was answered; a result has its id. */
    evaluation: toOne('course_evaluation'),
    /** The period in which the answers were given. */
    period: toOne('course_evaluation_period', {
      filter: { slot: 1, isCrowded: true },
      counted: {},
      guardedBy: 'lib/domain/evaluations/periods/delete-period.ts',
    }),
    /** The term in which the section was taught. */
    term: toOne('course_evaluation_term'),
    /** The section that was evaluated. */
    section: toOne('course_evaluation_section'),
    /** The course of the section when the period closed. */
    course: toOne('course_evaluation_course', { leaves: 'back-reference', filter: { slot: 2 } }),
    /** Who taught the section when the period closed. */
    instructors: toMany('course_evaluation_instructor', {
      refers: true,
      leaves: 'back-reference',
      filter: { slot: 3 },
    }),
    /** The departments of those who taught it, as their profiles had them when the period closed. */
    departments: toMany('department', { refers: true, leaves: 'back-reference', filter: { slot: 3 } }),
  },
  // Stored like the others, under their own names. They need no index, and nothing keeps them from being deleted but that
  // the evaluation and the period are there.
  computedLinkage: {
    evaluation: storedToOne('course_evaluation', 'evaluation'),
    term: storedToOne('course_evaluation_term', 'term'),
    section: storedToOne('course_evaluation_section', 'section'),
  },
  isRestricted: true,
  list: withoutMidterms,
  endpoints: {
    /**
     * Shows what is released; with `results:preview`, an integration also sees what is closed and not released yet. A
     * token that acts for a person shows the results of the own sections, and of the departments at or below those that
     * the person chairs, if the period shows them to these roles. What is withheld for another reason is shown as
     * withheld. `filter[q]` finds them by beginnings of words of the course, the section and who taught. Rows of figures, one for each evaluation, unit and question, are answered to `Accept: text/csv` and
     * `application/x-ndjson`: as many whole evaluations as fit; the `Link` header leads to the rest.
     */
    list: {
      orScope: 'results:preview',
      alsoRows: true,
      countsSeen: true,
      timeoutSeconds: 29,
      include: ['evaluation', 'period', 'term', 'section', 'course', 'instructors', 'departments'],
      sort: ['created_at', 'response_rate'],
      sortNames: { section: 'name' },
      filters: ['created_at', 'period', 'course'],
      filterNames: {
        term: { field: 'term', kind: 'relationship' },
        department: { field: 'departments', kind: 'relationship' },
        instructor: { field: 'instructors', kind: 'relationship' },
        section: { field: 'section', kind: 'relationship' },
        status: { field: 'status', kind: 'text' },
        flag: { field: 'flags', kind: 'text' },
        q: { field: 'name', kind: 'walked words' },
      },
    },
    /** Shows it as lists do; `GET /course_evaluations/{id}/result` has the figures. */
    read: { orScope: 'results:preview' },
    related: { orScope: 'results:preview' },
    actions: {
      /**
       * Shows the figures of an evaluation, or why they are withheld: `not_closed` (the period is open, or its answers are
       * being counted), `not_released`, `never_released` (the period has no threshold), `too_few_responses`, or `role`
       * (the token acts for a person without access to them). Instructors of one section see what is about the course and
       * about themselves. While the period is open, the evaluation office (`results:preview`) sees in
       * `meta.participation` how many have answered; who teaches a class of less than ten sees a band. `Accept:
       * application/pdf` asks for a report of the same figures, with the comments that the caller reads: refused with 409
       * `result_withheld` where they are withheld, with 503 `reports_unavailable` where the installation draws none.
       */
      read_evaluation_result: {
        method: 'GET',
        path: '/course_evaluations/{id}/result',
        summary: 'Read the result of an evaluation',
        orScope: 'results:preview',
        reads: ['course_evaluation_question'],
        lists: [
          'course_evaluation_comment',
          'course_evaluation_instructor',
          'course_evaluation_section_instructor',
          'course_evaluation_student',
        ],
        timeoutSeconds: 29,
        mayWrite: true,
      },
      /**
       * Sums up a period: response rates in all, by day, by department and by size of class, and how many results there
       * are of each status and with each flag. Nothing is shown of fewer than five students, nor of withheld results where
       * the others would reveal it as a difference. With `results:preview` from when the period opens (up to yesterday),
       * else once its results are released, of those that are. `participation` is null where it could not be counted in
       * time, and without `results:preview` until all results are there. A person who chairs departments gets those of
       * them, with sums of what is shown of each result, and no days. `replies` counts the
       * results that are out, and those to which instructors have published a reply.
       */
      read_period_summary: {
        method: 'GET',
        path: '/course_evaluation_periods/{id}/summary',
        summary: 'Read the summary of an evaluation period',
        orScope: 'results:preview',
        lists: [
          'course_evaluation',
          'course_evaluation_instructor',
          'course_evaluation_reply',
          'course_evaluation_result',
          'course_evaluation_student',
        ],
        timeoutSeconds: 29,
        mayWrite: true,
      },
      /**
       * How it goes in the periods that are open, for whoever has signed in: of the sections that the person teaches, how
       * many have answered, and of the departments that the person chairs, as `response_rates` of a period shows them to
       * a person, without those in which few are left besides the large classes. A chair waits for a whole period. Also the
       * questions that the person can add in periods that have not opened, and the sections in which the person can start a
       * midterm evaluation.
       */
      read_my_response_rates: {
        method: 'GET',
        path: '/my/response_rates',
        summary: 'Read how many have answered in the sections and departments of a person',
        lists: [
          'course_evaluation',
          'course_evaluation_instructor',
          'course_evaluation_period',
          'course_evaluation_section_instructor',
          'course_evaluation_student',
        ],
        reads: [
          ...(['course_evaluation_course', 'course_evaluation_question_set', 'course_evaluation_section'] as const),
          ...(['course_evaluation_term', 'department', 'institution', 'profile', 'question_layer', 'user'] as const),
        ],
        timeoutSeconds: 29,
      },
    },
  },
});
