import type { StoredRecord } from '../../../../lib/store/record.ts';
import { seedInstructor } from '../../../lib/domain/evaluations/answering/support/open-period.ts';
import { daysFromNow } from '../../../support/days-from-now.ts';
import { respond } from '../../../support/respond.ts';
import { type TestService, toMany, toOne } from '../../../support/service.ts';

/** Courses of a term: what each is called, of which department, and for how many students. */
const courses = [
  ['Linear Algebra', 'Mathematics', 34],
  ['Complex Analysis', 'Mathematics', 8],
  ['Philosophy of Science', 'Philosophy', 22],
  ['Ethics Seminar', 'Philosophy', 7],
  ['Mechanics', 'Physics', 56],
  ['Optics', 'Physics', 14],
] as const;

/** The size of the Ethics Seminar before anybody enrols late: too few to be as many as the others answer. */
const lateSize = 7;

const send = async (service: TestService, method: string, path: string, data: object) => {
  const answer = await service.call(method, `/api/v1/${path}`, { body: { data } });
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.document.data;
};

/** What an office has: departments with those who teach, and students. */
export interface Institution {
  readonly teachers: ReadonlyMap<string, StoredRecord>;
  readonly users: readonly StoredRecord[];
}

/** Seeds the departments, a teacher in each, and students. */
export const seedInstitution = async (service: TestService): Promise<Institution> => {
  const teachers = new Map<string, StoredRecord>();
  for (const name of ['Mathematics', 'Philosophy', 'Physics']) {
    const department = await service.seed('department', { name });
    const teacher = await service.seedUser(`Teacher of ${name}`);
    const profile = { type: 'profile', id: String(teacher.profile) };
    await send(service, 'PATCH', `profiles/${profile.id}`, {
      ...profile,
      relationships: { department: toOne(department) },
    });
    teachers.set(name, teacher);
  }
  const users: StoredRecord[] = [];
  for (let number = 0; number < 60; number += 1) {
    const attributes = { display_name: `Student ${number}`, emails: [`s${number}@example.edu`] };
    users.push(await service.seed('user', attributes));
  }
  return { teachers, users };
};

/** When a period of the test is, and how many have answered. */
export interface PeriodPlan {
  readonly name: string;
  readonly opens: number;
  readonly closes: number;
  readonly responses: number;
  /** How many enrol in the Ethics Seminar after that, which then falls behind. */
  readonly late?: number;
  readonly attributes?: object;
}

const seedSections = async (service: TestService, { teachers }: Institution, term: StoredRecord) => {
  const made: { readonly course: StoredRecord; readonly section: StoredRecord; readonly size: number }[] = [];
  for (const [name, department, size] of courses) {
    const course = await service.seed('course_evaluation_course', { name });
    const links = { course: toOne(course), term: toOne(term) };
    const section = await service.seed('course_evaluation_section', { name: '01' }, links);
    const teacher = teachers.get(department);
    if (teacher) await seedInstructor(service, section, teacher);
    made.push({ course, section, size });
  }
  return made;
};

/** Seeds a period with its term, courses and students; some of them have answered. */
export const seedPeriodOf = async (
  service: TestService,
  institution: Institution,
  { name, opens, closes, responses, late = 0, attributes = {} }: PeriodPlan,
): Promise<string> => {
  const term = await service.seed('course_evaluation_term', { name });
  const sections = await seedSections(service, institution, term);
  // One after the other: sixty at once is more than an engine takes on a busy machine.
  for (const [number, user] of institution.users.entries()) {
    const own = sections.filter(({ size }) => number < size).map(({ section }) => section);
    await service.seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(...own) });
  }
  const made = await send(service, 'POST', 'course_evaluation_periods', {
    type: 'course_evaluation_period',
    attributes: {
      ...{ name, evaluation_type: 'end_of_term', course_uuids: sections.map(({ course }) => course.id) },
      ...{ minimum_response_threshold: 5, results_visible_to_roles: ['instructor', 'department_admin'], ...attributes },
    },
    relationships: { term: toOne(term) },
  });
  const period = { type: 'course_evaluation_period', id: String(made.id) };
  const times = { opens_at: daysFromNow(opens), closes_at: daysFromNow(closes) };
  await service.seed('course_evaluation_period_schedule', times, { period: toOne(period) });
  await send(service, 'PATCH', `course_evaluation_periods/${period.id}`, { ...period, attributes: { draft: false } });
  if (responses > 0) await respond(service.store, responses, period.id);
  for (const { section, size } of sections.filter(({ size: each }) => each === lateSize))
    for (const user of institution.users.slice(size, size + late))
      await service.seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(section) });
  return period.id;
};
