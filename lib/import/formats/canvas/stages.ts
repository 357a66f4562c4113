import type { Source } from '../../files/source.ts';
import { inspectTable, readTable, type Table } from '../../files/table.ts';
import type { Stage } from '../format.ts';
import type { MappedRow, RecordIntent } from '../intent.ts';
import { checkSourceId } from '../values.ts';
import { accountsTable, mapAccounts } from './accounts.ts';
import { adminsTable, mapAdmin } from './admins.ts';
import { type Catalogue, nameOfCanvasCourse } from './catalogue.ts';
import { changedIdsTable, mapChangedId } from './changed-ids.ts';
import { type Context, readContext } from './context.ts';
import { courseIdOf, coursesTable, mapCourse, termOf } from './courses.ts';
import { crossListingsTable } from './cross-listings.ts';
import { enrollmentsTable, isOfOurs, mapEnrollment } from './enrollments.ts';
import { loginsTable } from './logins.ts';
import { defaultSection, mapSection, sectionsTable, type Teaching } from './sections.ts';
import { defaultTerm, mapTerm, termsTable } from './terms.ts';
import { declaredStudent, mapUser, usersTable } from './users.ts';

const mapTable = async function* <Column extends string>(
  source: Source,
  table: Table<Column>,
  map: (line: number, row: Readonly<Record<Column, string>>) => MappedRow,
  id?: Column,
): AsyncGenerator<MappedRow> {
  for await (const row of readTable(source, table)) {
    if ('problem' in row) yield { kind: 'rejected', line: row.line, reason: row.problem };
    else {
      const problem = id === undefined ? undefined : checkSourceId(row.line, row.values[id], id);
      yield problem ?? map(row.line, row.values);
    }
  }
};

/** Lines of the first enrolments of those courses of the set that have enrolments without a section. */
const coursesWithoutSection = async (source: Source, { catalogue }: Context): Promise<Map<string, number>> => {
  const lines = new Map<string, number>();
  if (!source.has(enrollmentsTable.file)) return lines;
  for await (const row of readTable(source, enrollmentsTable)) {
    if ('problem' in row || row.values.section_id !== '' || !isOfOurs(row.values)) continue;
    const { course_id: course } = row.values;
    if (!lines.has(course) && catalogue.find(course) !== undefined) lines.set(course, row.line);
  }
  return lines;
};

const intentsOf = async function* (intents: Iterable<RecordIntent>): AsyncGenerator<MappedRow> {
  for (const intent of intents) yield { kind: 'intents', intents: [intent] };
};

const readCourses = (source: Source, { catalogue }: Context): AsyncGenerator<MappedRow> =>
  mapTable(
    source,
    coursesTable,
    (line, row) => {
      const first = catalogue.find(row.course_id);
      const course = courseIdOf(row);
      const name = catalogue.nameOf(course);
      const mapped = mapCourse(line, row, { name: name ?? nameOfCanvasCourse(row), isTaught: name !== undefined });
      const contradicts = first !== undefined && (courseIdOf(first) !== course || first.term_id !== row.term_id);
      if (mapped.kind !== 'intents' || !contradicts) return mapped;
      return { kind: 'rejected', line, reason: 'has the id of an earlier row, but other values' };
    },
    'course_id',
  );

const teachingIn = ({ find }: Catalogue, canvasCourse: string): Teaching => {
  const course = find(canvasCourse);
  return { canvasCourse, term: course === undefined ? undefined : termOf(course) };
};

const readDeclaredStudents = async function* (source: Source): AsyncGenerator<MappedRow> {
  for await (const row of readTable(source, usersTable)) {
    if (!('problem' in row)) yield { kind: 'intents', intents: declaredStudent(row.line, row.values) };
  }
};

const window = 2_000;
// A student whose enrolments are in one window is written whole, else updated: the file is ordered by section.
const enrollmentWindow = 20_000;

type StageOfFile = Omit<Stage, 'file' | 'rows' | 'window'> & { readonly table: Table; readonly window?: number };

const stagesOf = (source: Source, context: Context): StageOfFile[] => {
  const { catalogue, crossListings, identities, admins } = context;
  const accountsOf = new Map(admins.toReversed().map(({ user_id, account_id }) => [user_id, account_id || undefined]));
  return [
    {
      table: changedIdsTable,
      counted: 'user',
      read: () => mapTable(source, changedIdsTable, (line, row) => mapChangedId(line, row, context)),
    },
    {
      table: accountsTable,
      counted: 'department',
      read: async function* () {
        yield* mapAccounts(await Array.fromAsync(readTable(source, accountsTable)));
      },
    },
    {
      table: termsTable,
      counted: 'course_evaluation_term',
      read: () => mapTable(source, termsTable, mapTerm, 'term_id'),
    },
    { table: coursesTable, counted: 'course_evaluation_course', read: () => readCourses(source, context) },
    {
      table: sectionsTable,
      counted: 'course_evaluation_section',
      read: () =>
        mapTable(
          source,
          sectionsTable,
          (line, row) =>
            mapSection(line, row, teachingIn(catalogue, crossListings.courseOf(row.section_id) ?? row.course_id)),
          'section_id',
        ),
    },
    {
      table: crossListingsTable,
      counted: 'course_evaluation_listing_number',
      read: () => mapTable(source, crossListingsTable, crossListings.mapRow),
    },
    {
      table: usersTable,
      counted: 'user',
      read: () =>
        mapTable(source, usersTable, (line, row) => mapUser(line, row, accountsOf.get(row.user_id)), 'user_id'),
    },
    { table: loginsTable, counted: 'user', read: () => mapTable(source, loginsTable, identities.mapRow) },
    {
      table: enrollmentsTable,
      counted: 'enrolments',
      window: enrollmentWindow,
      read: () => mapTable(source, enrollmentsTable, (line, row) => mapEnrollment(line, row, identities)),
    },
    // After the enrolments, which write most students whole, with their sections.
    { table: usersTable, counted: 'course_evaluation_student', read: () => readDeclaredStudents(source) },
    {
      table: adminsTable,
      counted: 'employment',
      read: () =>
        mapTable(source, adminsTable, (line, row) =>
          mapAdmin(line, { ...row, user_id: identities.userOf({ user_id: row.user_id }) }),
        ),
    },
  ];
};

/** Records that have no row of their own, before the file that needs them. */
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

/** The stages of a set, in the order in which its files need each other. Throws `ImportStopped`. */
export const planStages = async (source: Source): Promise<Stage[]> => {
  const context = await readContext(source);
  const stages: Stage[] = [];
  for (const { table, ...stage } of stagesOf(source, context)) {
    if (!source.has(table.file)) continue;
    const implied = await impliedBefore(source, table, context);
    const [first] = implied;
    if (first !== undefined) {
      const { type, origin } = first;
      stages.push({ file: origin.file, counted: type, rows: implied.length, window, read: () => intentsOf(implied) });
    }
    stages.push({ window, ...stage, file: table.file, rows: await inspectTable(source, table) });
  }
  return stages;
};
