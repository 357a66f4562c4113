import * as v from 'valibot';
import type { Attribute } from './attribute.ts';
import { rawString } from './attribute-kinds.ts';
import type { FieldOptions } from './field.ts';

type Sanitise = (html: string) => string;

let sanitise: Sanitise | undefined;

// Tags, entities, and what is escaped or dropped; a text without any of these is what the sanitiser would make of it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are dropped
const markup = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// Loaded when the first HTML comes in: the parser is a third of a bundle, and most functions never need it.
export const loadSanitiser = async (value: unknown): Promise<void> => {
  if (typeof value !== 'string' || !markup.test(value)) return;
  sanitise ??= (await import('./sanitise-html.ts')).sanitiseHtml;
};

/** Minimal HTML of at most 50,000 characters, sanitised. `loadSanitiser` must have seen it. */
export const richTextSchema = v.pipe(
  rawString(50_000),
  v.metadata({ contentMediaType: 'text/html' }),
  v.transform((html) => {
    if (!markup.test(html)) return html;
    if (sanitise === undefined) throw new Error('the sanitiser has not been loaded');
    return sanitise(html);
  }),
  // Escaping may make it longer than what was sent.
  v.metadata({ maxLength: undefined }),
);

/** Rich text (minimal HTML) of at most 50,000 characters, sanitised before it is kept. */
export const richText = (options: FieldOptions = {}): Attribute<string> => ({
  ...options,
  load: loadSanitiser,
  schema: richTextSchema,
});
