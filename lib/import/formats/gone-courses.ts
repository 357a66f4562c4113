import type { Origin } from '../files/origin.ts';
import type { Earlier, Kept } from './earlier.ts';
import type { RemovalIntent } from './intent.ts';
import { toRecord } from './record.ts';

const [courses, sections] = ['course_evaluation_course', 'course_evaluation_section'];

/** The value that is kept with the id of a removed course, because later sets may name only its sections. */
export const goneCourse: Kept = { status: 'deleted' };

/** Returns whether the values kept with an id say that its course was removed. */
export const saysGone = (kept: Kept | undefined): boolean => kept?.status === goneCourse.status;

/** Reads the ids of the sections that earlier sets have given some of our courses, by course. */
export const readSectionIds = async (
  earlier: Earlier,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const linked = await earlier.linked({ type: courses, relationship: 'sections', targets: sections }, ids);
  return new Map([...linked].map(([id, records]) => [id, records.flatMap(({ sourceId }) => sourceId ?? [])]));
};

/** Returns the removals of sections, by their ids, because the sections are removed with their course. */
export const removeSections = (origin: Origin, ids: readonly string[]): RemovalIntent[] =>
  ids.map((id) => ({ kind: 'removal', of: toRecord({ type: sections, id, origin }) }));
