import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { richText } from '../../../../lib/model/definition/rich-text.ts';
import { sanitiseHtml } from '../../../../lib/model/definition/sanitise-html.ts';

const tags =
  'p br div span h1 h2 blockquote pre hr b em a ul ol li table thead tbody tr th td script svg title x'.split(' ');

const pieces = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`])) },
  fc.constantFrom('text', ' ', '\n', '&lt;', '<', '>', '"', '<a href="x', '<!--', '-->', '\u0000', '<p title='),
);

const parts: Readonly<Record<string, readonly string[]>> = {
  ...{ li: ['ul', 'ol'], td: ['tr'], th: ['tr'], tr: ['table', 'thead', 'tbody'], thead: ['table'], tbody: ['table'] },
};
const closesParagraph = new Set('p div h1 h2 blockquote pre hr ul ol table'.split(' '));

/** Walks over what was written as a browser does, and throws where that would close an element by itself or miss one. */
const expectWhole = (html: string): void => {
  const open: string[] = [];
  for (const [, closing, tag = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (closing) expect(open.pop()).toBe(tag);
    else {
      const parents = parts[tag];
      if (parents !== undefined) expect(parents).toContain(open.at(-1));
      const inside = open.slice(open.findLastIndex((each) => each === 'td' || each === 'th') + 1);
      if (closesParagraph.has(tag)) expect(inside).not.toContain('p');
      if (tag === 'a') expect(inside).not.toContain('a');
      if (tag !== 'br' && tag !== 'hr') open.push(tag);
    }
  }
  expect(open).toEqual([]);
};

describe('what is written of any HTML', () => {
  it('is whole in itself, and stays as it is when it is sanitised again', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (drawn) => {
        const written = sanitiseHtml(drawn.join(''));
        expectWhole(written);
        expect(sanitiseHtml(written)).toBe(written);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('rich text', () => {
  const { schema, load } = richText();

  it('is what the sanitiser makes of it, whether or not it has to be asked', async () => {
    await load?.('<');
    const characters = fc.constantFrom(
      ...'<>&"\'/=;#ab é\u0000\u0009\u000a\u000b\u000d\u001f\u007f\u0085\u00a0\u2028\ud83d\ufeff',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(characters, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 }),
        (drawn) => {
          const { success, output } = safeParse(schema, drawn.join(''));
          if (success) expect(output).toBe(sanitiseHtml(drawn.join('')));
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
