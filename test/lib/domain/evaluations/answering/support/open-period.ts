import { evaluationId } from '../../../../../../lib/resources/course-evaluations/coverage.ts';
import type { StoredRecord } from '../../../../../../lib/store/record.ts';
import { type TestService, toMany, toOne } from '../../../../../support/service.ts';

/** A question as a test describes it. */
export type DescribedQuestion = Readonly<Record<string, unknown>>;

/** How large a period is, and what it asks. */
export interface PeriodPlan {
  readonly sections: number;
  /** For each student, the numbers of the sections. */
  readonly enrolments: readonly (readonly number[])[];
  /** Questions by section of the one question set. */
  readonly questions?: readonly (readonly DescribedQuestion[])[];
  readonly now: Date;
}

/** A period that is open for a day before and a day after `now`. */
export interface OpenPeriod {
  readonly period: string;
  readonly schedule: StoredRecord;
  readonly sections: readonly StoredRecord[];
  readonly students: readonly StoredRecord[];
  readonly users: readonly StoredRecord[];
  /** Ids of the evaluations, by section. */
  readonly evaluations: readonly string[];
  readonly questionSections: readonly StoredRecord[];
  /** By question section. */
  readonly questions: readonly (readonly StoredRecord[])[];
  readonly set: StoredRecord;
}

const dayMs = 86_400_000;

export const scale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 } as const;

/** One scale question about the course. */
const usualQuestions: readonly (readonly DescribedQuestion[])[] = [[{ kind: 'scale', scale }]];

const openBody = (id: string) => ({
  data: { type: 'course_evaluation_period', id, attributes: { draft: false } },
});

const coverBody = (term: StoredRecord, course: StoredRecord) => ({
  data: {
    type: 'course_evaluation_period',
    attributes: { name: 'Finals', evaluation_type: 'end_of_term', course_uuids: [course.id] },
    relationships: { term: toOne(term) },
  },
});

const seedQuestions = async (service: TestService, period: { type: string; id: string }, plan: PeriodPlan) => {
  const set = await service.seed('course_evaluation_question_set', { name: 'Set' }, { period: toOne(period) });
  const questionSections: StoredRecord[] = [];
  const questions: StoredRecord[][] = [];
  for (const described of plan.questions ?? usualQuestions) {
    const links = { question_set: toOne(set) };
    const section = await service.seed('course_evaluation_question_set_section', { name: 'Part' }, links);
    questionSections.push(section);
    const below = { question_set_section: toOne(section), question_set: toOne(set) };
    const made: StoredRecord[] = [];
    for (const [position, attributes] of described.entries())
      made.push(await service.seed('course_evaluation_question', { text: 'Why?', position, ...attributes }, below));
    questions.push(made);
  }
  return { set, questionSections, questions };
};

/** Makes an open period with sections of one course, their students and questions. */
export const openPeriod = async (service: TestService, plan: PeriodPlan): Promise<OpenPeriod> => {
  const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
  const course = await service.seed('course_evaluation_course', { name: 'Algebra' });
  const sections: StoredRecord[] = [];
  for (let number = 0; number < plan.sections; number += 1) {
    const links = { course: toOne(course), term: toOne(term) };
    sections.push(await service.seed('course_evaluation_section', { name: String(number) }, links));
  }
  const users: StoredRecord[] = [];
  const students: StoredRecord[] = [];
  for (const [number, taken] of plan.enrolments.entries()) {
    const user = await service.seed('user', { display_name: `Student ${number}` });
    const enrolled = toMany(...taken.flatMap((each) => sections[each] ?? []));
    users.push(user);
    students.push(await service.seed('course_evaluation_student', {}, { user: toOne(user), sections: enrolled }));
  }
  const made = await service.call('POST', '/api/v1/course_evaluation_periods', { body: coverBody(term, course) });
  const { id: period } = made.document.data;
  const asked = await seedQuestions(service, made.document.data, plan);
  const times = {
    opens_at: new Date(plan.now.getTime() - dayMs).toISOString(),
    closes_at: new Date(plan.now.getTime() + dayMs).toISOString(),
  };
  const schedule = await service.seed('course_evaluation_period_schedule', times, {
    period: toOne(made.document.data),
  });
  await service.call('PATCH', `/api/v1/course_evaluation_periods/${period}`, { body: openBody(period) });
  const evaluations = sections.map(({ id }) => evaluationId(period, id));
  return { period, schedule, sections, students, users, evaluations, ...asked };
};

/** The n-th of what there must be. */
export const nth = <Item>(items: readonly Item[], n = 0): Item => {
  const item = items[n];
  if (item === undefined) throw new Error(`there is no ${n}`);
  return item;
};

/** Makes somebody an instructor of a section; the record that says so. */
export const seedInstructor = async (service: TestService, section: StoredRecord, user: StoredRecord) => {
  const instructor = await service.seed('course_evaluation_instructor', {}, { user: toOne(user) });
  const links = { section: toOne(section), instructor: toOne(instructor) };
  return service.seed('course_evaluation_section_instructor', {}, links);
};
