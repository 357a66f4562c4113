import { instant } from '../model/attribute-kinds.ts';
import { toOne } from '../model/relationship.ts';
import { defineResource } from '../model/resource.ts';
import { timestamps } from './timestamps.ts';

/** When an evaluation period opens and closes. */
export const courseEvaluationPeriodSchedule = defineResource({
  type: 'course_evaluation_period_schedule',
  collection: 'course_evaluation_period_schedules',
  area: 'periods',
  attributes: { opens_at: instant(), closes_at: instant(), ...timestamps },
  relationships: {
    period: toOne('course_evaluation_period', {
      inverse: { linkage: 'schedules', carries: ['opens_at', 'closes_at'] },
    }),
  },
  required: ['period'],
});
