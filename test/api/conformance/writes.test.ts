import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { toOneTarget } from '../../../lib/model/definition/record-fields.ts';
import { type AnyResource, requiredFields } from '../../../lib/model/definition/resource.ts';
import { storedToOnes } from '../../../lib/model/write/links-of.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import { namedOperations } from '../../support/operations.ts';
import { fillWithSample } from '../../support/sample.ts';
import type { TestAnswer } from '../../support/service.ts';
import { expectRefusal, hasRulesOfItsOwn, startConformance, toTest } from './conformance.ts';
import { fieldsFor } from './write-requests.ts';

const conformance = await startConformance();
const samples = await fillWithSample(conformance.service.store);

// Those of the interface, and those with rules of their own, have fixtures and go through all tests.
// What belongs to a token, tokens themselves, and messages, cannot be seeded as others are: test/api/webhooks, access-tokens
// and messages. No two platforms are alike: test/api/lti. Replies are written by those who have taught: test/api/course-evaluations/replies.
const isGeneral = (operation: Operation): boolean =>
  operation.number === undefined &&
  !hasRulesOfItsOwn(operation) &&
  operation.answers !== 'course_evaluation_reply' &&
  !['lti', 'messages', 'webhooks', 'tokens'].includes(resourceOf(operation.answers).area);

const derived = (kind: 'create' | 'update' | 'delete') =>
  toTest(namedOperations().filter(([, operation]) => operation.kind === kind && isGeneral(operation))).map(
    ([name, operation]) => [name, operation, resourceOf(operation.answers)] as const,
  );

const idOf = ({ type }: AnyResource): string => samples[type] ?? '';

const get = async (target: string): Promise<TestAnswer> => {
  const answer = await conformance.call('GET', target);
  expect(answer.status, answer.text).toBe(200);
  return answer;
};

/** What the sample of a type says of itself, as a request says it. */
const sampleData = async (resource: AnyResource) => {
  const record = await conformance.service.store.read({ type: resource.type, id: idOf(resource) });
  if (record === undefined) throw new Error(`there is no sample of ${resource.type}`);
  const { document } = await get(`/api/v1/${resource.collection}/${record.id}`);
  const toOnes = storedToOnes(resource).map(
    ([name, relationship]) => [name, { data: toOneTarget(record, name, relationship) }] as const,
  );
  return {
    type: resource.type,
    attributes: document.data.attributes as Record<string, unknown>,
    relationships: Object.fromEntries(toOnes.filter(([, { data }]) => data !== null)),
  };
};

const refusesOthers = async ({ method, scope }: Operation, target: string, data?: object): Promise<void> => {
  const sent = data === undefined ? {} : { body: { data } };
  const headers = { authorization: undefined };
  expect((await conformance.call(method, target, { ...sent, headers })).status).toBe(401);
  const other = scope === 'finance:write' ? 'teaching:write' : 'finance:write';
  const stranger = await conformance.call(method, target, {
    ...sent,
    headers: await conformance.service.authorize(other),
  });
  expect(stranger.status).toBe(403);
  expect(stranger.document.errors[0].detail).toContain(scope);
};

const fieldsOf = ({ document }: TestAnswer): unknown[] =>
  document.errors.map(({ meta }: { meta: { field: string } }) => meta.field);

// A period has one layer of each level and department: test/api/course-evaluations/question-layers.
const repeatable = derived('create').filter(([, , { type }]) => type !== 'question_layer');

describe.each(repeatable)('%s', (_name, operation, resource) => {
  it('creates a record like the sample, and refuses what it must', async () => {
    const target = operation.path;
    const data = await sampleData(resource);
    const created = await conformance.call('POST', target, { body: { data } });
    expect(created.status, created.text).toBe(201);
    const { document } = await get(String(created.headers.location));
    expect(document.data).toEqual(created.document.data);
    // What the service sets itself is ignored when it comes back.
    const given = Object.entries(data.attributes).filter(([field]) => !resource.attributes[field]?.readOnly);
    expect(document.data.attributes).toMatchObject(Object.fromEntries(given));
    const { created_at } = data.attributes;
    if (created_at !== undefined) expect(document.data.attributes.created_at).not.toBe(created_at);

    const empty = await conformance.call('POST', target, { body: { data: { type: data.type } } });
    expect(empty.status).toBe(422);
    expect(fieldsOf(empty)).toEqual(expect.arrayContaining([...requiredFields(resource, { creates: true })]));
    await refusesOthers(operation, target, data);
  });

  it('refuses what does not exist', async () => {
    const data = await sampleData(resource);
    for (const [name, { data: linked }] of Object.entries(data.relationships)) {
      const relationships = { ...data.relationships, [name]: { data: { ...linked, id: randomUUID() } } };
      const answer = await conformance.call('POST', operation.path, { body: { data: { ...data, relationships } } });
      const source = { pointer: `/data/relationships/${name}/data` };
      const relationship = resource.relationships[name];
      // What the service sets itself is ignored, too.
      if (relationship?.kind === 'one' && relationship.readOnly) expect(answer.status, answer.text).toBe(201);
      else expectRefusal(answer, 404, { code: 'related_not_found', source });
    }
  });
});

const texts = ['name', 'display_name', 'title', 'full_title', 'label', 'external_id'];

describe.each(derived('update'))('%s', (_name, operation, resource) => {
  it('changes what the request names and nothing else, and refuses what it must', async () => {
    const target = operation.path.replace('{id}', idOf(resource));
    const before = (await get(target)).document.data;
    const { type, id } = before;
    const patch = (members: object) => conformance.call('PATCH', target, { body: { data: { type, id, ...members } } });

    const field = texts.find((each) => Object.hasOwn(resource.attributes, each));
    const altered = field === undefined ? {} : { [field]: 'Altered' };
    const ignored = Object.hasOwn(before.attributes, 'created_at') ? { created_at: 'never' } : {};
    const answer = await patch({ attributes: { ...ignored, ...altered } });
    expect(answer.status, answer.text).toBe(200);
    const after = (await get(target)).document.data;
    expect(after).toEqual(answer.document.data);
    const { updated_at, ...attributes } = after.attributes;
    const { display_name } = attributes;
    expect(attributes).toEqual({ ...before.attributes, updated_at: undefined, ...altered, display_name });
    expect(after.relationships).toEqual(before.relationships);

    for (const blanked of requiredFields(resource, { creates: false }).filter((each) =>
      Object.hasOwn(resource.attributes, each),
    )) {
      const source = { pointer: `/data/attributes/${blanked}` };
      expectRefusal(await patch({ attributes: { [blanked]: null } }), 422, { code: 'blank', source });
    }
    expectRefusal(await patch({ attributes: { bogus: 1 } }), 422, { code: 'unknown', meta: { field: 'bogus' } });
    const other = randomUUID();
    const unknown = await conformance.call('PATCH', operation.path.replace('{id}', other), {
      body: { data: { type, id: other } },
    });
    if (resource.onlyId === undefined) expectRefusal(unknown, 404, { code: 'not_found' });
    else expectRefusal(unknown, 409, { code: 'id_mismatch' });
    await refusesOthers(operation, target, { type, id });
  });
});

describe.each(derived('delete'))('%s', (_name, operation, resource) => {
  it('deletes a record that nobody refers to, so that no trace of it is left', async () => {
    const { service } = conformance;
    const { attributes, relationships } = await fieldsFor(resource.type, service);
    const linked = Object.entries(relationships).flatMap(([name, { data }]) =>
      resource.relationships[name]?.kind === 'one' ? [data as { type: string; id: string }] : [],
    );
    const parents = () => service.store.readMany(linked);
    const total = async () => (await get(`/api/v1/${resource.collection}`)).document.meta.total;
    const [linkedBefore, totalBefore] = [await parents(), await total()];
    const { id } = await service.seed(resource.type, attributes, relationships);
    const target = operation.path.replace('{id}', id);
    await refusesOthers(operation, target);
    // Not every list counts what stands in it.
    if (totalBefore !== undefined) expect(await total()).toBe(totalBefore + 1);

    expect((await conformance.call('DELETE', target)).status).toBe(204);
    expectRefusal(await conformance.call('GET', target), 404, { code: 'not_found' });
    expectRefusal(await conformance.call('DELETE', target), 404, { code: 'not_found' });
    expect(await total()).toBe(totalBefore);
    // A counter goes down and is not removed, and a version goes up.
    const moved = ['sections_joined', 'updated_at', 'list_updated_at', 'linkage_changes'];
    const counts = ['referred_by_credit_line_item', 'referred_by_course_evaluation_section', ...moved];
    const uncounted = (records: readonly object[]) =>
      records.map((each) => Object.fromEntries(Object.entries(each).filter(([name]) => !counts.includes(name))));
    expect(uncounted(await parents())).toEqual(uncounted(linkedBefore));
    // Nor is what it claimed: the same can be created again.
    await service.seed(resource.type, attributes, relationships);
  });
});
