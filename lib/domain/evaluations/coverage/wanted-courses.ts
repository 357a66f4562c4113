import { errorOf } from '../../../errors/error-kind.ts';
import { JsonApiError, maxErrors } from '../../../errors/json-api-error.ts';
import { relatedNotFound } from '../../../errors/reading.ts';
import { linkagePointer, pointerTo } from '../../../errors/source.ts';
import type { RequestData } from '../../../jsonapi/request-document.ts';
import type { Change } from '../../../model/validation/change.ts';
import { validationError, withoutRelationships } from '../../../model/validation/validation-error.ts';
import { bucketOf, sectionsIn } from '../../../resources/course-evaluations/coverage.ts';
import { canonicalId } from '../../../runtime/ids.ts';
import { keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';

const field = 'course_uuids';
const courseType = 'course_evaluation_course';

/**
 * The maximum number of sections that a planned period may cover. The settlement is one transaction of at most 4 MB.
 */
const maxSections = 25_000;

/** The maximum number of sections in one bucket. The remaining work of a bucket is an item of at most 400 KB. */
const maxInBucket = 8_000;

/**
 * Splits a change into the change without the courses, which the record does not contain, and the ids as they were
 * sent; undefined if the request has none.
 */
export const splitCourses = (change: Change): { change: Change; courses: readonly string[] | undefined } => {
  const { [field]: given, ...attributes } = change.attributes;
  const { courses: _shown, ...toMany } = change.toMany;
  // Null clears the set; otherwise the type's schema has accepted a list of texts.
  const courses = given === undefined ? undefined : ((given ?? []) as readonly string[]);
  return { change: { ...change, attributes, toMany }, courses };
};

const pointerAt = ({ attributes }: RequestData, course: string): string => {
  const given = attributes[field];
  const index = Array.isArray(given) ? given.findIndex((each) => String(each).toLowerCase() === course) : -1;
  return index === -1 ? pointerTo('data') : pointerTo('data', 'attributes', field, index);
};

// The search for an id in the request takes long, so of five thousand ids only the reported ones are looked for.
const unknown = (data: RequestData) => (course: string, index: number) =>
  errorOf(relatedNotFound, courseType, course, index < maxErrors ? pointerAt(data, course) : pointerTo('data'));

const refuseTooMany = (data: RequestData, sections: ReadonlyMap<string, readonly string[]>): void => {
  const buckets = new Map<string, number>();
  for (const [course, each] of sections)
    buckets.set(bucketOf(course), (buckets.get(bucketOf(course)) ?? 0) + each.length);
  const total = [...buckets.values()].reduce((sum, count) => sum + count, 0);
  if (total <= maxSections && Math.max(0, ...buckets.values()) <= maxInBucket) return;
  throw validationError([{ field, code: 'too_many_sections', bound: maxSections }], data, withoutRelationships);
};

/** The context of wanted courses: the request that names them, the term, and the courses that are known to exist. */
export interface Wish {
  readonly data: RequestData;
  readonly term: string;
  readonly known?: ReadonlySet<string>;
}

/** Existing courses, and their sections in the term. */
export interface FoundCourses {
  readonly courses: readonly string[];
  /** Course id → its sections in the term, for courses that were not known before. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
  /** How many sections had joined the term's courses before these were read. */
  readonly joined: unknown;
  /** How many courses had been deleted before these were read. */
  readonly gone: unknown;
}

/**
 * Looks up wanted courses, each once. Throws 404 with every unknown course id (and for an unknown term), and 422 if the
 * courses have more sections in the term than a period can cover. 2 round trips, 100 records a call.
 */
export const findCourses = async (
  store: Store,
  given: readonly string[],
  { data, term, known = new Set() }: Wish,
): Promise<FoundCourses> => {
  const courses = [...new Set(given.map((each) => each.toLowerCase()))];
  const looked = courses.filter((course) => canonicalId(course) !== undefined && !known.has(course));
  const termReference = { type: 'course_evaluation_term', id: term };
  // The term is read before the courses, so that its count shows a process that later adds a section to them, or
  // deletes one.
  const [termRecord, count] = await Promise.all([store.readInline(termReference), store.get(keyOf.coverageCount)]);
  const found = await store.readMany(
    looked.map((id) => ({ type: courseType, id })),
    () => ['listing_numbers'],
  );
  const sections = new Map(found.map((record) => [record.id, sectionsIn(record, term)]));
  const missing = courses.filter((course) => !sections.has(course) && !known.has(course));
  const isMissing = termRecord === undefined;
  const noTerm = isMissing ? [errorOf(relatedNotFound, termReference.type, term, linkagePointer('term'))] : [];
  if (noTerm.length + missing.length > 0) {
    throw new JsonApiError(404, [...missing.map(unknown(data)), ...noTerm]);
  }
  refuseTooMany(data, sections);
  return { courses, sections, joined: termRecord?.sections_joined, gone: count?.courses_gone };
};
