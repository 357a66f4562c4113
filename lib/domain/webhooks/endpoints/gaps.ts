import type { StoredRecord } from '../../../store/record.ts';
import { type Change, mayBeSince } from '../../changes/change.ts';

/** A time in which an endpoint was disabled, so that no deliveries were made. Instants are ISO 8601 in UTC. */
export interface Gap {
  readonly from: string;
  /** Absent while the endpoint is disabled. */
  readonly until?: string;
}

/** Member of an endpoint's record with its gaps, the oldest first. */
export const gapsField = 'gaps';

// An endpoint that is disabled and enabled more often loses the oldest gap, so that its item stays small.
const mostGaps = 100;

const gapsOf = (record: StoredRecord): readonly Gap[] => (record[gapsField] as readonly Gap[] | undefined) ?? [];

/** The gaps of an endpoint once it is disabled. */
export const openGap = (record: StoredRecord, now: Date): readonly Gap[] =>
  [...gapsOf(record), { from: now.toISOString() }].slice(-mostGaps);

/** The gaps of an endpoint once it is enabled. */
export const closeGap = (record: StoredRecord, now: Date): readonly Gap[] =>
  gapsOf(record).map((gap) => ({ until: now.toISOString(), ...gap }));

// An event is dispatched some time after the change. With a longer lag than this, the alarm of the feed has been
// raised.
const slack = 15 * 60_000;

/** Whether an event of an instant may have come while the endpoint was disabled. */
const isInGap = (record: StoredRecord, at: string): boolean => {
  const instant = Date.parse(at);
  return gapsOf(record).some(({ from, until }) => {
    const isLate = until !== undefined && instant > Date.parse(until);
    return instant >= Date.parse(from) - slack && !isLate;
  });
};

/**
 * The member of an endpoint's record with the time since which it has wanted its present event types, if they have
 * changed.
 */
export const askedSinceField = 'asked_since';

/**
 * Returns whether a change without a delivery was missed, because the endpoint was disabled or the change could not be
 * dispatched. A change that the endpoint did not want at the time was not missed.
 */
export const hasMissed = (record: StoredRecord, change: Change): boolean =>
  mayBeSince(change, String(record[askedSinceField] ?? record.created_at)) || isInGap(record, change.at);
