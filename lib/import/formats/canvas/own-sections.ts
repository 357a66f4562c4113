import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import type { Earlier } from '../earlier.ts';
import { readSectionIds } from '../gone-courses.ts';
import type { AliasIntent, Intent, RecordIntent } from '../intent.ts';
import { referTo } from '../values.ts';
import { type Context, teachingIn } from './context.ts';
import { enrollmentsTable, isOfOurs } from './enrollments.ts';
import { readTaughtCourses } from './gone-courses.ts';
import { canvasCourses, ownSectionOf } from './ids.ts';
import { defaultSection, sectionsTable } from './sections.ts';
import { readPresentRows } from './status.ts';

const [courses, sections] = ['course_evaluation_course', 'course_evaluation_section'];

/** Reads, for each known course, the line of its first enrolment without a section. */
const readLines = async (source: Source, { courses: find, roster }: Context): Promise<Map<string, number>> => {
  const lines = new Map<string, number>();
  for await (const { line, values } of readValidRows(source, enrollmentsTable)) {
    const { section_id: section, course_id: course } = values;
    if (section !== '' || !isOfOurs(values, roster) || lines.has(course)) continue;
    if (find(course) !== undefined) lines.set(course, line);
  }
  return lines;
};

/** Reads the sections that are taught in some Canvas courses, from this set and earlier ones. */
const readSections = async (
  source: Source,
  { crossListings }: Context,
  { earlier, wanted }: { readonly earlier: Earlier; readonly wanted: readonly string[] },
): Promise<Map<string, Set<string>>> => {
  const found = new Map(wanted.map((course) => [course, new Set<string>()]));
  const named = new Set<string>();
  for await (const { values } of readPresentRows(source, sectionsTable)) {
    named.add(values.section_id);
    found.get(crossListings.courseOf(values.section_id) ?? values.course_id)?.add(values.section_id);
  }
  const names = await earlier.names(courses, wanted, canvasCourses);
  const ids = await readSectionIds(
    earlier,
    [...names.values()].map(({ id }) => id),
  );
  const taught = await readTaughtCourses(earlier, [...ids.values()].flat());
  for (const [section, course = ''] of taught) if (!named.has(section)) found.get(course)?.add(section);
  return found;
};

const toAlias = (line: number, canvasCourse: string, section: string): AliasIntent => ({
  ...{ kind: 'alias', target: referTo(sections, 'section', 'course_id', section) },
  ...{ source: canvasCourses, alias: ownSectionOf(canvasCourse), origin: { file: enrollmentsTable.file, line } },
  ...{ counted: sections, reportedByAnother: true },
});

/**
 * Returns the sections for enrolments that name only a course. If the course has a single section, the enrolments
 * always belong to it; otherwise a section is created for them.
 */
export const readOwnSections = async (source: Source, context: Context, earlier: Earlier): Promise<Intent[]> => {
  const lines = await readLines(source, context);
  if (lines.size === 0) return [];
  const own = await earlier.names(sections, lines.keys().map(ownSectionOf));
  const only = await earlier.names(sections, lines.keys().map(ownSectionOf), canvasCourses);
  const found = await readSections(source, context, { earlier, wanted: [...lines.keys()] });
  return [...lines].flatMap(([course, line]): (AliasIntent | RecordIntent)[] => {
    const id = ownSectionOf(course);
    const [section, ...others] = found.get(course) ?? [];
    if (only.has(id)) return [];
    if (!own.has(id) && section !== undefined && others.length === 0) return [toAlias(line, course, section)];
    const known = context.courses(course);
    return known === undefined ? [] : [defaultSection(line, known.name, teachingIn(context.catalogue, course))];
  });
};
