import { withAttributes } from './conformance.ts';
import type { RequestDocument } from './fixtures/fixture.ts';

// Work that grows with the square of a megabyte takes many minutes: the limit of a test ends it, and no test needs a clock.

/** As many characters as a body of 1 MiB has room for in addition to the rest. */
export const megabyte = 1_000_000;

/** A text of a megabyte: one that is said over and over. */
export const many = (text: string): string => text.repeat(Math.floor(megabyte / text.length));

/** The valid body with an attribute that is written as it stands. */
export const raw = (field: string, json: string) => (valid: RequestDocument) =>
  JSON.stringify(withAttributes({ [field]: '<raw>' })(valid)).replace('"<raw>"', () => json);
