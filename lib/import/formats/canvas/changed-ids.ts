/**
 * change_sis_id.csv → records are known under their new ids. It comes before all other files, which have the new ids.
 *
 * | column | what |
 * |---|---|
 * | old_id, new_id | the ids |
 * | type | user, section, course, term or account; others make no record |
 *
 * Rows about integration ids alone make no record either: users.csv has the new one. What is known by the id of something
 * else moves along: the student and the instructor of a user, the courses of an account, the employments of administrators.
 */

import type { Table } from '../../files/table.ts';
import type { MappedRow, Origin, RenameIntent } from '../intent.ts';
import { checkSourceId, pairId } from '../values.ts';
import { type AdminRow, adminId } from './admins.ts';
import type { Catalogue } from './catalogue.ts';
import { courseIdOf } from './courses.ts';
import type { CrossListings } from './cross-listings.ts';
import { canvasCourses, courseId, ownSectionOf } from './ids.ts';

/** What is read of change_sis_id.csv. */
export const changedIdsTable = {
  file: 'change_sis_id.csv',
  required: ['type'],
  optional: ['old_id', 'new_id', 'old_integration_id', 'new_integration_id'],
} as const satisfies Table;

type Row = Readonly<Record<(typeof changedIdsTable)['required' | 'optional'][number], string>>;

/** The parts of a set in which ids contain other ids. */
export interface Bystanders {
  readonly catalogue: Catalogue;
  readonly crossListings: CrossListings;
  readonly admins: readonly AdminRow[];
}

/** Former and new id of something, and what kind of ids they are when they are not those of the files. */
type Names = readonly [type: string, from: string, to: string, source?: string];

const adminsBefore = (
  admins: readonly AdminRow[],
  column: 'user_id' | 'account_id',
  { old_id, new_id }: Row,
): Names[] =>
  admins
    .filter((admin) => admin[column] === new_id)
    .map((admin) => ['employment', adminId({ ...admin, [column]: old_id }), adminId(admin)]);

const coursesBefore = ({ catalogue, crossListings }: Bystanders, { old_id, new_id }: Row): Names[] => {
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

/** What goes by other names when a row is carried out: first what the row is about. Undefined for a type of none of ours. */
const namesOf = (row: Row, bystanders: Bystanders): readonly [Names, ...Names[]] | undefined => {
  const { old_id: from, new_id: to } = row;
  switch (row.type.toLowerCase()) {
    case 'user':
      return [
        ['user', from, to],
        ['course_evaluation_student', from, to],
        ['course_evaluation_instructor', from, to],
        ...adminsBefore(bystanders.admins, 'user_id', row),
      ];
    case 'section':
      return [['course_evaluation_section', from, to]];
    case 'term':
      return [['course_evaluation_term', from, to]];
    case 'course':
      return [
        ['course_evaluation_course', from, to, canvasCourses],
        ['course_evaluation_term', from, to, canvasCourses],
        ['course_evaluation_section', ownSectionOf(from), ownSectionOf(to)],
      ];
    case 'account':
      return [
        ['department', from, to],
        ...coursesBefore(bystanders, row),
        ...adminsBefore(bystanders.admins, 'account_id', row),
      ];
    default:
      return undefined;
  }
};

const toRename = (origin: Origin, [type, from, to, source]: Names): RenameIntent => ({
  kind: 'rename',
  type,
  from,
  to,
  column: 'old_id',
  origin,
  ...(source === undefined ? {} : { source }),
});

const isOfIntegrationIds = (row: Row): boolean =>
  (row.old_id === '' && row.old_integration_id !== '') || (row.new_id === '' && row.new_integration_id !== '');

/** Maps one row. */
export const mapChangedId = (line: number, row: Row, bystanders: Bystanders): MappedRow => {
  const names = namesOf(row, bystanders);
  if (names === undefined || isOfIntegrationIds(row)) return { kind: 'skipped' };
  const problem = checkSourceId(line, row.old_id, 'old_id') ?? checkSourceId(line, row.new_id, 'new_id');
  if (problem !== undefined) return problem;
  const origin = { file: changedIdsTable.file, line };
  const [first, ...others] = names;
  return {
    kind: 'intents',
    intents: [
      toRename(origin, first),
      ...others.map((each) => ({ ...toRename(origin, each), mayBeMissing: true as const })),
    ],
  };
};
