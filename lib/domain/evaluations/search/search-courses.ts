import { linkageOf } from '../../../model/definition/record-fields.ts';
import { pageOf, roomFor } from '../../../model/read/search/page-of.ts';
import type { Search } from '../../../model/read/search/search.ts';
import { readAllEntries, readEntries, type WordEntry } from '../../../model/read/search/word-entries.ts';
import { wordKeys } from '../../../model/write/word-steps.ts';
import { courseEvaluationCourse } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { courseEvaluationListingNumber } from '../../../resources/course-evaluations/course-evaluation-listing-number.ts';
import { compareKeys } from '../../../store/list-index.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';

/** Returns the sort keys of all entries of a course: for its title and id, and for its numbers. */
const keysOf = (course: StoredRecord): string[] => {
  const numbers = Object.entries(linkageOf(course, 'listing_numbers')).map(
    ([id, { number }]): StoredRecord => ({ ...course, id, number, course: course.id }),
  );
  return [
    ...wordKeys(courseEvaluationCourse, course),
    ...numbers.flatMap((number) => wordKeys(courseEvaluationListingNumber, number)),
  ].map(({ sk }) => sk);
};

/**
 * Returns the sort key of the first entry of a course that begins with a word. A search along the word finds the course
 * there.
 */
const firstKeyOf = (course: StoredRecord, word: string): string | undefined =>
  keysOf(course)
    .filter((key) => key.startsWith(word))
    .sort(compareKeys)[0];

/** Ids of the courses in which the title, the id or a number has a word with this beginning. */
export interface CoursesByWord {
  readonly idsBy: ReadonlyMap<string, ReadonlySet<string>>;
  readonly units: number;
}

/**
 * Reads the courses for each of several words. Different requests write the title of a course and its numbers, so no
 * entry has the words of both; a university has few enough courses to read all entries of a word. One round trip.
 */
export const readCoursesBy = async (store: Store, words: readonly string[]): Promise<CoursesByWord> => {
  const { type } = courseEvaluationCourse;
  const read = await Promise.all(words.map((word) => readAllEntries(store, [type, word])));
  return {
    idsBy: new Map(words.map((word, index) => [word, new Set(read[index]?.entries.map(({ id }) => id))])),
    units: read.reduce((sum, { units }) => sum + units, 0),
  };
};

const inAll = ([first = new Set(), ...others]: readonly ReadonlySet<string>[]): string[] =>
  [...others.reduce((all, each) => all.intersection(each), first)].sort();

// The number of entries that are read for each word first, before all are read.
const lookSize = 200;

/**
 * Finds the ids of courses that match several words. If all entries of one word are read soon, those of the others are
 * not read to their end; `left` contains the words that the records must still be checked for.
 */
const lookForSeveral = async (
  store: Store,
  words: readonly string[],
): Promise<{ readonly ids: readonly string[]; readonly left: readonly string[]; readonly units: number }> => {
  const { type } = courseEvaluationCourse;
  const looks = await Promise.all(words.map((word) => readEntries(store, [type, word], { limit: lookSize })));
  const isAllOf = (index: number): boolean => looks[index]?.isAll === true;
  const units = looks.reduce((sum, each) => sum + each.units, 0);
  const known = looks.filter(({ isAll }) => isAll).map(({ entries }) => new Set(entries.map(({ id }) => id)));
  const [first, ...others] = known;
  if (first === undefined) {
    const { idsBy, units: further } = await readCoursesBy(store, words);
    return { ids: inAll([...idsBy.values()]), left: [], units: units + further };
  }
  return { ids: inAll([first, ...others]), left: words.filter((_, index) => !isAllOf(index)), units };
};

/** Finds courses by several words, in the order of their ids. */
const searchSeveral: Search = async (store, { size, words, from }) => {
  const { ids, left, units } = await lookForSeveral(store, words);
  const rest = ids.filter((id) => from === undefined || id > from.id);
  const page = rest.slice(0, roomFor(size, units));
  const last = page.at(-1);
  const next = last === undefined || page.length === rest.length ? undefined : { values: [], id: last };
  const read = await pageOf(store, courseEvaluationCourse, {
    found: page.map((id) => ({ id, place: { values: [], id } })),
    next,
    total: undefined,
  });
  const records = read.records.filter((record) => left.every((word) => firstKeyOf(record, word) !== undefined));
  const isWhole = from === undefined && next === undefined;
  return { ...read, records, total: left.length === 0 ? ids.length : isWhole ? records.length : undefined };
};

// More of them than courses: two numbers of a course may begin alike.
const spare = 10;

/** Finds courses by one word, in the order of the matching texts, without a read of all of them. */
const searchOne: Search = async (store, { size, words: [word = ''], from }) => {
  const asked = [courseEvaluationCourse.type, word] as const;
  const { entries, isAll } = await readEntries(store, asked, { after: from?.id, limit: size + spare });
  const page = entries.slice(0, size);
  const read = await pageOf(store, courseEvaluationCourse, {
    found: page.map(({ id, key }) => ({ id, place: { values: [], id: key } })),
    next: undefined,
    total: undefined,
  });
  const last = page.at(-1)?.key;
  const isMore = !isAll || page.length < entries.length;
  // The place of a course is that of its first entry.
  const firstOf = new Map(read.records.map((record) => [record.id, firstKeyOf(record, word)]));
  const isFirst = ({ id, key }: WordEntry): boolean => firstOf.get(id) === key;
  const keys = new Map(page.filter(isFirst).map(({ id, key }) => [id, key]));
  const records = read.records.filter(
    ({ id }, index) => keys.has(id) && read.records.findIndex((each) => each.id === id) === index,
  );
  return {
    records,
    next: isMore && last !== undefined ? { values: [], id: last } : undefined,
    total: from === undefined && !isMore ? records.length : undefined,
    placeOf: ({ id }) => ({ values: [], id: keys.get(id) ?? '' }),
  };
};

/** Finds courses. A course has no address, so a search with an address finds none. */
export const searchCourses: Search = async (store, request) => {
  if (request.addresses.length > 0)
    return pageOf(store, courseEvaluationCourse, { found: [], next: undefined, total: 0 });
  return request.words.length === 1 ? searchOne(store, request) : searchSeveral(store, request);
};
