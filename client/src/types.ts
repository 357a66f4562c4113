import type { MaybeOptionalInit } from 'openapi-fetch';
import type { components, paths } from './schema.ts';

/** The media type of all bodies. */
export const mediaType = 'application/vnd.api+json';
type MediaType = typeof mediaType;

type Schemas = components['schemas'];

type Resources = {
  [Name in keyof Schemas as Schemas[Name] extends { type: infer Type extends string; attributes: object }
    ? Type
    : never]: Schemas[Name];
};

/** A type of resource: `'user'`, `'employment'`, … */
export type ResourceType = keyof Resources;

/** The resource object of a type, as answers show it without a sparse fieldset. */
export type Resource<Type extends ResourceType> = Resources[Type];

/** The attributes of a type. */
export type Attributes<Type extends ResourceType> = Resource<Type>['attributes'];

type ErrorResponse = components['responses'][keyof components['responses']];
type AnyErrorObject = NonNullable<
  Extract<ErrorResponse, { content: Record<MediaType, unknown> }>
>['content'][MediaType]['errors'][number];

/** The stable name of what was wrong. */
export type ErrorCode = NonNullable<AnyErrorObject['code']>;

/** An error object of JSON:API. */
export type ErrorObject = Omit<Schemas['ErrorObject'], 'code'> & { code: ErrorCode };

/** Names a resource. */
export interface AnyIdentifier {
  readonly type: string;
  readonly id: string;
}

/** A method of HTTP that operations have. */
export type Method = 'get' | 'post' | 'patch' | 'delete';

/** The paths that have a method. */
export type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, unknown> ? Path : never;
}[keyof paths];

type Operation<Path extends keyof paths, M extends Method> = paths[Path] extends Record<M, infer Found> ? Found : never;

/** What may be said of any call besides its path, parameters and body. */
export interface CallOptions {
  /** Of a POST or PATCH: the service carries out one request for each key, and answers repetitions as the first. */
  readonly idempotencyKey?: string;
  /** Of a write: it is carried out only if the record is in this version, `meta.version`, or one with this `ETag`. */
  readonly ifMatch?: number | string;
  /** Of a GET: an `ETag` that the service answered before; if it would again, the call throws with status 304. */
  readonly ifNoneMatch?: string;
  /** Sees the response, with headers such as `ETag`, before the call returns or throws. */
  readonly onResponse?: (response: Response) => void;
}

type OptionsOf<M extends Method> = Pick<
  CallOptions,
  'onResponse' | (M extends 'get' ? 'ifNoneMatch' : 'ifMatch') | (M extends 'post' | 'patch' ? 'idempotencyKey' : never)
>;

/** What goes into a request: `params` with `path` and `query`, `body`, options of ours, and those of `fetch`. */
export type Init<Path extends keyof paths, M extends Method> = NonNullable<
  MaybeOptionalInit<paths[Path], M & keyof paths[Path]>
> &
  OptionsOf<M>;

type Answer<Found> = Found extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201 | 202)]
  : never;
type Body<Found> = Found extends { content: Record<MediaType, infer Content> } ? Content : never;

/** The document that a request answers when it succeeds; undefined where the answer has none. */
export type Document<Path extends keyof paths, M extends Method> = [Answer<Operation<Path, M>>] extends [never]
  ? undefined
  : Body<Answer<Operation<Path, M>>>;

/** The paths that answer a list page by page. */
export type PagedPath = {
  [Path in PathOf<'get'>]: Document<Path, 'get'> extends { links: { next: string | null } } ? Path : never;
}[PathOf<'get'>];

/** A resource of a list. */
export type ItemOf<Path extends PagedPath> =
  Document<Path, 'get'> extends { data: readonly (infer Item)[] } ? Item : never;
