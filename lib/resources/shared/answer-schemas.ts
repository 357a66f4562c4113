import * as v from 'valibot';
import type { ResourceIdentifier, ResourceObject } from '../../jsonapi/resource-object.ts';
import type { TypeName } from '../type-names.ts';

/** What schemas of answers consist of; the OpenAPI document shows a description, and the type of a renderer follows. */
export const described = <const Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.metadata({ description }));

/** With an example in addition. */
export const exampled = <const Schema extends v.GenericSchema>(schema: Schema, description: string, example: unknown) =>
  v.pipe(schema, v.metadata({ description, examples: [example] }));

export const text = v.string();
export const flag = v.boolean();
export const id = v.pipe(v.string(), v.metadata({ format: 'uuid' }));
export const uri = v.pipe(v.string(), v.metadata({ format: 'uri' }));
export const instant = v.pipe(v.string(), v.metadata({ format: 'date-time' }));
export const day = v.pipe(v.string(), v.metadata({ format: 'date' }));

/** An integer of at least so much. */
export const atLeast = (minimum: number) => v.pipe(v.number(), v.metadata({ type: 'integer', minimum }));

/** A number of things. */
export const count = atLeast(0);

/** The version of a resource: it grows with every change of its own fields. */
export const version = described(
  count,
  'Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`.',
);

export const listOf = <const Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

/** What the document describes elsewhere, under a name. */
export const named = <Shown>(name: string) =>
  v.pipe(
    v.custom<Shown>(() => true),
    v.metadata({ reference: name }),
  );

/** A resource of a type. */
export const resource = (type: TypeName) => named<ResourceObject>(type);

/** The identifier of a resource of a type. */
export const identifier = (type: TypeName) => named<ResourceIdentifier>(`${type}_identifier`);

/** The links of a document that has no others. */
export const selfLinks = named<{ readonly self: string }>('self_links');

/** Stands in the `meta` of a repeated request's answer whose first answer was not kept. */
export const replay = v.exactOptional(
  described(
    v.literal('current'),
    'The request was carried out before; this is the present state, because the first answer was not kept.',
  ),
);

/** The relationship of an answer that is no resource of a listed type. */
export const related = <const Data extends v.GenericSchema, const Meta extends v.GenericSchema>(
  data: Data,
  meta: Meta,
) => v.strictObject({ links: v.strictObject({ related: uri }), data, meta });
