import type { Origin } from '../../files/origin.ts';
import type { Source } from '../../files/source.ts';
import { defineTable, type Row, readValidRows } from '../../files/table.ts';
import { type AliasIntent, type MappedRow, mappedTo, type RecordIntent, type SourceReference } from '../intent.ts';
import { text, toRecord } from '../record.ts';
import { referTo } from '../values.ts';
import type { Catalogue } from './catalogue.ts';
import { termOf } from './courses.ts';
import { canvasCourses, crossListingOf, ownCourseOf, ownSectionOf, takenAway, toAlias } from './ids.ts';
import { mapByStatus, presenceOf } from './status.ts';

/** sections.csv: sections. Dates of sections are not read: the term's count. */
export const sectionsTable = defineTable('sections.csv', {
  required: ['section_id', 'course_id', 'name'],
  optional: ['status'],
});

/**
 * The Canvas course that sections.csv gives each section: of several rows the first counts that says that the section is
 * there, as when they are loaded. Throws `ImportStopped`.
 */
export const readCoursesOfSections = async (source: Source): Promise<Map<string, string>> => {
  const [present, others] = [new Map<string, string>(), new Map<string, string>()];
  for await (const { line, values } of readValidRows(source, sectionsTable)) {
    const courses = presenceOf(line, values.status) === 'present' ? present : others;
    if (!courses.has(values.section_id)) courses.set(values.section_id, values.course_id);
  }
  return new Map([...others, ...present]);
};

/** The Canvas course under which a section is taught. */
export interface Teaching {
  readonly canvasCourse: string;
  /** Its term, where courses.csv of the set says it; else the one that an earlier set has said counts. */
  readonly term: string | undefined;
}

export const teachingIn = ({ find }: Catalogue, canvasCourse: string): Teaching => {
  const course = find(canvasCourse);
  return { canvasCourse, term: course === undefined ? undefined : termOf(course) };
};

/** The course and the term of a section. */
type Taught = Record<'course' | 'term', SourceReference>;

/** What a Canvas course, or a name that stands for one, says of the sections under it. */
export const taughtUnder = ({ canvasCourse, term }: Teaching, column = 'course_id'): Taught => {
  const sources = [canvasCourses];
  const ofCourse = referTo('course_evaluation_term', 'course of a known term', column, term ?? canvasCourse);
  return {
    course: { ...referTo('course_evaluation_course', 'course', column, canvasCourse), sources },
    term: term === undefined ? { ...ofCourse, sources } : ofCourse,
  };
};

/** The same, but where an earlier set has cross-listed the section it stays there. */
const orCrossListed = ({ course, term }: Taught, section: string): Taught => {
  const first = { source: canvasCourses, sourceId: crossListingOf(section) };
  return { course: { ...course, first }, term: { ...term, first } };
};

/** That a name stands for the Canvas course of a section. */
export const nameTaught = ({ course, term }: Taught, named: { alias: string; origin: Origin }): AliasIntent[] =>
  [course, term].map((target) => ({ ...toAlias(target, named), reportedByAnother: true }));

export const taughtNoMore = (named: { alias: string; origin: Origin }): AliasIntent[] =>
  ['course_evaluation_course', 'course_evaluation_term'].map((type) => takenAway(type, named));

/** What a set says of the section of a row. */
export interface SectionOfSet {
  readonly own: Teaching;
  /** Under which it is cross-listed; null where the set says that it is not, undefined where it says nothing. */
  readonly crossListed: Teaching | null | undefined;
  /** It is the only one of its Canvas course in the set. */
  readonly isOnly: boolean;
}

export const mapSection = (
  line: number,
  row: Row<typeof sectionsTable>,
  { own, crossListed, isOnly }: SectionOfSet,
): MappedRow => {
  const origin = { file: sectionsTable.file, line };
  const [id, type] = [row.section_id, 'course_evaluation_section'];
  const ofOwn = taughtUnder(own);
  const section = toRecord({
    ...{ type, id, origin },
    fields: { name: text(row, 'name'), external_id: text(row, 'section_id') },
    references: crossListed === undefined ? orCrossListed(ofOwn, id) : taughtUnder(crossListed ?? own),
  });
  const mapped = mapByStatus(section, row.status);
  if (mapped.kind !== 'intents' || presenceOf(line, row.status) !== 'present') return mapped;
  const listed = { alias: crossListingOf(id), origin };
  const reference = referTo(type, 'section', 'section_id', id);
  return mappedTo(
    ...mapped.intents,
    ...nameTaught(ofOwn, { alias: ownCourseOf(id), origin }),
    ...(crossListed === null ? taughtNoMore(listed) : []),
    ...(crossListed ? nameTaught(taughtUnder(crossListed), listed) : []),
    // Enrolments that name the course alone mean it; a further section does not change that.
    ...(isOnly
      ? [
          {
            ...toAlias(reference, { alias: row.course_id, origin }),
            isKept: true as const,
            reportedByAnother: true as const,
          },
        ]
      : []),
  );
};

/** The section of a Canvas course for enrolments that name none; `line` is where enrollments.csv has the first of them. */
export const defaultSection = (line: number, name: string, teaching: Teaching): RecordIntent =>
  toRecord({
    type: 'course_evaluation_section',
    id: ownSectionOf(teaching.canvasCourse),
    origin: { file: 'enrollments.csv', line },
    fields: { name: ['course_id', name], external_id: ['course_id', teaching.canvasCourse] },
    references: taughtUnder(teaching),
  });
