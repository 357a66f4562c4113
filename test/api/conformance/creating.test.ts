import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  bodyType,
  built,
  expectRefusal,
  expectSuccess,
  forAll,
  isBelowParent,
  isWritableField,
  startConformance,
  withData,
  withRelationships,
} from './conformance.ts';
import { contractType } from './contract.ts';

const conformance = await startConformance();

describe.each(built.creates)('creating by %s', (name) => {
  it('answers 201 with the resource, its Location being its self link', async () => {
    const { target, body } = await conformance.fresh(name);
    const answer = await conformance.call('POST', target, { body });
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(answer.document.data.links.self);
    expect(answer.document.data.attributes).toMatchObject({ ...body?.data.attributes });
  });

  it('answers what a read of the new resource answers, under the same tag', async () => {
    const { target, body } = await conformance.fresh(name);
    const { headers, document } = await conformance.call('POST', target, { body });
    const read = await conformance.call('GET', new URL(String(headers.location)).pathname);
    const { meta: _only, ...answered } = document;
    expect(answered).toEqual(read.document);
    if (document.meta === undefined) expect(headers.etag).toBe(read.headers.etag);
  });

  it('gives every new resource an id of version 7', async () => {
    const [one, other] = [await conformance.send(name), await conformance.send(name)];
    for (const { document } of [one, other]) expect(document.data.id[14]).toBe('7');
    expect(one.document.data.id).not.toBe(other.document.data.id);
  });

  it('keeps what it answers', async () => {
    const { document } = await conformance.send(name);
    const { type, id } = document.data;
    const record = await conformance.service.store.read({ type, id });
    expect(record).toMatchObject({ type, id });
  });

  it('refuses a client-generated id', () =>
    forAll([randomUUID(), 'mine', '', 7, {}], async (id) => {
      const answer = await conformance.refuse(name, { body: withData((data) => ({ ...data, id })) });
      expectRefusal(answer, 403, { code: 'client_generated_id', source: { pointer: '/data/id' } });
    }));

  it('refuses a local id that is no string', () =>
    forAll([7, {}], async (lid) => {
      const answer = await conformance.refuse(name, { body: withData((data) => ({ ...data, lid })) });
      expectRefusal(answer, 400, { code: 'invalid_document', source: { pointer: '/data/lid' } });
    }));

  it('refuses the type of another collection', () =>
    forAll(['user_account', bodyType(name).toUpperCase(), ''], async (type) => {
      const answer = await conformance.refuse(name, { body: withData((data) => ({ ...data, type })) });
      expectRefusal(answer, 409, { code: 'type_mismatch', source: { pointer: '/data/type' } });
    }));

  const toOnes = Object.entries(contractType(bodyType(name)).relationships).filter(
    ([field, { many }]) => !many && isWritableField(name, field),
  );

  // References that must agree with the path's parent are refused as disagreeing before they are looked up.
  const free = isBelowParent(name) ? [] : toOnes;

  it.for(free)('refuses a relationship to a record that does not exist: %s', async ([field, { target }]) => {
    const id = randomUUID();
    const answer = await conformance.refuse(name, {
      body: withRelationships({ [field]: { data: { type: target, id } } }),
    });
    const pointer = `/data/relationships/${field}/data`;
    const detail = `There is no ${target} with the id "${id}"`;
    expectRefusal(answer, 404, { code: 'related_not_found', detail, source: { pointer } });
  });

  it.for(toOnes)('refuses a relationship to a record of another type: %s', async ([field]) => {
    const data = { type: 'file', id: randomUUID() };
    const answer = await conformance.refuse(name, { body: withRelationships({ [field]: { data } }) });
    expectRefusal(answer, 409, { source: { pointer: `/data/relationships/${field}/data/type` } });
  });

  it.for(toOnes)('refuses a relationship without data: %s', async ([field]) => {
    const answer = await conformance.refuse(name, { body: withRelationships({ [field]: { meta: {} } }) });
    expectRefusal(answer, 400, { source: { pointer: `/data/relationships/${field}` } });
  });

  it('writes nothing at all when it refuses', async () => {
    const { body, target } = await conformance.fresh(name);
    const wrong = { data: { ...body?.data, attributes: { ...body?.data.attributes, no_such_field: 1 } } };
    const refused = await conformance.call('POST', target, { body: wrong });
    expect(refused.status).toBe(422);
    // What was free to be taken, or unique, still is.
    expectSuccess(name, await conformance.call('POST', target, { body }));
  });
});
