import type { Block, Run } from '../../../../reports/report.ts';

const tagOrText = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|([^<]+)/g;

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const decode = (text: string): string => text.replace(/&(?:lt|gt|quot|amp);/g, (each) => entities[each] ?? each);

const [bold, italic] = [new Set('b strong h1 h2 h3 h4 h5 h6 th'.split(' ')), new Set(['i', 'em', 'u'])];

const dividing = new Set('p br div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li table tr'.split(' '));

/**
 * Divides rich text that the service has sanitised into blocks. Headings become bold paragraphs, and each row of a
 * table becomes a paragraph.
 */
export const richBlocks = (html: string): Block[] => {
  const blocks: Block[] = [];
  const open: { readonly tag: string; readonly href: string | null }[] = [];
  let runs: Run[] = [];
  let startsItem = false;
  const end = (): void => {
    if (runs.some(({ text }) => text.trim() !== '')) {
      blocks.push({ kind: startsItem ? 'item' : 'paragraph', runs });
      startsItem = false;
    }
    runs = [];
  };
  for (const [, slash, tag, attributes = '', text] of html.matchAll(tagOrText)) {
    if (text !== undefined) {
      const isIn = (tags: ReadonlySet<string>): boolean => open.some((each) => tags.has(each.tag));
      const href = open.findLast((each) => each.href !== null)?.href ?? null;
      runs.push({ text: decode(text).replace(/\s+/g, ' '), bold: isIn(bold), italic: isIn(italic), href });
    } else if (tag !== undefined) {
      if (dividing.has(tag)) end();
      if (tag === 'td' && slash === '/') runs.push({ text: ' ', bold: false, italic: false, href: null });
      if (tag === 'li') startsItem = slash === '';
      const href = /\shref="([^"]+)"/.exec(attributes)?.[1];
      if (slash === '' && tag !== 'br' && tag !== 'hr')
        open.push({ tag, href: href === undefined ? null : decode(href) });
      else
        open.splice(
          Math.max(
            0,
            open.findLastIndex((each) => each.tag === tag),
          ),
          slash === '' ? 0 : 1,
        );
    }
  }
  end();
  return blocks;
};
