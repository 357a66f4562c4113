import * as v from 'valibot';
import { because } from '../../errors/fields.ts';
import type { Attribute } from '../../model/definition/attribute.ts';
import { described, emailAddress, objectOf, string, visibleString } from '../../model/definition/attribute-kinds.ts';

const zoneForm = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

/** A time zone by its name in the IANA database. */
export const timeZone = (): Attribute<string> => ({
  schema: v.pipe(
    v.string(because('not_a_time_zone')),
    v.maxLength(64, because('not_a_time_zone')),
    // An offset, which Intl takes too, knows no summer time.
    v.regex(zoneForm, because('not_a_time_zone')),
    v.check(isTimeZone, because('not_a_time_zone')),
  ),
});

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
};

/** The address of a web page. */
export const webAddress = (): Attribute<string> => ({
  schema: v.pipe(
    string(2_048),
    v.regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s\\]+$/, because('not_a_web_address')),
    v.check(isWebAddress, because('not_a_web_address')),
    described({ format: 'uri' }),
  ),
});

/** The least contrast of text to its background (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

// WCAG 2.2, relative luminance.
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** The contrast of a color, `#rrggbb`, to white: from 1 to 21. */
export const contrastToWhite = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

/** A color on which white text can be read. */
export const accentColor = (): Attribute<string> => ({
  schema: v.pipe(
    v.string(because('not_a_color')),
    v.regex(/^#[0-9A-Fa-f]{6}$/, because('not_a_color')),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || contrastToWhite(dataset.value) >= leastContrast) return;
      addIssue({ message: because('contrast_too_low'), expected: String(leastContrast) });
    }),
    v.transform((color) => color.toLowerCase()),
  ),
});

// 32 KiB in base64, behind what says which kind of image it is.
const longestLogo = 43_800;

/** A PNG or JPEG image of at most 32 KiB as a data URI (RFC 2397). Only its first bytes are looked at. */
export const logo = (): Attribute<string> => ({
  schema: v.pipe(
    v.string(because('not_an_image')),
    v.maxLength(longestLogo, because('too_long')),
    v.regex(/^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z0-9+/]*={0,2}$/, because('not_an_image')),
  ),
});

const contactSchema = objectOf({ name: v.exactOptional(visibleString(255)), email: emailAddress });

/** Where people ask questions. */
export type Contact = v.InferOutput<typeof contactSchema>;

/** A name and an e-mail address. */
export const contact = (): Attribute<Contact> => ({ schema: contactSchema });
