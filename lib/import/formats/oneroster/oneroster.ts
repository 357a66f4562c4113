import type { Source } from '../../files/source.ts';
import type { Table } from '../../files/table.ts';
import type { Format, Stage } from '../format.ts';
import {
  type Intent,
  type MappedRow,
  type MembershipIntent,
  mappedTo,
  type RecordIntent,
  type RemovalIntent,
} from '../intent.ts';
import { enrollmentWindow, type FileStage, type MapRow, mapTable, mapWholeTable, toStage } from '../stages.ts';
import { isDeleted } from '../values.ts';
import { academicSessionsTable, mapAcademicSession } from './academic-sessions.ts';
import { classesTable, mapClass } from './classes.ts';
import { coursesTable, mapCourse } from './courses.ts';
import { enrollmentsTable, mapEnrollment } from './enrollments.ts';
import { type Manifest, manifestTable, readManifest } from './manifest.ts';
import { mapOrgs, orgsTable } from './orgs.ts';
import { readPosts } from './posts.ts';
import { mapRole, roleOfUser, rolesTable } from './roles.ts';
import { mapUser, usersTable } from './users.ts';

const isOwn = (intent: Intent): intent is RecordIntent | MembershipIntent =>
  intent.kind === 'membership' || (intent.kind === 'record' && intent.mayRepeat === undefined);

/** The removals of a row: not of what it only implies, such as the instructor of an assignment. */
const toRemovals = (row: MappedRow): MappedRow => {
  if (row.kind !== 'intents') return row;
  const removed = row.intents.filter(isOwn);
  if (removed.length === 0) return { kind: 'skipped' };
  return mappedTo(...removed.map((of): RemovalIntent => ({ kind: 'removal', of })));
};

const unlessDeleted =
  <Column extends string>(map: MapRow<Column | 'status'>): MapRow<Column | 'status'> =>
  (line, row) => {
    const mapped = map(line, row);
    return isDeleted(row) ? toRemovals(mapped) : mapped;
  };

const hasRolesInUsers = (manifest: Manifest): boolean =>
  manifest.version === '1.1' && !manifest.includes(rolesTable.file);

type IdColumn = 'sourcedId' | 'status';

/** A stage, and the kinds of which its file, when it is complete, names all that there is. */
interface OneRosterStage extends FileStage {
  readonly kinds: readonly string[];
}

const stagesOf = (source: Source, manifest: Manifest): OneRosterStage[] => {
  const mapInForce = <Column extends string>(table: Table<Column | IdColumn>, map: MapRow<Column | IdColumn>) =>
    mapTable(source, table, unlessDeleted(map), 'sourcedId');
  const mapByRow = <Column extends string>(
    counted: string,
    table: Table<Column | IdColumn>,
    map: MapRow<Column | IdColumn>,
  ): OneRosterStage => ({ table, counted, kinds: [counted], read: () => mapInForce(table, map) });
  const readUsers = async function* (): AsyncGenerator<MappedRow> {
    const posts = await readPosts(source, manifest);
    yield* mapInForce(usersTable, (line, row) => mapUser(line, row, posts.get(row.sourcedId)));
  };
  const rolesAreInUsers = hasRolesInUsers(manifest);
  const roles = rolesAreInUsers
    ? mapByRow('employment', usersTable, (line, row) => mapRole(usersTable.file, line, roleOfUser(row)))
    : mapByRow('employment', rolesTable, (line, row) => mapRole(rolesTable.file, line, row));
  return [
    {
      ...{ table: orgsTable, counted: 'department', kinds: ['department'] },
      read: () => mapWholeTable(source, orgsTable, mapOrgs),
    },
    // A set names the terms that it speaks of, and former terms stay.
    { ...mapByRow('course_evaluation_term', academicSessionsTable, mapAcademicSession), kinds: [] },
    mapByRow('course_evaluation_course', coursesTable, mapCourse),
    mapByRow('course_evaluation_section', classesTable, mapClass),
    { table: usersTable, counted: 'user', kinds: rolesAreInUsers ? ['user', 'employment'] : ['user'], read: readUsers },
    {
      ...{ table: enrollmentsTable, counted: 'enrolments', window: enrollmentWindow },
      kinds: ['course_evaluation_section_instructor', 'enrolments'],
      read: () => mapTable(source, enrollmentsTable, unlessDeleted(mapEnrollment)),
    },
    roles,
  ];
};

/** OneRoster 1.2 (and 1.1) CSV files; docs/importing.md lists their columns. */
export const oneRoster: Format = {
  name: 'oneroster',
  title: 'OneRoster CSV',
  sign: manifestTable.file,
  recognises: (source) => source.has(manifestTable.file),
  plan: async (source) => {
    const manifest = await readManifest(source);
    const stages: Stage[] = [];
    const complete = new Set<string>();
    for (const { kinds, ...stage } of stagesOf(source, manifest)) {
      const { file } = stage.table;
      if (!manifest.includes(file)) continue;
      stages.push(await toStage(source, stage));
      if (manifest.isComplete(file)) for (const kind of kinds) complete.add(kind);
    }
    return { stages, complete: [...complete] };
  },
};
