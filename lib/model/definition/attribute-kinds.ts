import * as v from 'valibot';
import { because, type ProblemCode } from '../../errors/fields.ts';
import { isJsonObject } from '../../jsonapi/request-document.ts';
import { instantPattern, isCalendarDate, toInstant } from '../../runtime/instant.ts';
import { parseExact, textsInJson } from '../../runtime/json.ts';
import type { Attribute } from './attribute.ts';
import { controlCharacters, visible, visiblePattern } from './characters.ts';
import type { FieldOptions } from './field.ts';

// A lone surrogate has no UTF-8 form: it would be stored as another character than was sent.
const wellFormed = v.check((text: string) => text.isWellFormed(), because('invalid_characters'));

/** Describes a check that JSON Schema has no keyword for; the OpenAPI document shows it. */
export const described = v.metadata;

// Characters are counted as JSON Schema counts them: code points, not the halves of which UTF-16 makes some.
const atMost = (maximum: number) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.length <= maximum || [...dataset.value].length <= maximum) return;
    addIssue({ message: because('too_long'), expected: String(maximum) });
  });

/** Text of at most so many characters, of whatever kind: for what drops control characters. */
export const rawString = (maximum: number) =>
  v.pipe(v.string(because('not_a_string')), wellFormed, atMost(maximum), described({ maxLength: maximum }));

const printable = v.check((text: string) => text.search(controlCharacters) === -1, because('invalid_characters'));

/** Text of at most so many characters; tab and line breaks are the only control characters. */
export const string = (maximum: number) => v.pipe(rawString(maximum), printable);

/** The same, with a character that shows. */
export const visibleString = (maximum: number) =>
  v.pipe(
    string(maximum),
    v.check((text) => visible.test(text), because('blank')),
    described({ minLength: 1, pattern: visiblePattern }),
  );

/** A line of text of at most 255 characters. */
export const text = (options: FieldOptions = {}): Attribute<string> => ({ ...options, schema: string(255) });

/** A longer text, such as a comment, of at most 10,000 characters. */
export const longText = (options: FieldOptions = {}): Attribute<string> => ({ ...options, schema: string(10_000) });

/** A calendar date, `YYYY-MM-DD`. */
export const date = (options: FieldOptions = {}): Attribute<string> => ({
  ...options,
  schema: v.pipe(
    v.string(because('not_a_date')),
    v.check(isCalendarDate, because('not_a_date')),
    described({ format: 'date' }),
  ),
});

/** An instant with any RFC 3339 offset, kept in UTC with milliseconds. */
export const instant = (options: FieldOptions = {}): Attribute<string> => ({
  ...options,
  schema: v.pipe(
    v.string(because('not_an_instant')),
    v.check((value) => toInstant(value) !== undefined, because('not_an_instant')),
    described({ format: 'date-time', pattern: instantPattern.source }),
    v.transform((value) => toInstant(value) ?? value),
    described({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$' }),
  ),
});

/** True or false. */
export const flag = (options: FieldOptions = {}): Attribute<boolean> => ({
  ...options,
  schema: v.boolean(because('not_a_boolean')),
});

/** One of a fixed set of texts. */
export const oneOf = <const Choice extends string>(
  choices: readonly Choice[],
  options: FieldOptions = {},
): Attribute<Choice> => ({
  ...options,
  choices,
  schema: v.picklist(choices, because('not_in_list')),
});

/** A list of at most so many items. They are counted before any is looked at: each wrong one of a million is a problem. */
export const listOf = <Item, Given>(item: v.GenericSchema<Given, Item>, maximum: number) =>
  v.pipe(
    v.array(v.unknown(), because('not_an_array')),
    v.maxLength(maximum, because('too_many')),
    v.array(item, because('not_an_array')),
    described({ maxItems: maximum }),
  );

const choicesOf = <const Choice extends string>(choices: readonly Choice[]) =>
  listOf(v.picklist(choices, because('not_in_list')), 100);

/** Several of a fixed set of texts, at most 100; duplicates collapse. */
export const someOf = <const Choice extends string>(
  choices: readonly Choice[],
  options: FieldOptions = {},
): Attribute<Choice[]> => ({
  ...options,
  choices,
  schema: v.pipe(
    choicesOf(choices),
    v.transform((values) => [...new Set(values)]),
    described({ uniqueItems: true }),
  ),
});

/** The same, with at least one. */
export const oneOrMoreOf = <const Choice extends string>(
  choices: readonly Choice[],
  options: FieldOptions = {},
): Attribute<Choice[]> => ({
  ...options,
  // Before the transformation, so that requests are described with it, and without what it brings about.
  schema: v.pipe(
    choicesOf(choices),
    v.minLength(1, because('blank')),
    v.transform((values) => [...new Set(values)]),
    described({ minItems: 1, uniqueItems: true }),
  ),
});

// What mail servers take: words with single dots between them, at a domain name of at least two labels of at most 63
// characters. That the words take at most 64 is asked apart: many readers of patterns know no lookahead.
const emailPattern =
  /^[A-Za-z0-9_!#$%&'*+/=?^`{|}~-]+(?:\.[A-Za-z0-9_!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** An e-mail address of at most 254 characters. */
export const emailAddress = v.pipe(
  v.string(because('not_an_email')),
  v.maxLength(254, because('not_an_email')),
  v.regex(emailPattern, because('not_an_email')),
  v.check((address) => address.indexOf('@') <= 64, because('not_an_email')),
  described({ format: 'email', allOf: [{ pattern: '^[^@]{1,64}@' }] }),
);

const inSmallLetters = (value: unknown): string => String(value).toLowerCase();

/** E-mail addresses, at most 100 of at most 254 characters; a record is found by each of them, however it is capitalised. */
export const emails = (options: FieldOptions = {}): Attribute<string[]> => ({
  ...options,
  schema: listOf(emailAddress, 100),
  each: { in: (stored) => [stored].flat().map(inSmallLetters), comparable: inSmallLetters },
});

const separators = /[\s().\-/]/g;
// As in `+49 (0)30 123`: it is dialled instead of `+49`, and which numbers have such a zero depends on the country.
const trunkPrefix = /\(\s*0\s*\)/;
const writtenNumber = /^\+[\s().\-/]*[1-9](?:[\s().\-/]*[0-9]){1,14}[\s().\-/]*$/;

/** A telephone number with its country, however it is written (`+1 (301) 405-1000`); kept in E.164 form. */
export const phoneNumber = (options: FieldOptions = {}): Attribute<string> => ({
  ...options,
  schema: v.pipe(
    v.string(because('not_a_phone_number')),
    v.maxLength(64, because('not_a_phone_number')),
    v.regex(writtenNumber, because('not_a_phone_number')),
    v.check((written) => !trunkPrefix.test(written), because('not_a_phone_number')),
    described({ not: { pattern: trunkPrefix.source } }),
    v.transform((written) => written.replace(separators, '')),
    described({ pattern: '^\\+[1-9][0-9]{1,14}$' }),
  ),
});

const maxObjectBytes = 64 * 1024;

/** A free-form JSON object of at most 64 KiB; stored as JSON text, so that numbers and the order of members survive. */
export const jsonObject = (options: FieldOptions = {}): Attribute<Record<string, unknown>> => ({
  ...options,
  schema: v.pipe(
    v.custom<Record<string, unknown>>(isJsonObject, because('not_an_object')),
    described({ type: 'object' }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      if (Buffer.byteLength(JSON.stringify(dataset.value)) > maxObjectBytes)
        addIssue({ message: because('too_large'), expected: String(maxObjectBytes) });
    }),
  ),
  encode: (value) => JSON.stringify(value),
  // What `encode` wrote is an object.
  decode: (stored) => parseExact(String(stored)) as Record<string, unknown>,
});

/** Ids by the name of what they are ids in: a free-form JSON object. A record is found by each text and number in it. */
export const namedIds = (options: FieldOptions = {}): Attribute<Record<string, unknown>> => ({
  ...jsonObject(options),
  each: { in: (stored) => textsInJson(String(stored)) },
});

/** A JSON object; to valibot an array is one, too. */
export const anyObject = v.custom<Record<string, unknown>>(isJsonObject, because('not_an_object'));

// valibot has one message for a member that is not allowed and for one that is missing.
const memberProblem = ({ expected }: { readonly expected: string | null }): ProblemCode =>
  expected === 'never' ? 'unknown' : 'blank';

/** An object with just these members. */
export const objectOf = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(anyObject, v.strictObject(entries, memberProblem));
