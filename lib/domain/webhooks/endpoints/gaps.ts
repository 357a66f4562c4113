import type { StoredRecord } from '../../../store/record.ts';
import { type Change, mayBeSince } from '../../changes/change.ts';

/** A time in which an endpoint was disabled, so that no delivery was made of what came. Instants are ISO 8601 in UTC. */
export interface Gap {
  readonly from: string;
  /** Absent while it lasts. */
  readonly until?: string;
}

/** Member of an endpoint's record with its gaps, the oldest first. */
export const gapsField = 'gaps';

// An endpoint that is disabled and enabled more often loses the oldest: no item grows without bound.
const mostGaps = 100;

const gapsOf = (record: StoredRecord): readonly Gap[] => (record[gapsField] as readonly Gap[] | undefined) ?? [];

/** The gaps of an endpoint once it is disabled. */
export const openGap = (record: StoredRecord, now: Date): readonly Gap[] =>
  [...gapsOf(record), { from: now.toISOString() }].slice(-mostGaps);

/** The gaps of an endpoint once it is enabled. */
export const closeGap = (record: StoredRecord, now: Date): readonly Gap[] =>
  gapsOf(record).map((gap) => ({ until: now.toISOString(), ...gap }));

// An event is dispatched some time after the change: so long that the alarm of the feed's lag has gone off.
const slack = 15 * 60_000;

/** Whether an event of an instant may have come while the endpoint was disabled. */
const isInGap = (record: StoredRecord, at: string): boolean => {
  const instant = Date.parse(at);
  return gapsOf(record).some(({ from, until }) => {
    const isLate = until !== undefined && instant > Date.parse(until);
    return instant >= Date.parse(from) - slack && !isLate;
  });
};

/** Member of an endpoint's record with since when it has asked for what it asks for, where that has changed. */
export const askedSinceField = 'asked_since';

/**
 * Whether a change that has no delivery was missed: because the endpoint was disabled, or because it could not
 * be dispatched. What the endpoint had not asked for at the time was not.
 */
export const hasMissed = (record: StoredRecord, change: Change): boolean =>
  mayBeSince(change, String(record[askedSinceField] ?? record.created_at)) || isInGap(record, change.at);
