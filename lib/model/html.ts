import * as v from 'valibot';
import type { Attribute } from './attribute.ts';
import type { ProblemCode } from './problems.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** Rich text of at most 50,000 characters, sanitised before it is kept. */
export const html = (): Attribute<string> => ({
  schema: v.pipe(
    v.string('not_a_string' satisfies ProblemCode),
    v.check((text) => text.isWellFormed(), 'invalid_characters' satisfies ProblemCode),
    v.maxLength(50_000, 'too_long' satisfies ProblemCode),
    v.transform(sanitiseHtml),
  ),
});
