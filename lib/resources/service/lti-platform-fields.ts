import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { described, listOf, visibleString } from '../../model/definition/attribute-kinds.ts';
import type { FieldOptions } from '../../model/definition/field.ts';

// What looks like the number of an address is no name, and URLs with such hosts cannot be read.
const host = '(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)*[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
const port = '(?::(?:[1-5]?[0-9]{1,4}|6[0-4][0-9]{3}))?';
const characters = "(?:[A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*";
const origin = `(?:https://${host}|http://localhost)${port}`;
const secure = new RegExp(`^${origin}(?:/${characters})?$`);
const withContext = new RegExp(`^${origin}/${characters}\\{context\\}${characters}$`);

/** An address that nobody on the way can change: HTTPS, or a platform on the machine itself, for development. */
export const secureAddress = (options: FieldOptions = {}): Attribute<string> => ({
  ...options,
  schema: v.pipe(
    v.string(because('not_a_secure_address')),
    v.maxLength(2_048, because('not_a_secure_address')),
    v.regex(secure, because('not_a_secure_address')),
    v.check((text) => URL.canParse(text), because('not_a_secure_address')),
    described({ format: 'uri' }),
  ),
});

/** The address of the roster of a course, with `{context}` where the platform's id of the course stands. */
export const rosterAddress = (options: FieldOptions = {}): Attribute<string> => ({
  ...options,
  schema: v.pipe(
    v.string(because('not_a_roster_address')),
    v.maxLength(2_048, because('not_a_roster_address')),
    v.regex(withContext, because('not_a_roster_address')),
    v.check((text) => URL.canParse(text), because('not_a_roster_address')),
  ),
});

const customName = 'custom:[A-Za-z0-9_.]{1,100}';

const claimOf = (pattern: RegExp, options: FieldOptions): Attribute<string> => ({
  ...options,
  schema: v.pipe(v.string(because('not_a_claim')), v.regex(pattern, because('not_a_claim'))),
});

/** What of a launch names the person. */
export const userMatch = (options: FieldOptions): Attribute<string> =>
  claimOf(new RegExp(`^(?:email|lis_person_sourcedid|${customName})$`), options);

/** What of a launch names the section. */
export const sectionMatch = (options: FieldOptions): Attribute<string> =>
  claimOf(new RegExp(`^(?:lis_course_section_sourcedid|context_id|${customName})$`), options);

/** The ids of deployments, at most 100. */
export const deploymentIds = (options: FieldOptions): Attribute<string[]> => ({
  ...options,
  schema: v.pipe(
    listOf(visibleString(255), 100),
    v.transform((ids) => [...new Set(ids)]),
    described({ uniqueItems: true }),
  ),
});
