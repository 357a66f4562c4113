import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { expectRefusal } from '../../api/conformance/conformance.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { costOf } from '../../support/server-timing.ts';
import { startService, type TestRequest, toMany, toOne } from '../../support/service.ts';

const service = await startService();

const seedDepartment = () => service.seed('department', { name: 'Physics' });

const rename = (id: string, name: string, headers: TestRequest['headers'] = {}) =>
  service.call('PATCH', `/api/v1/departments/${id}`, {
    body: { data: { type: 'department', id, attributes: { name } } },
    headers,
  });

const read = (id: string, headers: TestRequest['headers'] = {}) =>
  service.call('GET', `/api/v1/departments/${id}`, { headers });

it('shows the version of every resource, and a strong entity tag of the answer', async () => {
  const { id } = await seedDepartment();
  const first = await read(id);
  expect(first.document.data.meta).toEqual({ version: 1 });
  expect(first.headers.etag).toMatch(/^"v1\.[\w-]{22}"$/);
  const renamed = await rename(id, 'Chemistry');
  expect(renamed.document.data.meta).toEqual({ version: 2 });
  const second = await read(id);
  expect(second.headers.etag).toMatch(/^"v2\./);
  const list = await service.call('GET', '/api/v1/departments');
  expect(list.document.data.every(({ meta }: { meta: object }) => 'version' in meta)).toBe(true);
  expect(list.headers.etag).toMatch(/^"[\w-]{22}"$/);
});

it('answers 304 to who has the answer already, with no more reads than the answer takes', async () => {
  const { id } = await seedDepartment();
  const { headers } = await read(id);
  const again = await read(id, { 'if-none-match': `W/"other", ${headers.etag}` });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
  expect(again.headers).toMatchObject({ vary: headers.vary, 'cache-control': headers['cache-control'] });
  const { ms: _ms, ...cost } = costOf(await read(id));
  expect(costOf(again)).toMatchObject(cost);
  expect((await read(id, { 'if-none-match': '*' })).status).toBe(304);
  expect((await read(id, { 'if-none-match': `, "other" ,,${headers.etag},` })).status).toBe(304);
  for (const none of ['', ' , ', 'v1', `${headers.etag} "other"`, `*, ${headers.etag}`]) {
    const malformed = await read(id, { 'if-none-match': none });
    expectRefusal(malformed, 400, { code: 'invalid_precondition', source: { header: 'If-None-Match' } });
  }
  await rename(id, 'Chemistry');
  expect((await read(id, { 'if-none-match': headers.etag })).status).toBe(200);
});

it('allows the reader of an answer to keep it, and nobody to keep another', async () => {
  const { id } = await seedDepartment();
  const cachingOf = async (answer: Promise<{ headers: Record<string, unknown> }>) =>
    (await answer).headers['cache-control'];
  expect(await cachingOf(read(id))).toBe('private, no-cache');
  expect(await cachingOf(rename(id, 'Chemistry'))).toBe('private, no-store');
  expect(await cachingOf(read(randomUUID()))).toBe('private, no-store');
});

it('answers 304 for a list that has not changed', async () => {
  await seedDepartment();
  const { headers } = await service.call('GET', '/api/v1/departments');
  const again = await service.call('GET', '/api/v1/departments', { headers: { 'if-none-match': headers.etag } });
  expect(again.status).toBe(304);
  await seedDepartment();
  const changed = await service.call('GET', '/api/v1/departments', { headers: { 'if-none-match': headers.etag } });
  expect(changed.status).toBe(200);
});

it('takes the version that answers show of a period, which its schedule has changed', async () => {
  const term = await service.seed('course_evaluation_term', { name: 'Spring' });
  const attributes = { name: 'P', evaluation_type: 'midterm', course_uuids: [] };
  const period = await service.seed('course_evaluation_period', attributes, { term: toOne(term) });
  await service.seed('course_evaluation_period_schedule', {}, { period: toOne(period) });
  const path = `/api/v1/course_evaluation_periods/${period.id}`;
  const { version } = (await service.call('GET', path)).document.data.meta;
  expect(version).toBe(2);
  const data = { type: 'course_evaluation_period', id: period.id, attributes: { name: 'Q' } };
  const change = (named: number) =>
    service.call('PATCH', path, { body: { data }, headers: { 'if-match': `"v${named}"` } });
  expect((await change(version - 1)).document.errors[0].meta).toEqual({ current_version: version });
  expect((await change(version)).status).toBe(200);
  expect((await change(version)).status).toBe(412);
});

it('refuses a write of a version that If-None-Match names', async () => {
  const { id } = await seedDepartment();
  const source = { header: 'If-None-Match' };
  for (const named of ['*', '"v1"', 'W/"v1.other"', `"v7", ${(await read(id)).headers.etag}`]) {
    const answer = await rename(id, 'A', { 'if-none-match': named });
    expectRefusal(answer, 412, { code: 'precondition_failed', source, meta: { current_version: 1 } });
  }
  const target = `/api/v1/departments/${id}`;
  expect((await service.call('DELETE', target, { headers: { 'if-none-match': '*' } })).status).toBe(412);
  expect((await rename(id, 'A', { 'if-none-match': '"v2"', 'if-match': '"v1"' })).status).toBe(200);
  expectRefusal(await rename(id, 'B', { 'if-none-match': 'v1' }), 400, { code: 'invalid_precondition', source });
});

it('allows one of two readers to write', async () => {
  const { id } = await seedDepartment();
  expect((await rename(id, 'A', { 'if-match': '"v1"' })).status).toBe(200);
  const late = await rename(id, 'B', { 'if-match': '"v1"' });
  expectRefusal(late, 412, {
    code: 'precondition_failed',
    detail: 'The current version of the resource is 2; If-Match does not name it',
    source: { header: 'If-Match' },
    meta: { current_version: 2 },
  });
  expect(costOf(late).roundTrips).toBe(1);
  expect((await read(id)).document.data.attributes.name).toBe('A');
});

it('accepts one of twenty writers at the same time, and refuses the others', async () => {
  const { id } = await seedDepartment();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => rename(id, `Name ${index}`, { 'if-match': '"v1"' })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
  expect((await read(id)).document.data.meta.version).toBe(2);
});

it('takes several tags, those of answers, and * for whatever is there', async () => {
  const { id } = await seedDepartment();
  const { headers } = await read(id);
  expect((await rename(id, 'A', { 'if-match': `"v7", ${headers.etag}` })).status).toBe(200);
  expect((await rename(id, 'B', { 'if-match': '*' })).status).toBe(200);
  expect((await rename(id, 'B', { 'if-match': '"v3",' })).status).toBe(200);
  expect((await rename(id, 'C', { 'if-match': `W/"v3"` })).status).toBe(412);
  expect((await rename(id, 'C', { 'if-match': '"something-else"' })).status).toBe(412);
});

it('looks at the precondition after all else', async () => {
  const { id } = await seedDepartment();
  const unknown = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect((await rename(unknown, 'A', { 'if-match': '*' })).status).toBe(404);
  expect((await rename(unknown, 'A', { 'if-match': '"v1"' })).status).toBe(404);
  expect((await rename(id, '', { 'if-match': '"v9"' })).status).toBe(422);
  const malformed = await rename(id, 'A', { 'if-match': 'v1' });
  expectRefusal(malformed, 400, { code: 'invalid_precondition', source: { header: 'If-Match' } });
});

it('leaves the version of a record that a change does not alter, and checks it all the same', async () => {
  const { id } = await seedDepartment();
  const same = await rename(id, 'Physics', { 'if-match': '"v1"' });
  expect([same.status, same.document.data.meta.version]).toEqual([200, 1]);
  expect((await rename(id, 'Physics', { 'if-match': '"v2"' })).status).toBe(412);
});

it('deletes a record in the version that is named, and no other', async () => {
  const { id } = await seedDepartment();
  const remove = (tag: string) => service.call('DELETE', `/api/v1/departments/${id}`, { headers: { 'if-match': tag } });
  expectRefusal(await remove('"v2"'), 412, { meta: { current_version: 1 } });
  expect((await remove('"v1"')).status).toBe(204);
  expect((await remove('*')).status).toBe(404);
});

it('takes the version of the record in the path at the linkage of a to-many relationship', async () => {
  const term = await service.seed('course_evaluation_term', { name: 'Fall' });
  const seedSection = (name: string) => service.seed('course_evaluation_section', { name }, { term: toOne(term) });
  const [one, other] = [await seedSection('0101'), await seedSection('0102')];
  const student = await service.seed('course_evaluation_student', {}, { user: toOne(await service.seedUser()) });
  const target = `/api/v1/course_evaluation_students/${student.id}/relationships/sections`;
  const change = (method: string, tag: string, section: typeof one) =>
    service.call(method, target, { body: toMany(section), headers: { 'if-match': tag } });
  const added = await change('POST', '"v1"', one);
  expect([added.status, added.document.meta]).toEqual([200, { count: 1, version: 2 }]);
  expect((await change('POST', '"v1"', other)).status).toBe(412);
  expect((await change('DELETE', added.headers.etag ?? '', one)).status).toBe(200);
});

it('does not reveal by the version changes that no answer shows', async () => {
  const [ada, { id }] = [await service.seedUser('Ada'), await service.seed('workflow_group', { name: 'Senate' })];
  const members = (method: string, tag: string) =>
    service.call(method, `/api/v1/workflow_groups/${id}/relationships/members`, {
      body: toMany(ada),
      headers: { 'if-match': tag },
    });
  const read = async () => (await service.call('GET', `/api/v1/workflow_groups/${id}`)).document.data;
  const before = await read();
  expect((await members('POST', '"v1"')).status).toBe(204);
  expect(await read()).toEqual(before);
  expect((await members('DELETE', '"v2"')).status).toBe(412);
  expect((await members('DELETE', '"v1"')).status).toBe(204);
  const renamed = await service.call('PATCH', `/api/v1/workflow_groups/${id}`, {
    body: { data: { type: 'workflow_group', id, attributes: { name: 'Council' } } },
    headers: { 'if-match': '"v1"' },
  });
  expect([renamed.status, renamed.document.data.meta.version]).toEqual([200, 2]);
});

it('refuses a precondition on what is not there yet', async () => {
  const created = await service.call('POST', '/api/v1/departments', {
    body: { data: { type: 'department', attributes: { name: 'New' } } },
    headers: { 'if-match': '"v1"' },
  });
  expectRefusal(created, 400, { code: 'invalid_precondition', source: { header: 'If-Match' } });
});

// The setting is in the environment of this process.
describeInProcess('a deployment', () => {
  it('can require a precondition of the types that know it', async () => {
    const profile = await service.seed('profile');
    const attributes = { transaction_date: '2026-01-01', amount: 1 };
    const { id } = await service.seed('credit_line_item', attributes, { profile: toOne(profile) });
    const change = (headers: TestRequest['headers'] = {}) =>
      service.call('PATCH', `/api/v1/credit_line_items/${id}`, {
        body: { data: { type: 'credit_line_item', id, attributes: { amount: 2 } } },
        headers,
      });
    process.env.REQUIRE_PRECONDITIONS = '1';
    try {
      expectRefusal(await change(), 428, { code: 'precondition_required', source: { header: 'If-Match' } });
      expect((await change({ 'if-match': '"v1"' })).status).toBe(200);
    } finally {
      delete process.env.REQUIRE_PRECONDITIONS;
    }
    expect((await change()).status).toBe(200);
  });
});
