import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operationNamed } from '../../../lib/operations.ts';
import {
  bodyType,
  built,
  expectRefusal,
  expectSuccess,
  forAll,
  startConformance,
  withData,
  withRelationships,
  writableRelationships,
} from './conformance.ts';
import { contractType, words } from './contract.ts';
import type { RequestDocument, ValidRequest } from './fixtures/fixture.ts';

const conformance = await startConformance();

const bodyOf = ({ body }: ValidRequest): RequestDocument => {
  if (body === undefined) throw new Error('an update has a body');
  return body;
};

/**
 * What is shown of attributes that are never null: no courses are an empty set, a class takes place unless it is said, and
 * an endpoint is sent all events.
 */
const cleared: Readonly<Record<string, unknown>> = {
  course_uuids: [],
  cancelled: false,
  event_types: ['*'],
  is_enabled: true,
};

describe.each(built.updates)('updating by %s', (name) => {
  const { required, writable } = contractType(bodyType(name));
  const relationships = writableRelationships(name);
  const optional = Object.keys(writable).filter((field) => !required.includes(field));

  const patch = (target: string, data: object) => conformance.call('PATCH', target, { body: { data } });

  it('answers 200 with the whole resource as it now is', async () => {
    const valid = await conformance.fresh(name);
    const { data } = bodyOf(valid);
    const answer = await patch(valid.target, data);
    expect(answer.status).toBe(200);
    expect(answer.document.data).toMatchObject({ type: data.type, id: data.id, attributes: data.attributes });
  });

  it('answers what a read of the resource answers, under the same tag', async () => {
    const valid = await conformance.fresh(name);
    const answer = await patch(valid.target, bodyOf(valid).data);
    const read = await conformance.call('GET', valid.target);
    expect(answer.document).toEqual(read.document);
    expect(answer.headers.etag).toBe(read.headers.etag);
  });

  it('takes a resource back as it was read', async () => {
    const { target } = await conformance.fresh(name);
    const { data } = (await conformance.call('GET', target)).document;
    const answer = await patch(target, data);
    expect(answer.status).toBe(200);
    const { updated_at: _, ...attributes } = data.attributes;
    expect(answer.document.data).toMatchObject({ attributes });
    expect(answer.document.data.relationships).toEqual(data.relationships);
  });

  it('keeps attributes and relationships that are missing', async () => {
    const { target, body } = await conformance.fresh(name);
    const before = await conformance.call('PATCH', target, { body });
    const { type, id } = before.document.data;
    for (const data of [
      { type, id },
      { type, id, attributes: {} },
      { type, id, attributes: {}, relationships: {} },
    ]) {
      const after = await patch(target, data);
      expect(after.status).toBe(200);
      expect(after.document.data).toEqual(before.document.data);
    }
  });

  it('clears every attribute that is null, unless it is required', async () => {
    const valid = await conformance.fresh(name);
    const { type, id } = bodyOf(valid).data;
    await patch(valid.target, bodyOf(valid).data);
    const answer = await patch(valid.target, {
      type,
      id,
      attributes: Object.fromEntries(optional.map((field) => [field, null])),
    });
    expect(answer.status).toBe(200);
    // A country without a name has its code's name, but then there is no code either.
    for (const field of optional) expect(answer.document.data.attributes[field], field).toEqual(cleared[field] ?? null);
  });

  it.for(required.flatMap((field) => [[field, null] as const, [field, ''] as const]))(
    'refuses to blank a required attribute: %s',
    async ([field, value]) => {
      const valid = await conformance.fresh(name);
      const { type, id } = bodyOf(valid).data;
      const answer = await patch(valid.target, { type, id, attributes: { [field]: value } });
      const source = { pointer: `/data/attributes/${field}` };
      expectRefusal(answer, 422, { detail: `${words(field)} can't be blank`, source, meta: { field } });
    },
  );

  it('replaces a relationship by what is given', async () => {
    const valid = await conformance.fresh(name);
    const { data } = bodyOf(await conformance.fresh(name));
    const { type, id } = bodyOf(valid).data;
    const answer = await patch(valid.target, { type, id, relationships: data.relationships });
    expect(answer.status).toBe(200);
    for (const [field, { data: linkage }] of Object.entries(data.relationships)) {
      expect(answer.document.data.relationships[field].data).toEqual(linkage);
    }
  });

  it.for(Object.entries(relationships))('refuses a relationship to a record that does not exist: %s', async (entry) => {
    const [field, { target: type = 'department' }] = entry;
    const data = { type, id: randomUUID() };
    const answer = await conformance.refuse(name, { body: withRelationships({ [field]: { data } }) });
    const pointer = `/data/relationships/${field}/data`;
    const detail = `There is no ${type} with the id "${data.id}"`;
    expectRefusal(answer, 404, { code: 'related_not_found', detail, source: { pointer } });
  });

  it.runIf('custom_fields' in writable)('replaces objects whole', async () => {
    const valid = await conformance.fresh(name);
    const { type, id } = bodyOf(valid).data;
    await patch(valid.target, bodyOf(valid).data);
    const answer = await patch(valid.target, { type, id, attributes: { custom_fields: { only: 1 } } });
    expect(answer.document.data.attributes.custom_fields).toEqual({ only: 1 });
  });

  it('refuses another type than the path’s', async () => {
    const answer = await conformance.refuse(name, { body: withData((data) => ({ ...data, type: 'profile' })) });
    expectRefusal(answer, 409, { code: 'type_mismatch', source: { pointer: '/data/type' } });
  });

  it('refuses another id than the path’s', () =>
    forAll([randomUUID(), 'other', ''], async (id) => {
      const answer = await conformance.refuse(name, { body: withData((data) => ({ ...data, id })) });
      expectRefusal(answer, 409, { code: 'id_mismatch', source: { pointer: '/data/id' } });
    }));

  it('refuses a body without an id', async () => {
    const answer = await conformance.refuse(name, { body: withData(({ id: _id, ...data }) => data) });
    expectRefusal(answer, 400, { source: { pointer: '/data' } });
  });

  it('refuses an id that is no string', () =>
    forAll([null, 7, {}], async (id) => {
      const answer = await conformance.refuse(name, { body: withData((data) => ({ ...data, id })) });
      expectRefusal(answer, 400, { source: { pointer: '/data/id' } });
    }));

  it('refuses a record that does not exist', async () => {
    const id = randomUUID();
    const target = operationNamed(name).path.replace('{id}', id);
    const answer = await conformance.refuse(name, { target, body: withData((data) => ({ ...data, id })) });
    expectRefusal(answer, 404, { code: 'not_found', detail: `There is no ${bodyType(name)} with the id "${id}"` });
  });

  it('takes an id for the same in any letter case', async () => {
    const valid = await conformance.fresh(name);
    const upper = valid.target.replace(/[^/]+$/, (id) => id.toUpperCase());
    expectSuccess(name, await conformance.call('PATCH', upper, { body: valid.body }));
  });
});
