import { beforeAll, describe, expect, it } from 'vitest';
import { filterAccess } from '../../../lib/model/read/list-access.ts';
import { courseEvaluationComment } from '../../../lib/resources/course-evaluations/course-evaluation-comment.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import {
  actingFor,
  type Evaluated,
  released,
  seedChair,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
} from '../../support/results.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('comments:read');
const reviewer = await service.authorize('comments:review');

/** A comment with all that it is found by. */
interface Made {
  readonly id: string;
  readonly text: string;
  readonly decision: string;
  readonly period: string;
  readonly course: string;
  readonly department: string;
  readonly question: string;
}

const made: Made[] = [];
let periods: readonly StoredRecord[];
let classes: readonly (readonly [Evaluated, StoredRecord])[];
let questions: readonly StoredRecord[];
let teachers: readonly [Teacher, Teacher];

const texts = ['Too FAST for me.', 'fast-paced, but fair', 'Breakfast', 'Größe der Gruppe', ''];
const decisions = ['undecided', 'undecided', 'public', 'private', 'removed'];

const write = async (index: number): Promise<void> => {
  const [evaluated, department] = classes[index % classes.length] ?? [];
  const [text, decision] = [texts[index % texts.length] || 'idiot', decisions[(index * 3) % decisions.length]];
  const question = questions[index % 2];
  const { id } = await service.seed(
    'course_evaluation_comment',
    { text, decision, subject: 'course', ...(decision === 'removed' && { reason: 'Insults.' }) },
    {
      evaluation: toOne(evaluated?.evaluation ?? { type: '', id: '' }),
      period: toOne({ type: 'course_evaluation_period', id: String(evaluated?.evaluation.period) }),
      question: toOne(question ?? { type: '', id: '' }),
    },
  );
  made.push({
    ...{ id, text, decision: String(decision), period: String(evaluated?.evaluation.period) },
    ...{ course: String(evaluated?.course.id), department: String(department?.id), question: String(question?.id) },
  });
};

const list = async (query: string, headers = reviewer) => {
  const answer = await service.call('GET', `/api/v1/course_evaluation_comments?${query}`, { headers });
  expect(answer.status, answer.text).toBe(200);
  return answer.document;
};

const idsOf = ({ data }: { data: readonly StoredRecord[] }): string[] => data.map(({ id }) => id).sort();

beforeAll(async () => {
  const [maths, physics] = [
    await service.seed('department', { name: 'Mathematics' }),
    await service.seed('department', { name: 'Physics' }),
  ];
  teachers = [await seedTeacher(service, 'Ada', maths), await seedTeacher(service, 'Bob', physics)];
  const [ada, bob] = teachers;
  periods = [await seedPeriod(service, released), await seedPeriod(service, released)];
  const [now, before] = periods as [StoredRecord, StoredRecord];
  questions = [await seedQuestion(service, now), await seedQuestion(service, now)];
  const make = async (period: StoredRecord, teacher: Teacher): Promise<Evaluated> => {
    const evaluated = await seedEvaluation(service, period, [teacher]);
    await seedResult(service, period, evaluated);
    return evaluated;
  };
  classes = [
    [await make(now, ada), maths],
    [await make(now, bob), physics],
    [await make(before, ada), maths],
  ];
  for (let index = 0; index < 15; index += 1) await write(index);
});

const wanted: Readonly<Record<string, (each: Made) => boolean>> = {
  period: ({ period }) => period === periods[0]?.id,
  course: ({ course }) => course === classes[0]?.[0].course.id,
  department: ({ department }) => department === classes[0]?.[1].id,
  question: ({ question }) => question === questions[1]?.id,
  decision: ({ decision }) => decision === 'undecided',
  q: ({ text }) => /\bfast/i.test(text),
};

const askedFor = (name: string): string =>
  ({
    period: periods[0]?.id,
    course: classes[0]?.[0].course.id,
    department: classes[0]?.[1].id,
    question: questions[1]?.id,
    decision: 'undecided',
    q: 'fast',
  })[name] ?? '';

describe('the list of comments', () => {
  it.each([
    [['period']],
    [['course']],
    [['department']],
    [['question']],
    [['decision']],
    [['q']],
    [['period', 'decision']],
    [['period', 'department', 'q']],
    [['period', 'course', 'q']],
    [['department', 'course']],
  ])('is filtered by %j, and counted', async (names) => {
    const query = names.map((name) => `filter[${name}]=${askedFor(name)}`).join('&');
    const found = made.filter((each) => names.every((name) => wanted[name]?.(each)));
    expect(found.length).toBeGreaterThan(0);
    const document = await list(query);
    expect(idsOf(document)).toEqual(found.map(({ id }) => id).sort());
    expect(document.meta.total).toBe(found.length);
    if (!names.includes('period')) return;
    const [first] = [await list(`${query}&page[size]=1`)];
    expect([first.data.length, first.meta.total]).toEqual([1, found.length]);
  });

  it('is searched by beginnings of words, without accents', async () => {
    expect((await list('filter[q]=grosse gruppe')).data).toHaveLength(3);
    expect((await list('filter[q]=eakfast')).data).toHaveLength(0);
  });

  it('finds nothing for a course or a department without results', async () => {
    for (const name of ['course', 'department'])
      expect(await list(`filter[${name}]=${crypto.randomUUID()}`)).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('finds no removed text, and nothing undecided, for who does not review', async () => {
    const removed = made.find(({ decision }) => decision === 'removed');
    const word = String(removed?.text).split(' ')[0];
    const seen = (each: Made) => each.decision === 'public' && each.text === removed?.text;
    expect(await list(`filter[q]=${word}`, reader)).toMatchObject({ meta: { total: made.filter(seen).length } });
    expect(idsOf(await list(`filter[period]=${periods[0]?.id}`, reader))).toEqual(
      made
        .filter(({ decision, period }) => period === periods[0]?.id && ['public', 'removed'].includes(decision))
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('shows a chair no department but the own, whatever is asked for', async () => {
    const chair = await seedTeacher(service, 'Chair');
    await seedChair(service, chair, String(classes[0]?.[1].id));
    const headers = await actingFor(service.store, chair.user, 'comments:read');
    const physics = classes[1];
    expect(await list(`filter[department]=${physics?.[1].id}`, headers)).toMatchObject({
      data: [],
      meta: { total: 0 },
    });
    expect(await list(`filter[course]=${physics?.[0].course.id}`, headers)).toMatchObject({ data: [] });
    const own = await list(`filter[department]=${classes[0]?.[1].id}`, headers);
    const visible = made.filter((each) => wanted.department?.(each) && ['public', 'removed'].includes(each.decision));
    expect(idsOf(own)).toEqual(visible.map(({ id }) => id).sort());
  });
});

describe('the way to the comments of many evaluations', () => {
  it('is the period: each evaluation would be a query', () => {
    const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
    const wayTo = (count: number) =>
      filterAccess(courseEvaluationComment, [
        { kind: 'relationship', field: 'period', ids: ids(1) },
        { kind: 'relationship', field: 'evaluation', ids: ids(count) },
      ])?.condition.field;
    expect([wayTo(100), wayTo(101)]).toEqual(['evaluation', 'period']);
  });
});
