import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema, MetadataAction } from 'valibot';
import type { Operation } from '../model/definition/operations.ts';
import type { Description } from './descriptions.ts';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** A reference to a part of the document, such as `responses/unauthorized`. */
export const reference = (place: string): JsonSchema => ({ $ref: `#/components/${place}` });

/**
 * Name of a schema, a type's name in code: `course_evaluation_period` → `CourseEvaluationPeriod`. As it is, `import` could
 * not be one.
 */
export const schemaName = (words: string): string =>
  words.replace(/(?:^|_)([a-z])/g, (_start, letter: string) => letter.toUpperCase());

export const schemaReference = (words: string): JsonSchema => reference(`schemas/${schemaName(words)}`);

/** An object with just these members. */
export const objectOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length === 0 ? {} : { required }),
  additionalProperties: false,
});

/** An object with these members among others, which are ignored. */
export const openObjectOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, ...(required.length === 0 ? {} : { required }) });

/** A text that is always the same. */
export const constant = (text: string): JsonSchema => ({ type: 'string', const: text });

export const id: JsonSchema = { type: 'string', format: 'uuid' };

/** An absolute URI. */
export const uri: JsonSchema = { type: 'string', format: 'uri' };

/** A text. */
export const text: JsonSchema = { type: 'string' };

/** A number of things. */
export const count: JsonSchema = { type: 'integer', minimum: 0 };

/** The version of a resource: it grows with every change of its own fields. */
export const version: JsonSchema = {
  type: 'integer',
  minimum: 0,
  description: 'Grows with every change of the resource that its answers show; `If-Match` takes it as `"v<version>"`.',
};

/** One of some schemas; a single one stands for itself. */
export const oneOf = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [only, ...others] = schemas;
  return only !== undefined && others.length === 0 ? only : { anyOf: schemas };
};

/** A resource identifier; of any type unless one is named. */
export const identifierOf = (type: string | undefined, make = objectOf): JsonSchema =>
  make({ type: type === undefined ? { type: 'string' } : constant(type), id });

/** Name of the schema of the identifiers of a type, or of any. */
export const identifierName = (type: string | undefined): string => `${type ?? 'resource'}_identifier`;

export const identifierReference = (type: string | undefined): JsonSchema => schemaReference(identifierName(type));

/** The same or null. */
export const orNull = (schema: JsonSchema): JsonSchema => {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const { enum: options } = schema;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(options) ? { enum: [...options, null] } : {}),
  };
};

/** A schema that says what its values are for, with an example where the description has one. */
export const withDescription = (schema: JsonSchema, { text, example }: Description): JsonSchema => ({
  ...schema,
  description: text,
  ...(example === undefined ? {} : { examples: [example] }),
});

/** A schema with a description that belongs to no field. */
export const described = (schema: JsonSchema, description: string): JsonSchema => ({ ...schema, description });

// A schema of numbers accepts an exact form as well. JSON has only one kind of number.
const isNumber = (schema: object): boolean =>
  'options' in schema && Array.isArray(schema.options) && schema.options.some(({ type }) => type === 'instance');

/** What a valibot schema takes (`input`) or gives (`output`); what a check of ours means stands in its metadata. */
export const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const pipe: readonly { readonly type: string }[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [];
  const end = pipe.findIndex(({ type }) => type === 'transform');
  const taken = { ...schema, pipe: pipe.slice(0, end) };
  const converted = toJsonSchema(typeMode === 'output' || end < 0 ? schema : taken, {
    // Each schema of a pipe narrows the same value, so the last one before a transformation is enough.
    typeMode: 'output',
    ignoreActions: ['check', 'raw_check', 'readonly', 'transform'],
    overrideAction: ({ valibotAction }) => {
      if (valibotAction.type !== 'metadata') return undefined;
      const { reference: name } = (valibotAction as MetadataAction<unknown, { readonly reference?: string }>).metadata;
      return name === undefined ? undefined : schemaReference(name);
    },
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'union') return isNumber(valibotSchema) ? { type: 'number' } : undefined;
      if (valibotSchema.type === 'nullable') return orNull(jsonSchema.anyOf?.[0] as JsonSchema);
      if (typeof jsonSchema.const === 'string') return { ...jsonSchema, type: 'string' };
      return valibotSchema.type === 'custom' || valibotSchema.type === 'instance' ? {} : undefined;
    },
  });
  const { $schema: _dialect, ...rest } = converted;
  // Drops what is undefined.
  return JSON.parse(JSON.stringify(rest)) as JsonSchema;
};

const underscored = (name: string): string => name.replaceAll('-', '_');

/** Name of the schema of what an operation answers: `list-users` → `list_users_response`. */
export const responseSchemaName = ({ name }: Pick<Operation, 'name'>): string => `${underscored(name)}_response`;

/** Name of the schema of an operation's request body. */
export const bodySchemaName = ({ body, method, kind, name }: Operation): string => {
  if (kind === 'action') return `${underscored(name)}_request`;
  if (kind === 'relationship') return `${method === 'DELETE' ? 'unlinked' : 'linked'}_${body}`;
  return `${method === 'PATCH' ? 'update' : 'create'}_${body}`;
};
