import type { AnyResource } from '../model/resource.ts';
import { existingPeriodSchedule } from './course-evaluation-period-schedule.ts';
import { everyType } from './every-type.ts';
import { writtenAppointment } from './written-appointment.ts';
import { existingEvaluationPeriod, newEvaluationPeriod } from './written-period.ts';

const written: readonly AnyResource[] = [writtenAppointment, newEvaluationPeriod];

/** Every type of the API as it is written. Functions import the types that they need, tools that handle all types this. */
export const resources: readonly AnyResource[] = everyType.map(
  (resource) => written.find(({ type }) => type === resource.type) ?? resource,
);

/** The type of a name; throws on a name that is none. */
export const resourceOf = (type: string): AnyResource => {
  const resource = resources.find((each) => each.type === type);
  if (resource === undefined) throw new Error(`there is no type "${type}"`);
  return resource;
};

const existing: readonly AnyResource[] = [existingEvaluationPeriod, existingPeriodSchedule];

/** The type of a name as an update sees it. */
export const existingResourceOf = (type: string): AnyResource =>
  existing.find((each) => each.type === type) ?? resourceOf(type);
