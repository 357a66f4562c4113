import { refuse } from '../errors/error-kind.ts';
import { invalidFields } from '../errors/query.ts';

/** The names of a type's fields; undefined for a type that the answer can't hold. */
export type FieldNames = (type: string) => readonly string[] | undefined;

/** Sparse fieldsets: the only fields of a type that the answer shows, by type. */
export type Fieldsets = Readonly<Record<string, readonly string[]>>;

const namePattern = /^fields\[([^\]]*)\]$/;

/** Whether a parameter belongs to the fields family. */
export const isFieldsName = (name: string): boolean => name === 'fields' || name.startsWith('fields[');

const readFieldset = (parameter: string, value: string, fieldsOf: FieldNames): [string, string[]] => {
  const [, type = ''] = namePattern.exec(parameter) ?? [];
  const known = fieldsOf(type);
  if (known === undefined) throw refuse(invalidFields, 'This is not a type whose fields can be chosen here', parameter);
  // An empty value asks for no fields at all (JSON:API, sparse fieldsets).
  const names = value === '' ? [] : value.split(',');
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return [type, names];
  throw refuse(
    invalidFields,
    `"${unknown}" is not a field of this type; its fields are ${known.join(', ')}`,
    parameter,
  );
};

/** Reads all sparse fieldsets; throws 400 with the name of the parameter that is wrong. */
export const readFields = (parameters: URLSearchParams, fieldsOf: FieldNames): Fieldsets =>
  Object.fromEntries(
    [...parameters].flatMap(([name, value]) => (isFieldsName(name) ? [readFieldset(name, value, fieldsOf)] : [])),
  );
