import { evaluationId } from '../../../../lib/resources/course-evaluations/coverage.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { daysFromNow } from '../../../support/days-from-now.ts';
import { seedLayer, times as timesOfLevels, writeQuestion, writeSet } from '../../../support/levels.ts';
import {
  released,
  scaleResult,
  seedChair,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
} from '../../../support/results.ts';
import { type TestService, toMany, toOne } from '../../../support/service.ts';
import { authorizeStudent } from '../../../support/student-token.ts';

/** One student's answers about a class. */
export interface Ballot {
  /** 1 to 5; null is not applicable. */
  readonly overall: number | null;
  readonly pace: Pace;
  /** By the position of the teacher in the class; one that is left out is skipped. */
  readonly clear: ReadonlyMap<number, number>;
  /** By the position of the teacher. */
  readonly remarks: ReadonlyMap<number, string>;
  /** 1 to 5, to the further questions about the course. Answers are sent where they are asked, and the condition is met. */
  readonly further: Readonly<Record<Further, number>>;
  /** As `clear`, of the question that only those see who found a teacher unclear. */
  readonly gap: ReadonlyMap<number, number>;
}

/** Questions about the course after certain answers; of departments; and of a class itself. */
const furtherNames = ['why', 'more', 'low', 'depth', 'own'] as const;
type Further = (typeof furtherNames)[number];

/** After which answers the questions with a condition are shown. */
const conditions = {
  why: { after: 'pace', in: ['slow', 'fast'] },
  more: { after: 'pace', in: ['fast'] },
  low: { after: 'overall', in: [1, 2, 3] },
  gap: { after: 'clear', in: [1, 2] },
} as const;

export const paces = ['slow', 'right', 'fast'] as const;
export type Pace = (typeof paces)[number];

/** A class as a seed makes it, before it is in a table. */
export interface ClassPlan {
  readonly enrolled: number;
  /** Positions among the teachers of the campus. */
  readonly teachers: readonly number[];
  /** In the order of the students; undefined has not answered. */
  readonly ballots: readonly (Ballot | undefined)[];
  readonly ownThreshold?: number;
  /** It is cross-listed with the class before: a teacher and the first student are in both, and each class is evaluated. */
  readonly isCrossListed?: true;
}

/** A class in a table. */
export interface PlacedClass {
  readonly plan: ClassPlan;
  readonly evaluation: string;
  readonly course: StoredRecord;
  readonly section: StoredRecord;
  /** All who have been enrolled at any time. */
  readonly students: readonly StoredRecord[];
  /** Ids of the students who are not enrolled any more. */
  readonly left: ReadonlySet<string>;
  /** Ids of the students who were enrolled after the period had opened. */
  readonly late: ReadonlySet<string>;
  /** Section instructors, in the order of the plan's teachers. */
  readonly teaching: readonly StoredRecord[];
  /** The id of the class's own question, and of that of its department. */
  readonly own?: string;
  readonly depth?: string;
}

export interface Campus {
  readonly period: StoredRecord;
  readonly schedule: StoredRecord;
  readonly questions: Readonly<Record<'overall' | 'pace' | 'clear' | keyof typeof conditions, StoredRecord>>;
  readonly classes: readonly PlacedClass[];
  readonly teachers: readonly Teacher[];
  readonly chairs: readonly Teacher[];
  readonly earlier: readonly EarlierMedian[];
}

/** A figure of an earlier period that everybody may know. */
export interface EarlierMedian {
  readonly section: string;
  readonly value: number;
  readonly instructors: readonly string[];
  readonly departments: readonly string[];
}

/** How many are enrolled. */
export const enrolledIn = ({ students, left }: PlacedClass): number => students.length - left.size;

export const threshold = 3;
const departmentCount = 3;

/** Each teaches two classes of a small campus, and three of a large one. */
const teacherCountOf = (classes: number): number => Math.min(9, Math.ceil(classes / 2));

type Random = () => number;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** What makes a class dangerous: one of these each, in turn. */
const kinds = ['ordinary', 'unanimous', 'few answers', 'co-taught', 'one rated by few', 'own threshold'] as const;

const planClass = (
  random: Random,
  number: number,
  { before, teacherCount }: { readonly before: ClassPlan | undefined; readonly teacherCount: number },
): ClassPlan => {
  const kind = kinds[number % kinds.length];
  const enrolled = 3 + ((number * 7) % 10);
  const other = number % 4 === 1 ? before : undefined;
  const first = other?.teachers[0] ?? below(random, teacherCount);
  const isTaughtByTwo = kind === 'co-taught' || kind === 'one rated by few';
  const teachers = isTaughtByTwo ? [first, (first + 1 + below(random, teacherCount - 1)) % teacherCount] : [first];
  const answering =
    kind === 'few answers' ? 1 + below(random, threshold - 1) : Math.ceil(enrolled * (0.6 + random() * 0.4));
  const favourite = 1 + below(random, 5);
  const ballots = Array.from({ length: enrolled }, (_, student): Ballot | undefined => {
    if (student >= answering) return undefined;
    const value = () => (kind === 'unanimous' ? favourite : 1 + below(random, 5));
    const rated = teachers.flatMap((_teacher, position) =>
      kind === 'one rated by few' && position === 1 && student >= threshold - 1 ? [] : [position],
    );
    return {
      overall: kind !== 'unanimous' && random() < 0.1 ? null : value(),
      pace: kind === 'unanimous' ? 'right' : (paces[below(random, paces.length)] ?? 'right'),
      clear: new Map(rated.map((position) => [position, value()])),
      remarks: new Map(rated.filter(() => random() < 0.5).map((each) => [each, `${number} ${student} ${random()}`])),
      further: { why: value(), more: value(), low: value(), depth: value(), own: value() },
      gap: new Map(rated.map((position) => [position, value()])),
    };
  });
  const turned = below(random, enrolled);
  return {
    enrolled,
    teachers,
    ballots: [...ballots.slice(turned), ...ballots.slice(0, turned)],
    ...(kind === 'own threshold' && { ownThreshold: threshold + 1 + below(random, 3) }),
    ...(other && { isCrossListed: true as const }),
  };
};

export const planClasses = (random: Random, count: number): ClassPlan[] => {
  const plans: ClassPlan[] = [];
  for (let number = 0; number < count; number += 1)
    plans.push(planClass(random, number, { before: plans.at(-1), teacherCount: teacherCountOf(count) }));
  return plans;
};

const patch = async (
  service: TestService,
  collection: string,
  record: { type: string; id: string },
  attributes: object,
) => {
  const body = { data: { type: record.type, id: record.id, attributes } };
  const answer = await service.call('PATCH', `/api/v1/${collection}/${record.id}`, { body });
  if (answer.status !== 200) throw new Error(answer.text);
};

/** Sets when the period closes, and when its results come out. Days from now. */
export const setTimes = async (
  service: TestService,
  { schedule, period }: Campus,
  { closes, release }: { readonly closes: number; readonly release?: number },
): Promise<void> => {
  await patch(service, 'course_evaluation_period_schedules', schedule, { closes_at: daysFromNow(closes) });
  if (release !== undefined)
    await patch(service, 'course_evaluation_periods', period, { results_release_at: daysFromNow(release) });
};

/** The attributes of an evaluation with a threshold of its own. */
export const ownThreshold = (minimum: number) => ({
  overrides_minimum_response_threshold: true,
  minimum_response_threshold: minimum,
});

/** Gives an evaluation settings of its own. */
export const setOwn = (service: TestService, { evaluation }: PlacedClass, attributes: object): Promise<void> =>
  patch(service, 'course_evaluations', { type: 'course_evaluation', id: evaluation }, attributes);

/** Enrols students after the opening, who answer nothing. */
export const enrolLate = async (
  service: TestService,
  campus: Campus,
  { each, count }: { readonly each: PlacedClass; readonly count: number },
): Promise<Campus> => {
  const [students, late] = [[...each.students], new Set(each.late)];
  for (let number = 0; number < count; number += 1) {
    const user = await service.seedUser(`Late ${number}`);
    const links = { user: toOne(user), sections: toMany(each.section) };
    const student = await service.seed('course_evaluation_student', {}, links);
    students.push(student);
    late.add(student.id);
  }
  return { ...campus, classes: campus.classes.map((other) => (other === each ? { ...each, students, late } : other)) };
};

/** Takes a student who has answered, and one who has not, out of every third class. */
export const withdraw = async (service: TestService, campus: Campus): Promise<Campus> => {
  const classes = campus.classes.map(async (each, number) => {
    if (number % 3 !== 0) return each;
    const { plan, students, section } = each;
    const isLeaving = [true, false].map((hasAnswered) =>
      plan.ballots.findIndex((ballot) => (ballot !== undefined) === hasAnswered),
    );
    const leaving = isLeaving.flatMap((index) => students[index] ?? []);
    for (const { id } of leaving) {
      const target = `/api/v1/course_evaluation_students/${id}/relationships/sections`;
      const { status, text } = await service.call('DELETE', target, { body: toMany(section) });
      if (status >= 300) throw new Error(text);
    }
    return { ...each, left: new Set(leaving.map(({ id }) => id)) };
  });
  return { ...campus, classes: await Promise.all(classes) };
};

/** Approves all comments of a period. */
export const approveComments = async (service: TestService, { period }: Campus): Promise<void> => {
  let next: string | null = `/api/v1/course_evaluation_comments?filter[period]=${period.id}&page[size]=100`;
  while (next !== null) {
    const { document } = await service.call('GET', next);
    for (const comment of document.data)
      await patch(service, 'course_evaluation_comments', comment, { decision: 'public' });
    const link: string | null = document.links.next;
    next = link && new URL(link).pathname + new URL(link).search;
  }
};

/** Opens the period again, which discards its answers; of each class every second student then answers the same. */
export const reopen = async (service: TestService, campus: Campus): Promise<Campus> => {
  const { type, id } = campus.schedule;
  const body = { data: { type, id, attributes: { closes_at: daysFromNow(2) } }, meta: { discard_results: true } };
  const { status, text } = await service.call('PATCH', `/api/v1/course_evaluation_period_schedules/${id}`, { body });
  if (status !== 200) throw new Error(text);
  const halved = ({ plan, students, left }: PlacedClass): ClassPlan => ({
    ...plan,
    ballots: plan.ballots.map((ballot, student) =>
      student % 2 === 0 && !left.has(students[student]?.id ?? '') ? ballot : undefined,
    ),
  });
  return { ...campus, classes: campus.classes.map((each) => ({ ...each, plan: halved(each) })) };
};

/** Puts classes, their people and an open period into a table. */
export const placeClasses = async (service: TestService, plans: readonly ClassPlan[]): Promise<Campus> => {
  const { seed } = service;
  const many = <Value>(count: number, make: (number: number) => Promise<Value>): Promise<Value[]> =>
    Promise.all(Array.from({ length: count }, (_, number) => make(number)));
  const departments = await many(departmentCount, (number) => seed('department', { name: `Department ${number}` }));
  const teachers = await many(teacherCountOf(plans.length), (number) =>
    seedTeacher(service, `Teacher ${number}`, departments[number % departmentCount]),
  );
  const chairs = await many(departmentCount, async (number) => {
    const chair = await seedTeacher(service, `Chair ${number}`);
    await seedChair(service, chair, departments[number]?.id ?? '');
    return chair;
  });
  const term = await seed('course_evaluation_term', { name: 'Autumn' });
  // Two classes each.
  const courses = await many(Math.ceil(plans.length / 2), (number) =>
    seed('course_evaluation_course', { name: `Course ${number}` }),
  );
  const shared = await many(plans.length, async (number) =>
    seed('course_evaluation_student', {}, { user: toOne(await service.seedUser(`Student ${number}`)) }),
  );
  const placed = await many(plans.length, async (number) => {
    const plan = plans[number] as ClassPlan;
    const course = courses[Math.floor(number / 2)] as StoredRecord;
    const links = { course: toOne(course), term: toOne(term) };
    const section = await seed('course_evaluation_section', { name: `Class ${number}` }, links);
    // The first student can be in two classes.
    const first = shared[plan.isCrossListed ? number - 1 : number] as StoredRecord;
    const enrolment = await service.call(
      'POST',
      `/api/v1/course_evaluation_students/${first.id}/relationships/sections`,
      {
        body: toMany(section),
      },
    );
    if (enrolment.status >= 300) throw new Error(enrolment.text);
    const students = await many(plan.enrolled, async (student) => {
      if (student === 0) return first;
      const user = await service.seedUser(`Student ${number} ${student}`);
      return seed('course_evaluation_student', {}, { user: toOne(user), sections: toMany(section) });
    });
    const teaching = [];
    for (const teacher of plan.teachers) {
      const instructor = teachers[teacher]?.instructor as StoredRecord;
      teaching.push(
        await seed(
          'course_evaluation_section_instructor',
          {},
          { section: toOne(section), instructor: toOne(instructor) },
        ),
      );
    }
    return { plan, course, section, students, teaching, left: new Set<string>(), late: new Set<string>() };
  });
  const made = await service.call('POST', '/api/v1/course_evaluation_periods', {
    body: {
      data: {
        type: 'course_evaluation_period',
        attributes: {
          name: 'Finals',
          evaluation_type: 'end_of_term',
          course_uuids: courses.map(({ id }) => id),
          minimum_response_threshold: threshold,
          flag_answers_at_or_below: 2,
          flag_standard_deviation_above: 1,
          results_visible_to_roles: ['instructor', 'department_admin'],
        },
        relationships: { term: toOne(term) },
      },
    },
  });
  const period = made.document.data as StoredRecord;
  const set = await seed('course_evaluation_question_set', { name: 'Core' }, { period: toOne(period) });
  const part = await seed('course_evaluation_question_set_section', { name: 'All' }, { question_set: toOne(set) });
  const ask = (attributes: object) =>
    seed('course_evaluation_question', attributes, { question_set_section: toOne(part), question_set: toOne(set) });
  const scale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 };
  const named = {
    overall: await ask({ text: 'Overall?', kind: 'scale', scale, position: 0 }),
    pace: await ask({
      ...{ text: 'Pace?', kind: 'single_choice', position: 1 },
      choices: paces.map((key) => ({ key, label: key })),
    }),
    clear: await ask({
      text: 'Clear?',
      kind: 'scale',
      subject: 'instructor',
      scale,
      allows_comment: true,
      position: 2,
    }),
  };
  const askAfter = (name: keyof typeof conditions, position: number) => {
    const { after, in: wanted } = conditions[name];
    const shown_if = { question: named[after].id, in: wanted };
    const subject = name === 'gap' ? 'instructor' : 'course';
    return ask({ text: `${name}?`, kind: 'scale', scale, subject, shown_if, position });
  };
  const questions = {
    ...named,
    why: await askAfter('why', 3),
    more: await askAfter('more', 4),
    low: await askAfter('low', 5),
    gap: await askAfter('gap', 6),
  };
  const times = { opens_at: daysFromNow(-2), closes_at: daysFromNow(2) };
  const schedule = await seed('course_evaluation_period_schedule', times, { period: toOne(period) });
  const further = await placeLevels(service, { period, placed, teachers, department: departments[0] as StoredRecord });
  const classes = placed.map((each, number) => ({
    ...each,
    ...further[number],
    evaluation: evaluationId(period.id, each.section.id),
  }));
  for (const each of classes)
    if (each.plan.ownThreshold !== undefined) await setOwn(service, each, ownThreshold(each.plan.ownThreshold));
  await patch(service, 'course_evaluation_periods', period, { draft: false });
  const earlier = await placeEarlier(service, departments[0] as StoredRecord);
  return { period, schedule, questions, classes, teachers, chairs, earlier };
};

/** Has a department ask its classes, and some classes their own; answers for each class what is asked there. */
const placeLevels = async (
  service: TestService,
  {
    period,
    placed,
    teachers,
    department,
  }: {
    readonly period: StoredRecord;
    readonly placed: readonly Pick<PlacedClass, 'plan' | 'section'>[];
    readonly teachers: readonly Teacher[];
    readonly department: StoredRecord;
  },
): Promise<Pick<PlacedClass, 'own' | 'depth'>[]> => {
  await seedLayer(service, period, { department });
  await seedLayer(service, period, { from_bank_only: false });
  const writer = { store: service.store, now: timesOfLevels.before };
  const askIn = async (target: StoredRecord, text: string): Promise<string> => {
    const { part } = await writeSet(writer, period, target);
    return (await writeQuestion(writer, part, { text })).id;
  };
  const depth = await askIn(department, 'Deep?');
  const asked: Pick<PlacedClass, 'own' | 'depth'>[] = [];
  for (const [number, { plan, section }] of placed.entries())
    asked.push({
      ...(plan.teachers.some((each) => teachers[each]?.department?.id === department.id) && { depth }),
      // Of every kind of class some have one.
      ...(number % 4 < 2 && { own: await askIn(section, `Own ${number}?`) }),
    });
  return asked;
};

/** A question of a class, what it is about, and what it can be answered with. */
export interface Unit {
  readonly question: string;
  /** The section instructor. */
  readonly instructor: string | null;
  readonly values: readonly string[];
  readonly shownIf?: { readonly question: string; readonly in: readonly string[] };
  /** What a ballot says of it, also where it was not to be shown. */
  said(ballot: Ballot): string | undefined;
}

const points = ['1', '2', '3', '4', '5'];

const conditionOf = ({ questions }: Campus, name: keyof typeof conditions): NonNullable<Unit['shownIf']> => {
  const { after, in: wanted } = conditions[name];
  return { question: questions[after].id, in: wanted.map(String) };
};

const furtherUnit = (question: string, name: Further): Unit => ({
  ...{ question, instructor: null, values: points },
  said: ({ further }) => String(further[name]),
});

/** The questions of a class with the instructor that each is about. */
export const unitsOf = (campus: Campus, { teaching, depth, own }: PlacedClass): Unit[] => {
  const { questions } = campus;
  return [
    { question: questions.overall.id, instructor: null, values: points, said: ({ overall }) => overall?.toString() },
    { question: questions.pace.id, instructor: null, values: paces, said: ({ pace }) => pace },
    ...(['why', 'more', 'low'] as const).map((name) => ({
      ...furtherUnit(questions[name].id, name),
      shownIf: conditionOf(campus, name),
    })),
    ...(depth === undefined ? [] : [furtherUnit(depth, 'depth')]),
    ...(own === undefined ? [] : [furtherUnit(own, 'own')]),
    ...teaching.flatMap(({ id: instructor }, position): Unit[] => [
      {
        ...{ question: questions.clear.id, instructor, values: points },
        said: ({ clear }) => clear.get(position)?.toString(),
      },
      {
        ...{ question: questions.gap.id, instructor, values: points, shownIf: conditionOf(campus, 'gap') },
        said: ({ gap }) => gap.get(position)?.toString(),
      },
    ]),
  ];
};

/** Whether a ballot was shown a question. */
export const wasShown = (units: readonly Unit[], { shownIf, instructor }: Unit, ballot: Ballot): boolean => {
  if (shownIf === undefined) return true;
  const named = units.find(
    (each) => each.question === shownIf.question && (each.instructor === null || each.instructor === instructor),
  );
  return shownIf.in.includes(named?.said(ballot) ?? '');
};

/** The answer that a ballot has; undefined where the question was not shown or not answered. */
export const answerIn = (units: readonly Unit[], unit: Unit, ballot: Ballot): string | undefined =>
  wasShown(units, unit, ballot) ? unit.said(ballot) : undefined;

/** As many sections and teachers as a benchmark needs. */
const [earlierSections, earlierTeachers] = [15, 5];

/** Puts the results of an earlier period into a table: with them, what comes out now can be compared. */
const placeEarlier = async (service: TestService, department: StoredRecord): Promise<EarlierMedian[]> => {
  const period = await seedPeriod(service, released);
  const scale = { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 };
  const question = await seedQuestion(service, period, { text: 'Overall?', scale });
  const teachers: Teacher[] = [];
  for (let number = 0; number < earlierTeachers; number += 1)
    teachers.push(await seedTeacher(service, `Earlier ${number}`, department));
  const medians: EarlierMedian[] = [];
  for (let number = 0; number < earlierSections; number += 1) {
    const teacher = teachers[number % earlierTeachers] as Teacher;
    const evaluated = await seedEvaluation(service, period, [teacher]);
    const shown = scaleResult(question.id);
    const value = 1 + number / 4;
    const figures = { ...shown.figures, interpolated_median: value } as NonNullable<typeof shown.figures>;
    await seedResult(service, period, evaluated, { units: [{ instructor: null, questions: [{ ...shown, figures }] }] });
    const [section, departments] = [evaluated.evaluation.id, [department.id]];
    medians.push({ section, value, instructors: [teacher.instructor.id], departments });
  }
  return medians;
};

/** Sends the answers of a student, as a phone does. */
export const submit = async (
  service: TestService,
  campus: Campus,
  each: PlacedClass,
  student: number,
  ballot: Ballot,
): Promise<void> => {
  const { period, questions } = campus;
  const { evaluation, students, teaching } = each;
  const units = unitsOf(campus, each);
  const answers = units.flatMap((unit): object[] => {
    const { question, instructor } = unit;
    const value = answerIn(units, unit, ballot);
    const about = { question, ...(instructor !== null && { instructor }) };
    if (question === questions.overall.id && value === undefined) return [{ ...about, not_applicable: true }];
    if (value === undefined) return [];
    if (question === questions.pace.id) return [{ ...about, choices: [value] }];
    const position = teaching.findIndex(({ id }) => id === instructor);
    const remark = question === questions.clear.id ? ballot.remarks.get(position) : undefined;
    return [{ ...about, value: Number(value), ...(remark !== undefined && { comment: remark }) }];
  });
  const relationships = { evaluation: toOne({ type: 'course_evaluation', id: evaluation }) };
  const body = { data: { type: 'course_evaluation_response', attributes: { answers }, relationships } };
  const headers = await authorizeStudent(service, students[student]?.id ?? '', period.id);
  const { status, text } = await service.call('POST', '/api/v1/course_evaluation_responses', { body, headers });
  if (status !== 201) throw new Error(text);
};
