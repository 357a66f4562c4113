import type { Earlier, EarlierName, EarlierRecord } from '../earlier.ts';
import type { RenameIntent } from '../intent.ts';
import { pairId } from '../values.ts';
import type { Catalogue } from './catalogue.ts';
import { type CourseRow, courseIdOf, coursesTable } from './courses.ts';
import { canvasCourses } from './ids.ts';

const [courses, listingNumbers] = ['course_evaluation_course', 'course_evaluation_listing_number'];

/** A change of the account or short_name of one of our courses. */
interface Move {
  readonly id: string;
  readonly to: string;
  readonly shortName: string;
}

interface Group {
  /** The id that the set gives the course. */
  readonly to: string;
  readonly row: CourseRow;
  /** The present courses of the group's Canvas courses, beginning with those of the first Canvas course. */
  readonly candidates: readonly string[];
  /** The course that has the id at present. */
  readonly holder: string | undefined;
}

const readGroups = async ({ courses: rows }: Catalogue, earlier: Earlier): Promise<Group[]> => {
  const sorted = [...rows].sort((one, other) => (one.course_id < other.course_id ? -1 : 1));
  const byId = await earlier.names(
    courses,
    sorted.map(({ course_id }) => course_id),
    canvasCourses,
  );
  if (byId.size === 0) return [];
  const groups = Map.groupBy(sorted, courseIdOf);
  const holders: ReadonlyMap<string, EarlierName> = await earlier.names(courses, groups.keys());
  return [...groups].flatMap(([to, [row, ...others]]) => {
    if (row === undefined) return [];
    const candidates = new Set([row, ...others].flatMap(({ course_id }) => byId.get(course_id)?.id ?? []));
    return [{ to, row, candidates: [...candidates], holder: holders.get(to)?.id }];
  });
};

/**
 * Finds the courses whose Canvas courses have another account or short_name than before. A course that keeps a Canvas
 * course under its id stays. If its Canvas courses have several new ids, the course gets the first id that no other
 * course has.
 */
const findMoves = (groups: readonly Group[]): Move[] => {
  const staying = new Set(
    groups.flatMap(({ candidates, holder = '' }) => (candidates.includes(holder) ? [holder] : [])),
  );
  const moves = new Map<string, Move>();
  for (const { to, row, candidates, holder } of groups) {
    if (holder !== undefined && staying.has(holder)) continue;
    const id = candidates.find((each) => !staying.has(each) && !moves.has(each));
    if (id !== undefined) moves.set(id, { id, to, shortName: row.short_name });
  }
  const holderOf = new Map(groups.map(({ to, holder }) => [to, holder]));
  const isBlocked = ({ to }: Move): boolean => {
    const holder = holderOf.get(to);
    return holder !== undefined && !moves.has(holder);
  };
  // If a course cannot get an id, its Canvas courses join the course that has the id.
  for (let blocked = [...moves.values()].filter(isBlocked); blocked.length > 0; ) {
    for (const { id } of blocked) moves.delete(id);
    blocked = [...moves.values()].filter(isBlocked);
  }
  return [...moves.values()];
};

/** The changes for courses that the table has under other accounts or short_names. */
export interface CourseMoves {
  readonly renames: readonly RenameIntent[];
  /** Returns the new id of a course, by the id of its record. */
  idOf(course: string): string | undefined;
}

const inBetween = (id: string): string => `moving:${id}`;

/** Returns the renames of a course and of its listing numbers, whose ids contain the id of the course. */
const renamesOf = (
  { to, shortName }: Move,
  course: EarlierRecord,
  numbers: readonly EarlierRecord[],
  passes: boolean,
): { readonly first: RenameIntent[]; readonly second: RenameIntent[] } => {
  const from = course.sourceId ?? '';
  const origin = { file: coursesTable.file, line: 1 };
  const rename = (type: string, ids: readonly [string, string]): RenameIntent => ({
    ...{ kind: 'rename', type, from: ids[0], to: ids[1], column: 'course_id', origin, isCurrent: true },
    ...(type === listingNumbers && { mayBeMissing: true }),
  });
  const known = new Set(numbers.map(({ fields }) => fields.number));
  // The listing number that equals the previous short_name becomes the new short_name, unless the course has that
  // number already.
  const next = (number: unknown): string =>
    number === course.fields.external_id && !known.has(shortName) ? shortName : String(number);
  const named = numbers.flatMap(({ sourceId, fields }) =>
    sourceId === undefined ? [] : [{ sourceId, number: next(fields.number) }],
  );
  const between = inBetween(course.id);
  const targetOf = (id: string) => [
    [courses, id] as const,
    ...named.map(({ number }) => [listingNumbers, pairId(id, number)] as const),
  ];
  const sources = [from, ...named.map(({ sourceId }) => sourceId)];
  const along = (ids: readonly string[], id: string): RenameIntent[] =>
    targetOf(id).map(([type, target], index) => rename(type, [ids[index] ?? '', target]));
  if (!passes) return { first: [], second: along(sources, to) };
  return {
    first: along(sources, between),
    second: along(
      targetOf(between).map(([, id]) => id),
      to,
    ),
  };
};

/**
 * Plans the renames of courses that the table has under other accounts or short_names. An id that another of these
 * courses has becomes free before it is given; if a run is killed in between, the next run finishes the renames.
 */
export const planCourseMoves = async (catalogue: Catalogue, earlier: Earlier): Promise<CourseMoves> => {
  const moves = findMoves(await readGroups(catalogue, earlier));
  if (moves.length === 0) return { renames: [], idOf: () => undefined };
  const ids = moves.map(({ id }) => id);
  const records = await earlier.read(courses, ids);
  const numbers = await earlier.linked(
    { type: courses, relationship: 'listing_numbers', targets: listingNumbers },
    ids,
  );
  const targets = new Set(moves.map(({ to }) => to));
  const renames = moves.flatMap((move) => {
    const course = records.get(move.id);
    if (course?.sourceId === undefined) return [];
    return [renamesOf(move, course, numbers.get(move.id) ?? [], targets.has(course.sourceId))];
  });
  const moved = new Map(moves.map(({ id, to }) => [id, to]));
  return {
    renames: [...renames.flatMap(({ first }) => first), ...renames.flatMap(({ second }) => second)],
    idOf: (course) => moved.get(course),
  };
};
