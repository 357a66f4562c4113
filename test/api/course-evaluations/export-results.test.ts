import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { RowStream } from '../../../lib/http/rows/row-stream.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import {
  actingFor,
  type Evaluated,
  released,
  seedEvaluation,
  seedPeriod,
  seedQuestion,
  seedResult,
  seedTeacher,
  type Teacher,
  unitsOfTwo,
  unreleased,
} from '../../support/results.ts';
import { startService, type TestRequest } from '../../support/service.ts';

const service = await startService();
const reader = await service.authorize('results:read');

let ada: Teacher;
let bob: Teacher;
let period: StoredRecord;
let shared: Evaluated;

const ask = (accept: string, headers: TestRequest['headers'] = reader, query = '') =>
  service.call('GET', `/api/v1/course_evaluation_results?filter[period]=${period.id}${query}`, {
    headers: { ...headers, accept },
  });

const rowsIn = (text: string): Record<string, string | number | null>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  [ada, bob] = [await seedTeacher(service, 'Ada'), await seedTeacher(service, 'Bob')];
  period = await seedPeriod(service, released);
  const question = await seedQuestion(service, period, { text: '=HYPERLINK("x"), clear?' });
  const about = await seedQuestion(service, period, {
    text: 'Explains well;=1+1',
    subject: 'instructor',
    scale: { points: 5, polarity: 'descending' },
  });
  shared = await seedEvaluation(service, period, [ada, bob], '+1 Algebra');
  const suppressed = { question: about.id, kind: 'scale', is_suppressed: true } as const;
  const units = unitsOfTwo(shared, { course: question, about }, suppressed);
  await seedResult(service, period, shared, { units });
  const few = await seedEvaluation(service, period, [ada], '＝Biology');
  await seedResult(service, period, few, { status: 'withheld', because: 'too_few_responses' });
});

describe('an export of results', () => {
  it.each(['text/csv', 'application/x-ndjson'])('is answered 304 to who has it: %s', async (accept) => {
    const first = await ask(accept);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const { etag = '' } = first.headers;
    const again = await ask(accept, { ...reader, 'if-none-match': etag });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect((await ask(accept, { ...reader, 'if-none-match': 'no tag' })).status).toBe(400);
  });

  it('has as CSV a row for each evaluation, unit and question, and no formulas', async () => {
    const { status, headers, text } = await ask('text/csv');
    expect([status, headers['content-type'], headers.link]).toEqual([200, 'text/csv; charset=utf-8', undefined]);
    const [header, ...lines] = text.trimEnd().split('\r\n');
    expect(header).toMatch(/^evaluation,name,period,/);
    expect(lines).toHaveLength(5);
    expect(text).toContain(`${shared.evaluation.id},"'+1 Algebra, 01",${period.id},`);
    expect(text).toContain(`"'=HYPERLINK(""x""), clear?"`);
    // What other languages write wide, and split cells by.
    expect(text).toContain(`"'＝Biology, 01"`);
    expect(text).toContain(`,"Explains well;=1+1",`);
    expect(lines.filter((line) => line.includes('too_few_responses'))).toHaveLength(1);
  });

  it('has as lines of JSON the same, with nothing of what is suppressed', async () => {
    const { headers, text } = await ask('application/x-ndjson');
    expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const rows = rowsIn(text);
    expect(rows).toHaveLength(5);
    expect(rows.find(({ is_suppressed }) => is_suppressed === 'true')).toMatchObject({
      n: null,
      counts: '',
      mean: null,
    });
    expect(rows.find(({ status }) => status === 'withheld')).toMatchObject({
      enrolled: null,
      completed: null,
      question: null,
    });
    const named = rows.filter(({ instructor }) => instructor !== null);
    expect(new Set(named.map(({ instructor_name }) => instructor_name))).toEqual(new Set(['Ada', 'Bob']));
    expect(rows[0]).toMatchObject({ period_name: period.name, course_title: '+1 Algebra', section_name: '01' });
    expect(rows.find(({ is_pooled }) => is_pooled === 'true')).toMatchObject({
      n: 12,
      mean: 3.916667,
      favourable_from: 0.568,
      lowest_value: 1,
      highest_value: 5,
      polarity: 'descending',
      favourable_values: '1; 2',
    });
  });

  it('of one who teaches with another has nothing about the other', async () => {
    const rows = rowsIn(
      (await ask('application/x-ndjson', await actingFor(service.store, ada.user, 'results:read'))).text,
    );
    const instructors = new Set(rows.map(({ instructor }) => instructor));
    expect(instructors).toEqual(new Set([null, shared.sectionInstructors[0]?.id]));
    expect(rows.filter(({ is_pooled }) => is_pooled === 'true')).toEqual([]);
  });

  it('has nothing before the release', async () => {
    const hidden = await seedPeriod(service, unreleased);
    await seedResult(service, hidden, await seedEvaluation(service, hidden, [ada]));
    const answer = await service.call('GET', `/api/v1/course_evaluation_results?filter[period]=${hidden.id}`, {
      headers: { ...reader, accept: 'application/x-ndjson' },
    });
    expect([answer.status, answer.text]).toEqual([200, '']);
  });

  it.each([
    ['text/csv;q=0.5, application/vnd.api+json', 'application/vnd.api+json'],
    ['text/csv; q=0.1, */*', 'application/vnd.api+json'],
    ['text/csv;q=0, */*;q=0.1', 'application/vnd.api+json'],
    ['text/csv;q=0.5, application/x-ndjson', 'application/x-ndjson; charset=utf-8'],
    ['text/csv, application/vnd.api+json', 'text/csv; charset=utf-8'],
    ['text/csv;q=0.9, */*;q=0.8', 'text/csv; charset=utf-8'],
    ['text/csv;q=0.5, application/vnd.api+json;charset=utf-8', 'text/csv; charset=utf-8'],
    ['TEXT/CSV; header=present', 'text/csv; charset=utf-8'],
  ])('is what %s would rather have', async (accept, type) => {
    const { status, headers } = await ask(accept);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it.each(['include=period', 'fields[course_evaluation_result]=name', 'page[size]=2', 'page[before]=x'])(
    'refuses what rows do not follow: %s',
    async (parameter) => {
      const { status, document } = await ask('text/csv', reader, `&${parameter}`);
      expect([status, document.errors[0]]).toMatchObject([
        400,
        { code: 'not_for_rows', source: { parameter: parameter.replace(/=.*/, '') } },
      ]);
    },
  );

  it('refuses what the list refuses, and callers that cannot read', async () => {
    expect((await ask('text/csv', reader, '&sort=updated_at')).status).toBe(400);
    expect((await ask('text/csv', await service.authorize('responses:read'))).status).toBe(403);
    expect((await ask('text/html')).status).toBe(406);
  });
});

it('compresses rows for whoever takes that, and measures what it sends', async () => {
  const stream = new RowStream(true);
  const text = `${'row,'.repeat(1_000)}\r\n`;
  for (let count = 0; count < 1_500; count += 1) await stream.write(text);
  expect(stream.isFull).toBe(false);
  const sent = await stream.end();
  expect(sent.length).toBeLessThan(200_000);
  expect(gunzipSync(sent).length).toBe(1_500 * text.length);
});
