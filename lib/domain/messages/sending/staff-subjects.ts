import { readBare } from '../../../model/read/read-linked.ts';
import type { ResponseRate } from '../../../resources/course-evaluations/answers/response-rates.ts';
import { classNameOf } from '../../../resources/course-evaluations/course-evaluation-course.ts';
import { coveredCourses } from '../../../resources/course-evaluations/coverage.ts';
import { departmentChair } from '../../../resources/organisation/department-chair.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { orderPath } from '../../../store/list-path.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { departmentsAbove } from '../../departments/tree.ts';
import { readPersons } from '../../evaluations/invitations/recipients.ts';
import { readPeriod } from '../../evaluations/periods/read-period.ts';
import { readDepartments } from '../../evaluations/response-rates/departments-of-instructors.ts';
import { readTeaching } from '../../evaluations/response-rates/teaching.ts';

/** Which staff a message goes to: the instructors of the evaluated sections, or the chairs of their departments. */
export interface Staff {
  readonly audience: string;
  /** Id of the period. */
  readonly period: string;
}

/** Reads the response rates for mails that show them. */
export interface RateReaders {
  /** By section. */
  ofSections(): Promise<ReadonlyMap<string, ResponseRate>>;
  /** By department. */
  ofDepartments(): Promise<ReadonlyMap<string, ResponseRate>>;
}

/** What a mail says of one section or department. */
interface Subject {
  readonly name: string;
  /** Undefined if the rate is not wanted. */
  readonly rate: ResponseRate | undefined;
}

/** What each mail is about, by user. */
export type Subjects = ReadonlyMap<string, readonly Subject[]>;

const add = <Value>(to: Map<string, Value[]>, key: string, value: Value): void => {
  const known = to.get(key);
  if (known === undefined) to.set(key, [value]);
  else known.push(value);
};

const readById = async (store: Store, type: string, ids: Iterable<string>): Promise<Map<string, StoredRecord>> =>
  recordsById(await readBare(store, type, new Set(ids)));

/** Section → its course, of those that a period evaluates. */
const sectionsOf = async (store: Store, period: string): Promise<Map<string, string>> => {
  const { chunks } = await readPeriod(store, period);
  return new Map(
    [...coveredCourses(chunks.values())].flatMap(([course, sections]) =>
      sections.map((section) => [section, course] as const),
    ),
  );
};

/** Returns the subjects for instructors: each of their sections for rates, their courses for results. */
const ofInstructors = async (store: Store, period: string, rateReaders?: RateReaders): Promise<Subjects> => {
  const courseOf = await sectionsOf(store, period);
  const teaching = await readTeaching(store, new Set(courseOf.keys()));
  const [instructors, courses, sections, rates] = await Promise.all([
    readById(store, 'course_evaluation_instructor', [...teaching.values()].flat()),
    readById(store, 'course_evaluation_course', courseOf.values()),
    readById(store, 'course_evaluation_section', teaching.keys()),
    rateReaders?.ofSections(),
  ]);
  const subjects = new Map<string, Map<string, Subject>>();
  for (const [section, taughtBy] of teaching) {
    const course = courses.get(courseOf.get(section) ?? '');
    const name = classNameOf(rates && sections.get(section), course);
    const rate = rates?.get(section);
    for (const instructor of taughtBy) {
      const user = String(instructors.get(instructor)?.user);
      const own = subjects.get(user) ?? new Map<string, Subject>();
      subjects.set(user, own.set(rates === undefined ? name : section, { name, rate }));
    }
  }
  return new Map([...subjects].map(([user, own]) => [user, [...own.values()]]));
};

/** Department → the users who chair it, or one above it. */
const readChairs = async (store: Store, departments: readonly string[]): Promise<Map<string, ReadonlySet<string>>> => {
  const chaired = new Map<string, string[]>();
  const walk = { path: orderPath(departmentChair.type, 'created_at'), range: allKeys, batch: 1_000 };
  for await (const { department, chair } of readList(store, walk)) add(chaired, String(department), String(chair));
  const profiles = await readById(store, 'profile', [...chaired.values()].flat());
  const found = new Map<string, ReadonlySet<string>>();
  for (const department of departments) {
    const above = await Array.fromAsync(departmentsAbove(store, department));
    const chairs = above.flatMap((each) => chaired.get(each) ?? []);
    found.set(department, new Set(chairs.flatMap((chair) => profiles.get(chair)?.user ?? []).map(String)));
  }
  return found;
};

/** Returns the subjects for chairs: each department whose members teach what the period evaluates. */
const ofChairs = async (store: Store, period: string, rateReaders?: RateReaders): Promise<Subjects> => {
  const courseOf = await sectionsOf(store, period);
  const teaching = await readTeaching(store, new Set(courseOf.keys()));
  const departments = [...new Set((await readDepartments(store, [...teaching.values()].flat())).values())];
  const [records, chairs, rates] = await Promise.all([
    readById(store, 'department', departments),
    readChairs(store, departments),
    rateReaders?.ofDepartments(),
  ]);
  const subjects = new Map<string, Subject[]>();
  for (const department of departments) {
    const name = String(records.get(department)?.name);
    const rate = rates?.get(department);
    for (const user of chairs.get(department) ?? []) add(subjects, user, { name, rate });
  }
  return subjects;
};

/** What the mail to each of them is about; with rates where these are read. */
export const readSubjects = (store: Store, { audience, period }: Staff, rateReaders?: RateReaders): Promise<Subjects> =>
  (audience === 'chairs' ? ofChairs : ofInstructors)(store, period, rateReaders);

/** How many of an audience of staff have an address. */
export const countStaff = async (store: Store, staff: Staff): Promise<number> => {
  const persons = await readPersons(store, [...(await readSubjects(store, staff)).keys()]);
  return persons
    .values()
    .filter(({ email }) => email !== null)
    .toArray().length;
};
