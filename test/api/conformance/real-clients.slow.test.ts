import { describe, expect, it } from 'vitest';
import { requiredFields } from '../../../lib/model/definition/resource.ts';
import { operationNamed } from '../../../lib/operations.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import {
  bodyType,
  built,
  expectRefusal,
  expectSuccess,
  forAll,
  startConformance,
  withAttributes,
  withData,
} from './conformance.ts';
import { contractType, words } from './contract.ts';
import type { RequestDocument } from './fixtures/fixture.ts';

const conformance = await startConformance();

const type = 'application/vnd.api+json';

describe.each(built.reads)('what clients send with a GET: %s', (name) => {
  it('accepts any Content-Type when there is no body', () =>
    forAll(
      [
        type,
        `${type}; charset=utf-8`,
        'application/json',
        'application/x-www-form-urlencoded',
        `${type}; ext="https://jsonapi.org/ext/atomic"`,
      ],
      async (contentType) => {
        expectSuccess(name, await conformance.send(name, { headers: { 'content-type': contentType } }));
      },
    ));
});

describe.each(built.all)('what clients send with every request: %s', (name) => {
  it('accepts Accept: */*, with headers of browsers and proxies', async () => {
    const headers = { accept: '*/*', origin: 'https://app.example', cookie: 'a=b', te: 'trailers' };
    expectSuccess(name, await conformance.send(name, { headers }));
  });

  it('leads from a trailing slash, which has no route in API Gateway, to the address without it', async () => {
    const { target, body } = await conformance.fresh(name);
    const request = body === undefined ? {} : { body };
    const { status, headers } = await conformance.call(operationNamed(name).method, `${target}/`, request);
    expect(status).toBe(308);
    expect(headers.location?.replace(/^https?:\/\/[^/]+/, '')).toBe(target);
  });
});

describe.each(built.withBody)('what clients send in a body: %s', (name) => {
  const add = (members: object) => (valid: RequestDocument) => ({ ...members, ...valid });

  it('accepts top-level meta, jsonapi, links, included and stray members', () =>
    forAll(
      [
        ['a top-level meta', { meta: { clientVersion: '5.6', nested: [1, { a: null }] } }],
        ['a top-level jsonapi', { jsonapi: { version: '1.1', meta: {} } }],
        ['top-level links', { links: { self: 'https://client.example/' } }],
        ['a top-level included', { included: [{ type: 'people', 'temp-id': 'x', method: 'create', attributes: {} }] }],
        ['an empty included', { included: [] }],
        ['a stray top-level member', { method: 'update', 'client:ext': 1, '@context': {} }],
        ['a stray "constructor"', { constructor: { prototype: 1 }, toString: null }],
        ['a stray "__proto__"', JSON.parse('{"__proto__": {"data": null}}') as object],
      ] as const,
      async ([_what, members]) => {
        expectSuccess(name, await conformance.send(name, { body: add(members) }));
      },
    ));

  it('accepts lid, meta, links and stray members in the resource object', () =>
    forAll(
      [
        ['a stray member', { method: 'update', '@id': 'x', 'temp-id': '1' }],
        ['a lid', { lid: 'local-1' }],
        ['meta', { meta: { dirty: true } }],
        ['links', { links: { self: null } }],
      ] as const,
      async ([_what, members]) => {
        expectSuccess(name, await conformance.send(name, { body: withData((data) => ({ ...data, ...members })) }));
      },
    ));

  it('accepts links, meta and stray members next to the data of a relationship, and meta in identifiers', async () => {
    const adorn = (given: unknown): unknown =>
      Array.isArray(given) ? given.map(adorn) : { ...(given as object), meta: { a: 1 }, method: 'create' };
    const body = withData(({ relationships, ...data }) => ({
      ...data,
      relationships: Object.fromEntries(
        Object.entries(relationships).map(([field, { data: given }]) => [
          field,
          { data: adorn(given), links: { related: '/x' }, meta: {}, method: 'replace' },
        ]),
      ),
    }));
    expectSuccess(name, await conformance.send(name, { body }));
  });

  it('ignores read-only attributes that come back, whatever their value', async () => {
    const { readOnly, writableLater = [] } = contractType(bodyType(name));
    const isIgnored = (field: string): boolean => !built.updates.includes(name) || !writableLater.includes(field);
    const given = Object.fromEntries(
      Object.keys(readOnly)
        .filter(isIgnored)
        .map((field) => [field, { nonsense: true }]),
    );
    const answer = await conformance.send(name, { body: withAttributes(given) });
    expectSuccess(name, answer);
    for (const field of Object.keys(readOnly)) {
      expect(answer.document.data.attributes[field]).not.toEqual({ nonsense: true });
    }
  });
});

describe.each(built.creates)('what clients send for a new resource: %s', (name) => {
  it('accepts a null id and a lid', () =>
    forAll([{ id: null }, { lid: 'local-1' }, { id: null, lid: '7' }, { lid: null }], async (members) => {
      expectSuccess(name, await conformance.send(name, { body: withData((data) => ({ ...data, ...members })) }));
    }));

  it('accepts an empty relationships wherever none is required, else names the blank ones', async () => {
    const answer = await conformance.send(name, { body: withData((data) => ({ ...data, relationships: {} })) });
    const resource = resourceOf(bodyType(name));
    const blank = requiredFields(resource, { creates: true }).filter((field) =>
      Object.hasOwn(resource.relationships, field),
    );
    const source = { pointer: '/data/relationships' };
    const errors = blank.map((field) => ({ detail: `${words(field)} can't be blank`, source }));
    if (blank.length === 0) expectSuccess(name, answer);
    else expectRefusal(answer, 422, ...errors);
  });
});

describe.each(built.updates)('what clients send back after a change: %s', (name) => {
  // Several times, because an engine may hand out the members of a stored object in another order each time.
  it('accepts the very resource that it answered, which changes nothing', async () => {
    const { target, body } = await conformance.fresh(name);
    const first = await conformance.call('PATCH', target, { body });
    for (let time = 0; time < 8; time += 1) {
      const again = await conformance.call('PATCH', target, { body: first.document });
      expect(again.document).toEqual(first.document);
    }
  });

  it('accepts an empty relationships and no attributes', async () => {
    const body = withData(({ type: given, id }) => ({ type: given, id, relationships: {} }));
    expectSuccess(name, await conformance.send(name, { body }));
  });

  it('refuses null in place of the id', async () => {
    const answer = await conformance.refuse(name, { body: withData((data) => ({ ...data, id: null })) });
    expectRefusal(answer, 400, { source: { pointer: '/data/id' } });
  });
});
