import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { KnownIds } from './known-ids.ts';
import { resolve, type Schema } from './openapi-document.ts';

const html = fc.constantFrom(
  '<p>Read <b>all</b></p>',
  '<script>alert(1)</script>',
  '<a href="javascript:0">a</a>',
  '<',
);

// Accents in both forms, several code units or code points to a character, blanks, what has a meaning somewhere.
const characters = [...'aZ0é😀𝒳ßİﬁ中ע"\'\\<>&%$#/;,.{}[]\t\n\u00a0\u200b\u202e\ufeff\uffff', 'e\u0301', '👩‍👩‍👧', '🇦🇹'];

const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...characters), maxLength: 300 }),
);

const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });

const instants = fc
  .tuple(dates, fc.constantFrom('Z', 'z', '+00:00', '-11:30', '+14:00'))
  .map(([date, zone]) => date.toISOString().replace('Z', zone));

const stringOf = (schema: Schema, ids: KnownIds, name: string): Arbitrary<string> => {
  const { format, pattern, minLength = 0, maxLength = 100_000, contentMediaType } = schema;
  if (format === 'uuid') return idOf(ids, ids.typeOf(name));
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return instants;
  if (format === 'email') return fc.emailAddress();
  const drawn = contentMediaType === undefined ? texts : fc.oneof(html, texts);
  const form = pattern === undefined ? /(?:)/u : new RegExp(pattern, 'u');
  // One that only asks for a character that shows is met by nearly every text.
  const found = pattern === undefined || pattern.startsWith('[^\\s') ? drawn : fc.stringMatching(form);
  const isAllowed = (text: string): boolean =>
    form.test(text) && [...text].length >= minLength && [...text].length <= maxLength;
  return found.filter(isAllowed);
};

// Some ids are of nothing.
const idOf = (ids: KnownIds, type?: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.nat(1_000).map((index) => ids.pick(index, type)) },
    { weight: 1, arbitrary: fc.constant(undefined).map(() => randomUUID()) },
  );

const numberOf = ({ minimum = -1e15, maximum = 1e15 }: Schema): Arbitrary<number> =>
  fc.oneof(
    fc.double({ min: minimum, max: maximum, noNaN: true }),
    fc.integer({ min: Math.max(Math.ceil(minimum), -1e6), max: Math.min(Math.floor(maximum), 1e6) }),
  );

const isIdentifier = ({ properties }: Schema): boolean =>
  properties?.id?.format === 'uuid' && typeof properties.type?.const === 'string' && !properties.attributes;

const objectOf = (schema: Schema, ids: KnownIds): Arbitrary<unknown> => {
  const { properties, required = [] } = schema;
  if (properties === undefined) return fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 2 }));
  if (isIdentifier(schema)) {
    const type = String(properties.type?.const);
    return idOf(ids, type).map((id) => ({ type, id }));
  }
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, fromSchema(each, ids, name)]),
  );
  return fc.record(members, { requiredKeys: [...required] }).map((object) => ({ ...object }));
};

const arrayOf = (
  { items = {}, minItems = 0, maxItems = 4, uniqueItems = false }: Schema,
  ids: KnownIds,
  name: string,
): Arbitrary<unknown[]> => {
  const lengths = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) };
  const item = fromSchema(items, ids, name);
  return uniqueItems ? fc.uniqueArray(item, lengths) : fc.array(item, lengths);
};

const ofType = (type: string, schema: Schema, ids: KnownIds, name: string): Arbitrary<unknown> => {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
  if (type === 'number') return numberOf(schema);
  if (type === 'string') return stringOf(schema, ids, name);
  return type === 'array' ? arrayOf(schema, ids, name) : objectOf(schema, ids);
};

/** Values that a schema of the document allows, of a field or parameter of that name. */
export const fromSchema = (given: Schema, ids: KnownIds, name = ''): Arbitrary<unknown> => {
  const schema = resolve<Schema>(given as Schema & { $ref: string });
  const { const: only, enum: options, anyOf, type } = schema;
  if (only !== undefined) return fc.constant(only);
  if (options !== undefined) return fc.constantFrom(...options);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((each) => fromSchema(each, ids, name)));
  const types = [type ?? []].flat();
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...types.map((each) => ofType(each, schema, ids, name)));
};
