import { linkageOf, textOf } from '../../../../model/definition/record-fields.ts';
import { firstListingNumber } from '../../../../resources/course-evaluations/course-evaluation-course.ts';
import type { StoredRecord } from '../../../../store/record.ts';
import type { Store } from '../../../../store/store.ts';
import type { UnitResult } from '../frozen-result.ts';
import { instructorsBehind } from './own-units.ts';

/** Names of the records that a result row refers to by id; null for a deleted one. */
export interface RowNames {
  readonly period_name: string | null;
  readonly term_name: string | null;
  /** Names of the departments, separated by semicolons. */
  readonly departments: string | null;
  readonly course_number: string | null;
  readonly course_title: string | null;
  readonly section_name: string | null;
}

const namedBy = {
  period: 'course_evaluation_period',
  term: 'course_evaluation_term',
  course: 'course_evaluation_course',
  section: 'course_evaluation_section',
} as const;

export const instructorsOf = (result: StoredRecord): string[] => Object.keys(linkageOf(result, 'instructors'));

const departmentsOf = (result: StoredRecord): string[] => Object.keys(linkageOf(result, 'departments'));

/** The names of the records that results are about, read once for all pages. */
export class NamesOfResults {
  readonly #store: Store;
  readonly #records = new Map<string, StoredRecord>();
  readonly #instructors = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Reads the unknown names of some results; 3 round trips at most. */
  async learn(results: readonly StoredRecord[], units: readonly UnitResult[]): Promise<void> {
    const sectionInstructors = [...new Set(units.flatMap(({ instructor }) => instructor ?? []))];
    await this.#read([
      ...results.flatMap((result) => [
        ...Object.entries(namedBy).flatMap(([name, type]) =>
          typeof result[name] === 'string' ? [{ type, id: result[name] }] : [],
        ),
        ...departmentsOf(result).map((id) => ({ type: 'department', id })),
      ]),
      ...sectionInstructors.map((id) => ({ type: 'course_evaluation_section_instructor', id })),
    ]);
    const records = sectionInstructors.flatMap((id) => this.#records.get(id) ?? []);
    for (const [id, instructor] of instructorsBehind(records, results)) this.#instructors.set(id, instructor);
    const instructors = [...new Set([...this.#instructors.values(), ...results.flatMap(instructorsOf)])];
    await this.#read(instructors.map((id) => ({ type: 'course_evaluation_instructor', id })));
    await this.#read(instructors.map((id) => ({ type: 'user', id: String(this.#records.get(id)?.user) })));
  }

  of(result: StoredRecord): RowNames {
    const course = this.#records.get(String(result.course));
    const departments = departmentsOf(result).flatMap((id) => this.#name(id) ?? []);
    return {
      period_name: this.#name(result.period),
      term_name: this.#name(result.term),
      departments: departments.length === 0 ? null : departments.sort().join('; '),
      course_number: course === undefined ? null : firstListingNumber(course),
      course_title: this.#name(result.course),
      section_name: this.#name(result.section),
    };
  }

  /** Name of the person behind a section instructor; null for null, and for a deleted person. */
  instructor(id: string | null): string | null {
    return this.person(this.#instructors.get(id ?? ''));
  }

  /** Name of an instructor; null for a deleted person. */
  person(id: string | undefined): string | null {
    const user = this.#records.get(String(this.#records.get(String(id))?.user));
    return user === undefined ? null : textOf(user, 'display_name');
  }

  /** Employee number of an instructor; null where there is none, and for a deleted person. */
  employeeNumber(id: string | undefined): string | null {
    const user = this.#records.get(String(this.#records.get(String(id))?.user));
    return user === undefined ? null : textOf(user, 'primary_employee_id');
  }

  /** Returns the year in which the term of a result began; null if the term has no date. */
  yearOf(result: StoredRecord): string | null {
    const term = this.#records.get(String(result.term));
    return term === undefined ? null : (textOf(term, 'start_date')?.slice(0, 4) ?? null);
  }

  #name(id: unknown): string | null {
    const record = this.#records.get(String(id));
    return record === undefined ? null : textOf(record, 'name');
  }

  async #read(wanted: readonly { readonly type: string; readonly id: string }[]): Promise<void> {
    const unknown = new Map(wanted.filter(({ id }) => !this.#records.has(id)).map((each) => [each.id, each]));
    if (unknown.size === 0) return;
    for (const record of await this.#store.readManyInline([...unknown.values()])) this.#records.set(record.id, record);
  }
}
