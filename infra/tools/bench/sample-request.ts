import type { ResourceIdentifier } from '../../../lib/jsonapi/resource-object.ts';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import { type AnyResource, requiredFields } from '../../../lib/model/definition/resource.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import { readRequestedChange } from '../../../lib/model/validation/read-change.ts';
import { createRecord } from '../../../lib/model/write/create.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import type { PartialEvent } from '../../local/gateway/invoke-operation.ts';
import { sampledTypes } from '../../sample/read-records.ts';
import { ownRequests } from './own-requests.ts';
import type { SampleTable } from './with-engine.ts';

interface Body<Linkage = ResourceIdentifier> {
  readonly attributes: Record<string, unknown>;
  readonly relationships: Readonly<Record<string, { readonly data: Linkage }>>;
}

const bodyLike = async ({ store, samples }: SampleTable, resource: AnyResource): Promise<Body> => {
  const id = samples[resource.type] ?? '';
  const record = await store.read({ type: resource.type, id });
  if (record === undefined) throw new Error(`the sample institution has no ${resource.type} ${id}`);
  const { attributes, relationships = {} } = renderResource(resource, record, { base: '', now: new Date() });
  // A user is given a new profile; what a person has belongs to the sample's person.
  const owners = resource.type === 'user' ? [] : ['user', 'profile'];
  const needed = [...new Set([...requiredFields(resource, { creates: true }), ...owners])].flatMap((name) => {
    const data = relationships[name]?.data;
    return data === undefined || data === null || !('id' in data) ? [] : [[name, { data }] as const];
  });
  const given = Object.entries(attributes).filter(([name]) => !(name in resource.computed));
  return { attributes: Object.fromEntries(given), relationships: Object.fromEntries(needed) };
};

/** Creates a record of a type and answers its id. */
const createOne = async (table: SampleTable, resource: AnyResource, body: Body<unknown>): Promise<string> => {
  const change = await readRequestedChange(resource, body, { creates: true, trusted: true });
  return (await createRecord(table.store, resource, change, { now: new Date() })).id;
};

/** The request that creates one more record of a type; a unique combination gets a new last member. */
const creationOf = async (table: SampleTable, resource: AnyResource): Promise<Body> => {
  const body = await bodyLike(table, resource);
  const blamed = resource.unique?.at(-1);
  const taken = blamed === undefined ? undefined : body.relationships[blamed]?.data;
  if (blamed === undefined || taken === undefined) return body;
  const other = resourceOf(taken.type);
  const free = { type: taken.type, id: await createOne(table, other, await bodyLike(table, other)) };
  return { ...body, relationships: { ...body.relationships, [blamed]: { data: free } } };
};

const resourceOfPath = (path: string): AnyResource | undefined =>
  sampledTypes.find(({ collection }) => path.split('/')[3] === collection);

const pathParameters = async (
  table: SampleTable,
  { method, path }: Operation,
): Promise<Record<string, string> | undefined> => {
  const resource = resourceOfPath(path);
  if (resource === undefined || !path.includes('{')) return undefined;
  const isSpent = method === 'DELETE';
  const id = isSpent
    ? await createOne(table, resource, await creationOf(table, resource))
    : (table.samples[resource.type] ?? '');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const relationship = Object.keys(resource.relationships)[0] ?? '';
  return Object.fromEntries(names.map((name) => [name, name === 'relationship' ? relationship : id]));
};

/** A request that changes a linkage: what it adds was not in it, and it removes all that was. */
const linkageRequest = async (
  table: SampleTable,
  { answers, relationship: name = '', method, body: type = '' }: Operation,
): Promise<PartialEvent> => {
  const [resource, targetType] = [resourceOf(answers), resourceOf(type)];
  const target = { type, id: await createOne(table, targetType, await creationOf(table, targetType)) };
  const { attributes, relationships } = await creationOf(table, resource);
  const linked = method === 'DELETE' ? { [name]: { data: [target] } } : {};
  const id = await createOne(table, resource, { attributes, relationships: { ...relationships, ...linked } });
  return { pathParameters: { id }, body: { data: [target] } };
};

/** A request that an operation accepts, made of the sample institution; each is good for one call. */
export const sampleRequest = async (table: SampleTable, operation: Operation): Promise<PartialEvent> => {
  const own = ownRequests[operation.name];
  if (own !== undefined) return own(table);
  const headers = { authorization: `Bearer ${table.token}` };
  const changesLinkage = operation.kind === 'relationship' && operation.body !== undefined;
  if (changesLinkage) return { headers, ...(await linkageRequest(table, operation)) };
  const parameters = await pathParameters(table, operation);
  const place = { headers, ...(parameters && { pathParameters: parameters }) };
  if (operation.body === undefined) return place;
  const resource = resourceOf(operation.body);
  const content = operation.method === 'POST' ? await creationOf(table, resource) : await bodyLike(table, resource);
  const id = operation.method === 'POST' ? {} : { id: table.samples[resource.type] };
  return { ...place, body: { data: { type: resource.type, ...id, ...content } } };
};
