import type { Origin } from '../files/origin.ts';
import type { Earlier, Kept } from './earlier.ts';
import type { RemovalIntent } from './intent.ts';
import { toRecord } from './record.ts';

const [courses, sections] = ['course_evaluation_course', 'course_evaluation_section'];

/** What is kept with the id of a course that has gone: later sets may name its sections alone. */
export const goneCourse: Kept = { status: 'deleted' };

/** Whether what is kept with an id says that its course has gone. */
export const saysGone = (kept: Kept | undefined): boolean => kept?.status === goneCourse.status;

/** The ids of the sections that earlier sets have given some courses of ours, by the course. */
export const readSectionIds = async (
  earlier: Earlier,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const linked = await earlier.linked({ type: courses, relationship: 'sections', targets: sections }, ids);
  return new Map([...linked].map(([id, records]) => [id, records.flatMap(({ sourceId }) => sourceId ?? [])]));
};

/** The removals of sections, by their ids: they go with their course. */
export const removeSections = (origin: Origin, ids: readonly string[]): RemovalIntent[] =>
  ids.map((id) => ({ kind: 'removal', of: toRecord({ type: sections, id, origin }) }));
