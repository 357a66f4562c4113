import type { Source } from '../../files/source.ts';
import { type Row, readValidRows, type Table, type TableRow } from '../../files/table.ts';
import type { Earlier } from '../earlier.ts';
import type { LoadPlan } from '../format.ts';
import { type Intent, type MappedRow, mappedTo } from '../intent.ts';
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
import { mapChangedId, readRefusedIds } from './changed-ids.ts';
import { changedIdsTable } from './changed-ids-table.ts';
import { type Context, readContext, teachingIn } from './context.ts';
import { type CourseRow, courseIdOf, coursesTable, mapCourse } from './courses.ts';
import { crossListingsTable } from './cross-listings.ts';
import { enrollmentsTable, mapEnrollment } from './enrollments.ts';
import { toKept } from './known-sections.ts';
import { loginsTable } from './logins.ts';
import { otherColumns } from './other-columns.ts';
import { readOwnSections } from './own-sections.ts';
import { mapSection, sectionsTable } from './sections.ts';
import { defaultTerm, mapTerm, termsTable } from './terms.ts';
import { declaredStudent, mapUser, usersTable } from './users.ts';

const mapCourseOf =
  ({ catalogue, gone }: Context) =>
  (line: number, given: CourseRow, absent: ReadonlySet<string>): MappedRow => {
    const row = catalogue.complete(given, absent);
    const first = catalogue.find(row.course_id);
    const course = courseIdOf(row);
    const name = catalogue.nameOf(course);
    const mapped = mapCourse(line, row, {
      ...{ name: name ?? nameOfCanvasCourse(row), isNamed: !absent.has('long_name'), isTaught: name !== undefined },
      sections: gone.sectionsOf(row.course_id),
    });
    const contradicts = first !== undefined && (courseIdOf(first) !== course || first.term_id !== row.term_id);
    if (mapped.kind !== 'intents' || !contradicts) return mapped;
    return { kind: 'rejected', line, reason: 'has the id of an earlier row, but other values' };
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

/**
 * Returns whether a row contains a new id whose change was refused. The type of that id is unknown, so all columns are
 * compared.
 */
const namesRefused = (row: Readonly<Record<string, string>>, refusedIds: ReadonlySet<string>): boolean =>
  refusedIds.size > 0 && idColumns.some((column) => refusedIds.has(row[column] ?? ''));

const stagesOf = (source: Source, context: Context, refusedIds: ReadonlySet<string>): FileStage[] => {
  const { catalogue, crossListings, roster, admins, gone } = context;
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
  const mapOneSection = (line: number, row: Row<typeof sectionsTable>): MappedRow => {
    const crossListed = crossListings.courseOf(row.section_id);
    const course = crossListed ?? row.course_id;
    return mapSection(line, row, {
      teaching: teachingIn(catalogue, course),
      kept: toKept({ own: row.course_id, crossListed }),
      hasGone: gone.has(course),
    });
  };
  return [
    mapByRow('user', changedIdsTable, (line, row) => mapChangedId(line, row, context)),
    { table: accountsTable, counted: 'department', read: () => mapWholeTable(source, accountsTable, mapKnownAccounts) },
    mapByRow('course_evaluation_term', termsTable, mapTerm, 'term_id'),
    mapByRow('course_evaluation_course', coursesTable, mapCourseOf(context), 'course_id'),
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
    // The stage comes after the enrolments, because they write most students in one transaction with their sections.
    {
      ...{ table: usersTable, counted: 'course_evaluation_student', isSecondPass: true },
      read: () => readDeclaredStudents(source),
    },
    mapByRow('employment', adminsTable, (line, row) =>
      mapAdmin(line, { ...row, user_id: roster.userOf({ user_id: row.user_id }) }, roster),
    ),
  ];
};

/**
 * Returns a stage for the records that no row describes, placed before the file that needs them; undefined if there can
 * be none.
 */
const impliedBefore = async (
  source: Source,
  { file }: Table,
  { context, earlier }: { readonly context: Context; readonly earlier: Earlier },
): Promise<Pick<Implied, 'counted' | 'intents'> | undefined> => {
  const { catalogue, moves } = context;
  if (file === coursesTable.file) {
    const { lineWithoutTerm: line } = catalogue;
    const terms = line === undefined ? [] : [defaultTerm(line)];
    return { counted: 'course_evaluation_term', intents: [...moves.renames, ...terms] };
  }
  if (file !== enrollmentsTable.file) return undefined;
  return { counted: 'course_evaluation_section', intents: await readOwnSections(source, context, earlier) };
};

/** Records that no file describes by a row of their own. */
interface Implied {
  readonly file: string;
  readonly counted: string;
  readonly intents: readonly Intent[];
}

/**
 * Returns a stage that always has one row. So the place where a step of an import continues does not depend on what
 * earlier steps have loaded.
 */
const toImpliedStage = ({ file, counted, intents }: Implied): InspectedStage => ({
  stage: {
    ...{ file, counted, rows: 1, window: usualWindow },
    read: async function* () {
      yield mappedTo(...intents);
    },
  },
  rows: new Map(),
});

/** The stages of a set, in the order in which its files need each other. Throws `ImportStopped`. */
export const planStages = async (
  source: Source,
  earlier: Earlier,
): Promise<Pick<LoadPlan, 'stages' | 'rows' | 'remarks'>> => {
  const context = await readContext(source, earlier);
  const stages: InspectedStage[] = [];
  const remarks: string[] = [];
  for (const stage of stagesOf(source, context, await readRefusedIds(source))) {
    if (!source.has(stage.table.file)) continue;
    const { table, isSecondPass } = stage;
    const implied = isSecondPass ? undefined : await impliedBefore(source, table, { context, earlier });
    if (implied !== undefined) stages.push(toImpliedStage({ file: table.file, ...implied }));
    stages.push(await toStage(source, stage));
    // A second pass reads the same file as the first, so its remarks exist already.
    if (!isSecondPass) remarks.push(...(await remarksOnColumns(source, table, otherColumns[table.file])));
  }
  return { ...planOf(stages), remarks };
};
