import { escapeHtml } from '../../runtime/escape-html.ts';

/** A piece of a line: what the template says, a value that is filled in, or an address to follow. */
export interface Piece {
  readonly kind: 'text' | 'value' | 'link';
  readonly text: string;
}

/** A line of a mail; an item belongs to a list. */
export interface Line {
  readonly kind: 'text' | 'item' | 'number' | 'blank';
  readonly pieces: readonly Piece[];
}

const isAddress = (text: string): boolean => /^https?:\/\/[^\s]+$/.test(text);

// A code is longer than a line on a phone.
const anywhere = 'overflow-wrap:anywhere;word-break:break-word';

const anchor = (address: string): string =>
  `<a href="${escapeHtml(address)}" style="${anywhere}">${escapeHtml(address)}</a>`;

// Punctuation at the end of an address belongs to the sentence.
const addressInText = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

const textToHtml = (text: string): string =>
  text
    .split(addressInText)
    .map((part, index) => (index % 2 === 1 ? anchor(part) : escapeHtml(part)))
    .join('');

const pieceToHtml = ({ kind, text }: Piece): string => {
  if (kind === 'text') return textToHtml(text);
  if (kind === 'link' && isAddress(text)) return anchor(text);
  // A name in a right-to-left script must not change the direction of the text around it.
  return `<bdi>${escapeHtml(text)}</bdi>`;
};

const lineToHtml = ({ pieces }: Line): string => pieces.map(pieceToHtml).join('');

const blockToHtml = (lines: readonly Line[]): string => {
  const kind = lines[0]?.kind;
  if (kind === undefined || kind === 'blank') return '';
  if (kind === 'text') return `<p>${lines.map(lineToHtml).join('<br>')}</p>`;
  const name = kind === 'item' ? 'ul' : 'ol';
  return `<${name}>${lines.map((line) => `<li>${lineToHtml(line)}</li>`).join('')}</${name}>`;
};

const inBlocks = (lines: readonly Line[]): Line[][] => {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (block?.[0]?.kind === line.kind) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
};

const fromRightToLeft: readonly string[] = ['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The HTML part of a mail: paragraphs, lists and links, and nothing else that a value or a template could bring. */
export const toHtml = (lines: readonly Line[], language: string): string => {
  const direction = fromRightToLeft.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  const body = inBlocks(lines)
    .map(blockToHtml)
    .filter((block) => block !== '');
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8"></head><body>`,
    ...body,
    '</body></html>',
  ].join('\n');
};
