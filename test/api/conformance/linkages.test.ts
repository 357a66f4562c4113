import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { namedOperations } from '../../support/operations.ts';
import { type TestAnswer, toMany } from '../../support/service.ts';
import { expectRefusal, startConformance, toTest } from './conformance.ts';
import { type LinkageRequest, linkageRequest, newLinked, newTarget } from './linkage-requests.ts';

const conformance = await startConformance();

const all = toTest(namedOperations().filter(([, { kind }]) => kind === 'relationship')).map(([, row]) => row);
const reads = all.filter(({ method }) => method === 'GET').map((row) => [row.path, row] as const);
const writes = all.filter(({ method }) => method !== 'GET').map((row) => [row.name, row] as const);

const isHidden = ({ answers, relationship = '' }: Operation): boolean => {
  const found = resourceOf(answers).relationships[relationship];
  return found?.kind === 'many' && found.hidden === true;
};

const call = (method: string, target: string, ...targets: readonly { type: string; id: string }[]) =>
  conformance.call(method, target, { body: toMany(...targets) });

const idsOf = ({ document }: TestAnswer): string[] => document.data.map(({ id }: { id: string }) => id);

const ids = (...records: readonly { id: string }[]): string[] => records.map(({ id }) => id).sort();

const read = async (target: string): Promise<string[]> => idsOf(await conformance.call('GET', target));

const asPerson = async () => {
  const { id } = await conformance.service.seedUser();
  const principal = { kind: 'user', id } as const;
  const { token } = await issueToken(conformance.service.store, {
    name: 'person',
    scopes,
    principal,
    now: new Date(),
  });
  return { authorization: `Bearer ${token}` };
};

/** What the targets themselves know of the record, where they do. */
const knownBy = async ({ answers, relationship = '' }: Operation, id: string, targets: readonly StoredRecord[]) => {
  const found = resourceOf(answers).relationships[relationship];
  const linkage = found?.kind === 'many' ? found.inverse?.linkage : undefined;
  if (linkage === undefined) return undefined;
  const records = await conformance.service.store.readMany(targets);
  return records.filter((each) => Object.hasOwn(Object(each[linkage]), id)).map((each) => each.id);
};

describe.each(reads)('the linkage at %s', (path, row) => {
  const made: StoredRecord[] = [];

  /** A new record that is linked with the first of so many targets, which are the same for all records. */
  const fresh = async (count: number) => {
    const { service } = conformance;
    const missing = Array.from({ length: Math.max(0, count - made.length) }, () => newTarget(row, service));
    made.push(...(await Promise.all(missing)));
    const targets = made.slice(0, count);
    const [one, two, three] = targets;
    if (one === undefined || two === undefined || three === undefined) throw new Error('ask for three');
    const record = await newLinked(row, service, [one]);
    return { record, targets, one, two, three, target: path.replace('{id}', record.id) };
  };

  it('is read with its addresses, each of which answers', async () => {
    const { target, one } = await fresh(3);
    const { document } = await conformance.call('GET', target);
    expect(document.data).toEqual([{ type: one.type, id: one.id }]);
    expect(document.meta).toEqual({ count: 1, version: expect.any(Number) });
    const shown = isHidden(row) ? {} : { related: expect.stringMatching(new RegExp(`/${row.relationship}$`)) };
    expect(document.links).toEqual({ self: `http://facet.test${target}`, ...shown });
    for (const link of Object.values(document.links)) {
      expect((await conformance.call('GET', String(link))).status).toBe(200);
    }
    for (const query of ['include=sections', 'fields[user]=', 'page[size]=1', 'bogus=1']) {
      expect((await conformance.call('GET', `${target}?${query}`)).status).toBe(400);
    }
  });

  it('gains, loses and is replaced, all of it known to its targets, and again without a change', async () => {
    const { target, record, targets, one, two, three } = await fresh(3);
    const steps = [
      ['POST', [two, three], [one, two, three]],
      ['POST', [two, two], [one, two, three]],
      ['DELETE', [one, three], [two]],
      ['DELETE', [one, three], [two]],
      ['PATCH', [one, three], [one, three]],
      ['PATCH', [three, one, one], [one, three]],
      ['POST', [], [one, three]],
      ['DELETE', [], [one, three]],
      ['PATCH', [], []],
      ['POST', [one], [one]],
    ] as const;
    for (const [method, given, left] of steps) {
      const answer = await call(method, target, ...given);
      expect(answer.status, answer.text).toBe(isHidden(row) ? 204 : 200);
      const now = await conformance.call('GET', target);
      expect(idsOf(now)).toEqual(ids(...left));
      if (!isHidden(row)) expect(answer.document).toEqual(now.document);
      const known = await knownBy(row, record.id, targets);
      if (known !== undefined) expect(known.sort()).toEqual(ids(...left));
    }
  });

  it('moves the time of the record’s last change when it alters what is shown, and else writes nothing', async () => {
    const { target, record, one, two } = await fresh(3);
    const stored = async () => conformance.service.store.read(record);
    const updated = async () => (await stored())?.updated_at;
    const [before, first] = [await updated(), await stored()];
    for (const [method, given] of [
      ['POST', one],
      ['PATCH', one],
      ['DELETE', two],
    ] as const) {
      await call(method, target, given);
      expect(await stored()).toEqual(first);
    }
    await call('POST', target, two);
    expect((await stored())?.version).toBe((first?.version ?? 0) + 1);
    // A change of a hidden linkage must not show in `updated_at`.
    if (isHidden(row)) expect(await updated()).toBe(before);
    else expect(await updated()).not.toBe(before);
  });

  it('takes ids in any letter case, and nothing that no record can be called from it', async () => {
    const { target, one, two } = await fresh(3);
    await call('POST', target, { ...two, id: two.id.toUpperCase() }, two);
    expect(await read(target)).toEqual(ids(one, two));
    await call('DELETE', target, { ...one, id: one.id.toUpperCase() }, { type: one.type, id: 'nothing' });
    expect(await read(target)).toEqual([two.id]);
  });

  it('stays as it is when one of the targets does not exist', async () => {
    const { target, one, two } = await fresh(3);
    const unknown = { type: one.type, id: randomUUID() };
    for (const method of ['POST', 'PATCH']) {
      const answer = await call(method, target, two, unknown);
      const detail = `There is no ${unknown.type} with the id "${unknown.id}"`;
      expectRefusal(answer, 404, { code: 'related_not_found', detail, source: { pointer: '/data/1' } });
      const malformed = await call(method, target, two, { type: one.type, id: 'nothing' });
      expectRefusal(malformed, 404, { code: 'related_not_found', source: { pointer: '/data/1' } });
    }
    expect((await call('DELETE', target, unknown)).status).toBeLessThan(300);
    expect(await read(target)).toEqual([one.id]);
  });

  it('reports a hundred of all targets that do not exist', async () => {
    const { target, one } = await fresh(3);
    const many = Array.from({ length: 1_000 }, (_, index) => ({ type: one.type, id: `x${index}` }));
    const { status, document } = await call('POST', target, ...many);
    expect([status, document.errors.length]).toEqual([404, 101]);
    expect(document.errors[99].source).toEqual({ pointer: '/data/99' });
    expect(document.errors[100]).toMatchObject({ code: 'more_errors', detail: 'There are 900 more errors' });
  });

  it('takes no other type', async () => {
    const { target, one } = await fresh(3);
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const answer = await call(method, target, one, { type: 'department', id: one.id });
      expectRefusal(answer, 409, { code: 'type_mismatch', source: { pointer: '/data/1/type' } });
    }
    expect(await read(target)).toEqual([one.id]);
  });

  it('changes in one request by no more than one transaction takes', async () => {
    const { target, targets } = await fresh(47);
    const source = { pointer: '/data' };
    const detail = expect.stringMatching(/ can't change by so many at once \(maximum is 45\): send them in parts$/);
    const refused = await call('POST', target, ...targets);
    expectRefusal(refused, 422, { code: 'too_many_at_once', detail, source, meta: { field: row.relationship } });
    // What exists already does not count.
    expect((await call('POST', target, ...targets.slice(0, 46))).status).toBeLessThan(300);
    expect(await read(target)).toHaveLength(46);
    expectRefusal(await call('PATCH', target), 422, { code: 'too_many_at_once', detail, source });
    expect((await call('PATCH', target, ...targets.slice(1))).status).toBeLessThan(300);
    expect((await call('DELETE', target, ...targets.slice(2))).status).toBeLessThan(300);
    expect(await read(target)).toEqual([targets[1]?.id]);
  });
});

describe.each(writes)('%s', (_name, row) => {
  let request: LinkageRequest;

  // What is refused leaves the request as good as it was.
  beforeAll(async () => {
    request = await linkageRequest(row, conformance.service);
  });

  it('refuses other shapes', async () => {
    const { target } = request;
    const shapes: readonly (readonly [unknown, string])[] = [
      [{}, ''],
      [{ data: null }, '/data'],
      [{ data: {} }, '/data'],
      [{ data: { type: 'user', id: randomUUID() } }, '/data'],
      [{ data: 'all' }, '/data'],
      [{ data: [null] }, '/data/0'],
      [{ data: [{ type: row.body }] }, '/data/0'],
      [{ data: [{ type: row.body, id: 7 }] }, '/data/0'],
      [{ data: [{ id: randomUUID() }] }, '/data/0'],
      [[], ''],
      ['7', ''],
    ];
    for (const [body, pointer] of shapes) {
      expectRefusal(await conformance.call(row.method, target, { body }), 400, { source: { pointer } });
    }
  });

  it('refuses a record that does not exist, a strange body, and callers without the scope', async () => {
    const { service } = conformance;
    const { target, body } = request;
    const refuse = (request: object, path = target) => conformance.call(row.method, path, { body, ...request });
    const unknown = row.path.replace('{id}', randomUUID());
    expectRefusal(await refuse({}, unknown), 404, { code: 'not_found' });
    expectRefusal(await refuse({}, row.path.replace('{id}', 'nothing')), 404, { code: 'not_found' });
    expect((await refuse({ headers: { 'content-type': 'application/json' } })).status).toBe(415);
    expect((await refuse({}, `${target}?include=user`)).status).toBe(400);
    expect((await refuse({ headers: { authorization: undefined } })).status).toBe(401);
    const reader = await service.authorize(row.scope === 'cases:write' ? 'cases:read' : 'students:read');
    const unscoped = await refuse({ headers: reader });
    expectRefusal(unscoped, 403, { code: 'missing_scope', detail: expect.stringContaining(row.scope) });
  });
});

describe.each(all.filter(isHidden).map((row) => [row.name, row] as const))('%s', (_name, row) => {
  it('is for integrations alone', async () => {
    const { target, body } = await linkageRequest(row, conformance.service);
    const request = { ...(body && { body }), headers: await asPerson() };
    const detail = `Only a token of an integration may read or change "${row.relationship}"`;
    for (const each of [target, row.path.replace('{id}', randomUUID())]) {
      expectRefusal(await conformance.call(row.method, each, request), 403, { code: 'integration_only', detail });
    }
  });
});
