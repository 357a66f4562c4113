import type { FileHeader } from '../../files/file-header.ts';
import type { Source } from '../../files/source.ts';
import { countTable, type Row, type Table } from '../../files/table.ts';
import type { Earlier } from '../earlier.ts';
import type { Format, Stage, UnreadFile } from '../format.ts';
import {
  type Intent,
  type MappedRow,
  type MembershipIntent,
  mappedTo,
  type RecordIntent,
  type RemovalIntent,
  skip,
} from '../intent.ts';
import { ofDeletedUser } from '../people.ts';
import {
  enrollmentWindow,
  type FileStage,
  type InspectedStage,
  type MapRow,
  mapAgain,
  mapTable,
  mapWholeTable,
  planOf,
  toStage,
} from '../stages.ts';
import { remarksOnColumns } from '../unread-columns.ts';
import { checkStatus, isDeleted } from '../values.ts';
import { academicSessionsTable, mapAcademicSession } from './academic-sessions.ts';
import { classesTable, mapClass } from './classes.ts';
import { coursesTable, mapCourse } from './courses.ts';
import { enrollmentsTable, mapEnrollment } from './enrollments.ts';
import { oneRosterKindOf } from './file-kinds.ts';
import { type GoneCourses, readGoneCourses } from './gone-courses.ts';
import { type Manifest, manifestTable, readManifest } from './manifest.ts';
import { mapOrgs, orgsTable } from './orgs.ts';
import { otherColumns } from './other-columns.ts';
import { readPosts } from './posts.ts';
import { mapRole, type RoleRow, roleOfUser, rolesTable, withoutRole } from './roles.ts';
import { readSetStatus, type SetStatus } from './set-status.ts';
import { mapUser, type UserRow, usersTable } from './users.ts';

const isOwn = (intent: Intent): intent is RecordIntent | MembershipIntent =>
  intent.kind === 'membership' || (intent.kind === 'record' && intent.mayRepeat === undefined);

/**
 * Returns the removals of a row, without the records that the row only implies, such as the instructor of an
 * assignment.
 */
const toRemovals = (row: MappedRow): MappedRow => {
  if (row.kind !== 'intents') return row;
  const removed = row.intents.filter(isOwn);
  if (removed.length === 0) return skip('rows that have gone');
  return mappedTo(...removed.map((of): RemovalIntent => ({ kind: 'removal', of })));
};

const unlessDeleted =
  <Column extends string>(map: MapRow<Column | 'status'>): MapRow<Column | 'status'> =>
  (line, row, absent) => {
    const mapped = checkStatus(line, row) ?? map(line, row, absent);
    return isDeleted(row) ? toRemovals(mapped) : mapped;
  };

/** Adds to a removed user that the user no longer teaches or attends anything. */
const withLeave = (row: MappedRow): MappedRow => {
  if (row.kind !== 'intents') return row;
  const gone = row.intents.filter((intent) => intent.kind === 'removal');
  const leaves = gone.flatMap(({ of }) => (of.kind === 'record' ? [{ kind: 'leave', of } as const] : []));
  return { ...row, intents: [...leaves, ...row.intents] };
};

const tables: readonly Table[] = [
  ...[orgsTable, academicSessionsTable, coursesTable, classesTable, usersTable, enrollmentsTable, rolesTable],
];

type IdColumn = 'sourcedId' | 'status';

/** A stage, and the kinds whose records its file names completely when it is complete itself. */
interface OneRosterStage extends FileStage {
  readonly kinds: readonly string[];
}

const stagesOf = (
  source: Source,
  manifest: Manifest,
  status: SetStatus & { readonly gone: GoneCourses },
): OneRosterStage[] => {
  const mapInForce = <Column extends string>(table: Table<Column | IdColumn>, map: MapRow<Column | IdColumn>) =>
    mapTable(source, table, unlessDeleted(map), 'sourcedId');
  const mapByRow = <Column extends string>(
    counted: string,
    table: Table<Column | IdColumn>,
    map: MapRow<Column | IdColumn>,
  ): OneRosterStage => ({ table, counted, kinds: [counted], read: () => mapInForce(table, map) });
  const readUsers = async function* (): AsyncGenerator<MappedRow> {
    const posts = await readPosts(source, manifest);
    const users = mapInForce(usersTable, (line, row, absent) =>
      mapUser(line, row, { post: posts.get(row.sourcedId), absent }),
    );
    for await (const row of users) yield withLeave(row);
  };
  const accompaniedBy = ({ table, read }: OneRosterStage, relationship: string): Pick<Stage, 'accompaniedBy'> =>
    manifest.includes(table.file) ? { accompaniedBy: { read, relationship } } : {};
  const mapSession = (line: number, row: Row<typeof academicSessionsTable>): MappedRow =>
    mapAcademicSession(line, row, status.isTaughtYear(row.sourcedId));
  const { hasRolesInUsers } = manifest;
  const mapRoleInForce = (line: number, row: RoleRow): MappedRow =>
    status.isDeletedUser(row.userSourcedId) && !isDeleted(row)
      ? ofDeletedUser('roles')
      : mapRole({ file: rolesTable.file, line }, row, status);
  const mapRoleOfUser = (line: number, row: UserRow, absent: ReadonlySet<string>): MappedRow => {
    if (absent.has('role')) return { ...withoutRole, isUnread: true };
    // The column may remain from version 1.1 in a set that has roles nowhere.
    if (row.role === '' && manifest.version === '1.2') return withoutRole;
    return mapRole({ file: usersTable.file, line }, roleOfUser(row), status);
  };
  const roles: OneRosterStage = hasRolesInUsers
    ? {
        ...{ table: usersTable, counted: 'employment', kinds: ['employment'], isSecondPass: true },
        read: () => mapAgain(source, usersTable, unlessDeleted(mapRoleOfUser), 'sourcedId'),
      }
    : mapByRow('employment', rolesTable, mapRoleInForce);
  const mapCourseInForce = unlessDeleted(mapCourse);
  const courses: OneRosterStage = {
    ...{ table: coursesTable, counted: 'course_evaluation_course', kinds: ['course_evaluation_course'] },
    read: () =>
      mapTable(
        source,
        coursesTable,
        (line, row, absent) => status.gone.withSections(line, row.sourcedId, mapCourseInForce(line, row, absent)),
        'sourcedId',
      ),
  };
  const sections = mapByRow('course_evaluation_section', classesTable, (line, row) => {
    const mapped = mapClass(line, row, status.isSchoolYear);
    return status.gone.has(row.courseSourcedId) && !isDeleted(row) ? toRemovals(mapped) : mapped;
  });
  const users: OneRosterStage = {
    ...{ table: usersTable, counted: 'user', kinds: hasRolesInUsers ? ['user', 'employment'] : ['user'] },
    read: readUsers,
  };
  return [
    {
      ...{ table: orgsTable, counted: 'department', kinds: ['department'] },
      read: () => mapWholeTable(source, orgsTable, mapOrgs),
    },
    // A set names only the terms that it covers, and the terms of earlier sets stay.
    { ...mapByRow('course_evaluation_term', academicSessionsTable, mapSession), kinds: [] },
    { ...courses, ...accompaniedBy(sections, 'course') },
    sections,
    { ...users, ...accompaniedBy(roles, 'user') },
    {
      ...{ table: enrollmentsTable, counted: 'enrolments', window: enrollmentWindow },
      kinds: ['course_evaluation_section_instructor', 'enrolments'],
      read: () =>
        mapTable(
          source,
          enrollmentsTable,
          unlessDeleted((line, row) => mapEnrollment(line, row, status)),
        ),
    },
    roles,
  ];
};

const readStages = async (source: Source, manifest: Manifest, earlier: Earlier) => {
  const status = await readSetStatus(source, manifest);
  const gone = await readGoneCourses(source, manifest, earlier);
  const stages: InspectedStage[] = [];
  const complete = new Set<string>();
  const remarks: string[] = [];
  for (const { kinds, ...stage } of stagesOf(source, manifest, { ...status, gone })) {
    const { file } = stage.table;
    if (!manifest.includes(file)) continue;
    stages.push(await toStage(source, stage));
    // A second pass reads the file of the first.
    if (!stage.isSecondPass) remarks.push(...(await remarksOnColumns(source, stage.table, otherColumns[file])));
    if (manifest.isComplete(file)) for (const kind of kinds) complete.add(kind);
  }
  return { stages, complete: [...complete], remarks };
};

/** Returns the files that exist although the manifest says that they are absent. */
const absentFiles = (source: Source, manifest: Manifest): UnreadFile[] =>
  tables
    .filter(({ file }) => source.has(file) && !manifest.includes(file))
    .flatMap(({ file }) => source.filesOf(file))
    .map((file) => ({ file, reason: 'manifest.csv calls it absent' }));

const isManifest = ({ file }: FileHeader): boolean => file.toLowerCase() === manifestTable.file;

/** OneRoster 1.2 (and 1.1) CSV files; docs/importing.md lists their columns. */
export const oneRoster: Format = {
  name: 'oneroster',
  title: 'OneRoster CSV',
  sign: manifestTable.file,
  recognises: (headers) => headers.some(isManifest),
  kindOf: oneRosterKindOf,
  plan: async (source, earlier) => {
    const manifest = await readManifest(source);
    const { stages, complete, remarks } = await readStages(source, manifest, earlier);
    const { rows, ...plan } = planOf(stages);
    return {
      ...plan,
      complete,
      incompleteBecause: 'manifest.csv calls no file of it bulk',
      rows: new Map([...(await countTable(source, manifestTable)), ...rows]),
      unread: absentFiles(source, manifest),
      remarks: [...manifest.remarks, ...remarks],
    };
  },
};
