import { invalidOperation, noSuchOperation, notAtomic } from '../../../errors/atomic.ts';
import { refuse } from '../../../errors/error-kind.ts';
import type { AtomicOperation } from '../../../jsonapi/atomic-document.ts';
import { isJsonObject } from '../../../jsonapi/request-document.ts';
import type { Operation } from '../../../model/definition/operations.ts';
import { isWritableRelationship } from '../../../model/definition/relationship.ts';
import { batchedOperations, operations } from '../../../operations.ts';
import { types } from '../../../resources/types.ts';
import type { SubRequest } from './sub-request.ts';

const kinds = { add: 'create', update: 'update', remove: 'delete' } as const;
const methods = { add: 'POST', update: 'PATCH', remove: 'DELETE' } as const;

/** An operation of the service, and how the data of an operation of the request are its own. */
export interface FoundOperation {
  readonly row: Operation;
  /** The to-one relationship, or the list of targets, that an update of the resource is to set. */
  readonly sets?: string;
}

const find = ({ op, target: { type }, relationship }: AtomicOperation): FoundOperation | undefined => {
  if (relationship === undefined) {
    const row = operations.find(({ kind, answers }) => kind === kinds[op] && answers === type);
    return row && { row };
  }
  const own = operations.find(
    (row) =>
      row.kind === 'relationship' &&
      row.answers === type &&
      row.relationship === relationship &&
      row.method === methods[op],
  );
  if (own !== undefined) return { row: own };
  const { [relationship]: definition } = types.get(type)?.relationships ?? {};
  if (op !== 'update' || definition === undefined || !isWritableRelationship(definition, { creates: false }))
    return undefined;
  const row = operations.find(({ kind, answers }) => kind === 'update' && answers === type);
  return row && { row, sets: relationship };
};

const wordsOf = ({ op, target: { type }, relationship }: AtomicOperation): string =>
  relationship === undefined ? `${op} resources of the type "${type}"` : `${op} "${relationship}" of a "${type}"`;

/** The operation of the service that an operation of the request asks for; throws 400, 403, and 422 for one that is sent alone. */
export const findOperation = (asked: AtomicOperation): FoundOperation => {
  const { target, pointer } = asked;
  if (!types.has(target.type)) throw refuse(invalidOperation, `There is no type "${target.type}"`, pointer);
  const found = find(asked);
  if (found === undefined) throw refuse(noSuchOperation, wordsOf(asked), pointer);
  if (!batchedOperations.includes(found.row)) throw refuse(notAtomic, pointer);
  return found;
};

/** The id of the resource below which another is added, as its data name it: `user_id` in the path is its `user`. */
const parentIn = (data: unknown, parameter: string, pointer: string): string => {
  const name = parameter.replace(/_id$/, '');
  const { relationships } = Object(data) as { relationships?: Record<string, { data?: unknown }> };
  const parent = relationships?.[name]?.data;
  if (isJsonObject(parent) && typeof parent.id === 'string') return parent.id;
  throw refuse(invalidOperation, `The resource must name its "${name}"`, pointer);
};

/** The request for one operation; `id` and `data` have no local ids any more. */
export const requestFor = (
  { row, sets }: FoundOperation,
  {
    id,
    data,
    asked: { target, op, ifMatch, pointer },
  }: { id: string | undefined; data: unknown; asked: AtomicOperation },
): SubRequest => {
  const parameters = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pathParameters = Object.fromEntries(
    parameters.map((name) => [name, name === 'id' ? (id ?? '') : parentIn(data, name, pointer)]),
  );
  const { lid: _lid, ...resource } = Object(data) as Record<string, unknown>;
  const document = () => {
    if (sets !== undefined) return { data: { type: target.type, id, relationships: { [sets]: { data } } } };
    if (row.kind === 'relationship') return { data };
    return { data: op === 'update' ? { ...resource, id } : resource };
  };
  return { row, pathParameters, ifMatch, document: row.kind === 'delete' ? undefined : document() };
};
