import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scanTable } from '../../../infra/tools/bench/scan-table.ts';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { batchedOperations } from '../../../lib/operations.ts';
import { startService, type TestRequest, toOne } from '../../support/service.ts';

const service = await startService();

const contentType = 'application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"';

interface Result {
  readonly data?: {
    readonly id: string;
    readonly attributes: Record<string, unknown>;
    readonly meta: { version: number };
  };
}

const send = (operations: unknown, headers: TestRequest['headers'] = {}) =>
  service.call('POST', '/api/v1/operations', {
    body: { 'atomic:operations': operations },
    headers: { 'content-type': contentType, accept: contentType, ...headers },
  });

const carryOut = async (...operations: object[]): Promise<Result[]> => {
  const { status, document, text } = await send(operations);
  if (status !== 200) throw new Error(text);
  return document['atomic:results'];
};

const refused = async (...operations: object[]) => {
  const { status, document } = await send(operations);
  return [
    status,
    ...document.errors.map(({ code, source }: { code: string; source: { pointer: string } }) => [
      code,
      source?.pointer,
    ]),
  ];
};

const read = (path: string) => service.call('GET', `/api/v1/${path}`);

const name = () => `D ${randomUUID()}`;
const addDepartment = (attributes: object, more: object = {}) => ({
  op: 'add',
  data: { type: 'department', attributes, ...more },
});

describe('adding', () => {
  it('makes resources in order, and answers what each creation would', async () => {
    const [one, other] = [name(), name()];
    const results = await carryOut(addDepartment({ name: one }), addDepartment({ name: other }));
    expect(results.map(({ data }) => data?.attributes.name)).toEqual([one, other]);
    for (const { data } of results) {
      const { document } = await read(`departments/${data?.id}`);
      expect(document.data).toEqual(data);
    }
  });

  it('has later operations name what earlier ones add', async () => {
    const [parent, child, user, employment] = await carryOut(
      addDepartment({ name: name() }, { lid: 'root' }),
      addDepartment({ name: name() }, { relationships: { parent: { data: { type: 'department', lid: 'root' } } } }),
      { op: 'add', data: { type: 'user', lid: 'ada', attributes: { display_name: 'Ada' } } },
      {
        op: 'add',
        data: {
          type: 'employment',
          attributes: { title: 'Lecturer', effective_from: '2026-01-01' },
          relationships: { user: { data: { type: 'user', lid: 'ada' } } },
        },
      },
    );
    const related = await read(`departments/${child?.data?.id}/parent`);
    expect(related.document.data.id).toBe(parent?.data?.id);
    const employments = await read(`users/${user?.data?.id}/employments`);
    expect(employments.document.data.map(({ id }: { id: string }) => id)).toEqual([employment?.data?.id]);
    expect((await read(`departments/${parent?.data?.id}`)).document.data.relationships.children.meta.count).toBe(1);
  });
});

const made = async (attributes: object = {}) => {
  const [result] = await carryOut(addDepartment({ name: name(), ...attributes }));
  if (result?.data === undefined) throw new Error('nothing was made');
  return result.data;
};
const update = (id: string, attributes: object, more: object = {}) => ({
  op: 'update',
  data: { type: 'department', id, attributes },
  ...more,
});
const remove = (id: string, more: object = {}) => ({ op: 'remove', ref: { type: 'department', id }, ...more });
const departments = async (): Promise<string[]> => {
  const found = (await scanTable(service.store)).filter(({ type, sk }) => type === 'department' && sk === '#');
  return found.map(({ id }) => String(id));
};
const statusOf = async (id: string): Promise<number> => (await read(`departments/${id}`)).status;

describe('updating and removing', () => {
  it('changes what exists, by ref, by data alone, and by address', async () => {
    const [one, two, three] = [await made(), await made(), await made()];
    const [first, second] = [name(), name()];
    const results = await carryOut(
      update(one.id, { name: first }, { ref: { type: 'department', id: one.id } }),
      update(two.id, { name: second }, { href: `/api/v1/departments/${two.id}` }),
      remove(three.id),
    );
    expect(results.map(({ data }) => data?.attributes.name)).toEqual([first, second, undefined]);
    expect(await statusOf(three.id)).toBe(404);
    const again = name();
    expect(
      (
        await carryOut({
          op: 'add',
          href: '/api/v1/departments',
          data: { type: 'department', attributes: { name: again } },
        })
      )[0]?.data?.attributes.name,
    ).toBe(again);
  });

  it('answers 204 where nothing is to be returned', async () => {
    const [one, two] = [await made(), await made()];
    const answer = await send([
      remove(one.id),
      { op: 'remove', href: `http://facet.test/api/v1/departments/${two.id}` },
    ]);
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('folds what touches one record: the answers show each step, and the table the last', async () => {
    const [before, between, after] = [name(), name(), name()];
    const old = await made({ name: before });
    const results = await carryOut(
      addDepartment({ name: before }, { lid: 'new' }),
      {
        op: 'update',
        ref: { type: 'department', lid: 'new' },
        data: { type: 'department', lid: 'new', attributes: { name: after } },
      },
      update(old.id, { name: between }),
      update(old.id, { name: after, external_id: randomUUID() }),
    );
    expect(results.map(({ data }) => [data?.attributes.name, data?.meta.version])).toEqual([
      [before, 1],
      [after, 2],
      [between, 2],
      [after, 3],
    ]);
    for (const data of [results[1]?.data, results[3]?.data]) {
      const { document } = await read(`departments/${data?.id}`);
      expect([document.data.attributes, document.data.meta]).toEqual([data?.attributes, data?.meta]);
    }
    const listed = await read('departments?sort=name&page[size]=100');
    const names = listed.document.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name);
    expect(names.filter((each: string) => [before, between].includes(each))).toEqual([]);
  });

  it('leaves nothing of what is added and removed, or changed and removed', async () => {
    const old = await made();
    const before = await departments();
    await carryOut(
      addDepartment({ name: name() }, { lid: 'gone' }),
      { op: 'remove', ref: { type: 'department', lid: 'gone' } },
      update(old.id, { name: name() }),
      remove(old.id),
      addDepartment({ name: name() }),
    );
    expect(await statusOf(old.id)).toBe(404);
    // One has gone, and one is new.
    const after = await departments();
    expect([after.length, after.filter((id) => !before.includes(id)).length]).toEqual([before.length, 1]);
  });

  it('keeps a record to which an operation before refers', async () => {
    const old = await made();
    const child = addDepartment(
      { name: name() },
      { relationships: { parent: { data: { type: 'department', id: old.id } } } },
    );
    expect(await refused(child, remove(old.id))).toEqual([409, ['referred_to', '/atomic:operations/1']]);
    expect(await statusOf(old.id)).toBe(200);
    await carryOut(remove(old.id), addDepartment({ name: name() }));
    expect(await refused(remove(old.id))).toMatchObject([
      expect.toBeOneOf([404, 410]),
      [expect.any(String), '/atomic:operations/0'],
    ]);
  });
});

describe('a look-up by an index', () => {
  const part = async () => {
    const term = await service.seed('course_evaluation_term', { name: name() });
    const times = { name: name(), evaluation_type: 'end_of_term' };
    const period = await service.seed('course_evaluation_period', times, { term: toOne(term) });
    const set = await service.seed('course_evaluation_question_set', { name: name() }, { period: toOne(period) });
    return service.seed('course_evaluation_question_set_section', { name: name() }, { question_set: toOne(set) });
  };

  it('is made for what no operation before has changed', async () => {
    const { id, type } = await part();
    expect((await send([addDepartment({ name: name() }), { op: 'remove', ref: { type, id } }])).status).toBe(200);
    expect((await read(`${type}s/${id}`)).status).toBe(404);
  });

  it('is made in a batch that deletes several records of a type', async () => {
    const parts = await Promise.all(Array.from({ length: 12 }, part));
    const removals = parts.map(({ id, type }) => ({ op: 'remove', ref: { type, id } }));
    expect((await send(removals)).status).toBe(204);
  });
});

describe('relationships', () => {
  const person = (lid: string) => ({ op: 'add', data: { type: 'user', lid, attributes: { display_name: lid } } });

  const enrolled = async () => {
    const [course, term] = [
      await service.seed('course_evaluation_course', { name: 'C' }),
      await service.seed('course_evaluation_term', { name: 'T' }),
    ];
    const relationships = {
      course: { data: { type: course.type, id: course.id } },
      term: { data: { type: term.type, id: term.id } },
    };
    const section = (lid: string) => ({
      op: 'add',
      data: { type: 'course_evaluation_section', lid, attributes: { name: lid }, relationships },
    });
    return { section };
  };

  it('are added to, replaced and taken from, also of records that the request makes', async () => {
    const { section } = await enrolled();
    const student = { type: 'course_evaluation_student', lid: 'student' };
    const ref = { ...student, relationship: 'sections' };
    const named = (...lids: string[]) => lids.map((lid) => ({ type: 'course_evaluation_section', lid }));
    const results = await carryOut(
      person('user'),
      section('one'),
      section('two'),
      section('three'),
      { op: 'add', data: { ...student, relationships: { user: { data: { type: 'user', lid: 'user' } } } } },
      { op: 'add', ref, data: named('one', 'two') },
      { op: 'remove', ref, data: named('one') },
      { op: 'add', ref, data: named('three') },
      { op: 'update', ref, data: named('one', 'three') },
    );
    const [, one, , three, made, , , , linkage] = results;
    const wanted = [one?.data?.id, three?.data?.id].sort();
    const ids = (data: readonly { id: string }[]) => data.map(({ id }) => id).sort();
    expect(ids(linkage?.data as never)).toEqual(wanted);
    const { document } = await read(`course_evaluation_students/${made?.data?.id}`);
    expect(ids(document.data.relationships.sections.data)).toEqual(wanted);
    const of = await read(`course_evaluation_students?filter[sections]=${three?.data?.id}`);
    expect(ids(of.document.data)).toEqual([made?.data?.id]);
  });

  it('to one are set and emptied at their own address', async () => {
    const [parent, child] = [await made(), await made()];
    const ref = { type: 'department', id: child.id, relationship: 'parent' };
    await carryOut({ op: 'update', ref, data: { type: 'department', id: parent.id } });
    expect((await read(`departments/${child.id}/parent`)).document.data.id).toBe(parent.id);
    await carryOut({ op: 'update', href: `/api/v1/departments/${child.id}/relationships/parent`, data: null });
    expect((await read(`departments/${child.id}/parent`)).document.data).toBeNull();
    expect(await refused({ op: 'add', ref, data: [] })).toEqual([403, ['not_offered', '/atomic:operations/0']]);
    const missing = randomUUID();
    expect(await refused({ op: 'update', ref, data: { type: 'department', id: missing } })).toEqual([
      404,
      ['related_not_found', '/atomic:operations/0/data'],
    ]);
  });
});

describe('local ids', () => {
  const lid = (id: string) => ({ parent: { data: { type: 'department', lid: id } } });

  it.each([
    [
      'unknown',
      [addDepartment({ name: 'x' }, { relationships: lid('a') })],
      '/atomic:operations/0/data/relationships/parent/data/lid',
    ],
    [
      'of the operation itself',
      [addDepartment({ name: 'x' }, { lid: 'a', relationships: lid('a') })],
      '/atomic:operations/0/data/relationships/parent/data/lid',
    ],
    [
      'of a later operation',
      [remove(''), addDepartment({ name: 'x' }, { lid: 'a' })].map((each, index) =>
        index === 0 ? { op: 'remove', ref: { type: 'department', lid: 'a' } } : each,
      ),
      '/atomic:operations/0/ref/lid',
    ],
    [
      'given twice',
      [addDepartment({ name: 'x' }, { lid: 'a' }), addDepartment({ name: 'y' }, { lid: 'a' })],
      '/atomic:operations/1/data/lid',
    ],
    [
      'of another type',
      [
        { op: 'add', data: { type: 'user', lid: 'a', attributes: { display_name: 'A' } } },
        addDepartment({ name: 'x' }, { relationships: lid('a') }),
      ],
      '/atomic:operations/1/data/relationships/parent/data/lid',
    ],
  ])('that are %s are refused', async (_what, operations, pointer) => {
    expect(await refused(...operations)).toEqual([400, ['invalid_lid', pointer]]);
  });
});

describe('a request', () => {
  it('reports what is wrong with all of its operations, and writes nothing', async () => {
    const [label, old] = [name(), await made()];
    const operations = [
      addDepartment({ name: label }),
      addDepartment({ name: '' }),
      addDepartment({}),
      update(old.id, { name: 7 }),
    ];
    expect(await refused(...operations)).toEqual([
      422,
      ['blank', '/atomic:operations/1/data/attributes/name'],
      ['blank', '/atomic:operations/2/data/attributes'],
      ['not_a_string', '/atomic:operations/3/data/attributes/name'],
    ]);
    const { document } = await read('departments?page[size]=100');
    expect(document.data.filter(({ attributes }: Result['data'] & object) => attributes.name === label)).toEqual([]);
    expect((await read(`departments/${old.id}`)).document.data.meta.version).toBe(1);
  });

  it('needs the scopes of all operations before it plans any', async () => {
    const headers = await service.authorize('organisation:write', 'organisation:read');
    const user = { op: 'add', data: { type: 'user', attributes: { display_name: 'A' } } };
    const bad = addDepartment({ name: '' });
    const { status, document } = await send([bad, bad, user, bad, bad], headers);
    expect([status, document.errors]).toMatchObject([
      403,
      [{ code: 'missing_scope', meta: { scope: 'users:write' }, source: { pointer: '/atomic:operations/2' } }],
    ]);
    expect((await send([addDepartment({ name: name() })], headers)).status).toBe(200);
    expect((await send([addDepartment({ name: 'x' })], { authorization: undefined })).status).toBe(401);
  });

  it('takes 25 operations, and as many items as a transaction', async () => {
    const many = (count: number) => Array.from({ length: count }, () => addDepartment({ name: name() }));
    expect(await carryOut(...many(25))).toHaveLength(25);
    expect(await refused(...many(26))).toEqual([422, ['too_many_operations', '/atomic:operations']]);
    const addresses = Array.from({ length: 25 }, (_, index) => [
      {
        op: 'add',
        data: {
          type: 'user',
          lid: `u${index}`,
          attributes: { display_name: 'U', emails: [1, 2, 3].map((each) => `${randomUUID()}-${each}@x.example`) },
        },
      },
    ]).flat();
    const answer = await send(addresses);
    expect([answer.status, answer.document.errors[0]]).toMatchObject([
      422,
      { code: 'transaction_too_large', meta: { maximum: 100, items: expect.any(Number) } },
    ]);
    expect(answer.document.errors[0].meta.items).toBeGreaterThan(100);
  });

  it('refuses what takes more than one transaction, and what has a secret', async () => {
    const period = { op: 'add', data: { type: 'course_evaluation_period', attributes: { name: 'P' } } };
    const token = { op: 'add', data: { type: 'access_token', attributes: { name: 'T', scopes: ['people:read'] } } };
    for (const each of [period, token])
      expect(await refused(addDepartment({ name: name() }), each)).toEqual([
        422,
        ['not_atomic', '/atomic:operations/1'],
      ]);
  });

  it.each([
    ['no operations', []],
    ['none at all', undefined],
    ['no list', {}],
  ])('with %s is refused', async (_what, operations) => {
    expect((await send(operations)).status).toBe(400);
  });

  it.each([
    ['no object', 7, ''],
    ['no op', {}, ''],
    ['another op', { op: 'upsert' }, '/op'],
    ['no data', { op: 'add' }, ''],
    ['no type', { op: 'add', data: {} }, '/data'],
    ['an unknown type', { op: 'add', data: { type: 'dragon' } }, ''],
    ['ref and href', { op: 'remove', ref: { type: 'department', id: 'x' }, href: '/api/v1/departments/x' }, ''],
    ['a ref without an id', { op: 'remove', ref: { type: 'department' } }, '/ref'],
    ['id and lid', { op: 'remove', ref: { type: 'department', id: 'x', lid: 'y' } }, '/ref'],
    ['an address of nothing', { op: 'remove', href: '/api/v1/dragons/1' }, '/href'],
    ['a ref of an addition', { op: 'add', ref: { type: 'department', id: 'x' }, data: { type: 'department' } }, '/ref'],
    [
      'another type than its address',
      { op: 'update', href: `/api/v1/users/${randomUUID()}`, data: { type: 'department', id: 'x' } },
      '/data/type',
    ],
    [
      'a version that is none',
      { op: 'remove', ref: { type: 'department', id: 'x' }, meta: { if_match: {} } },
      '/meta/if_match',
    ],
    ['data of a removal', { op: 'remove', ref: { type: 'department', id: 'x' }, data: {} }, '/data'],
  ])('whose operation has %s is refused where it lies', async (_what, operation, at) => {
    expect(await refused(operation as object)).toEqual([400, ['invalid_operation', `/atomic:operations/0${at}`]]);
  });

  it('is sent and answered with the extension', async () => {
    const body = { 'atomic:operations': [addDepartment({ name: name() })] };
    const plain = 'application/vnd.api+json';
    const ask = (headers: Readonly<Record<string, string>>, method = 'POST') =>
      service.call(method, '/api/v1/operations', { body, headers });
    expect((await ask({ 'content-type': plain })).status).toBe(415);
    expect((await ask({ 'content-type': `${plain}; ext="https://x.example"` })).status).toBe(415);
    expect((await ask({ 'content-type': contentType, accept: plain })).status).toBe(406);
    for (const accept of ['*/*', contentType, `text/html, ${contentType};q=0.5`]) {
      const answer = await ask({ 'content-type': contentType, accept });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, contentType]);
    }
    const get = await service.call('GET', '/api/v1/operations', {});
    expect([get.status, get.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    const foreign = await service.call('POST', '/api/v1/operations', {
      body: { ...body, data: [] },
      headers: { 'content-type': contentType, accept: contentType },
    });
    expect([foreign.status, foreign.document.errors[0].source.pointer]).toEqual([400, '/data']);
    expect((await service.call('GET', '/api/v1')).document.meta.operations).toBe('http://facet.test/api/v1/operations');
  });
});

describe('a version', () => {
  it('holds for its operation, also of a record that an earlier one has changed', async () => {
    const old = await made();
    const change = (version: number | string) => update(old.id, { name: name() }, { meta: { if_match: version } });
    expect(await refused(change(2))).toEqual([412, ['precondition_failed', '/atomic:operations/0/meta/if_match']]);
    expect(await refused(change(1), change(1))).toEqual([
      412,
      ['precondition_failed', '/atomic:operations/1/meta/if_match'],
    ]);
    await carryOut(change('"v1"'), change(2));
    expect(await refused(remove(old.id, { meta: { if_match: 1 } }))).toEqual([
      412,
      ['precondition_failed', '/atomic:operations/0/meta/if_match'],
    ]);
    expect((await send([remove(old.id, { meta: { if_match: 3 } })])).status).toBe(204);
  });
});

describe('a key', () => {
  it('has the operations carried out once, and answered again', async () => {
    const [label, headers] = [name(), { 'idempotency-key': randomUUID() }];
    const operations = [addDepartment({ name: label }), addDepartment({ name: name() })];
    const [first, again] = [await send(operations, headers), await send(operations, headers)];
    expect([again.status, again.document]).toEqual([200, first.document]);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect((await send([addDepartment({ name: name() })], headers)).status).toBe(422);
    const { document } = await read('departments?page[size]=100');
    expect(
      document.data.filter(({ attributes }: Result['data'] & object) => attributes.name === label).length,
    ).toBeLessThanOrEqual(1);
    const gone = { 'idempotency-key': randomUUID() };
    const removal = [remove(first.document['atomic:results'][0].data.id)];
    expect([(await send(removal, gone)).status, (await send(removal, gone)).status]).toEqual([204, 204]);
  });

  it('is free again after a refusal', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await send([addDepartment({ name: '' })], headers)).status).toBe(422);
    expect((await send([addDepartment({ name: name() })], headers)).status).toBe(200);
  });
});

it('two requests that touch the same records in opposite order are both carried out, one after the other', async () => {
  const [one, other] = [await made(), await made()];
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => `${each} ${randomUUID()}`);
  const requests = names.map((label, index) => {
    const changes = [update(one.id, { name: label }), update(other.id, { name: label })];
    return carryOut(...(index % 2 === 0 ? changes : changes.reverse()));
  });
  await Promise.all(requests);
  const [first, second] = [await read(`departments/${one.id}`), await read(`departments/${other.id}`)];
  expect(first.document.data.attributes.name).toBe(second.document.data.attributes.name);
  expect([first, second].map(({ document }) => document.data.meta.version)).toEqual([
    1 + names.length,
    1 + names.length,
  ]);
});

it('every operation that a batch can have is known', async () => {
  const id = randomUUID();
  const operationOf = ({ kind, answers: type }: Operation): object => {
    if (kind === 'create') return { op: 'add', data: { type } };
    if (kind === 'update') return { op: 'update', data: { type, id } };
    return { op: 'remove', ref: { type, id } };
  };
  const asked = batchedOperations.filter(({ kind }) => kind !== 'relationship');
  expect(asked.length).toBeGreaterThan(60);
  for (const operation of asked) {
    const { status, text } = await send([operationOf(operation)]);
    // A creation that needs nothing is carried out.
    expect([operation.name, status, text.slice(0, 300)]).toEqual([
      operation.name,
      expect.toSatisfy((each: number) => each < 500),
      expect.any(String),
    ]);
  }
});
