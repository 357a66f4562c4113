import { instant } from '../../model/definition/attribute-kinds.ts';
import { toOne } from '../../model/definition/relationship.ts';
import { defineResource } from '../../model/definition/resource.ts';
import { timestamps } from '../shared/timestamps.ts';

// The period carries the times along, from which its status follows.
const period = toOne('course_evaluation_period', {
  inverse: { linkage: 'schedules', carries: ['opens_at', 'closes_at'] },
});

/** When an evaluation period opens and closes. */
export const courseEvaluationPeriodSchedule = defineResource({
  type: 'course_evaluation_period_schedule',
  collection: 'course_evaluation_period_schedules',
  area: 'periods',
  attributes: { opens_at: instant(), closes_at: instant(), ...timestamps },
  relationships: { period },
  required: ['period'],
  rules: [
    {
      fields: ['opens_at', 'closes_at'],
      blames: 'closes_at',
      code: 'before_opening',
      // Stored instants are UTC with milliseconds: they compare as text.
      holds: (opens, closes) => typeof opens !== 'string' || typeof closes !== 'string' || opens < closes,
    },
  ],
  // A period has one schedule.
  unique: ['period'],
  list: { counters: 'in all', filters: { period: { slot: 1 } } },
});

/** The same as an update sees it: a schedule stays with its period, which has no other. */
export const existingPeriodSchedule = {
  ...courseEvaluationPeriodSchedule,
  relationships: { period: { ...period, readOnly: true } },
};
