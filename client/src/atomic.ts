import type { FacetClient } from './client.ts';
import type { AnyIdentifier, CallOptions, Resource, ResourceType } from './types.ts';

const atomicMediaType = 'application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"';

/** Names a resource, or one that an operation before adds under a local id. */
export type AtomicTarget = { readonly type: ResourceType } & ({ readonly id: string } | { readonly lid: string });

type Linkage = AtomicTarget | null | readonly AtomicTarget[];

/** A resource as an operation gives it. */
interface GivenResource<Type extends ResourceType> {
  readonly type: Type;
  readonly id?: string;
  readonly lid?: string;
  readonly attributes?: { readonly [Name in keyof Resource<Type>['attributes']]?: unknown };
  readonly relationships?: Readonly<Record<string, { readonly data: Linkage }>>;
}

type Given = { [Type in ResourceType]: GivenResource<Type> }[ResourceType];

interface Versioned {
  /** The operation is carried out only if the resource is in this version, or has this `ETag`. */
  readonly meta?: { readonly if_match?: number | string };
}

/** One of several operations: on a resource, or on what a relationship of one leads to. */
export type AtomicOperation =
  | { readonly op: 'add'; readonly data: Given }
  | ({ readonly op: 'update'; readonly ref?: AtomicTarget; readonly data: Given } & Versioned)
  | ({ readonly op: 'remove'; readonly ref: AtomicTarget } & Versioned)
  | ({
      readonly op: 'add' | 'update' | 'remove';
      readonly ref: AtomicTarget & { readonly relationship: string };
      readonly data: Linkage;
    } & Versioned);

/** What an operation has left: a resource, a linkage, or nothing. */
export interface AtomicResult {
  readonly data?: Resource<ResourceType> | AnyIdentifier | readonly AnyIdentifier[] | null;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** What may be said of a request of several operations. */
export interface AtomicOptions extends Pick<CallOptions, 'idempotencyKey' | 'onResponse'> {
  readonly signal?: AbortSignal;
}

/** Carries out several operations in their order, all of them or none; answers what each has left. */
export const atomic = async (
  client: FacetClient,
  operations: readonly AtomicOperation[],
  options: AtomicOptions = {},
): Promise<readonly AtomicResult[]> => {
  const post = client.post as unknown as (path: string, init: object) => Promise<object | undefined>;
  const headers = { Accept: atomicMediaType, 'Content-Type': atomicMediaType };
  const body = { 'atomic:operations': operations };
  const document = await post('/api/v1/operations', { ...options, headers, body });
  // Where nothing is to be returned, the answer has no document.
  const { 'atomic:results': results = operations.map(() => ({})) } = Object(document);
  return results;
};
