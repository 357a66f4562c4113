import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { includePaths } from '../../../lib/model/definition/include-rules.ts';
import type { AnyResource } from '../../../lib/model/definition/resource.ts';
import { shownRelationships } from '../../../lib/model/definition/shown-fields.ts';
import { resourceOf, types } from '../../../lib/resources/registry.ts';
import { followsFromType, namedOperations } from '../../support/operations.ts';
import { fillWithSample } from '../../support/sample.ts';
import { costOf } from '../../support/server-timing.ts';
import { expectRefusal, primaryOf, startConformance, toTest } from './conformance.ts';

const conformance = await startConformance();
const samples = await fillWithSample(conformance.service.store);

const derived = (kind: 'read' | 'list' | 'related') =>
  toTest(namedOperations().filter(([, operation]) => operation.kind === kind && followsFromType(operation))).map(
    ([name, operation]) => [name, operation, resourceOf(operation.answers)] as const,
  );

const allPaths = (resource: AnyResource): string => includePaths(resource, types).join(',');

// Those of the interface that have an operation of their own are none of the general one's.
const generalRelationships = (resource: AnyResource) =>
  shownRelationships(resource).filter(
    ([name]) => !namedOperations().some(([, { path }]) => path === `/api/v1/${resource.collection}/{id}/${name}`),
  );

const sampleOf = ({ collection, type }: AnyResource): string => `/api/v1/${collection}/${samples[type]}`;

const ok = async (target: string) => {
  const answer = await conformance.call('GET', target);
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  return answer;
};

type Shown = Record<'attributes' | 'relationships', Record<string, unknown>>;

/** A filter's value that finds a resource; empty for none. */
const filterValueOf = ({ attributes, relationships }: Shown, name: string): string => {
  if (Object.hasOwn(attributes, name)) return String(attributes[name] ?? '');
  const linkage = (relationships[name] as { data: { id: string } | null }).data;
  return linkage?.id ?? '';
};

const refusesOthers = async (target: string, scope: string): Promise<void> => {
  const anonymous = await conformance.call('GET', target, { headers: { authorization: undefined } });
  expect(anonymous.status).toBe(401);
  const other = scope === 'finance:read' ? 'teaching:read' : 'finance:read';
  const stranger = await conformance.call('GET', target, { headers: await conformance.service.authorize(other) });
  expect(stranger.status).toBe(403);
  expect(stranger.document.errors[0].detail).toContain(scope);
  expectRefusal(await conformance.call('GET', `${target}?bogus=1`), 400, { source: { parameter: 'bogus' } });
};

describe.each(derived('read'))('%s', (_name, { path, scope }, resource) => {
  it('reads one of the sample, with all that can be included, and refuses what it must', async () => {
    const target = sampleOf(resource);
    const { document } = await ok(target);
    expect(document.data).toMatchObject({ type: resource.type, id: samples[resource.type] });
    const { data, included } = (await ok(`${target}?include=${allPaths(resource)}`)).document;
    expect(data.attributes).toEqual(document.data.attributes);
    expect(Array.isArray(included)).toBe(true);
    const unknown = await conformance.call('GET', path.replace('{id}', randomUUID()));
    expectRefusal(unknown, 404, { code: 'not_found' });
    await refusesOthers(target, scope);
  });
});

describe.each(derived('list'))('%s', (_name, { path, scope }, resource) => {
  it('lists the sample, with all that can be included, page by page, and refuses what it must', async () => {
    const { document } = await ok(`${path}?page[size]=100`);
    expect(document.data.map(({ id }: { id: string }) => id)).toContain(samples[resource.type]);
    if (document.meta.total !== undefined) expect(document.data).toHaveLength(Math.min(100, document.meta.total));
    await ok(`${path}?include=${allPaths(resource)}&page[size]=5&sort=-updated_at`);
    const first = await ok(`${path}?page[size]=1`);
    const next = first.document.links.next;
    if (document.data.length > 1) expect((await ok(next)).document.data).toEqual([document.data[1]]);
    await refusesOthers(path, scope);
  });

  const filters = Object.entries(resource.filters);
  it.skipIf(filters.length === 0)('is filtered by each of its indexes, in two round trips at most', async () => {
    // Those that are bare show what they lead to only when it is included.
    const bare = filters.map(([name]) => name).filter((name) => resource.relationships[name]?.bare);
    const query = `page[size]=100&include=${bare.join(',')}`;
    const { data } = (await ok(`${path}?${query}`)).document;
    for (const [name] of filters) {
      const values = new Set<string>(data.map((each: Shown) => filterValueOf(each, name)));
      for (const value of [...values].slice(0, 3)) {
        const answer = await ok(`${path}?${query}&filter[${name}]=${encodeURIComponent(value)}`);
        expect(answer.document.data).toEqual(data.filter((each: Shown) => filterValueOf(each, name) === value));
        expect(costOf(answer).roundTrips).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe.each(derived('related'))('%s', (_name, { path, scope }, resource) => {
  it.each(generalRelationships(resource))('follows %s', async (name, relationship) => {
    const target = `${sampleOf(resource)}/${name}`;
    const { document } = await ok(target);
    // A bare relationship shows its linkage when it is included; what may be of any type can't be.
    const isOpen = relationship.kind === 'one' && relationship.types === undefined;
    const { relationships } = (await ok(`${sampleOf(resource)}${isOpen ? '' : `?include=${name}`}`)).document.data;
    const linked = [relationships[name].data ?? []].flat();
    expect(primaryOf({ document }).map(({ type, id }) => ({ type, id }))).toEqual(linked.slice(0, 25));
    if (relationship.kind === 'many') {
      expect(document.meta.total).toBe(linked.length);
      const sorted = await ok(`${target}?sort=-created_at&page[size]=1`);
      expect(sorted.document.data).toHaveLength(Math.min(1, linked.length));
    }
  });

  it('refuses what it must', async () => {
    const [[name = ''] = []] = generalRelationships(resource);
    const unknown = path.replace('{id}', randomUUID()).replace('{relationship}', name);
    expectRefusal(await conformance.call('GET', unknown), 404, { code: 'not_found' });
    await refusesOthers(`${sampleOf(resource)}/${name}`, scope);
  });

  it('knows no other relationship, shown or hidden', async () => {
    const hidden = [...resource.hiddenLinkages, 'recused', 'members', 'bogus', 'constructor'];
    for (const name of hidden.filter((each) => !shownRelationships(resource).some(([shown]) => shown === each))) {
      expectRefusal(await conformance.call('GET', `${sampleOf(resource)}/${name}`), 404, { code: 'unknown_path' });
    }
  });
});
