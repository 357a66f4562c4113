import { evaluationId } from '../../../lib/resources/course-evaluations/coverage.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { seedInstructor } from '../../lib/domain/evaluations/answering/support/open-period.ts';
import { carryOutBatches } from '../../support/carry-out-batches.ts';
import { daysFromNow } from '../../support/days-from-now.ts';
import { type TestService, toMany, toOne } from '../../support/service.ts';
import { usualParts } from './questions.ts';

/** A course of the term: what it is called, and who teaches it. */
export interface CoursePlan {
  readonly name: string;
  readonly teachers: readonly string[];
}

const usualCourses: readonly CoursePlan[] = [
  { name: 'Linear Algebra', teachers: ['Inês Carvalho-Lund', 'Tomasz Wiśniewski'] },
  { name: 'Philosophy of Science', teachers: ['Grace Hopper'] },
];

/** What differs from the usual term. */
export interface TermPlan {
  readonly courses?: readonly CoursePlan[];
  readonly parts?: Readonly<Record<string, readonly object[]>>;
  readonly students?: number;
  /** Users who take the courses too, each by a student record of this term. */
  readonly users?: readonly StoredRecord[];
  readonly name?: string;
  readonly opensAt?: string;
}

/** An open period with courses, of whose students each can be invited. */
export interface AnsweringTerm {
  readonly period: string;
  /** Ids, in the order of the courses. */
  readonly evaluations: readonly string[];
  /** The path of a link that a student of the term has not used; another student each time. */
  invite(): Promise<string>;
  /** Moves the times of the period. */
  reschedule(times: { readonly opens_at?: string; readonly closes_at?: string }): Promise<void>;
}

const seedQuestions = async (service: TestService, period: StoredRecord, parts: NonNullable<TermPlan['parts']>) => {
  const set = await service.seed('course_evaluation_question_set', { name: 'Usual' }, { period: toOne(period) });
  for (const [name, questions] of Object.entries(parts)) {
    const links = { question_set: toOne(set) };
    const section = await service.seed('course_evaluation_question_set_section', { name }, links);
    const below = { question_set_section: toOne(section), question_set: toOne(set) };
    for (const [position, attributes] of questions.entries())
      await service.seed('course_evaluation_question', { position, ...attributes }, below);
  }
};

const seedSections = async (service: TestService, term: StoredRecord, plans: readonly CoursePlan[]) => {
  const sections: StoredRecord[] = [];
  const courses: StoredRecord[] = [];
  for (const [number, { name, teachers }] of plans.entries()) {
    const course = await service.seed('course_evaluation_course', { name });
    const links = { course: toOne(course), term: toOne(term) };
    const section = await service.seed('course_evaluation_section', { name: `0${number + 1}` }, links);
    for (const teacher of teachers) await seedInstructor(service, section, await service.seedUser(teacher));
    courses.push(course);
    sections.push(section);
  }
  return { courses, sections };
};

const send = async (service: TestService, method: string, path: string, data: object) => {
  const answer = await service.call(method, `/api/v1/${path}`, { body: { data } });
  if (answer.status >= 300) throw new Error(answer.text);
  return answer;
};

const fetchLink = async (service: TestService, period: string, student: StoredRecord): Promise<string> => {
  const batch = await send(service, 'POST', `course_evaluation_periods/${period}/invitations`, {
    type: 'course_evaluation_invitation_batch',
    relationships: { students: toMany(student) },
  });
  await carryOutBatches();
  const { document } = await service.call('GET', `${new URL(batch.headers.location ?? '').pathname}/links`);
  const { pathname, hash } = new URL(document.meta.invitations[0].link);
  return pathname + hash;
};

/** Makes an open period as students meet it. */
export const seedAnsweringTerm = async (service: TestService, plan: TermPlan = {}): Promise<AnsweringTerm> => {
  const { courses: plans = usualCourses, parts = usualParts, students: count = 6 } = plan;
  const { opensAt = daysFromNow(-1), users = [], name = 'Autumn 2026, end of term' } = plan;
  const term = await service.seed('course_evaluation_term', { name: 'Autumn 2026' });
  const { courses, sections } = await seedSections(service, term, plans);
  const made = await send(service, 'POST', 'course_evaluation_periods', {
    type: 'course_evaluation_period',
    attributes: {
      name,
      evaluation_type: 'end_of_term',
      course_uuids: courses.map(({ id }) => id),
      minimum_response_threshold: 5,
      results_visible_to_roles: ['instructor', 'department_admin'],
      results_release_at: daysFromNow(20),
    },
    relationships: { term: toOne(term) },
  });
  const period = made.document.data;
  await seedQuestions(service, period, parts);
  const times = { opens_at: opensAt, closes_at: daysFromNow(6) };
  const schedule = await service.seed('course_evaluation_period_schedule', times, { period: toOne(period) });
  for (const user of users)
    await service.seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(...sections) });
  const students: StoredRecord[] = [];
  for (let number = 0; number < count; number += 1) {
    const user = await service.seed('user', { display_name: `Student ${number}` });
    const links = { user: toOne(user), sections: toMany(...sections) };
    students.push(await service.seed('course_evaluation_student', {}, links));
  }
  const patch = (type: string, id: string, attributes: object) =>
    send(service, 'PATCH', `${type}s/${id}`, { type, id, attributes });
  await patch('course_evaluation_period', period.id, { draft: false });
  return {
    period: period.id,
    evaluations: sections.map(({ id }) => evaluationId(period.id, id)),
    invite: async () => {
      const student = students.pop();
      if (student === undefined) throw new Error('the term has no student left to invite');
      return fetchLink(service, period.id, student);
    },
    reschedule: async (changed) => {
      await patch('course_evaluation_period_schedule', schedule.id, changed);
    },
  };
};
