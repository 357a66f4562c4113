import { foundWords } from '../../../model/definition/found-words.ts';
import { textOf } from '../../../model/definition/record-fields.ts';
import type { Place } from '../../../model/read/list-order.ts';
import { pathBy } from '../../../model/read/read-by.ts';
import { pageOf, readFound, roomFor, unitsFor } from '../../../model/read/search/page-of.ts';
import type { Found, Search, SearchRequest } from '../../../model/read/search/search.ts';
import { isFirst, walkWord, wordsToLookAt } from '../../../model/read/search/walk-word.ts';
import { readEntries, unitsOf, type WordEntries, type WordEntry } from '../../../model/read/search/word-entries.ts';
import { courseEvaluationSection as section } from '../../../resources/course-evaluations/course-evaluation-section.ts';
import { beginsOne } from '../../../runtime/words.ts';
import { readIndex } from '../../../store/index-reads.ts';
import { keyAfter } from '../../../store/keys.ts';
import { allKeys, listKey } from '../../../store/list-index.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { type CoursesByWord, readCoursesBy } from './search-courses.ts';

/*
 * A section is found by its own words and by those of its course. Its entries do not contain the course's words,
 * because a renamed course would then change those of hundreds of sections. So one word of the search leads to sections
 * in two ways, by their own words and by their courses, and the other words are checked in both.
 */

/** Entries that are read of each word of sections. */
const lookSize = 100;
/** Courses whose sections are read side by side. */
const coursesAtOnce = 6;
const fewCourses = 2;
const unitsAtOnce = 3;

interface Asked {
  readonly words: readonly string[];
  readonly size: number;
  /** The word that leads to the sections. */
  readonly word: string;
  readonly courses: CoursesByWord;
  /** The first entries of sections by each word. */
  readonly looks: ReadonlyMap<string, WordEntries>;
}

const coursesWith = ({ courses: { idsBy } }: Asked, word: string): ReadonlySet<string> => idsBy.get(word) ?? new Set();

/** Returns the words of a search that a course does not have, so that its sections must have them. */
const wordsLeft = (asked: Asked, course: string): string[] =>
  asked.words.filter((word) => !coursesWith(asked, word).has(course));

/**
 * Returns whether the sections of a course cannot match, because no section has one of the words that the course lacks.
 */
const isRuledOut = (asked: Asked, course: string): boolean =>
  wordsLeft(asked, course).some((word) => {
    const look = asked.looks.get(word);
    return look?.isAll === true && look.entries.length === 0;
  });

const ownWords = (record: StoredRecord): readonly string[] =>
  section.searched === undefined ? [] : foundWords(section.searched, record).words;

/** Sections that were found, and the position of the next ones, if there are any. */
interface Stretch {
  readonly found: readonly Found[];
  readonly next: Place | undefined;
  readonly units: number;
}

const inCourse = ({ word }: Asked, course: string, after = ''): Place => ({ values: [word, course], id: after });

/** Reads the sections of one course after a position in it. */
const readCourse = async (store: Store, asked: Asked, course: string, after: string): Promise<Stretch> => {
  const { index, partition, partitions, sort } = pathBy(section, ['course', [course]]);
  const { items, next } = await readIndex(store, {
    index,
    partition: { attribute: partition, value: partitions[0] ?? '' },
    sort: { attribute: sort, range: [after === '' ? allKeys[0] : keyAfter(after), allKeys[1]] },
    descending: false,
    limit: asked.size + 1,
    start: undefined,
  });
  const records = await Promise.all(items.map((item) => store.complete(item, section.unread)));
  const placeOf = ({ created_at, id }: StoredRecord): Place => inCourse(asked, course, listKey(created_at, id));
  const left = wordsLeft(asked, course);
  const wanted = records.filter((record) => left.every((word) => beginsOne(ownWords(record), word)));
  const last = records.at(-1);
  return {
    found: wanted.map((record) => ({ id: record.id, record, place: placeOf(record) })),
    next: next === undefined || last === undefined ? undefined : placeOf(last),
    units: unitsOf(items),
  };
};

/**
 * Finds sections through their courses, from a position on. Sections with the word in their own name follow after them.
 */
const walkCourses = async (
  store: Store,
  asked: Asked,
  { from, spent, enough }: { readonly from: Place; readonly spent: number; readonly enough: number },
): Promise<Stretch> => {
  const [, begun] = from.values;
  const isAhead = (id: string): boolean => id > String(begun) || (id === begun && from.id !== '');
  let rest = [...coursesWith(asked, asked.word)].sort().filter((id) => isAhead(id) && !isRuledOut(asked, id));
  let found: Found[] = [];
  let units = 0;
  // A page looks at some sections, whatever it has already cost.
  const isLeft = (): boolean => spent + units < unitsFor(asked.size) - unitsAtOnce;
  while (rest.length > 0 && found.length < enough && (units === 0 || isLeft())) {
    const taken = rest.slice(0, isLeft() ? coursesAtOnce : fewCourses);
    const read = await Promise.all(taken.map((id) => readCourse(store, asked, id, id === begun ? from.id : '')));
    units += read.reduce((sum, each) => sum + each.units, 0);
    for (const { found: more, next } of read) {
      found = [...found, ...more];
      // The sections after this position come first.
      if (next !== undefined) return { found, next, units };
    }
    rest = rest.slice(taken.length);
    if (rest.length > 0) from = inCourse(asked, taken.at(-1) ?? '');
  }
  return { found, next: rest.length > 0 ? from : undefined, units };
};

/**
 * Returns whether the course of a section has all the words that the section itself lacks, and was not found by the
 * leading word.
 */
const isFoundByItself = (asked: Asked, own: readonly string[], course: string | null): boolean => {
  const isInCourse = (word: string): boolean => course !== null && coursesWith(asked, word).has(course);
  return !isInCourse(asked.word) && asked.words.every((word) => beginsOne(own, word) || isInCourse(word));
};

/** Finds sections by their own words, behind a place. */
const walkSections = async (
  store: Store,
  asked: Asked,
  { from, spent, enough }: { readonly from: Place; readonly spent: number; readonly enough: number },
): Promise<Stretch> => {
  const { word, words } = asked;
  const list = [section.type, word] as const;
  const look = asked.looks.get(word);
  const begun =
    from.id === '' && look !== undefined ? look : await readEntries(store, list, { after: from.id, limit: lookSize });
  // The course must have the words that the section lacks.
  const isPossible = (entry: WordEntry): boolean =>
    isFirst(entry, word) && words.every((each) => beginsOne(entry.words, each) || coursesWith(asked, each).size > 0);
  const walked = await walkWord(store, list, begun, { size: enough, spent, isWanted: isPossible });
  const taken = walked.entries.slice(0, roomFor(enough, spent + walked.units));
  const read = await readFound(
    store,
    section,
    taken.map(({ id, key }) => ({ id, place: { values: [word], id: key } })),
  );
  const last = taken.length < walked.entries.length ? taken.at(-1)?.key : walked.isAll ? undefined : walked.last;
  return {
    found: read.filter(({ record }) => isFoundByItself(asked, ownWords(record), textOf(record, 'course'))),
    next: last === undefined ? undefined : { values: [word], id: last },
    units: walked.units + taken.length / 2,
  };
};

/**
 * Returns the word that leads to the fewest sections and courses, if the first entries show it; otherwise the longest
 * word.
 */
const shortestWay = (
  words: readonly string[],
  looks: ReadonlyMap<string, WordEntries>,
  { idsBy }: CoursesByWord,
): string => {
  const lengthOf = (word: string): number => {
    const look = looks.get(word);
    return look?.isAll ? look.entries.length + (idsBy.get(word)?.size ?? 0) : Number.POSITIVE_INFINITY;
  };
  const [first = ''] = wordsToLookAt(words, words.length).sort((one, other) => {
    const [length, otherLength] = [lengthOf(one), lengthOf(other)];
    return length === otherLength ? 0 : length - otherLength;
  });
  return first;
};

const ask = async (
  store: Store,
  { words, size, from }: SearchRequest,
): Promise<{ readonly asked: Asked; readonly spent: number }> => {
  const [courses, ...read] = await Promise.all([
    readCoursesBy(store, words),
    ...words.map((word) => readEntries(store, [section.type, word], { limit: lookSize })),
  ]);
  const looks = new Map(words.map((word, index) => [word, read[index] ?? { entries: [], isAll: true, units: 0 }]));
  const word = from?.values[0] ?? shortestWay(words, looks, courses);
  const spent = read.reduce((sum, { units }) => sum + units, courses.units);
  return { asked: { words, size, word, courses, looks }, spent };
};

// The lowest possible cost of a further round trip.
const unitsOfSections = 4;

/** Finds sections: first the sections of courses with the word, then the sections with the word in their own name. */
export const searchSections: Search = async (store, request) => {
  const { size, from, addresses } = request;
  // No section has an address.
  if (addresses.length > 0) return pageOf(store, section, { found: [], next: undefined, total: 0 });
  const { asked, spent } = await ask(store, request);
  const { word, looks } = asked;
  const isInSections = from !== undefined && from.values[1] === undefined;
  const inCourses = isInSections
    ? { found: [], next: undefined, units: 0 }
    : await walkCourses(store, asked, { from: from ?? inCourse(asked, ''), spent, enough: size });
  const first = inCourses.found.slice(0, size);
  const rest = first.length < inCourses.found.length ? first.at(-1)?.place : inCourses.next;
  const begin: Place = isInSections ? from : { values: [word], id: '' };
  const enough = size - first.length;
  const isLeft = first.length === 0 || spent + inCourses.units <= unitsFor(size) - unitsOfSections;
  const look = looks.get(word);
  const isEmpty = !isInSections && look?.isAll === true && look.entries.length === 0;
  const own =
    rest === undefined && enough > 0 && isLeft && !isEmpty
      ? await walkSections(store, asked, { from: begin, spent: spent + inCourses.units, enough })
      : { found: [], next: isEmpty ? undefined : begin, units: 0 };
  const next = rest ?? own.next;
  const page = [...first, ...own.found];
  return pageOf(store, section, {
    found: page,
    next,
    total: from === undefined && next === undefined ? page.length : undefined,
  });
};
