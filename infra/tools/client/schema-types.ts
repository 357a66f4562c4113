import type { JsonSchema } from '../../../lib/openapi/json-schema.ts';

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const membersOf = (value: unknown): [string, JsonSchema][] =>
  isObject(value) ? Object.entries(value).filter((entry): entry is [string, JsonSchema] => isObject(entry[1])) : [];

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const schemas = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isObject) : []);

const quote = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value);

const keyOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) || /^[1-9]\d*$/.test(name) ? name : quote(name));

/** A member of an object type, with what there is to say of it. */
export const member = (name: string, type: string, { isOptional = false, about }: MemberOptions = {}): string => {
  const comment = typeof about === 'string' ? `/** ${about.replaceAll('*/', '*\\/')} */\n` : '';
  return `${comment}${keyOf(name)}${isOptional ? '?' : ''}: ${type};`;
};

interface MemberOptions {
  readonly isOptional?: boolean;
  readonly about?: unknown;
}

export const block = (members: readonly string[]): string =>
  members.length === 0 ? '{}' : `{\n${members.join('\n').replace(/^/gm, '  ')}\n}`;

/** The type behind a reference to a component. */
export const referredType = ($ref: unknown): string =>
  `components${String($ref)
    .split('/')
    .slice(2)
    .map((name) => `['${name}']`)
    .join('')}`;

const objectType = ({ properties, required, additionalProperties }: JsonSchema): string => {
  const names = texts(required);
  const members = membersOf(properties).map(([name, schema]) =>
    member(name, typeOf(schema), { isOptional: !names.includes(name), about: schema.description }),
  );
  if (members.length > 0) return block(members);
  if (additionalProperties === false) return 'Record<string, never>';
  return `Record<string, ${isObject(additionalProperties) ? typeOf(additionalProperties) : 'unknown'}>`;
};

const named = (type: string, schema: JsonSchema): string => {
  if (type === 'object') return objectType(schema);
  if (type === 'array') return `${isObject(schema.items) ? grouped(schema.items) : 'unknown'}[]`;
  return type === 'integer' ? 'number' : type;
};

const intersection = (types: readonly string[]): string => {
  const [only, ...others] = types;
  return only !== undefined && others.length === 0 ? only : `(${types.join(' & ')})`;
};

const optionsOf = (schema: JsonSchema): string[] => {
  const { $ref, const: constant, enum: values, anyOf, allOf, type } = schema;
  if ($ref !== undefined) return [referredType($ref)];
  if (constant !== undefined) return [quote(constant)];
  if (Array.isArray(values)) return values.map(quote);
  if (Array.isArray(anyOf)) return schemas(anyOf).flatMap(optionsOf);
  if (type !== undefined) return texts([type].flat()).map((each) => named(each, schema));
  return [Array.isArray(allOf) ? intersection(schemas(allOf).map(grouped)) : 'unknown'];
};

/** The TypeScript type of what a JSON Schema allows; what types cannot say (lengths, patterns) is left out. */
export const typeOf = (schema: JsonSchema): string => [...new Set(optionsOf(schema))].join(' | ');

const grouped = (schema: JsonSchema): string =>
  new Set(optionsOf(schema)).size > 1 ? `(${typeOf(schema)})` : typeOf(schema);
