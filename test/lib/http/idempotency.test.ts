import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { keyName } from '../../../lib/store/keys.ts';
import { timeToLive } from '../../../lib/store/table.ts';
import { expectRefusal } from '../../api/conformance/conformance.ts';
import { type FaultPlan, injectFaults, refuseOverlaps, sdkError } from '../../support/faults.ts';
import { describeInProcess } from '../../support/routes-under-test.ts';
import { startService, type TestAnswer, type TestRequest, toMany, toOne } from '../../support/service.ts';
import { contentOf } from '../../support/table-content.ts';

const service = await startService();

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `key-${keys}`;
};

const create = (key: string, name: string, headers: TestRequest['headers'] = {}, query = '') =>
  service.call('POST', `/api/v1/departments${query}`, {
    body: { data: { type: 'department', attributes: { name } } },
    headers: { 'idempotency-key': key, ...headers },
  });

const rename = (id: string, name: string, headers: TestRequest['headers'] = {}) =>
  service.call('PATCH', `/api/v1/departments/${id}`, {
    body: { data: { type: 'department', id, attributes: { name } } },
    headers,
  });

const countOf = async (name: string): Promise<number> => {
  const { document } = await service.call('GET', '/api/v1/departments?page[size]=100');
  return document.data.filter((each: { attributes: { name: string } }) => each.attributes.name === name).length;
};

const expectReplay = (answer: TestAnswer, first: TestAnswer, key: string): void => {
  expect([answer.status, answer.text]).toEqual([first.status, first.text]);
  expect(answer.headers.location).toBe(first.headers.location);
  expect(answer.headers.etag).toBe(first.headers.etag);
  expect(answer.headers).toMatchObject({ 'idempotent-replayed': 'true', 'idempotency-key': key });
};

it('carries a repeated creation out once, and answers it as the first time', async () => {
  const key = newKey();
  const first = await create(key, 'Once');
  expect(first.status).toBe(201);
  expect(first.headers['idempotent-replayed']).toBeUndefined();
  expectReplay(await create(key, 'Once'), first, key);
  expectReplay(await create(`"${key}"`, 'Once'), first, key);
  expect(await countOf('Once')).toBe(1);
});

it('carries one of fifty requests out that come at once', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(key, 'Crowd')));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
  expect(await countOf('Crowd')).toBe(1);
});

it('refuses a key that was used for another request', async () => {
  const key = newKey();
  await create(key, 'First');
  const refusal = { code: 'idempotency_key_reused', source: { header: 'Idempotency-Key' } };
  expectRefusal(await create(key, 'Second'), 422, refusal);
  expect(await countOf('Second')).toBe(0);
  expectRefusal(await create(key, 'First', {}, '?fields[department]=name'), 422, refusal);
});

it('keeps a key for one token, method and path', async () => {
  const key = newKey();
  const { document } = await create(key, 'Mine');
  const { id } = document.data;
  const renamed = await rename(id, 'Renamed', { 'idempotency-key': key });
  expect([renamed.status, renamed.headers['idempotent-replayed']]).toEqual([200, undefined]);
  const other = await service.authorize('organisation:write');
  const foreign = await create(key, 'Mine', other);
  expect([foreign.status, foreign.headers['idempotent-replayed']]).toEqual([201, undefined]);
});

it('refuses a key of another form', async () => {
  for (const key of ['x'.repeat(256), '', '"', 'a b', '"a"b', 'ä'.normalize('NFD')]) {
    const refused = await create(key, 'Never');
    expectRefusal(refused, 400, { code: 'idempotency_key_invalid', source: { header: 'Idempotency-Key' } });
  }
  expect((await create('x'.repeat(255), 'Longest')).status).toBe(201);
});

it('allows a corrected request to use the key again', async () => {
  const key = newKey();
  expect((await create(key, '')).status).toBe(422);
  expect((await create(key, 'Corrected')).status).toBe(201);
});

it('answers a change as the first time, whatever has happened since', async () => {
  const [key, { document }] = [newKey(), await create(newKey(), 'Before')];
  const { id } = document.data;
  const first = await rename(id, 'A', { 'idempotency-key': key });
  await rename(id, 'B');
  expectReplay(await rename(id, 'A', { 'idempotency-key': key }), first, key);
  expect((await service.call('GET', `/api/v1/departments/${id}`)).document.data.attributes.name).toBe('B');
  await service.call('DELETE', `/api/v1/departments/${id}`);
  expectReplay(await rename(id, 'A', { 'idempotency-key': key }), first, key);
});

it('remembers a change that altered nothing', async () => {
  const [key, { document }] = [newKey(), await create(newKey(), 'Same')];
  const { id } = document.data;
  const first = await rename(id, 'Same', { 'idempotency-key': key });
  await rename(id, 'Other');
  expectReplay(await rename(id, 'Same', { 'idempotency-key': key }), first, key);
});

it('replays a change that If-Match would refuse by now', async () => {
  const [key, { document }] = [newKey(), await create(newKey(), 'Guarded')];
  const headers = { 'idempotency-key': key, 'if-match': '"v1"' };
  const { id } = document.data;
  const first = await rename(id, 'A', headers);
  expect(first.status).toBe(200);
  expectReplay(await rename(id, 'A', headers), first, key);
  expect((await rename(id, 'B', { ...headers, 'idempotency-key': newKey() })).status).toBe(412);
});

it('changes a linkage once, and another one by the same body too', async () => {
  const [key, user] = [newKey(), await service.seedUser()];
  const senate = await service.seed('workflow_group', { name: 'Senate' });
  const council = await service.seed('workflow_group', { name: 'Council' });
  const body = toMany(user);
  const membersOf = ({ id }: { id: string }) => `/api/v1/workflow_groups/${id}/relationships/members`;
  const add = (group: { id: string }) =>
    service.call('POST', membersOf(group), { body, headers: { 'idempotency-key': key } });
  const first = await add(senate);
  expect((await add(council)).headers['idempotent-replayed']).toBeUndefined();
  expect((await service.call('GET', membersOf(council))).document.data).toMatchObject([{ id: user.id }]);
  await service.call('DELETE', membersOf(senate), { body });
  expectReplay(await add(senate), first, key);
});

it('ignores a key at a deletion', async () => {
  const [key, { document }] = [newKey(), await create(newKey(), 'Gone')];
  const remove = () =>
    service.call('DELETE', `/api/v1/departments/${document.data.id}`, { headers: { 'idempotency-key': key } });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
});

it('shows the present state where the first answer was too large to be kept', async () => {
  const key = newKey();
  const profile = await service.seed('profile');
  const attributes = { title: 'Fellow', effective_from: '2026-01-01', note: `<p>${'ä'.repeat(40_000)}</p>` };
  const body = { data: { type: 'additional_appointment', attributes, relationships: { profile: toOne(profile) } } };
  const post = () =>
    service.call('POST', '/api/v1/additional_appointments', { body, headers: { 'idempotency-key': key } });
  const [first, again] = [await post(), await post()];
  expect(first.status, first.text).toBe(201);
  expect(again.document).toEqual({ ...first.document, meta: { replay: 'current' } });
  expect(again.headers).toMatchObject({ location: first.headers.location, 'idempotent-replayed': 'true' });
  const { id, type } = again.document.data;
  const changed = await service.call('PATCH', `/api/v1/additional_appointments/${id}`, {
    body: { data: { type, id, attributes: { title: 'Senior Fellow' } } },
    headers: { 'if-match': String(again.headers.etag) },
  });
  expect(changed.status, changed.text).toBe(200);
});

it('leads to the same import, and to the same period with its coverage', async () => {
  const [ofImport, ofPeriod] = [newKey(), newKey()];
  const term = await service.seed('course_evaluation_term', { name: 'T' });
  const course = await service.seed('course_evaluation_course', { name: 'C' });
  await service.seed('course_evaluation_section', { name: '0101' }, { course: toOne(course), term: toOne(term) });
  const begin = () =>
    service.call('POST', '/api/v1/imports', {
      body: { data: { type: 'import', attributes: {} } },
      headers: { 'idempotency-key': ofImport },
    });
  const [begun, begunAgain] = [await begin(), await begin()];
  expect(begun.status, begun.text).toBe(201);
  expect(begunAgain.document.data.id).toBe(begun.document.data.id);
  expect(begunAgain.document.meta).toMatchObject({ replay: 'current', upload: { method: 'PUT' } });
  const attributes = { name: 'P', evaluation_type: 'end_of_term', course_uuids: [course.id] };
  const relationships = { term: toOne(term) };
  const open = () =>
    service.call('POST', '/api/v1/course_evaluation_periods', {
      body: { data: { type: 'course_evaluation_period', attributes, relationships } },
      headers: { 'idempotency-key': ofPeriod },
    });
  const [opened, openedAgain] = [await open(), await open()];
  expect(opened.status, opened.text).toBe(201);
  expect(openedAgain.document).toEqual({ ...opened.document, meta: { replay: 'current' } });
});

describeInProcess('a request that is cut off', () => {
  const during = async (plan: FaultPlan, act: () => Promise<TestAnswer>): Promise<TestAnswer> => {
    const stop = injectFaults(service.store.client, plan);
    try {
      return await act();
    } finally {
      stop();
    }
  };

  const once = (fault: ReturnType<FaultPlan>): FaultPlan => {
    let left = 1;
    return (command) => {
      if (!command.startsWith('TransactWrite') || left === 0) return undefined;
      left -= 1;
      return fault;
    };
  };

  it.each([
    ['before its transaction', false],
    ['after it, before the answer', true],
  ])('%s can be repeated', async (when, afterwards) => {
    const [key, name] = [newKey(), `Cut off ${when}`];
    const error = sdkError('TimeoutError');
    const failed = await during(once({ error, afterwards }), () => create(key, name));
    expect(failed.status).toBe(503);
    const again = await create(key, name);
    expect(again.status).toBe(201);
    expect(again.headers['idempotent-replayed']).toBe(afterwards ? 'true' : undefined);
    expect(await countOf(name)).toBe(1);
  });

  it('whose own transaction is carried out without an answer is not taken for another', async () => {
    const [key, name] = [newKey(), 'Lost answer'];
    const error = sdkError('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] });
    const answer = await during(once({ error, afterwards: true }), () => create(key, name));
    expect([answer.status, answer.headers['idempotent-replayed']]).toEqual([201, undefined]);
    const { id } = answer.document.data;
    const headers = { 'idempotency-key': newKey(), 'if-match': '"v1"' };
    const renamed = await during(once({ error, afterwards: true }), () => rename(id, `${name} B`, headers));
    expect([renamed.status, renamed.document.data.meta.version]).toEqual([200, 2]);
    expect(await countOf(name)).toBe(0);
  });

  it('meets others with its key as DynamoDB reports them', async () => {
    const key = newKey();
    const stop = refuseOverlaps(service.store.client);
    onTestFinished(stop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(key, 'Overlap')));
    stop();
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await countOf('Overlap')).toBe(1);
  });

  it('gets the answer, after many conflicts, that its key is in use', async () => {
    const error = sdkError('TransactionCanceledException', {
      CancellationReasons: [{ Code: 'None' }, { Code: 'None' }, { Code: 'TransactionConflict' }],
    });
    const refused = await during(
      (command) => (command.startsWith('TransactWrite') ? { error } : undefined),
      () => create(newKey(), 'Busy'),
    );
    expectRefusal(refused, 409, { code: 'idempotency_key_in_use' });
    expect(refused.headers['retry-after']).toBe('1');
  });
});

describeInProcess('what is kept of an answer', () => {
  it('holds for 24 hours, and no longer', async () => {
    const before = Date.now() / 1000;
    const [key, name] = [newKey(), 'Expired'];
    const first = await create(key, name);
    const items = await contentOf(service.store);
    const kept = items.find(({ id, fingerprint }) => id === first.document.data.id && fingerprint !== undefined);
    const keptFrom = Number(kept?.[timeToLive]) - 24 * 3600;
    expect(keptFrom).toBeGreaterThanOrEqual(Math.floor(before));
    expect(keptFrom).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
    await service.store.client.send(
      new UpdateCommand({
        TableName: service.store.tableName,
        Key: { pk: kept?.pk, sk: kept?.sk },
        UpdateExpression: 'SET #end = :then',
        ExpressionAttributeNames: { '#end': timeToLive },
        ExpressionAttributeValues: { ':then': Math.floor(Date.now() / 1000) - 1 },
      }),
    );
    const answers = await Promise.all([create(key, name), create(key, name)]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.document.data.id).not.toBe(first.document.data.id);
    expect(await countOf(name)).toBe(2);
  });

  it('shows neither the token nor the key', async () => {
    const key = newKey();
    await create(key, 'Secret');
    const kept = (await contentOf(service.store)).filter(({ fingerprint }) => fingerprint !== undefined);
    expect(kept.length).toBeGreaterThan(0);
    for (const item of kept) expect(keyName(item)).not.toContain(key);
  });
});
