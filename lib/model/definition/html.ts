import * as v from 'valibot';
import { sanitiseHtml } from '../validation/sanitise-html.ts';
import type { Attribute } from './attribute.ts';
import { string } from './attribute-kinds.ts';

/** Rich text of at most 50,000 characters, sanitised before it is kept. */
export const html = (): Attribute<string> => ({
  schema: v.pipe(
    string(50_000),
    v.metadata({
      contentMediaType: 'text/html',
      description: 'Rich text, sanitised.',
    }),
    v.transform(sanitiseHtml),
    // Escaping may make it longer than what was sent.
    v.metadata({ maxLength: undefined }),
  ),
});
