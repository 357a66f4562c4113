import type { Scope } from '../../lib/access/scopes.ts';
import { issueToken } from '../../lib/access/tokens.ts';
import type { QuestionResult, UnitResult } from '../../lib/domain/evaluations/results/frozen-result.ts';
import { detailItems, detailParts } from '../../lib/domain/evaluations/results/result-details.ts';
import { readChange } from '../../lib/model/validation/read-change.ts';
import { createRecord } from '../../lib/model/write/create.ts';
import { courseEvaluation } from '../../lib/resources/course-evaluations/course-evaluation.ts';
import { courseEvaluationResult } from '../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { evaluationId } from '../../lib/resources/course-evaluations/coverage.ts';
import { keyOf } from '../../lib/store/keys.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import { changeStep, putStep } from '../../lib/store/steps.ts';
import type { Store } from '../../lib/store/store.ts';
import { daysFromNow } from './days-from-now.ts';
import { type TestService, toMany, toOne } from './service.ts';

/** When a period of a test opens, closes and is released, in days from now. */
export interface Times {
  readonly closes: number | null;
  readonly release: number | null;
}

export const released: Times = { closes: -10, release: -1 };
export const unreleased: Times = { closes: -10, release: 10 };
export const open: Times = { closes: 10, release: 20 };

/** Puts a period with its schedule into the table. */
export const seedPeriod = async (
  service: TestService,
  { closes, release }: Times,
  attributes: object = {},
): Promise<StoredRecord> => {
  const term = await service.seed('course_evaluation_term', { name: 'Autumn' });
  const period = await service.seed(
    'course_evaluation_period',
    {
      name: 'Finals',
      evaluation_type: 'end_of_term',
      draft: false,
      minimum_response_threshold: 5,
      results_visible_to_roles: ['instructor', 'department_admin'],
      ...(release !== null && { results_release_at: daysFromNow(release) }),
      ...attributes,
    },
    { term: toOne(term) },
  );
  await service.seed(
    'course_evaluation_period_schedule',
    { opens_at: daysFromNow(-30), ...(closes !== null && { closes_at: daysFromNow(closes) }) },
    { period: toOne(period) },
  );
  // As it is kept once it has been sanitised.
  const set = [[['results_guidelines'], '<p>Read the comments too.</p>']] as const;
  await service.store.write([changeStep(keyOf.record(period), { set }, () => 'gone')]);
  return period;
};

/** A person who teaches, with the department of the profile. */
export interface Teacher {
  readonly user: StoredRecord;
  readonly instructor: StoredRecord;
  readonly department: StoredRecord | undefined;
}

export const seedTeacher = async (service: TestService, name: string, department?: StoredRecord): Promise<Teacher> => {
  const profile = await service.seed('profile', {}, department ? { department: toOne(department) } : {});
  const user = await service.seed('user', { display_name: name }, { profile: toOne(profile) });
  return {
    user,
    instructor: await service.seed('course_evaluation_instructor', {}, { user: toOne(user) }),
    department,
  };
};

/** Makes a teacher the chair of a department. */
export const seedChair = (service: TestService, { user }: Teacher, department: string): Promise<StoredRecord> =>
  service.seed(
    'department_chair',
    {},
    {
      department: toOne({ type: 'department', id: department }),
      chair: toOne({ type: 'profile', id: String(user.profile) }),
    },
  );

/** An evaluation of a section, with those who teach it. */
export interface Evaluated {
  readonly evaluation: StoredRecord;
  readonly course: StoredRecord;
  readonly section: StoredRecord;
  readonly teachers: readonly Teacher[];
  readonly sectionInstructors: readonly StoredRecord[];
}

export const seedEvaluation = async (
  service: TestService,
  period: StoredRecord,
  teachers: readonly Teacher[],
  name = 'Topology',
): Promise<Evaluated> => {
  const term = { type: 'course_evaluation_term', id: String(period.term) };
  const course = await service.seed('course_evaluation_course', { name });
  const section = await service.seed(
    'course_evaluation_section',
    { name: '01' },
    { course: toOne(course), term: toOne(term) },
  );
  const sectionInstructors: StoredRecord[] = [];
  for (const { instructor } of teachers)
    sectionInstructors.push(
      await service.seed(
        'course_evaluation_section_instructor',
        {},
        { section: toOne(section), instructor: toOne(instructor) },
      ),
    );
  const change = readChange(
    courseEvaluation,
    { attributes: {}, relationships: { period: toOne(period), section: toOne(section) } },
    { creates: true, trusted: true },
  );
  const evaluation = await createRecord(service.store, courseEvaluation, change, {
    now: new Date(),
    id: evaluationId(period.id, section.id),
  });
  return { evaluation, course, section, teachers, sectionInstructors };
};

/** What a result of a test says. */
export interface Frozen {
  readonly status?: 'available' | 'withheld';
  readonly because?: 'too_few_responses' | 'never_released';
  readonly enrolled?: number;
  readonly completed?: number;
  readonly flags?: readonly string[];
  readonly units?: readonly UnitResult[];
}

/** Puts the frozen result of an evaluation into the table, as the fold leaves it. */
export const seedResult = async (
  { store }: TestService,
  period: StoredRecord,
  { evaluation, course, section, teachers }: Evaluated,
  frozen: Frozen = {},
): Promise<StoredRecord> => {
  const { status = 'available', because, enrolled = 20, completed = 12, flags = [], units = [] } = frozen;
  const isAvailable = status === 'available';
  const departments = [
    ...new Map(teachers.flatMap(({ department: each }) => (each ? [[each.id, each]] : []))).values(),
  ];
  const parts = detailItems(evaluation.id, units);
  if (parts.length > 0) await store.write(parts.map(({ key, item }) => putStep(key, item, () => 'there already')));
  const attributes = {
    name: `${String(course.name)}, ${String(section.name)}`,
    status,
    ...(because && { withheld_because: because }),
    enrolled,
    ...(isAvailable && { completed, response_rate: completed / enrolled }),
    flags: [...flags],
    closed_on: '2026-01-31',
  };
  const relationships = {
    evaluation: toOne(evaluation),
    period: toOne(period),
    term: toOne({ type: 'course_evaluation_term', id: String(period.term) }),
    section: toOne(section),
    course: toOne(course),
    instructors: toMany(...teachers.map(({ instructor }) => instructor)),
    departments: toMany(...departments),
  };
  const change = await readChange(
    courseEvaluationResult,
    { attributes, relationships },
    { creates: true, trusted: true },
  );
  const record = await createRecord(store, courseEvaluationResult, change, { now: new Date(), id: evaluation.id });
  const set = [[[detailParts], parts.length]] as const;
  await store.write([changeStep(keyOf.record(record), { set }, () => 'gone')]);
  return record;
};

/** The figures of a scale question that all of a test's questions have. */
export const scaleResult = (question: string, own: Partial<QuestionResult> = {}): QuestionResult => ({
  question,
  kind: 'scale',
  is_suppressed: false,
  n: 12,
  counts: { 1: 1, 2: 0, 3: 2, 4: 5, 5: 4 },
  shares: { 1: 0.083333, 2: 0, 3: 0.166667, 4: 0.416667, 5: 0.333333 },
  figures: {
    mean: 3.916667,
    standard_deviation: 1.114924,
    median: 4,
    interpolated_median: 4.1,
    percent_favourable: 0.75,
    percent_favourable_interval: [0.568, 0.872],
    dispersion: 0.5625,
    margin_of_error: 0.468,
    nonresponse_bounds: [2.75, 4.35],
  },
  flags: {},
  ...own,
});

/** What the result of a section of two teachers has: the course, with the questions about both pooled, and each of them. */
export const unitsOfTwo = (
  { sectionInstructors: [first, second] }: Evaluated,
  { course, about }: Readonly<Record<'course' | 'about', StoredRecord>>,
  ofSecond: QuestionResult,
): readonly UnitResult[] => [
  { instructor: null, questions: [scaleResult(course.id), scaleResult(about.id, { is_pooled: true })] },
  { instructor: first?.id ?? '', questions: [scaleResult(about.id)] },
  { instructor: second?.id ?? '', questions: [ofSecond] },
];

/** Puts a scale question of a period into the table. */
export const seedQuestion = async (
  service: TestService,
  period: StoredRecord,
  attributes: object = {},
): Promise<StoredRecord> => {
  const set = await service.seed('course_evaluation_question_set', { name: 'Core' }, { period: toOne(period) });
  const part = await service.seed(
    'course_evaluation_question_set_section',
    { name: 'Teaching' },
    { question_set: toOne(set) },
  );
  return service.seed(
    'course_evaluation_question',
    { text: 'It was clear.', kind: 'scale', subject: 'course', scale: { points: 5 }, ...attributes },
    { question_set_section: toOne(part), question_set: toOne(set) },
  );
};

/** The headers of a token that acts for a user. */
export const actingFor = async (
  store: Store,
  user: StoredRecord,
  ...scopes: readonly Scope[]
): Promise<{ authorization: string }> => {
  const { token } = await issueToken(store, {
    name: 'test',
    scopes,
    principal: { kind: 'user', id: user.id },
    now: new Date(),
  });
  return { authorization: `Bearer ${token}` };
};
