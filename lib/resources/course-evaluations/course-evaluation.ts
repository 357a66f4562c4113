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
  endpoints: { list: true, read: true, related: true },
});
