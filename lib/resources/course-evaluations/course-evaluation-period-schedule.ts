import { instant } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';
import { withoutMidterms } from './midterm.ts';

/** When an evaluation period opens and closes; it stays with its period, which has no other. */
export const courseEvaluationPeriodSchedule = defineResource({
  type: 'course_evaluation_period_schedule',
  collection: 'course_evaluation_period_schedules',
  group: 'course-evaluations',
  area: 'periods',
  attributes: {
    /**
     * From this instant on students can respond. Null: the period does not open by itself.
     * @example 2025-11-24T05:00:00.000Z
     */
    opens_at: instant(),
    /**
     * From this instant on students can no longer respond; it must come after `opens_at`. Null: the period stays open.
     * @example 2025-12-08T05:00:00.000Z
     */
    closes_at: instant(),
    ...timestamps,
  },
  relationships: {
    // The period carries the times along, from which its status follows.
    /** The evaluation period that opens and closes so; each has one schedule, which stays with it. */
    period: toOne('course_evaluation_period', {
      required: true,
      createOnly: true,
      filter: { slot: 1 },
      inverse: { linkage: 'schedules', carries: ['opens_at', 'closes_at'] },
    }),
  },
  rules: [
    {
      fields: ['opens_at', 'closes_at'],
      blames: 'closes_at',
      code: 'before_opening',
      // Stored instants are UTC with milliseconds: they compare as text.
      holds: (opens, closes) => typeof opens !== 'string' || typeof closes !== 'string' || opens < closes,
    },
  ],
  unique: ['period'],
  isWrittenInSteps: true,
  writtenBy: 'lib/domain/evaluations/periods/update-schedule.ts',
  list: { isCounted: true, ...withoutMidterms },
  endpoints: {
    list: true,
    read: true,
    related: true,
    /** Says when a period opens and closes. A period has one schedule: a second one is refused with 422. */
    create: { summary: 'Create the schedule of an evaluation period' },
    /**
     * Opens a period earlier or later, or closes it. A time that takes a period back that has opened, or opens one that
     * has closed, is refused with 409 unless the request says `"meta": {"discard_results": true}` next to `data`:
     * answers and results are discarded then.
     */
    update: { summary: 'Update when an evaluation period opens and closes' },
    /** Deletes the schedule of a period that has not opened, or is a draft. */
    delete: true,
  },
});
