import { questionKey } from '../../../../lib/domain/evaluations/results/benchmarks/question-key.ts';
import type { QuestionResult, UnitResult } from '../../../../lib/domain/evaluations/results/frozen-result.ts';
import { keyOf } from '../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { changeStep, putStep } from '../../../../lib/store/steps.ts';
import {
  type Evaluated,
  released,
  scaleResult,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  type Teacher,
  unreleased,
} from '../../../support/results.ts';
import { type TestService, toOne } from '../../../support/service.ts';
import { people, type StaffServer } from './staff-server.ts';

const agreement = ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'];
const scale = { points: 5, labels: agreement };

const asked = {
  goals: { text: 'The goals of the course were clear.', scale },
  workload: {
    text: 'The workload was',
    kind: 'single_choice',
    scale: undefined,
    choices: [
      { key: 'low', label: 'Lower than the credits suggest' },
      { key: 'right', label: 'About right' },
      { key: 'high', label: 'Higher than the credits suggest' },
    ],
  },
  change: { text: 'What should change?', kind: 'text', scale: undefined },
  explains: { text: 'Explained difficult matters clearly.', subject: 'instructor', scale },
  fair: { text: 'Graded fairly.', subject: 'instructor', scale },
};

type Questions = Readonly<Record<keyof typeof asked, StoredRecord>>;

const seedQuestions = async (service: TestService, period: StoredRecord): Promise<Questions> => {
  const found = await Promise.all(
    Object.entries(asked).map(async ([name, { scale: points, ...attributes }]) => {
      const own = points === undefined ? { scale: null } : { scale: points };
      return [name, await seedQuestion(service, period, { ...attributes, ...own })] as const;
    }),
  );
  // One for each name.
  return Object.fromEntries(found) as Questions;
};

const chosen = (question: string): QuestionResult => ({
  question,
  kind: 'single_choice',
  is_suppressed: false,
  n: 12,
  counts: { low: 1, right: 8, high: 3 },
  shares: { low: 0.083333, right: 0.666667, high: 0.25 },
});

const text = (question: string): QuestionResult => ({ question, kind: 'text', is_suppressed: false, n: 4 });

const unitsOf = (questions: Questions, { sectionInstructors }: Evaluated): UnitResult[] => {
  const about = { explains: scaleResult(questions.explains.id, { flags: { high_deviation: true } }) };
  const { goals, workload, change } = questions;
  const pooled = sectionInstructors.length > 1 ? [{ ...about.explains, is_pooled: true as const }] : [];
  return [
    { instructor: null, questions: [scaleResult(goals.id), chosen(workload.id), text(change.id), ...pooled] },
    ...sectionInstructors.map(({ id }) => ({
      instructor: id,
      questions: [about.explains, { question: questions.fair.id, kind: 'scale' as const, is_suppressed: true }],
    })),
  ];
};

/** Gives one of the provider's people a profile in a department, and makes the person an instructor. */
export const toTeacher = async (
  service: TestService,
  user: StoredRecord | undefined,
  department: StoredRecord,
): Promise<Teacher> => {
  if (user === undefined) throw new Error('the provider has no such person');
  const profile = await service.seed('profile', {}, { department: toOne(department) });
  // The provider's people have no profile yet.
  const set = [[['profile'], profile.id]] as const;
  await service.store.write([changeStep(keyOf.record(user), { set }, () => 'gone')]);
  const instructor = await service.seed('course_evaluation_instructor', {}, { user: toOne(user) });
  return { user: { ...user, profile: profile.id }, instructor, department };
};

const seedComments = (service: TestService, evaluated: Evaluated, period: StoredRecord, questions: Questions) => {
  const links = { evaluation: toOne(evaluated.evaluation), period: toOne(period) };
  return async (written: string, decision: string, reason?: string, instructor?: StoredRecord) =>
    service.seed(
      'course_evaluation_comment',
      { text: written, decision, subject: instructor ? 'instructor' : 'course', ...(reason && { reason }) },
      {
        ...links,
        question: toOne(instructor ? questions.explains : questions.change),
        ...(instructor && { instructor: toOne(instructor) }),
      },
    );
};

const seedBenchmark = ({ store }: TestService, question: StoredRecord): Promise<unknown> => {
  const benchmark = { sections: 42, p10: 3.1, lower_quartile: 3.6, median: 4, upper_quartile: 4.4, p90: 4.7 };
  return store.write([
    putStep(keyOf.benchmark(questionKey(question, new Map()) ?? '', 'institution'), { benchmark }, () => 'there'),
  ]);
};

/** Results of the provider's people: released ones of two terms, one that is withheld, and a term that is not released. */
export interface ResultsTerm {
  readonly shared: string;
  readonly alone: string;
  readonly tooFew: string;
  readonly preview: string;
  readonly releasedPeriod: string;
  readonly unreleasedPeriod: string;
  readonly comments: readonly StoredRecord[];
  readonly chair: Teacher;
  readonly instructor: Teacher;
}

/** Puts results into the table, with the people that they are about. */
export const seedResultsTerm = async (service: TestService, { users }: StaffServer): Promise<ResultsTerm> => {
  const maths = await service.seed('department', { name: 'Mathematics' });
  const chair = await toTeacher(service, users.get(people.chair), maths);
  const instructor = await toTeacher(service, users.get(people.instructor), maths);
  const profile = { type: 'profile', id: String(chair.user.profile) };
  await service.seed('department_chair', {}, { department: toOne(maths), chair: toOne(profile) });

  const earlier = await seedPeriod(service, released, { name: 'Spring 2025, end of term' });
  const autumn = await seedPeriod(service, released, { name: 'Autumn 2025, end of term' });
  const closed = await seedPeriod(service, unreleased, { name: 'Spring 2026, end of term' });
  const [before, now, next] = [
    await seedQuestions(service, earlier),
    await seedQuestions(service, autumn),
    await seedQuestions(service, closed),
  ];
  await seedBenchmark(service, now.goals);

  const add = async (period: StoredRecord, questions: Questions, teachers: readonly Teacher[], name: string) => {
    const evaluated = await seedEvaluation(service, period, teachers, name);
    const units = unitsOf(questions, evaluated);
    await seedResult(service, period, evaluated, { units, flags: ['high_deviation'] });
    return evaluated;
  };
  await add(earlier, before, [instructor], 'Linear Algebra');
  const shared = await add(autumn, now, [instructor, chair], 'Linear Algebra');
  const alone = await add(autumn, now, [instructor], 'Topology');
  const tooFew = await seedEvaluation(service, autumn, [chair], 'Number Theory');
  await seedResult(service, autumn, tooFew, { status: 'withheld', because: 'too_few_responses' });
  const preview = await add(closed, next, [instructor], 'Analysis');

  const said = seedComments(service, alone, autumn, now);
  await said('More examples from practice, please.', 'public');
  await said('Hidden words of a removed comment.', 'removed', 'Insults or threatens');
  await said('Only for the person concerned.', 'private', undefined, alone.sectionInstructors[0]);
  const write = seedComments(service, preview, closed, next);
  const comments = [
    await write('The pace was right for me.', 'undecided'),
    await write('Prof. X is the worst person alive.', 'undecided', undefined, preview.sectionInstructors[0]),
    await write('As the only one from Peru, I felt welcome.', 'undecided'),
    await write('More time for questions.', 'undecided'),
  ];
  const [idOf, chairAndInstructor] = [(each: Evaluated) => each.evaluation.id, { chair, instructor }];
  return {
    shared: idOf(shared),
    alone: idOf(alone),
    tooFew: idOf(tooFew),
    preview: idOf(preview),
    releasedPeriod: autumn.id,
    unreleasedPeriod: closed.id,
    comments,
    ...chairAndInstructor,
  };
};
