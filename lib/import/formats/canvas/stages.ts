import type { Source } from '../../files/source.ts';
import { type Row, readValidRows, type Table, type TableRow } from '../../files/table.ts';
import type { LoadPlan } from '../format.ts';
import { type MappedRow, mappedTo, type RecordIntent } from '../intent.ts';
import {
  enrollmentWindow,
  type FileStage,
  type InspectedStage,
  type MapRow,
  mapTable,
  mapWholeTable,
  planOf,
  toStage,
  usualWindow,
} from '../stages.ts';
import { remarksOnColumns } from '../unread-columns.ts';
import { type AccountColumn, accountsTable, mapAccounts } from './accounts.ts';
import { adminsTable, mapAdmin } from './admins.ts';
import { nameOfCanvasCourse } from './catalogue.ts';
import { changedIdsTable, mapChangedId, readRefusedIds } from './changed-ids.ts';
import { type Context, readContext } from './context.ts';
import { type CourseRow, courseIdOf, coursesTable, mapCourse } from './courses.ts';
import { crossListingsTable } from './cross-listings.ts';
import { enrollmentsTable, isOfOurs, mapEnrollment } from './enrollments.ts';
import { loginsTable } from './logins.ts';
import { otherColumns } from './other-columns.ts';
import { defaultSection, mapSection, type SectionOfSet, sectionsTable, teachingIn } from './sections.ts';
import { defaultTerm, mapTerm, termsTable } from './terms.ts';
import { declaredStudent, mapUser, usersTable } from './users.ts';

/** Lines of the first enrolments of those courses of the set that have enrolments without a section. */
const coursesWithoutSection = async (source: Source, { catalogue, roster }: Context): Promise<Map<string, number>> => {
  const lines = new Map<string, number>();
  for await (const { line, values } of readValidRows(source, enrollmentsTable)) {
    const { section_id: section, course_id: course } = values;
    if (section !== '' || !isOfOurs(values, roster) || lines.has(course)) continue;
    if (roster.onlySectionOf(course) !== undefined) continue;
    if (catalogue.find(course) !== undefined) lines.set(course, line);
  }
  return lines;
};

const mapCourseOf =
  ({ catalogue, crossListings }: Context) =>
  (line: number, row: CourseRow, absent: ReadonlySet<string>): MappedRow => {
    const first = catalogue.find(row.course_id);
    const course = courseIdOf(row);
    const name = catalogue.nameOf(course);
    const mapped = mapCourse(line, row, {
      ...{ name: name ?? nameOfCanvasCourse(row), isNamed: !absent.has('long_name'), isTaught: name !== undefined },
      numbers: crossListings.numbersOf(course),
    });
    const contradicts = first !== undefined && (courseIdOf(first) !== course || first.term_id !== row.term_id);
    if (mapped.kind !== 'intents' || !contradicts) return mapped;
    return { kind: 'rejected', line, reason: 'has the id of an earlier row, but other values' };
  };

const sectionOfSet = (
  { catalogue, crossListings, roster }: Context,
  { section_id, course_id }: Row<typeof sectionsTable>,
): SectionOfSet => {
  const course = crossListings.courseOf(section_id);
  return {
    own: teachingIn(catalogue, course_id),
    crossListed: course === undefined ? (crossListings.isThere ? null : undefined) : teachingIn(catalogue, course),
    isOnly: roster.onlySectionOf(course_id) === section_id,
  };
};

const readDeclaredStudents = async function* (source: Source): AsyncGenerator<MappedRow> {
  for await (const { line, values } of readValidRows(source, usersTable)) yield declaredStudent(line, values);
};

const ofRefusedId: MappedRow = {
  ...{ kind: 'skipped', reason: 'rows about new ids whose change was refused' },
  isUnread: true,
};

const idColumns = [
  'user_id',
  'section_id',
  'course_id',
  'xlist_course_id',
  'account_id',
  'parent_account_id',
  'term_id',
];

/** Whether a row names something by a new id whose change was refused. It is not known of what type that is. */
const namesRefused = (row: Readonly<Record<string, string>>, refusedIds: ReadonlySet<string>): boolean =>
  refusedIds.size > 0 && idColumns.some((column) => refusedIds.has(row[column] ?? ''));

const stagesOf = (source: Source, context: Context, refusedIds: ReadonlySet<string>): FileStage[] => {
  const { crossListings, roster, admins } = context;
  const accountsOf = new Map(admins.toReversed().map(({ user_id, account_id }) => [user_id, account_id || undefined]));
  const mapByRow = <Column extends string>(
    counted: string,
    table: Table<Column>,
    map: MapRow<Column>,
    id?: Column,
  ): FileStage => {
    const mapKnown: MapRow<Column> = (line, row, absent) =>
      namesRefused(row, refusedIds) ? ofRefusedId : map(line, row, absent);
    return { table, counted, read: () => mapTable(source, table, mapKnown, id) };
  };
  const mapKnownAccounts = (rows: readonly TableRow<AccountColumn>[]): MappedRow[] => {
    const isKnown = (row: TableRow<AccountColumn>) => 'problem' in row || !namesRefused(row.values, refusedIds);
    const { known = [], refused = [] } = Object.groupBy(rows, (row) => (isKnown(row) ? 'known' : 'refused'));
    return [...mapAccounts(known), ...refused.map(({ line }) => ({ ...ofRefusedId, line }))];
  };
  const mapOneSection = (line: number, row: Row<typeof sectionsTable>): MappedRow =>
    mapSection(line, row, sectionOfSet(context, row));
  return [
    mapByRow('user', changedIdsTable, (line, row) => mapChangedId(line, row, context)),
    { table: accountsTable, counted: 'department', read: () => mapWholeTable(source, accountsTable, mapKnownAccounts) },
    mapByRow('course_evaluation_term', termsTable, mapTerm, 'term_id'),
    {
      ...mapByRow('course_evaluation_course', coursesTable, mapCourseOf(context), 'course_id'),
      // Whether a course keeps its id depends on the rows of all courses.
      window: enrollmentWindow,
    },
    mapByRow('course_evaluation_section', sectionsTable, mapOneSection, 'section_id'),
    mapByRow('course_evaluation_listing_number', crossListingsTable, crossListings.mapRow),
    mapByRow(
      'user',
      usersTable,
      (line, row, absent) => mapUser(line, row, { account: accountsOf.get(row.user_id), absent }),
      'user_id',
    ),
    mapByRow('user', loginsTable, roster.mapRow),
    {
      ...mapByRow('enrolments', enrollmentsTable, (line, row) => mapEnrollment(line, row, roster)),
      window: enrollmentWindow,
    },
    // After the enrolments, which write most students whole, with their sections.
    {
      ...{ table: usersTable, counted: 'course_evaluation_student', isSecondPass: true },
      read: () => readDeclaredStudents(source),
    },
    mapByRow('employment', adminsTable, (line, row) =>
      mapAdmin(line, { ...row, user_id: roster.userOf({ user_id: row.user_id }) }, roster),
    ),
  ];
};

/** Records that no row of their own speaks of, in front of the file that needs them. */
const impliedBefore = async (source: Source, { file }: Table, context: Context): Promise<RecordIntent[]> => {
  const { catalogue } = context;
  const { lineWithoutTerm, find } = catalogue;
  if (file === coursesTable.file && lineWithoutTerm !== undefined) return [defaultTerm(lineWithoutTerm)];
  if (file !== enrollmentsTable.file) return [];
  return [...(await coursesWithoutSection(source, context))].flatMap(([id, line]) => {
    const course = find(id);
    return course === undefined ? [] : [defaultSection(line, nameOfCanvasCourse(course), teachingIn(catalogue, id))];
  });
};

const toImpliedStage = (first: RecordIntent, implied: readonly RecordIntent[]): InspectedStage => ({
  stage: {
    ...{ file: first.origin.file, counted: first.type, rows: implied.length, window: usualWindow },
    read: async function* () {
      for (const record of implied) yield mappedTo(record);
    },
  },
  rows: new Map(),
});

/** The stages of a set, in the order in which its files need each other. Throws `ImportStopped`. */
export const planStages = async (source: Source): Promise<Pick<LoadPlan, 'stages' | 'rows' | 'remarks'>> => {
  const context = await readContext(source);
  const stages: InspectedStage[] = [];
  const remarks: string[] = [];
  for (const stage of stagesOf(source, context, await readRefusedIds(source))) {
    if (!source.has(stage.table.file)) continue;
    const implied = await impliedBefore(source, stage.table, context);
    if (implied[0] !== undefined) stages.push(toImpliedStage(implied[0], implied));
    stages.push(await toStage(source, stage));
    // A second pass reads the file of the first.
    const { table, isSecondPass } = stage;
    if (!isSecondPass) remarks.push(...(await remarksOnColumns(source, table, otherColumns[table.file])));
  }
  return { ...planOf(stages), remarks };
};
