import { Parser } from 'htmlparser2';

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

interface Visitor {
  open(tag: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(tag: string): void;
}

// The parser decodes entities and closes what was left open, so the visitor sees a balanced tree of plain text.
const walk = (html: string, visitor: Visitor): void => {
  let dropped = 0;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (droppedWhole.has(tag)) dropped += 1;
      else if (dropped === 0 && allowedTags.has(tag)) visitor.open(tag, attributes);
    },
    ontext: (text) => {
      if (dropped === 0) visitor.text(text);
    },
    onclosetag: (tag) => {
      if (droppedWhole.has(tag)) dropped -= 1;
      else if (dropped === 0 && allowedTags.has(tag)) visitor.close(tag);
    },
  });
  parser.end(html);
};

/** HTML reduced to a short list of tags and attributes; script, style, event handlers and `javascript:` never survive. */
export const sanitiseHtml = (html: string): string => {
  let out = '';
  walk(html, {
    open: (tag, attributes) => {
      out += openTag(tag, attributes);
    },
    text: (text) => {
      out += escapeText(text);
    },
    close: (tag) => {
      if (!voidTags.has(tag)) out += `</${tag}>`;
    },
  });
  return out;
};
