import { createHash } from 'node:crypto';
import { v4, v7 } from 'uuid';
import type { AnyResource } from '../../../lib/model/definition/resource.ts';

// The day on which the institution's records were "entered": every load of the sample gives the same ids and times.
const firstEntry = Date.parse('2024-08-01T08:00:00.000Z');

/**
 * When the record at a position of its file came into being: ids of version 7 sort in the order of the file.
 * A new record belongs at the end of its file, because those after it get other ids.
 */
export const entryTime = (position: number): Date => new Date(firstEntry + position * 1_000);

/** The id that a record of the sample always has: of version 7, or of version 4 where ids must tell no order. */
export const sampleId = ({ type, idsTellNoOrder }: AnyResource, key: string, entered: Date): string => {
  const random = createHash('sha256').update(`${type}#${key}`).digest();
  return idsTellNoOrder ? v4({ random }) : v7({ random, msecs: entered.getTime() });
};
