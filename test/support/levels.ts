import { submitAnswers } from '../../lib/domain/evaluations/answering/submit-answers.ts';
import { foldPeriod } from '../../lib/domain/evaluations/closing/fold-period.ts';
import { createQuestion } from '../../lib/domain/evaluations/questions/create-question.ts';
import { createSet } from '../../lib/domain/evaluations/questions/create-set.ts';
import type { QuestionWriter } from '../../lib/domain/evaluations/questions/levels/guard-levels.ts';
import { type EvaluationForm, readForm } from '../../lib/domain/evaluations/questions/read-form.ts';
import { guardSections } from '../../lib/domain/evaluations/questions/refuse-answered.ts';
import { noChange } from '../../lib/model/validation/change.ts';
import { createRecord } from '../../lib/model/write/create.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';
import { evaluationId } from '../../lib/resources/course-evaluations/coverage.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { daysFromNow } from './days-from-now.ts';
import type { Teacher } from './results.ts';
import { type TestService, toMany, toOne } from './service.ts';

/** When the period of a world is prepared, open and closed; it opens before and is released after the test runs. */
export const times = {
  before: new Date(daysFromNow(-20)),
  until: daysFromNow(-15),
  opens: daysFromNow(-10),
  during: new Date(daysFromNow(-8)),
  closes: daysFromNow(-5),
  after: new Date(daysFromNow(-4)),
  release: daysFromNow(-1),
} as const;

/** A section of the world: who teaches it, and how many take it. */
export interface SectionPlan {
  readonly teachers: readonly Teacher[];
  readonly students: number;
}

/** A section with its evaluation and students. */
export interface LevelSection {
  readonly section: StoredRecord;
  readonly evaluation: string;
  /** Ids. */
  readonly students: readonly string[];
}

/** A period with sections of one course, which asks one question of the institution. */
export interface LevelPeriod {
  readonly period: StoredRecord;
  readonly sections: readonly LevelSection[];
  /** The question of the institution. */
  readonly core: StoredRecord;
}

export const scale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 } as const;

const seedSection = async (
  service: TestService,
  { term, course }: { readonly term: StoredRecord; readonly course: StoredRecord },
  { teachers, students: count }: SectionPlan,
) => {
  const section = await service.seed(
    'course_evaluation_section',
    { name: '01' },
    { term: toOne(term), course: toOne(course) },
  );
  for (const { instructor } of teachers)
    await service.seed(
      'course_evaluation_section_instructor',
      {},
      { section: toOne(section), instructor: toOne(instructor) },
    );
  const students: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const user = await service.seed('user', { display_name: `Student ${number}` });
    const taken = { user: toOne(user), sections: toMany(section) };
    students.push((await service.seed('course_evaluation_student', {}, taken)).id);
  }
  return { section, students };
};

/** Puts a period of the times above into the table, with its sections. */
export const seedLevelPeriod = async (service: TestService, plans: readonly SectionPlan[]): Promise<LevelPeriod> => {
  const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
  const course = await service.seed('course_evaluation_course', { name: 'Algebra' });
  const seeded: Awaited<ReturnType<typeof seedSection>>[] = [];
  for (const each of plans) seeded.push(await seedSection(service, { term, course }, each));
  const attributes = {
    name: 'Finals',
    evaluation_type: 'end_of_term',
    minimum_response_threshold: 3,
    results_visible_to_roles: ['instructor', 'department_admin'],
    results_release_at: times.release,
    course_uuids: [course.id],
  };
  const path = '/api/v1/course_evaluation_periods';
  const data = { type: 'course_evaluation_period', attributes, relationships: { term: toOne(term) } };
  const { id } = (await service.call('POST', path, { body: { data } })).document.data;
  const reference = { type: 'course_evaluation_period', id };
  const schedule = { opens_at: times.opens, closes_at: times.closes };
  await service.seed('course_evaluation_period_schedule', schedule, { period: toOne(reference) });
  const opened = { data: { ...reference, attributes: { draft: false } } };
  const { status, text } = await service.call('PATCH', `${path}/${id}`, { body: opened });
  if (status !== 200) throw new Error(text);
  const period = await service.store.read(reference);
  if (period === undefined) throw new Error('there is no period');
  const set = await service.seed('course_evaluation_question_set', { name: 'Core' }, { period: toOne(period) });
  const part = await service.seed(`${set.type}_section`, { name: 'Core' }, { question_set: toOne(set) });
  const core = await service.seed(
    'course_evaluation_question',
    { text: 'All in all?', kind: 'scale', scale, is_required: true },
    { question_set_section: toOne(part), question_set: toOne(set) },
  );
  return {
    period,
    core,
    sections: seeded.map((each) => ({ ...each, evaluation: evaluationId(period.id, each.section.id) })),
  };
};

/** Puts a layer into the table, of a department or of the instructors. */
export const seedLayer = (
  service: TestService,
  period: StoredRecord,
  { department, ...attributes }: { readonly department?: StoredRecord } & Readonly<Record<string, unknown>> = {},
): Promise<StoredRecord> =>
  service.seed(
    'question_layer',
    { level: department ? 'department' : 'instructor', most: 3, until: times.until, ...attributes },
    { period: toOne(period), ...(department && { department: toOne(department) }) },
  );

/** Writes the set of a department or a section, with one part. */
export const writeSet = async (
  writer: QuestionWriter,
  period: StoredRecord,
  target: StoredRecord,
): Promise<{ readonly set: StoredRecord; readonly part: StoredRecord }> => {
  const named = { ...noChange, attributes: { name: 'More' } };
  const set = await createSet(writer, { ...named, toOne: { period, applies_to: target } });
  const resource = courseEvaluationQuestionSetSection;
  const options = { now: writer.now, guard: guardSections(writer) };
  const part = await createRecord(writer.store, resource, { ...named, toOne: { question_set: set } }, options);
  return { set, part };
};

/** Writes a question into a part of a set; a scale question unless said. */
export const writeQuestion = (writer: QuestionWriter, part: StoredRecord, attributes: object): Promise<StoredRecord> =>
  createQuestion(writer, {
    ...noChange,
    attributes: { kind: 'scale', scale, ...attributes },
    toOne: { question_set_section: part },
  });

/** The ids of the questions of a form, in order. */
export const questionsOf = ({ sets }: EvaluationForm): string[] =>
  sets.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions.map(({ id }) => id)));

/** What a student of a section is asked. */
export const formOf = async (
  { store }: TestService,
  { id }: StoredRecord,
  { evaluation }: LevelSection,
  student: string,
): Promise<EvaluationForm> => {
  const form = await readForm(store, evaluation, { student: { id: student, period: id } });
  if (form === undefined) throw new Error('there is no form');
  return form;
};

/** A student answers all scale questions of some ids, about the course. */
export const answer = (
  { store }: TestService,
  { id: period }: StoredRecord,
  {
    evaluation,
    student,
    values,
  }: { readonly evaluation: string; readonly student: string; readonly values: Iterable<readonly [string, number]> },
): Promise<StoredRecord> => {
  const answers = [...values].map(([question, value]) => ({ question, value }));
  return submitAnswers(store, { student, period, evaluation, answers, now: times.during });
};

/** Counts the answers of the period, which has closed. */
export const count = ({ store }: TestService, { id }: StoredRecord): Promise<string> =>
  foldPeriod(store, id, { now: times.after });
