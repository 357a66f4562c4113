import * as v from 'valibot';
import { flag, instant } from '../../model/definition/attribute-kinds.ts';
import { decimal, integer } from '../../model/definition/number-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import type { StoredRecord } from '../../store/record.ts';
import { timestamps } from '../shared/timestamps.ts';
import { joinedEvaluations } from './coverage.ts';
import { withoutMidterms } from './midterm.ts';
import { markerOf, type Overridable } from './own-settings.ts';

// A marker that nobody has set is absent: the setting is the period's.
const marker = (name: Overridable) => ({
  schema: v.boolean(),
  of: ({ record }: { readonly record: StoredRecord }) => record[markerOf(name)] === true,
});

/** The evaluation of one section in one period. */
export const courseEvaluation = defineResource({
  type: 'course_evaluation',
  title: 'evaluation',
  collection: 'course_evaluations',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    /**
     * Whether `results_release_at` is the evaluation's own; else that of its period holds. False takes the own value away.
     */
    overrides_results_release_at: flag(),
    /**
     * From when on the results of this evaluation may be seen, an instant; never before the period closes. Null with
     * `overrides_results_release_at`: they are never released, whatever the period says.
     * @example 2026-01-12T08:00:00.000Z
     */
    results_release_at: instant(),
    /**
     * Whether `minimum_response_threshold` is the evaluation's own; else that of its period holds. It can't be changed once
     * the period has closed.
     */
    overrides_minimum_response_threshold: flag(),
    /**
     * How many completed responses this evaluation needs before its results are shown, at least 1. Null with
     * `overrides_minimum_response_threshold`: its results are never released. It can't be changed once the period has
     * closed.
     * @example 10
     */
    minimum_response_threshold: integer({ minimum: 1 }),
    /**
     * Whether `flag_answers_at_or_below` is the evaluation's own; else that of its period holds. It can't be changed once the
     * period has closed.
     */
    overrides_flag_answers_at_or_below: flag(),
    /**
     * A scale question of this evaluation is flagged `low_answer` when any of its answers is at or below this value. Null
     * with `overrides_flag_answers_at_or_below` turns the rule off.
     * @example 3
     */
    flag_answers_at_or_below: integer(),
    /**
     * Whether `flag_standard_deviation_above` is the evaluation's own; else that of its period holds. It can't be changed once
     * the period has closed.
     */
    overrides_flag_standard_deviation_above: flag(),
    /**
     * A scale question of this evaluation is flagged `high_deviation` when the standard deviation of its answers exceeds this
     * value, 0 or more. Null with `overrides_flag_standard_deviation_above` turns the rule off.
     * @example 2.5
     */
    flag_standard_deviation_above: decimal({ minimum: 0 }),
    ...timestamps,
  },
  computed: {
    overrides_results_release_at: marker('results_release_at'),
    overrides_minimum_response_threshold: marker('minimum_response_threshold'),
    overrides_flag_answers_at_or_below: marker('flag_answers_at_or_below'),
    overrides_flag_standard_deviation_above: marker('flag_standard_deviation_above'),
  },
  relationships: {
    /** The period in which the section is evaluated. */
    period: toOne('course_evaluation_period', {
      required: true,
      createOnly: true,
      filter: { slot: 2, isCrowded: true },
      counted: { alsoIn: joinedEvaluations },
      guardedBy: 'lib/domain/evaluations/periods/delete-period.ts',
    }),
    /** The section that is evaluated; it can't be deleted once the period has opened. */
    section: toOne('course_evaluation_section', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      guardedBy: 'lib/domain/evaluations/coverage/delete-section.ts',
    }),
  },
  // Whoever destroys an evaluation finds its responses here.
  hiddenLinkages: ['responses'],
  unread: ['responses'],
  writtenBy: 'lib/domain/evaluations/coverage/make-evaluations.ts',
  // Where a period makes ten thousand of them at once, each of its buckets counts in a shard of its own.
  list: { isCounted: true, ...withoutMidterms },
  endpoints: {
    list: true,
    read: true,
    related: true,
    /**
     * Gives an evaluation settings of its own in place of its period's. Each has a marker: a value counts only with the
     * marker set to true, and null with the marker is a setting of its own. What results are worked out with (threshold and
     * flags) can't be changed once the period has closed; when they are released can.
     */
    update: { summary: 'Give an evaluation settings of its own' },
    actions: {
      /**
       * The evaluations that the student of an answering token may answer in its period, each with `is_answered`, and
       * nothing that shows when. Once the period has closed, those to which the instructors have replied, the same for all
       * students of a section, whether they have answered or not.
       */
      list_my_evaluations: {
        method: 'GET',
        path: '/my/evaluations',
        summary: "List a student's own evaluations",
        scope: 'responses:submit',
        reads: ['course_evaluation_course', 'course_evaluation_period', 'course_evaluation_section'],
        leavesNoTrace: true,
      },
      /**
       * What an evaluation asks: question sets, their sections and questions in the order in which students meet them, and
       * the instructors who are rated. An answering token reads the forms of its student's own evaluations while the period
       * is open; nobody is asked about himself. Other tokens need `periods:read` and see the whole form at any time.
       */
      read_form: {
        method: 'GET',
        path: '/course_evaluations/{id}/form',
        summary: 'Read what an evaluation asks',
        scope: 'responses:submit',
        orScope: 'periods:read',
        reads: [
          'course_evaluation_course',
          'course_evaluation_instructor',
          'course_evaluation_period',
          'course_evaluation_question',
          'course_evaluation_question_set',
          'course_evaluation_question_set_section',
          'course_evaluation_section',
          'course_evaluation_student',
          'user',
        ],
        lists: ['course_evaluation_section_instructor'],
        leavesNoTrace: true,
      },
    },
  },
});
