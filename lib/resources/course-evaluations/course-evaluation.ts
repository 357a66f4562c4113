import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

/** The evaluation of one section in one period. */
export const courseEvaluation = defineResource({
  type: 'course_evaluation',
  title: 'evaluation',
  collection: 'course_evaluations',
  group: 'course-evaluations',
  area: 'periods',
  attributes: timestamps,
  relationships: {
    /** The period in which the section is evaluated. */
    period: toOne('course_evaluation_period', {
      required: true,
      filter: { slot: 2, isCrowded: true },
      guardedBy: 'lib/domain/evaluations/coverage/require-uncovered.ts',
    }),
    /** The section that is evaluated; it can't be deleted once the period has opened. */
    section: toOne('course_evaluation_section', {
      required: true,
      filter: { slot: 1 },
      guardedBy: 'lib/domain/evaluations/coverage/leave-coverage.ts',
    }),
  },
  // Whoever destroys an evaluation finds its responses here.
  hiddenLinkages: ['responses'],
  unread: ['responses'],
  writtenBy: 'lib/domain/evaluations/coverage/make-evaluations.ts',
  // Where a period makes ten thousand of them at once, each of its buckets counts in a shard of its own.
  list: { counters: 'in all', marksCounted: true },
  endpoints: {
    list: true,
    read: true,
    related: true,
    actions: {
      /**
       * The evaluations that the student of an answering token may answer in its period, each with `is_answered`, and
       * nothing that tells when. None while the period is not open.
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
