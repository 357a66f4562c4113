import { addedOf, linkageOf } from '../../../model/definition/record-fields.ts';
import { pathBy } from '../../../model/read/read-by.ts';
import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { scheduledTimes } from '../../../resources/course-evaluations/period-times.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { orderPath } from '../../../store/list-path.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';

const batch = 1_600;

/** How many people are enrolled in a section. Each answers once, however many student records one has. */
export interface Enrolment {
  readonly enrolled: number;
  /**
   * People enrolled before the opening. Later ones do not make a section anonymous, because somebody could have
   * invented them.
   */
  readonly enrolledBefore: number;
}

/** A section in which nobody is enrolled. */
export const nobody: Enrolment = { enrolled: 0, enrolledBefore: 0 };

/** Counts the people of one section. */
class People {
  readonly #all = new Set<string>();
  readonly #before = new Set<string>();

  add(student: StoredRecord, section: string, opensAt: number): void {
    const person = String(student.user);
    this.#all.add(person);
    // Only a record with very many sections lacks the date. Such a person cannot hide others, so the person does not
    // count as enrolled before the opening.
    if ((addedOf(student, 'sections', section) ?? Number.POSITIVE_INFINITY) < opensAt) this.#before.add(person);
  }

  count(): Enrolment {
    return { enrolled: this.#all.size, enrolledBefore: this.#before.size };
  }
}

/** Returns the opening of a period, in ms. Without a schedule, no enrolment counts as late. */
const openingOf = (period: StoredRecord): number => {
  const { opensAt } = scheduledTimes(period);
  return opensAt === null ? Number.POSITIVE_INFINITY : Date.parse(opensAt);
};

/** How many people are enrolled in each of some sections of a period. A section without known students is left out. */
export const countEnrolments = async (
  store: Store,
  period: StoredRecord,
  sections: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Enrolment>> => {
  const people = new Map([...sections].map((section) => [section, new People()]));
  const opensAt = openingOf(period);
  const { type } = courseEvaluationStudent;
  const walk = { path: orderPath(type, 'created_at'), range: allKeys, batch };
  for await (const student of readList(store, walk)) {
    for (const section of Object.keys(linkageOf(student, 'sections')))
      people.get(section)?.add(student, section, opensAt);
  }
  const counted = [...people].map(([section, each]) => [section, each.count()] as const);
  return new Map(counted.filter(([, { enrolled }]) => enrolled > 0));
};

/** How many people are enrolled in one section of a period. */
export const countEnrolled = async (store: Store, period: StoredRecord, section: string): Promise<Enrolment> => {
  const path = pathBy(courseEvaluationStudent, ['sections', [section]], 'back-references');
  const people = new People();
  const opensAt = openingOf(period);
  for await (const student of readList(store, { path, range: allKeys, unread: ['sections'], batch: 1_000 }))
    people.add(student, section, opensAt);
  return people.count();
};
