import type { Earlier } from '../earlier.ts';
import { type Catalogue, nameOfCanvasCourse } from './catalogue.ts';
import type { CourseMoves } from './course-moves.ts';
import { courseIdOf } from './courses.ts';
import { canvasCourses } from './ids.ts';

/** A Canvas course as courses.csv of this set, or of an earlier one, has it. */
export interface KnownCourse {
  /** The id of our course. */
  readonly id: string;
  readonly shortName: string;
  readonly name: string;
}

/** The Canvas courses that are known, by their ids. */
export type KnownCourses = (canvasCourse: string) => KnownCourse | undefined;

const type = 'course_evaluation_course';

/** Reads what is known of some Canvas courses: this set comes before earlier ones. */
export const readKnownCourses = async (
  { find }: Catalogue,
  { earlier, moves }: { readonly earlier: Earlier; readonly moves: Pick<CourseMoves, 'idOf'> },
  ids: Iterable<string>,
): Promise<KnownCourses> => {
  const others = [...new Set(ids)].filter((id) => id !== '' && find(id) === undefined);
  const names = await earlier.names(type, others, canvasCourses);
  const records = await earlier.read(
    type,
    [...names.values()].map(({ id }) => id),
  );
  return (canvasCourse) => {
    const row = find(canvasCourse);
    if (row !== undefined) return { id: courseIdOf(row), shortName: row.short_name, name: nameOfCanvasCourse(row) };
    const record = records.get(names.get(canvasCourse)?.id ?? '');
    const id = record && (moves.idOf(record.id) ?? record.sourceId);
    if (id === undefined) return undefined;
    const { external_id: shortName, name } = record?.fields ?? {};
    return { id, shortName: String(shortName), name: String(name) };
  };
};
