import * as v from 'valibot';
import type { Attribute } from './attribute.ts';
import { string } from './attribute-kinds.ts';
import type { FieldOptions } from './field.ts';

type Sanitise = (html: string) => string;

let sanitise: Sanitise | undefined;

// Loaded when the first HTML comes in: the parser is a fifth of a bundle, and most functions never need it.
const load = async (): Promise<void> => {
  sanitise ??= (await import('./sanitise-html.ts')).sanitiseHtml;
};

/** Rich text (minimal HTML) of at most 50,000 characters, sanitised before it is kept. */
export const richText = (options: FieldOptions = {}): Attribute<string> => ({
  ...options,
  load,
  schema: v.pipe(
    string(50_000),
    v.metadata({ contentMediaType: 'text/html' }),
    v.transform((html) => {
      if (sanitise === undefined) throw new Error('the sanitiser has not been loaded');
      return sanitise(html);
    }),
    // Escaping may make it longer than what was sent.
    v.metadata({ maxLength: undefined }),
  ),
});
