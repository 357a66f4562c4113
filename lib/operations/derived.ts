import type { Area, Scope } from '../scopes.ts';
import type { Group, Operation } from './operation.ts';

/** What the rows of a type have in common. */
export interface TypeOfRows {
  readonly group: Group;
  readonly type: string;
  /** Path segment below `/api/v1`. */
  readonly collection: string;
  readonly area: Area;
  /** One of the type and several of it, for summaries. */
  readonly one: string;
  readonly many: string;
}

const common = <const Name extends string>({ group, type }: TypeOfRows, name: Name, number: number) =>
  ({ name, number, group, answers: type }) as const;

const scopeOf = ({ area }: TypeOfRows, access: 'read' | 'write'): Scope => `${area}:${access}`;

/** The row of the operation that reads one resource. */
export const readOne = <const Name extends string>(type: TypeOfRows, name: Name, number: number) =>
  ({
    ...common(type, name, number),
    method: 'GET',
    path: `/api/v1/${type.collection}/{id}`,
    scope: scopeOf(type, 'read'),
    derived: 'one',
    summary: `Read ${type.one}`,
  }) as const satisfies Operation;

/** The row of the operation that lists a type. */
export const listAll = <const Name extends string>(type: TypeOfRows, name: Name, number: number) =>
  ({
    ...common(type, name, number),
    method: 'GET',
    path: `/api/v1/${type.collection}`,
    scope: scopeOf(type, 'read'),
    derived: 'list',
    summary: `List ${type.many}`,
  }) as const satisfies Operation;

/** The row of the operation that reads what a relationship leads to; a path that names the relationship comes before it. */
export const follow = <const Name extends string>(type: TypeOfRows, name: Name, number: number) =>
  ({
    ...common(type, name, number),
    method: 'GET',
    path: `/api/v1/${type.collection}/{id}/{relationship}`,
    scope: scopeOf(type, 'read'),
    derived: 'related',
    summary: `Read what a relationship of ${type.one} leads to`,
  }) as const satisfies Operation;

/** The row of the operation that creates a resource. */
export const createOne = <const Name extends string>(type: TypeOfRows, name: Name, number: number) =>
  ({
    ...common(type, name, number),
    method: 'POST',
    path: `/api/v1/${type.collection}`,
    scope: scopeOf(type, 'write'),
    body: type.type,
    derived: 'create',
    summary: `Create ${type.one}`,
  }) as const satisfies Operation;

/** The row of the operation that updates one resource. */
export const updateOne = <const Name extends string>(type: TypeOfRows, name: Name, number: number) =>
  ({
    ...common(type, name, number),
    method: 'PATCH',
    path: `/api/v1/${type.collection}/{id}`,
    scope: scopeOf(type, 'write'),
    body: type.type,
    derived: 'update',
    summary: `Update ${type.one}`,
  }) as const satisfies Operation;

/** The row of the operation that deletes one resource. */
export const deleteOne = <const Name extends string>(type: TypeOfRows, name: Name, number: number) =>
  ({
    ...common(type, name, number),
    method: 'DELETE',
    path: `/api/v1/${type.collection}/{id}`,
    scope: scopeOf(type, 'write'),
    derived: 'delete',
    summary: `Delete ${type.one}`,
    // It may have to find out whether an import is under way or was killed.
    timeoutSeconds: 29,
  }) as const satisfies Operation;

/** A to-many relationship of a type, with the type of its targets. */
export interface LinkageOfRows {
  readonly name: string;
  readonly targets: string;
}

const linkagePath = <const Collection extends string, const Name extends string>(collection: Collection, name: Name) =>
  `/api/v1/${collection}/{id}/relationships/${name}` as const;

/** The row of the operation that reads the linkage of a relationship. */
export const readLinkage = <const Name extends string>(
  type: TypeOfRows,
  { name: relationship }: LinkageOfRows,
  name: Name,
  number: number,
) =>
  ({
    ...common(type, name, number),
    method: 'GET',
    path: linkagePath(type.collection, relationship),
    scope: scopeOf(type, 'read'),
    derived: 'linkage',
    relationship,
    summary: `Read the linkage of \`${relationship}\` of ${type.one}`,
  }) as const satisfies Operation;

const linkageWrite = <const Name extends string, const Method extends 'POST' | 'PATCH' | 'DELETE'>(
  type: TypeOfRows,
  { name: relationship, targets }: LinkageOfRows,
  { name, number, method, verb }: { name: Name; number: number; method: Method; verb: string },
) =>
  ({
    ...common(type, name, number),
    method,
    path: linkagePath(type.collection, relationship),
    scope: scopeOf(type, 'write'),
    body: targets,
    derived: 'linkage',
    relationship,
    summary: `${verb} \`${relationship}\` of ${type.one}`,
  }) as const satisfies Operation;

/** The row of the operation that adds to the linkage of a relationship. */
export const addLinkage = <const Name extends string>(
  type: TypeOfRows,
  linkage: LinkageOfRows,
  name: Name,
  number: number,
) => linkageWrite(type, linkage, { name, number, method: 'POST', verb: 'Add to' });

/** The row of the operation that replaces the linkage of a relationship. */
export const replaceLinkage = <const Name extends string>(
  type: TypeOfRows,
  linkage: LinkageOfRows,
  name: Name,
  number: number,
) => linkageWrite(type, linkage, { name, number, method: 'PATCH', verb: 'Replace' });

/** The row of the operation that removes from the linkage of a relationship. */
export const removeLinkage = <const Name extends string>(
  type: TypeOfRows,
  linkage: LinkageOfRows,
  name: Name,
  number: number,
) => linkageWrite(type, linkage, { name, number, method: 'DELETE', verb: 'Remove from' });
