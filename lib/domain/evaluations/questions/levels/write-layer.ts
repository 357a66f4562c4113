import { refuse } from '../../../../errors/error-kind.ts';
import type { Problem } from '../../../../errors/fields.ts';
import { layersFixed, tooManyLayers } from '../../../../errors/question-levels.ts';
import type { Change } from '../../../../model/validation/change.ts';
import { validationError } from '../../../../model/validation/validation-error.ts';
import type { Guard, GuardedWrite } from '../../../../model/write/guard.ts';
import { periodReference } from '../../../../resources/course-evaluations/coverage.ts';
import { scheduledTimes, statusOfPeriod } from '../../../../resources/course-evaluations/period-times.ts';
import { questionLayer } from '../../../../resources/course-evaluations/question-layer.ts';
import { linkageSize } from '../../../../store/linkage.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import { StaleRead } from '../../../../store/refused.ts';
import type { Step } from '../../../../store/steps.ts';
import type { Store } from '../../../../store/store.ts';
import { isUnopened, sameOpening } from '../../coverage/period-opening.ts';
import { hasRoom } from '../items.ts';

// The number is small because each form reads the layers in the record of the period.
const mostLayers = 100;

const minuteMs = 60_000;

const requireBeforeOpening = (period: StoredRecord, { after, change }: GuardedWrite): void => {
  const { opensAt } = scheduledTimes(period);
  if (after === undefined || change === undefined || opensAt === null) return;
  const last = new Date(Date.parse(opensAt) - minuteMs).toISOString();
  // Stored instants are UTC with milliseconds: they compare as text.
  if (String(after.until) <= last) return;
  throw validationError([{ field: 'until', code: 'after_opening' }], change.data, questionLayer);
};

/** Returns the unique value that an existing layer of the period has already taken. */
export const takenBy = ({ attributes: { level } }: Change): Pick<Problem, 'field' | 'says'> =>
  level === 'instructor'
    ? { field: 'level', says: 'of instructors has a layer in this period already' }
    : { field: 'department', says: 'has a layer in this period already' };

const roomStep = (period: StoredRecord): Step => {
  const size = linkageSize(period, 'question_layers');
  if (size >= mostLayers) throw refuse(tooManyLayers, mostLayers);
  const stale = () => new StaleRead('the period has got other layers');
  return hasRoom(period, 'question_layers', mostLayers, stale);
};

/**
 * Refuses a write of a layer with 409 if the period has opened or opens within a minute, and with 422 if the deadline
 * is not before the opening. 1 round trip.
 */
export const guardLayers =
  (store: Store, now: Date): Guard =>
  async (write) => {
    const { before, after } = write;
    const period = await store.read(periodReference(String((after ?? before)?.period)), ['schedules']);
    if (period === undefined) return [];
    if (!isUnopened(period, now)) throw refuse(layersFixed, statusOfPeriod(period, now));
    requireBeforeOpening(period, write);
    return [sameOpening(period), ...(before === undefined ? [roomStep(period)] : [])];
  };
