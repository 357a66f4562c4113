import { textOf } from '../../../model/definition/record-fields.ts';
import { classNameOf } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { isEvaluated } from '../../../resources/course-evaluations/coverage.ts';
import { midtermOf } from '../../../resources/course-evaluations/midterm.ts';
import { everyBackReference, keyOf, referrerOf } from '../../../store/keys.ts';
import { partitionQuery } from '../../../store/queries.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { readDepartments } from '../response-rates/departments-of-instructors.ts';
import type { UnitResult } from '../results/frozen-result.ts';
import { readFormerAssignments } from './former-assignments.ts';

/** An instructor's assignment to a section. */
export interface Teaching {
  /** Id of the section instructor. */
  readonly id: string;
  readonly instructor: string;
}

/** The facts about a section that its result keeps. */
export interface Circumstance {
  readonly name: string;
  readonly section: string;
  readonly course: string | null;
  readonly term: string | null;
  /** The number of enrolled people. Each may answer once. */
  readonly enrolled: number;
  /** Whether the class takes place and its source has not removed it. */
  readonly takesPlace: boolean;
  readonly teaching: readonly Teaching[];
  readonly departments: readonly string[];
}

/**
 * Adds instructors who have left the section but have a unit in its result. 5 round trips if there are any, otherwise
 * none.
 */
export const withPreviousInstructors = async (
  store: Store,
  circumstance: Circumstance,
  units: readonly UnitResult[],
): Promise<Circumstance> => {
  const rated = new Set(units.flatMap(({ instructor }) => instructor ?? []));
  const present = new Set(circumstance.teaching.map(({ id }) => id));
  const previous = await readFormerAssignments(store, [...rated.difference(present)]);
  if (previous.length === 0) return circumstance;
  const departments = await readDepartments(
    store,
    previous.map(({ instructor }) => instructor),
  );
  return {
    ...circumstance,
    teaching: [...circumstance.teaching, ...previous],
    departments: [...new Set([...circumstance.departments, ...departments.values()])],
  };
};

/**
 * Returns the facts for a result in a period. A midterm is only about the instructor who started it, and belongs to no
 * department.
 */
export const circumstanceIn = (period: StoredRecord, circumstance: Circumstance): Circumstance => {
  const midterm = midtermOf(period);
  if (midterm === undefined) return circumstance;
  return { ...circumstance, teaching: [{ id: midterm.assignment, instructor: midterm.instructor }], departments: [] };
};

/** The students and instructors of a section. */
interface Roster {
  /** Ids of the students. */
  readonly students: readonly string[];
  readonly teaching: readonly Teaching[];
}

const studentType = 'course_evaluation_student';

const isTeaching = (type: string): boolean => type === 'course_evaluation_section_instructor';

/**
 * Reads the students and the instructors of a section from their back-references, in one consistent query of some
 * hundred bytes each.
 */
const readRoster = async (store: Store, section: string): Promise<Roster> => {
  const { pk } = keyOf.record({ type: 'course_evaluation_section', id: section });
  const query = { ...partitionQuery(pk, everyBackReference), ProjectionExpression: 'sk, record_id' };
  const teaching: Teaching[] = [];
  const students: string[] = [];
  for await (const { Items = [] } of store.pages(query)) {
    for (const { sk, record_id: id } of Items) {
      const { type, id: referrer } = referrerOf(String(sk));
      if (type === studentType) students.push(referrer);
      // The item that makes the pair unique is also a back-reference.
      if (isTeaching(type) && typeof id === 'string') teaching.push({ id, instructor: referrer });
    }
  }
  return { students, teaching };
};

const nameOf = (section: StoredRecord | undefined, course: StoredRecord | undefined): string =>
  // A character at the cut is left out, because half of it cannot be stored.
  classNameOf(section, course)
    .slice(0, 255)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Student → the account. */
const readAccounts = async (store: Store, students: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await store.getMany(students.map((id) => keyOf.record({ type: studentType, id })));
  return new Map(found.map(({ id, user }) => [String(id), String(user)]));
};

/** Reads records of a type once for all evaluations of a period. */
class Remembered<Value> {
  readonly #known = new Map<string, Value | undefined>();
  readonly #read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

  constructor(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#read = read;
  }

  async learn(ids: Iterable<string>): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.#known.has(id));
    if (unknown.length === 0) return;
    const found = await this.#read(unknown);
    for (const id of unknown) this.#known.set(id, found.get(id));
  }

  of(id: string): Value | undefined {
    return this.#known.get(id);
  }
}

/** Reads the facts that results keep of their sections. Data that several sections share is read once. */
export class Circumstances {
  readonly #store: Store;
  readonly #courses: Remembered<StoredRecord>;
  readonly #departments: Remembered<string>;
  readonly #accounts: Remembered<string>;

  constructor(store: Store) {
    this.#store = store;
    this.#courses = new Remembered(async (ids) =>
      recordsById(await store.readManyInline(ids.map((id) => ({ type: 'course_evaluation_course', id })))),
    );
    this.#departments = new Remembered((ids) => readDepartments(store, ids));
    this.#accounts = new Remembered((ids) => readAccounts(store, ids));
  }

  /** Returns the facts about some sections, by section id. */
  async of(sections: readonly string[]): Promise<Map<string, Circumstance>> {
    const [records, rosters] = await Promise.all([
      this.#store.readManyInline(sections.map((id) => ({ type: 'course_evaluation_section', id }))),
      Promise.all(sections.map((section) => readRoster(this.#store, section))),
    ]);
    await this.#courses.learn(records.flatMap((record) => textOf(record, 'course') ?? []));
    await Promise.all([
      this.#departments.learn(rosters.flatMap(({ teaching }) => teaching.map(({ instructor }) => instructor))),
      this.#accounts.learn(rosters.flatMap(({ students }) => students)),
    ]);
    const known = recordsById(records);
    return new Map(
      sections.map((section, index) => [section, this.#describe(section, known.get(section), rosters[index])]),
    );
  }

  #describe(id: string, section: StoredRecord | undefined, roster: Roster | undefined): Circumstance {
    const { students, teaching } = roster ?? { students: [], teaching: [] };
    const course = section === undefined ? null : textOf(section, 'course');
    return {
      name: nameOf(section, course === null ? undefined : this.#courses.of(course)),
      section: id,
      course,
      term: section === undefined ? null : textOf(section, 'term'),
      // A person with two student records answers once.
      enrolled: new Set(students.map((student) => this.#accounts.of(student) ?? student)).size,
      takesPlace: section === undefined || isEvaluated(section),
      teaching,
      departments: [...new Set(teaching.flatMap(({ instructor }) => this.#departments.of(instructor) ?? []))],
    };
  }
}
