import type { Origin } from '../../files/origin.ts';
import type { Source } from '../../files/source.ts';
import { readValidRows } from '../../files/table.ts';
import { type MappedRow, mappedTo, type RenameIntent, skip } from '../intent.ts';
import { checkSourceId, pairId, rejectWord } from '../values.ts';
import { type AdminRow, adminId } from './admins.ts';
import { type ChangedIdRow, changedIdsTable } from './changed-ids-table.ts';
import type { Context } from './context.ts';
import { courseIdOf } from './courses.ts';
import { canvasCourses, courseId, ownSectionOf } from './ids.ts';

/** Types that Facet has records of, and types that it ignores on purpose. */
const ours = ['user', 'section', 'term', 'course', 'account'] as const;
const notOurs = ['group', 'group_category'];

const isKnownType = (type: string): boolean => [...ours, ...notOurs].includes(type.toLowerCase());

/**
 * Reads the new ids in rows of unknown type. Rows of other files with these ids are not loaded, because they would
 * create a second record. Throws `ImportStopped`.
 */
export const readRefusedIds = async (source: Source): Promise<ReadonlySet<string>> => {
  const refused = new Set<string>();
  for await (const { values } of readValidRows(source, changedIdsTable))
    if (!isKnownType(values.type) && values.new_id !== '') refused.add(values.new_id);
  return refused;
};

/** The parts of a set whose ids contain other ids. */
type Dependents = Pick<Context, 'catalogue' | 'crossListings' | 'admins' | 'renamed'>;

/** The previous and the new id of something, and how it belongs to the record of the row. */
type Names = readonly [type: string, from: string, to: string, options?: Pick<RenameIntent, 'source' | 'belongsBy'>];

const adminsBefore = (
  admins: readonly AdminRow[],
  column: 'user_id' | 'account_id',
  { old_id, new_id }: ChangedIdRow,
): Names[] =>
  admins
    .filter((admin) => admin[column] === new_id)
    .map((admin) => ['employment', adminId({ ...admin, [column]: old_id }), adminId(admin)]);

const coursesBefore = ({ catalogue, crossListings }: Dependents, { old_id, new_id }: ChangedIdRow): Names[] => {
  const own = [...catalogue.courses].filter(({ account_id }) => account_id === new_id);
  return [...new Map(own.map((course) => [courseIdOf(course), course])).values()].flatMap((course): Names[] => {
    const [from, to] = [courseId(old_id, course.short_name), courseIdOf(course)];
    const numbers = new Set([course.short_name, ...crossListings.numbersOf(to)]);
    return [
      ['course_evaluation_course', from, to],
      ...[...numbers].map(
        (number): Names => ['course_evaluation_listing_number', pairId(from, number), pairId(to, number)],
      ),
    ];
  });
};

/**
 * Returns the renames that a row causes, first that of the row's own record. Returns undefined for a type that is not
 * imported.
 */
const namesOf = (row: ChangedIdRow, dependents: Dependents): readonly [Names, ...Names[]] | undefined => {
  const { old_id: from, new_id: to } = row;
  switch (row.type.toLowerCase()) {
    case 'user':
      return [
        ['user', from, to],
        ['course_evaluation_student', from, to, { belongsBy: 'user' }],
        ['course_evaluation_instructor', from, to, { belongsBy: 'user' }],
        ...adminsBefore(dependents.admins, 'user_id', row),
      ];
    case 'section':
      return [['course_evaluation_section', from, to]];
    case 'term':
      return [['course_evaluation_term', from, to]];
    case 'course':
      return [
        ['course_evaluation_course', from, to, { source: canvasCourses }],
        ['course_evaluation_term', from, to, { source: canvasCourses }],
        ['course_evaluation_section', ownSectionOf(from), ownSectionOf(to), { belongsBy: 'course' }],
        ['course_evaluation_section', ownSectionOf(from), ownSectionOf(to), { source: canvasCourses }],
      ];
    case 'account':
      return [
        ['department', from, to],
        ...coursesBefore(dependents, row),
        ...adminsBefore(dependents.admins, 'account_id', row),
      ];
    default:
      return undefined;
  }
};

const toRename = (origin: Origin, [type, from, to, options]: Names): RenameIntent => ({
  ...{ kind: 'rename', type, from, to, column: 'old_id', origin },
  ...options,
});

const isOfIntegrationIds = (row: ChangedIdRow): boolean =>
  (row.old_id === '' && row.old_integration_id !== '') || (row.new_id === '' && row.new_integration_id !== '');

export const mapChangedId = (line: number, row: ChangedIdRow, dependents: Dependents): MappedRow => {
  if (!isKnownType(row.type)) return rejectWord(line, 'type', row.type, [...ours, ...notOurs]);
  const names = namesOf(row, dependents);
  if (names === undefined) return skip('new ids of what is not imported');
  if (isOfIntegrationIds(row)) return skip('new integration ids, which users.csv has');
  const problem = checkSourceId(line, row.old_id, 'old_id') ?? checkSourceId(line, row.new_id, 'new_id');
  if (problem !== undefined) return problem;
  const origin = { file: changedIdsTable.file, line };
  const [first, ...others] = names;
  const implied = others.map((each) => ({ ...toRename(origin, each), mayBeMissing: true as const }));
  const kept = row.type.toLowerCase() === 'course' ? dependents.renamed.keepIn(origin, row.new_id) : [];
  return mappedTo(toRename(origin, first), ...implied, ...kept);
};
