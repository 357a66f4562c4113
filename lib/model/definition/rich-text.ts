import * as v from 'valibot';
import type { Attribute } from './attribute.ts';

/**
 * Rich text as it is read. What writes it replaces this attribute by `html()`, which brings a parser along that no read
 * needs; a definition in which that was forgotten writes nothing.
 */
export const richText = (): Attribute<string> => ({
  schema: v.custom<string>(() => {
    throw new Error('rich text is written through html() alone, which makes it harmless');
  }),
});
