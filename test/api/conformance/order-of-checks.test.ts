import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { operationNamed } from '../../../lib/operations.ts';
import {
  bodyType,
  built,
  type Conformance,
  startConformance,
  unknownTarget,
  type Variation,
  withAttributes,
  withData,
  writableRelationships,
} from './conformance.ts';
import { contractType } from './contract.ts';
import type { RequestDocument } from './fixtures/fixture.ts';

let conformance: Conformance;
let expired: string;
beforeAll(async () => {
  conformance = await startConformance();
  const { store } = conformance.service;
  const now = new Date(Date.now() - 2 * 86_400_000);
  expired = (await issueToken(store, { name: 'old', scopes: ['cases:read'], expiresInDays: 1, now })).token;
});

const badType = { 'content-type': 'text/plain' };
const badAccept = { accept: 'application/vnd.api+json; charset=utf-8' };

const statusOf = async (name: (typeof built.all)[number], variation: Variation): Promise<number> =>
  (await conformance.refuse(name, variation)).status;

const withoutScope = (name: (typeof built.all)[number]) => {
  const { scope, orScope } = operationNamed(name);
  return conformance.service.authorize(...scopes.filter((each) => each !== scope && each !== orScope));
};

describe.each(built.all)('of two errors the earlier is answered: %s', (name) => {
  it('401 before 403: an expired token without the scope', async () => {
    expect(await statusOf(name, { headers: { authorization: `Bearer ${expired}` } })).toBe(401);
  });

  it('401 before all else', async () => {
    const headers = { authorization: undefined, ...badType, ...badAccept };
    expect(await statusOf(name, { headers, query: '?foo=1', target: unknownTarget(name) })).toBe(401);
  });

  it('403 before 406', async () => {
    expect(await statusOf(name, { headers: { ...(await withoutScope(name)), ...badAccept } })).toBe(403);
  });

  it('403 before a wrong query, and before 404', async () => {
    const headers = await withoutScope(name);
    expect(await statusOf(name, { headers, query: '?foo=1' })).toBe(403);
    expect(await statusOf(name, { headers, target: unknownTarget(name) })).toBe(403);
  });

  it('406 before a wrong query', async () => {
    expect(await statusOf(name, { headers: badAccept, query: '?foo=1' })).toBe(406);
  });

  it('a wrong query before 404', async () => {
    if (!built.withPathId.includes(name)) return;
    expect(await statusOf(name, { query: '?foo=1', target: unknownTarget(name) })).toBe(400);
  });
});

const redirect = (linkage: unknown, id: string): unknown =>
  Array.isArray(linkage) ? linkage.map(() => redirect(linkage[0], randomUUID())) : { ...(linkage as object), id };

/** The valid request with path and references that lead nowhere, and its data altered. */
const astray = (name: (typeof built.all)[number], alter: (data: RequestDocument['data']) => object): Variation => {
  const id = randomUUID();
  const redirected = ([field, { data }]: [string, { readonly data: unknown }]) =>
    // The user of a new employment must be the one in the path, or the body would be wrong in one more way.
    [field, { data: redirect(data, field === 'user' ? id : randomUUID()) }] as const;
  return {
    target: operationNamed(name).path.replace(/\{\w+\}/g, id),
    body: withData((data) => {
      const relationships = Object.fromEntries(Object.entries(data.relationships).map(redirected));
      return alter({ ...data, ...(data.id === undefined ? {} : { id }), relationships });
    }),
  };
};

describe.each(built.withBody)('of two errors in a body the earlier is answered: %s', (name) => {
  const { writable } = contractType(bodyType(name));
  const relationships = writableRelationships(name);
  const [first = ''] = Object.keys(relationships);
  const [toOne = first] = Object.keys(relationships).filter((field) => !relationships[field]?.many);

  it('403 before 415', async () => {
    expect(await statusOf(name, { headers: { ...(await withoutScope(name)), ...badType } })).toBe(403);
  });

  it('415 before 406, and before a wrong query', async () => {
    expect(await statusOf(name, { headers: { ...badType, ...badAccept } })).toBe(415);
    expect(await statusOf(name, { headers: badType, query: '?foo=1' })).toBe(415);
  });

  it('a wrong query before a malformed body', async () => {
    const headers = { 'content-type': 'application/vnd.api+json' };
    const answer = await conformance.refuse(name, { query: '?foo=1', body: '{', headers });
    expect([answer.status, answer.document.errors[0].source]).toEqual([400, { parameter: 'foo' }]);
  });

  it('a wrong query before a body that is too large', async () => {
    const body = { meta: { padding: 'x'.repeat(1024 * 1024) } };
    expect(await statusOf(name, { query: '?foo=1', body })).toBe(400);
  });

  it('a body that is too large before a malformed one', async () => {
    const headers = { 'content-type': 'application/vnd.api+json' };
    expect(await statusOf(name, { body: '{'.repeat(1024 * 1024 + 1), headers })).toBe(413);
  });

  it('400 (a shape) before 409 (another type)', async () => {
    expect(await statusOf(name, { body: withData((data) => ({ ...data, type: 'file', attributes: [] })) })).toBe(400);
  });

  it('400 (a shape) before 422 (a field)', async () => {
    if (toOne === '') return;
    const body = withData((data) => ({ ...data, attributes: { typo: 1 }, relationships: { [toOne]: {} } }));
    expect(await statusOf(name, { body })).toBe(400);
  });

  it('409 (another type) before 422 (a field)', async () => {
    const body = withData((data) => ({ ...data, type: 'file', attributes: { typo: 1 } }));
    expect(await statusOf(name, { body })).toBe(409);
  });

  it('409 (a reference of another type) before 422 (a field)', async () => {
    if (relationships[toOne]?.target === undefined) return;
    const wrong = { type: 'file', id: randomUUID() };
    const linkage = { [toOne]: { data: relationships[toOne].many ? [wrong] : wrong } };
    const body = withData((data) => ({ ...data, attributes: { typo: 1 }, relationships: linkage }));
    expect(await statusOf(name, { body })).toBe(409);
  });

  it('400 and 409 before 404', async () => {
    expect(
      await statusOf(
        name,
        astray(name, (data) => ({ ...data, attributes: [] })),
      ),
    ).toBe(400);
    expect(
      await statusOf(
        name,
        astray(name, (data) => ({ ...data, type: 'file' })),
      ),
    ).toBe(409);
  });

  it('422 (a field) before 404 of what the request refers to', async () => {
    const typo = (data: RequestDocument['data']) => ({ ...data, attributes: { ...data.attributes, typo: 1 } });
    expect(await statusOf(name, astray(name, typo))).toBe(422);
  });

  it('422 (a rule over fields of the body) before 404 of what the request refers to', async () => {
    if (!('effective_to' in writable)) return;
    const reversed = { effective_from: '2026-01-02', effective_to: '2026-01-01' };
    const alter = (data: RequestDocument['data']) => ({ ...data, attributes: { ...data.attributes, ...reversed } });
    expect(await statusOf(name, astray(name, alter))).toBe(422);
    const malformed = { data: { type: relationships[toOne]?.target, id: 'no-uuid' } };
    const body = (valid: RequestDocument) =>
      withData((data) => ({ ...data, relationships: { ...data.relationships, [toOne]: malformed } }))(
        withAttributes(reversed)(valid) as RequestDocument,
      );
    expect(await statusOf(name, { body })).toBe(422);
  });

  it('404 when nothing else is wrong', async () => {
    // A request that names no other resource cannot get this 404.
    if (!built.withPathId.includes(name) && toOne === '') return;
    expect(
      await statusOf(
        name,
        astray(name, (data) => data),
      ),
    ).toBe(404);
  });
});
