import { Parser } from 'htmlparser2';
import { withoutControls } from './characters.ts';

// What a rich-text editor for notes needs, and nothing that loads, runs or restyles.
const allowedTags = new Set(
  'p br div span h1 h2 h3 h4 h5 h6 blockquote pre code hr b strong i em u s sub sup ul ol li a table thead tbody tr th td'.split(
    ' ',
  ),
);
const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
const voidTags = new Set(['br', 'hr']);

// Elements whose text is no text for a reader: dropped with all that is inside.
const droppedWhole = new Set(
  'script style template noscript iframe object embed svg math textarea title head select option xmp noembed noframes plaintext'.split(
    ' ',
  ),
);

// Characters that browsers skip inside a scheme, so that "java\nscript:" is "javascript:".
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const skippedInUrls = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g;
const allowedSchemes = /^(?:https?|mailto|tel):/i;
const namesScheme = /^[^/?#]*:/;
// Browsers read a backslash as a slash, and two slashes as the start of another host.
const namesHost = /^(?:[/\\]{2}|\\)/;

const isSafeUrl = (url: string): boolean => {
  const bare = url.replace(skippedInUrls, '');
  return !namesHost.test(bare) && (allowedSchemes.test(bare) || !namesScheme.test(bare));
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const isAllowed = (tag: string, name: string, value: string): boolean =>
  (allowedAttributes[tag]?.includes(name) ?? false) && (name !== 'href' || isSafeUrl(value));

const openTag = (tag: string, attributes: Readonly<Record<string, string>>): string => {
  const kept = Object.entries(attributes).filter(([name, value]) => isAllowed(tag, name, value));
  return `<${tag}${kept.map(([name, value]) => ` ${name}="${escapeText(value)}"`).join('')}>`;
};

/** An element that the parser has open; `isWritten` until its end is written, which may be before the parser closes it. */
interface Element {
  readonly tag: string;
  isWritten: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const headings = words('h1 h2 h3 h4 h5 h6');
const cells = words('td th');
const tables = words('table');
const lists = words('ul ol');
const links = words('a');
const paragraphs = words('p');
const tableParts: Readonly<Record<string, ReadonlySet<string>>> = {
  thead: tables,
  tbody: tables,
  tr: words('thead tbody table'),
  td: words('tr'),
  th: words('tr'),
};
const tableFrames = words('table thead tbody tr');
const blocks = words('p div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol table');
// The elements that keep a new list item from closing an outer one in a browser.
const itemLimits = words('td th blockquote pre h1 h2 h3 h4 h5 h6');
// Browsers stop nesting at 512, and what shows a text may be deep itself.
const maxDepth = 100;

/**
 * Writes elements so that a browser nests them as they are written: it closes a paragraph before a block, an item before an
 * item and a cell before a cell by itself, and the end tags that we write then would close elements of the page around.
 */
const openWriter = () => {
  let out = '';
  const open: Element[] = [];

  /** Writes the end tag of an element, after those of what is open in it. */
  const end = (element: Element | undefined): void => {
    while (element?.isWritten) {
      const last = open.pop() ?? element;
      last.isWritten = false;
      out += `</${last.tag}>`;
    }
  };
  const closeIn = (parent: Element): true => {
    end(open[open.indexOf(parent) + 1]);
    return true;
  };
  /** The innermost open element with one of the wanted tags; undefined where a limit is nearer. */
  const nearest = (wanted: ReadonlySet<string>, limits: ReadonlySet<string>): Element | undefined => {
    const found = open.findLast(({ tag }) => wanted.has(tag) || limits.has(tag));
    return found && wanted.has(found.tag) ? found : undefined;
  };
  const leaveFrames = (): void => {
    if (tableFrames.has(open.at(-1)?.tag ?? '')) end(nearest(tables, cells));
  };
  const makeRoom = (tag: string): boolean => {
    const parents = tableParts[tag];
    if (!parents) leaveFrames();
    const parent = parents ? nearest(parents, tables) : tag === 'li' && nearest(lists, itemLimits);
    if (parents || tag === 'li') return parent ? closeIn(parent) : false;
    if (tag === 'a' && nearest(links, cells)) return false;
    if (blocks.has(tag)) end(nearest(paragraphs, cells));
    if (headings.has(tag) && headings.has(open.at(-1)?.tag ?? '')) end(open.at(-1));
    return true;
  };

  return {
    end,
    /** All that was written, whole; a tag that the input breaks off puts the parser out of step at its end. */
    written: (): string => {
      end(open[0]);
      return out;
    },
    text: (text: string): void => {
      // Text between the parts of a table would be put before it.
      if (text.trim() !== '') leaveFrames();
      out += escapeText(text);
    },
    /** Writes a start tag where its element may stand; elsewhere it is left out. */
    start: (tag: string, attributes: Readonly<Record<string, string>>): Element | undefined => {
      if (!makeRoom(tag) || open.length >= maxDepth) return undefined;
      out += openTag(tag, attributes);
      const element = { tag, isWritten: !voidTags.has(tag) };
      if (element.isWritten) open.push(element);
      return element;
    },
  };
};

/**
 * HTML reduced to a short list of tags and attributes, whole in itself: script, style, event handlers and `javascript:`
 * never survive, and no tag closes or changes what stands around it.
 */
export const sanitiseHtml = (html: string): string => {
  const writer = openWriter();
  // In step with the parser, which closes in the end what was left open; undefined for what is not written.
  const parsed: (Element | undefined)[] = [];
  let dropped = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (droppedWhole.has(tag)) dropped += 1;
      parsed.push(dropped === 0 && allowedTags.has(tag) ? writer.start(tag, attributes) : undefined);
    },
    ontext: (text) => {
      if (dropped === 0) writer.text(text);
    },
    onclosetag: (tag) => {
      const element = parsed.pop();
      if (droppedWhole.has(tag)) dropped -= 1;
      else writer.end(element);
    },
  });
  // Without a meaning in HTML; browsers drop some of them, and so might join what was apart.
  parser.end(withoutControls(html));
  return writer.written();
};
