import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { changeStep } from '../../../lib/store/steps.ts';
import {
  actingFor,
  type Evaluated,
  type Frozen,
  released,
  seedChair,
  seedEvaluation,
  seedPeriod,
  seedResult,
  seedTeacher,
  type Teacher,
  unreleased,
} from '../../support/results.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, toOne } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('results:read');
const office = await service.authorize('results:preview');

let departments: readonly StoredRecord[];
let ada: Teacher;
let bob: Teacher;
let chair: Teacher;
let out: StoredRecord;
let hidden: StoredRecord;
const made = new Map<string, Evaluated>();

const make = async (name: string, period: StoredRecord, teachers: readonly Teacher[], frozen: Frozen) => {
  const evaluated = await seedEvaluation(service, period, teachers, name);
  await seedResult(service, period, evaluated, frozen);
  made.set(name, evaluated);
};

const list = (query: string, headers: { authorization: string; accept?: string } = reader) =>
  service.call('GET', `/api/v1/course_evaluation_results?${query}`, { headers });

/** The first words of what a list holds, in its order. */
const namesIn = async (query: string, headers?: { authorization: string }): Promise<string[]> => {
  const { status, document, text } = await list(query, headers);
  expect(status, text).toBe(200);
  return document.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name.split(',')[0]);
};

const sorted = async (query: string, headers?: { authorization: string }) => (await namesIn(query, headers)).sort();

const person = ({ user }: Teacher) => actingFor(service.store, user, 'results:read', 'results:preview');

beforeAll(async () => {
  const science = await service.seed('department', { name: 'Science' });
  const maths = await service.seed('department', { name: 'Mathematics' }, { parent: toOne(science) });
  const physics = await service.seed('department', { name: 'Physics' });
  departments = [science, maths, physics];
  ada = await seedTeacher(service, 'Ada', maths);
  bob = await seedTeacher(service, 'Bob', physics);
  chair = await seedTeacher(service, 'Chair');
  await seedChair(service, chair, science.id);
  out = await seedPeriod(service, released);
  hidden = await seedPeriod(service, unreleased);
  await make('Algebra', out, [ada], { completed: 10, flags: ['low_answer'] });
  await make('Biology', out, [bob], { completed: 20, flags: ['low_answer', 'high_deviation'] });
  await make('Calculus', out, [ada, bob], { completed: 6, flags: ['high_deviation'] });
  await make('Drawing', out, [ada], { status: 'withheld', because: 'too_few_responses' });
  await make('Early', hidden, [ada], { completed: 5, flags: ['low_answer'] });
});

describe('the list of results', () => {
  it('shows what is released, and to the evaluation office what is closed', async () => {
    expect(await sorted('')).toEqual(['Algebra', 'Biology', 'Calculus', 'Drawing']);
    expect(await sorted('', office)).toEqual(['Algebra', 'Biology', 'Calculus', 'Drawing', 'Early']);
  });

  it('shows the small attributes, of a withheld one no count', async () => {
    const { document } = await list('sort=section');
    const [algebra, , , drawing] = document.data;
    expect(algebra.attributes).toMatchObject({
      name: 'Algebra, 01',
      status: 'available',
      enrolled: 20,
      completed: 10,
      response_rate: 0.5,
      flags: ['low_answer'],
      closed_on: '2026-01-31',
    });
    expect(algebra.attributes.units).toBeUndefined();
    expect(algebra.relationships.instructors.data).toEqual([
      { type: 'course_evaluation_instructor', id: ada.instructor.id },
    ]);
    expect(drawing.attributes).toMatchObject({
      status: 'withheld',
      withheld_because: 'too_few_responses',
      enrolled: null,
      completed: null,
      response_rate: null,
    });
  });

  it('is sorted by response rate, what has none last, and by section', async () => {
    expect(await namesIn('sort=response_rate')).toEqual(['Calculus', 'Algebra', 'Biology', 'Drawing']);
    expect(await namesIn('sort=-response_rate')).toEqual(['Drawing', 'Biology', 'Algebra', 'Calculus']);
    expect(await namesIn('sort=-section')).toEqual(['Drawing', 'Calculus', 'Biology', 'Algebra']);
    const { document } = await list('sort=section&page[size]=2');
    const next = new URL(document.links.next).search.slice(1);
    expect(await namesIn(next)).toEqual(['Calculus', 'Drawing']);
  });

  it.each([
    ['period', () => out.id, ['Algebra', 'Biology', 'Calculus', 'Drawing']],
    ['period', () => hidden.id, []],
    ['term', () => String(out.term), ['Algebra', 'Biology', 'Calculus', 'Drawing']],
    ['course', () => made.get('Biology')?.course.id, ['Biology']],
    ['department', () => departments[1]?.id, ['Algebra', 'Calculus', 'Drawing']],
    ['instructor', () => bob.instructor.id, ['Biology', 'Calculus']],
    ['status', () => 'withheld', ['Drawing']],
    ['flag', () => 'low_answer', ['Algebra', 'Biology']],
    ['flag', () => 'high_deviation', ['Biology', 'Calculus']],
  ])('is filtered by %s', async (name, value, found) => {
    expect(await sorted(`filter[${name}]=${value()}`)).toEqual(found);
    expect(await sorted(`filter[${name}]=${value()}&sort=response_rate`)).toEqual(found);
  });

  it.each([
    ['algebra', ['Algebra']],
    ['AL', ['Algebra']],
    ['01', ['Algebra', 'Biology', 'Calculus', 'Drawing']],
    ['bob', ['Biology', 'Calculus']],
    ['bob calc', ['Calculus']],
    ['gebra', []],
  ])('is searched for "%s" among courses, sections and names', async (words, found) => {
    expect(await sorted(`filter[q]=${words}`)).toEqual(found);
    expect(await sorted(`filter[q]=${words}&filter[period]=${out.id}&sort=response_rate`)).toEqual(found);
    const rows = await list(`filter[q]=${words}`, { ...reader, accept: 'application/x-ndjson' });
    expect(rows.text.split('\n').filter((line) => line !== '')).toHaveLength(found.length);
  });

  it.each([
    ['', office, 5],
    ['', reader, 4],
    ['filter[department]=MATHS', office, 4],
    ['filter[flag]=low_answer&filter[period]=OUT', office, 2],
    ['filter[q]=01&filter[period]=OUT', reader, 4],
  ])('says how many "%s" finds', async (asked, headers, total) => {
    const query = asked.replace('MATHS', String(departments[1]?.id)).replace('OUT', out.id);
    expect((await list(query, headers)).document.meta.total).toBe(total);
  });

  it('says how many there are on each of its pages, where one condition has an index', async () => {
    const query = `filter[period]=${out.id}&sort=section&page[size]=3`;
    for (const [asked, headers] of [
      [query, office],
      [`${query}&filter[q]=01`, reader],
    ] as const) {
      const first = (await list(asked, headers)).document;
      const next = (await list(new URL(first.links.next).search.slice(1), headers)).document;
      expect([first.meta, next.meta], asked).toEqual(Array(2).fill({ page: { size: 3 }, total: 4 }));
      expect([first.data.length, next.data.length]).toEqual([3, 1]);
    }
    // All of them would have to be read.
    expect((await list('page[size]=3', office)).document.meta.total).toBeUndefined();
  });

  it('names what a result is about to who asks for it', async () => {
    const { document } = await list('sort=section&fields[course_evaluation_result]=names');
    expect(document.data[2].attributes).toEqual({
      names: {
        period: 'Finals',
        term: 'Autumn',
        course_number: null,
        course_title: 'Calculus',
        section_name: '01',
        instructors: ['Ada', 'Bob'],
      },
    });
    const [algebra] = (await list('sort=section')).document.data;
    expect(algebra.attributes).not.toHaveProperty('names');
  });

  it('refuses to be sorted by the last change, or filtered by a role', async () => {
    expect((await list('sort=updated_at')).status).toBe(400);
    expect((await list(`filter[role]=${crypto.randomUUID()}`)).status).toBe(400);
  });
});

describe('a person', () => {
  it('who teaches sees the own sections', async () => {
    expect(await sorted('', await person(ada))).toEqual(['Algebra', 'Calculus', 'Drawing']);
    expect(await sorted('', await person(bob))).toEqual(['Biology', 'Calculus']);
  });

  it('who chairs sees the departments at or below', async () => {
    expect(await sorted('', await person(chair))).toEqual(['Algebra', 'Calculus', 'Drawing']);
  });

  it('does not learn from a filter what is flagged of another', async () => {
    const headers = await person(ada);
    const { document } = await list(`filter[instructor]=${bob.instructor.id}`, headers);
    expect(document.data[0].attributes.flags).toBeNull();
    expect(await sorted('filter[flag]=high_deviation', headers)).toEqual([]);
    expect(await sorted('filter[flag]=low_answer', headers)).toEqual(['Algebra']);
  });

  it('does not learn which flags several instructors have where one of them is left', async () => {
    const headers = await person(ada);
    const shown = async () => (await list('sort=section', headers)).document.data[0];
    const { id, type, attributes } = await shown();
    expect(attributes.flags).toEqual(['low_answer']);
    const key = keyOf.record({ type, id });
    const never = () => undefined;
    await service.store.write([changeStep(key, { set: [[['rates_several'], true]] }, never)]);
    expect((await shown()).attributes.flags).toBeNull();
    await service.store.write([changeStep(key, { remove: [['rates_several']] }, never)]);
  });

  it('finds and sees nobody else by name, and nothing that is not released', async () => {
    const headers = await person(ada);
    expect(await sorted('filter[q]=bob', headers)).toEqual([]);
    expect(await sorted('filter[q]=ada', headers)).toEqual(['Algebra', 'Calculus', 'Drawing']);
    expect(await sorted('filter[q]=early', headers)).toEqual([]);
    const { document } = await list('filter[q]=calculus&fields[course_evaluation_result]=names', headers);
    expect([document.meta.total, document.data[0].attributes.names.instructors]).toEqual([1, ['Ada']]);
    expect(await sorted('filter[q]=biology', await person(chair))).toEqual([]);
    const ofChair = await list('filter[q]=bob&fields[course_evaluation_result]=names', await person(chair));
    expect(ofChair.document.data[0].attributes.names.instructors).toEqual(['Ada', 'Bob']);
    expect(ofChair.document.meta.total).toBe(1);
  });

  it('who has no part sees nothing, and reads no single one', async () => {
    const headers = await person(await seedTeacher(service, 'Eve'));
    expect(await sorted('', headers)).toEqual([]);
    const id = made.get('Algebra')?.evaluation.id;
    for (const path of ['', '/instructors', '/course'])
      expect(
        (await service.call('GET', `/api/v1/course_evaluation_results/${id}${path}`, { headers })).status,
      ).not.toBe(200);
    expect((await service.call('GET', `/api/v1/course_evaluation_results/${id}`, { headers })).status).toBe(404);
  });
});

describe('a result by its own address', () => {
  it('is hidden until it is released', async () => {
    const target = `/api/v1/course_evaluation_results/${made.get('Early')?.evaluation.id}`;
    expect((await service.call('GET', target, { headers: reader })).status).toBe(404);
    const { status, document } = await service.call('GET', target, { headers: office });
    expect([status, document.data.attributes.units]).toEqual([200, undefined]);
  });
});

describeInProcess('the round trips of a page', () => {
  it('are one for the evaluation office, and one more where it turns on the release', async () => {
    await list('', office);
    for (const query of [
      '',
      'sort=-response_rate',
      'sort=section',
      `filter[period]=${out.id}`,
      `filter[status]=available`,
    ])
      expect(costOf(await list(query, office)).roundTrips, query).toBe(1);
    expect(costOf(await list('')).roundTrips).toBe(2);
    // What is read besides to be counted is under way with them.
    const byDepartment = await list(`filter[department]=${departments[1]?.id}`, office);
    expect(costOf(byDepartment).roundTrips).toBeLessThanOrEqual(2);
  });
});
