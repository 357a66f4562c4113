import { notFound } from '../jsonapi/errors.ts';
import { readChange } from '../model/change.ts';
import { createRecord } from '../model/create.ts';
import { includedResources } from '../model/include.ts';
import { targetsOf } from '../model/record-fields.ts';
import { renderResource } from '../model/render.ts';
import { type AnyResource, completeRecords } from '../model/resource.ts';
import { updateRecord } from '../model/update.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Store } from '../store/store.ts';
import { created, updated } from './answers.ts';
import type { Respond } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';

// While the function starts, so that a route to the wrong verb never answers.
const requireGeneral = ({ type, writtenBy }: AnyResource): void => {
  if (writtenBy !== undefined) throw new Error(`${type} is written by ${writtenBy}`);
};

/** Creates a resource of a type from the request document. */
export const create = (resource: AnyResource): Respond => {
  requireGeneral(resource);
  return async (request) => {
    const change = readChange(resource, request.data, { creates: true });
    return created(request, resource, await createRecord(request.store, resource, change, { now: request.now }));
  };
};

/** Updates the resource of a type that the path names. */
export const update = (resource: AnyResource): Respond => {
  requireGeneral(resource);
  return async (request) => {
    const change = readChange(resource, request.data, { creates: false });
    const id = request.pathId(resource.type);
    return updated(request, resource, await updateRecord(request.store, resource, id, change, request.now));
  };
};

/** Asks for the scopes of all that the request includes. */
export const needTargetScopes = (
  request: OperationRequest,
  resource: AnyResource,
  targets: readonly AnyResource[],
): void => {
  for (const name of request.query.include ?? []) {
    const relationship = resource.relationships[name];
    const types = relationship?.kind === 'many' ? [relationship.type] : (relationship?.types ?? []);
    for (const { type, area } of targets) if (types.includes(type)) request.needScope(`${area}:read`);
  }
};

/** The record of a type that the path names; throws 404. */
const readFromPath = async (request: OperationRequest, resource: AnyResource): Promise<StoredRecord> => {
  const id = request.pathId(resource.type);
  const record = await request.store.read({ type: resource.type, id });
  if (record === undefined) throw notFound(resource.type, id);
  return record;
};

const completeRecord = async (store: Store, resource: AnyResource, record: StoredRecord): Promise<StoredRecord> =>
  (await completeRecords(store, resource, [record]))[0] ?? record;

/** Reads the resource of a type that the path names; `targets` are the types that `include` can lead to. */
export const read =
  (resource: AnyResource, targets: readonly AnyResource[] = []): Respond =>
  async (request) => {
    needTargetScopes(request, resource, targets);
    const { include } = request.query;
    const record = await completeRecord(request.store, resource, await readFromPath(request, resource));
    const data = renderResource(resource, record, request, include);
    const links = { self: request.self };
    if (include === undefined) return { status: 200, document: { data, links } };
    const inclusion = { resource, records: [record], include, targets, isWhole: true };
    const included = await includedResources(request.store, inclusion, request);
    return { status: 200, document: { data, included, links } };
  };

/** Reads what a relationship of the path's resource leads to: one resource or null, or all of many. */
export const readRelated =
  (resource: AnyResource, name: string, target: AnyResource): Respond =>
  async (request) => {
    const { store } = request;
    const relationship = resource.relationships[name];
    if (relationship === undefined) throw new Error(`${resource.type} has no relationship "${name}"`);
    const read = await readFromPath(request, resource);
    const isBeside = relationship.kind === 'many' && relationship.beside;
    const record = isBeside ? await completeRecord(store, resource, read) : read;
    const found = await store.readMany(targetsOf(record, name, relationship));
    const shown = relationship.kind === 'one' ? await completeRecords(store, target, found) : found;
    const resources = shown.map((each) => renderResource(target, each, request));
    const data = relationship.kind === 'many' ? resources : (resources[0] ?? null);
    return { status: 200, document: { data, links: { self: request.self } } };
  };
