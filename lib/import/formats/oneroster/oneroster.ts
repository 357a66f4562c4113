import type { Source } from '../../files/source.ts';
import { inspectTable, readTable, type Table } from '../../files/table.ts';
import type { Format, Stage } from '../format.ts';
import type { Intent, MappedRow, MembershipIntent, RecordIntent } from '../intent.ts';
import { checkSourceId, isDeleted } from '../values.ts';
import { academicSessionsTable, mapAcademicSession } from './academic-sessions.ts';
import { classesTable, mapClass } from './classes.ts';
import { coursesTable, mapCourse } from './courses.ts';
import { enrollmentsTable, mapEnrollment } from './enrollments.ts';
import { type Manifest, manifestTable, readManifest } from './manifest.ts';
import { mapOrgs, orgsTable } from './orgs.ts';
import { isWork, mapRole, type RoleRow, roleOfUser, rolesTable } from './roles.ts';
import { mapUser, type Post, usersTable } from './users.ts';

/** A row with a status and, in most files, an id. */
type AnyRow = { readonly status: string; readonly sourcedId?: string };
type MapRow<Column extends string> = (line: number, row: Readonly<Record<Column, string>>) => MappedRow;

const isOwn = (intent: Intent): intent is RecordIntent | MembershipIntent =>
  intent.kind === 'membership' || (intent.kind === 'record' && intent.mayRepeat === undefined);

/** The removals of a row: not of what it only implies, such as the instructor of an assignment. */
const toRemovals = (row: MappedRow): MappedRow => {
  if (row.kind !== 'intents') return row;
  const removed = row.intents.filter(isOwn);
  if (removed.length === 0) return { kind: 'skipped' };
  return { kind: 'intents', intents: removed.map((of) => ({ kind: 'removal', of })) };
};

const mapTable = async function* <Column extends string>(
  source: Source,
  table: Table<Column | 'status'>,
  map: MapRow<Column | 'status'>,
): AsyncGenerator<MappedRow> {
  for await (const row of readTable(source, table)) {
    if ('problem' in row) yield { kind: 'rejected', line: row.line, reason: row.problem };
    else {
      const { status, sourcedId }: AnyRow = row.values;
      const problem = sourcedId === undefined ? undefined : checkSourceId(row.line, sourcedId);
      const mapped = problem ?? map(row.line, row.values);
      yield isDeleted({ status }) ? toRemovals(mapped) : mapped;
    }
  }
};

const readOrgs = async function* (source: Source): AsyncGenerator<MappedRow> {
  yield* mapOrgs(await Array.fromAsync(readTable(source, orgsTable)));
};

const readRoleRows = async function* (source: Source, manifest: Manifest): AsyncGenerator<RoleRow> {
  if (manifest.includes(rolesTable.file)) {
    for await (const row of readTable(source, rolesTable)) if (!('problem' in row)) yield row.values;
  } else if (manifest.version === '1.1') {
    for await (const row of readTable(source, usersTable)) if (!('problem' in row)) yield roleOfUser(row.values);
  }
};

const readDepartments = async (source: Source, manifest: Manifest): Promise<Set<string>> => {
  const departments = new Set<string>();
  if (!manifest.includes(orgsTable.file)) return departments;
  for await (const row of readTable(source, orgsTable)) {
    if (!('problem' in row) && row.values.type.toLowerCase() === 'department') departments.add(row.values.sourcedId);
  }
  return departments;
};

/** The posts of those who work for the institution, by the role called primary, else the first; known before users are made. */
const postsOfStaff = async (source: Source, manifest: Manifest): Promise<Map<string, Post>> => {
  const departments = await readDepartments(source, manifest);
  const posts = new Map<string, Post>();
  const primary = new Set<string>();
  for await (const row of readRoleRows(source, manifest)) {
    const { userSourcedId: user, orgSourcedId: org } = row;
    if (!isWork(row) || isDeleted(row) || primary.has(user)) continue;
    const department = departments.has(org) ? org : undefined;
    const isPrimary = department !== undefined && row.roleType.toLowerCase() === 'primary';
    if (isPrimary) primary.add(user);
    if (isPrimary || posts.get(user)?.department === undefined) posts.set(user, { department });
  }
  return posts;
};

const readUsers = async function* (source: Source, manifest: Manifest): AsyncGenerator<MappedRow> {
  const posts = await postsOfStaff(source, manifest);
  yield* mapTable(source, usersTable, (line, row) => mapUser(line, row, posts.get(row.sourcedId)));
};

type StageOfFile = Omit<Stage, 'file' | 'rows'> & { readonly table: Table };

const window = 2_000;
// A student whose enrolments are in one window is written whole, else updated: the file is ordered by class.
const enrollmentWindow = 20_000;

const hasRolesInUsers = (manifest: Manifest): boolean =>
  manifest.version === '1.1' && !manifest.includes(rolesTable.file);

const stagesOf = (source: Source, manifest: Manifest): StageOfFile[] => {
  const mapRolesOf = (file: string) => (line: number, row: RoleRow) => mapRole(file, line, row);
  return [
    { table: orgsTable, counted: 'department', window, read: () => readOrgs(source) },
    {
      table: academicSessionsTable,
      counted: 'course_evaluation_term',
      window,
      read: () => mapTable(source, academicSessionsTable, mapAcademicSession),
    },
    {
      table: coursesTable,
      counted: 'course_evaluation_course',
      window,
      read: () => mapTable(source, coursesTable, mapCourse),
    },
    {
      table: classesTable,
      counted: 'course_evaluation_section',
      window,
      read: () => mapTable(source, classesTable, mapClass),
    },
    { table: usersTable, counted: 'user', window, read: () => readUsers(source, manifest) },
    {
      table: enrollmentsTable,
      counted: 'enrolments',
      window: enrollmentWindow,
      read: () => mapTable(source, enrollmentsTable, mapEnrollment),
    },
    hasRolesInUsers(manifest)
      ? {
          table: usersTable,
          counted: 'employment',
          window,
          read: () => mapTable(source, usersTable, (line, row) => mapRolesOf(usersTable.file)(line, roleOfUser(row))),
        }
      : {
          table: rolesTable,
          counted: 'employment',
          window,
          read: () => mapTable(source, rolesTable, mapRolesOf(rolesTable.file)),
        },
  ];
};

/** What a complete file of each kind names all of. */
const kindsOf = ({ file }: Table, manifest: Manifest): string[] => {
  switch (file) {
    case orgsTable.file:
      return ['department'];
    case coursesTable.file:
      return ['course_evaluation_course'];
    case classesTable.file:
      return ['course_evaluation_section'];
    case usersTable.file:
      return hasRolesInUsers(manifest) ? ['user', 'employment'] : ['user'];
    case rolesTable.file:
      return ['employment'];
    case enrollmentsTable.file:
      return ['course_evaluation_section_instructor', 'enrolments'];
    default:
      // A set names the terms that it covers; former terms stay.
      return [];
  }
};

/** OneRoster 1.2 (and 1.1) CSV files; each file's mapping is in the module named after it. */
export const oneRoster: Format = {
  name: 'oneroster',
  title: 'OneRoster CSV',
  sign: manifestTable.file,
  recognises: (source) => source.has(manifestTable.file),
  plan: async (source) => {
    const manifest = await readManifest(source);
    const stages: Stage[] = [];
    const complete = new Set<string>();
    for (const { table, ...stage } of stagesOf(source, manifest)) {
      if (!manifest.includes(table.file)) continue;
      stages.push({ ...stage, file: table.file, rows: await inspectTable(source, table) });
      if (manifest.isComplete(table.file)) for (const kind of kindsOf(table, manifest)) complete.add(kind);
    }
    return { stages, complete: [...complete] };
  },
};
