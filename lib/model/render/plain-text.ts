const blockTags = new Set('p br div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol li table tr'.split(' '));
const cellTags = new Set(['td', 'th']);
const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

// What sanitiseHtml writes: tags whose attributes hold no ">", and text with four escapes.
const tag = /<(\/?)([a-z0-9]+)\b[^<>]*>/g;

const textOf = (closing: string, name: string): string => {
  if (blockTags.has(name)) return '\n';
  return closing !== '' && cellTags.has(name) ? ' ' : '';
};

const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (escaped) => characters[escaped] ?? escaped);

/** The text of HTML that has been sanitised: no markup, entities decoded, a line for each block. */
export const plainText = (html: string): string => {
  const bare = html.replace(tag, (_tag, closing: string, name: string) => textOf(closing, name));
  const text = unescaped(bare);
  // Line by line, because a pattern for blanks around line ends takes time that grows with their square.
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
};

// In text, quotation marks are escaped.
const attribute = /\b(?:href|title)="([^"]*)"/g;

const decodedAddress = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** What the links in HTML that has been sanitised hold next to its text: their addresses and titles, in lines. */
export const linkTexts = (html: string): string =>
  Array.from(html.matchAll(attribute), ([, value = '']) => decodedAddress(unescaped(value))).join('\n');
