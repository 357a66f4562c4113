import { inflateSync } from 'node:zlib';

/** The parts of a document printed by chromium that tests look at. */
export interface PrintedDocument {
  /** The text of each page, in the order in which it was drawn. */
  readonly pages: readonly string[];
  /** Width and height of the first page, in points. */
  readonly size: readonly [number, number];
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

const readStream = (head: string, raw: Buffer): string => {
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
  const bytes = raw.subarray(0, length);
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

/** The objects of a document by their numbers. */
const readObjects = (pdf: Buffer): ReadonlyMap<string, PdfObject> =>
  new Map(
    // Each byte is a character.
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', body = '']) => {
      const at = body.indexOf('stream\n');
      const head = at < 0 ? body : body.slice(0, at);
      const isText = at >= 0 && !head.includes('/Length1') && !head.includes('/Image');
      return [number, { head, stream: isText ? readStream(head, Buffer.from(body.slice(at + 7), 'latin1')) : '' }];
    }),
  );

const numberOf = (hex: string): number => Number.parseInt(hex, 16);
const characters = (hex: string, offset = 0): string =>
  (hex.match(/.{4}/g) ?? [])
    .map((unit, index, all) => String.fromCharCode(numberOf(unit) + (index === all.length - 1 ? offset : 0)))
    .join('');

/** Which text each glyph of a font stands for. */
const readGlyphs = (map: string): ReadonlyMap<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, lines = ''] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(numberOf(glyph), characters(text));
  for (const [, lines = ''] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let at = numberOf(from); at <= numberOf(to); at += 1) glyphs.set(at, characters(text, at - numberOf(from)));
  return glyphs;
};

/** The text of a page's drawing: fonts are chosen by `Tf`, glyphs drawn by `Tj`, and texts ended by `ET`. */
const textOf = (drawing: string, glyphsOf: (font: string) => ReadonlyMap<number, string>): string => {
  let glyphs: ReadonlyMap<number, string> = new Map();
  let text = '';
  for (const [, font, drawn] of drawing.matchAll(/\/F(\d+) [\d.]+ Tf|<(\w+)> Tj|\bET\b/g)) {
    if (font !== undefined) glyphs = glyphsOf(font);
    else if (drawn === undefined) text += ' ';
    else text += (drawn.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(numberOf(glyph)) ?? '').join('');
  }
  return text.normalize('NFKC').replace(/\s+/g, ' ');
};

const referenced = (head: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';

/** Reads the text of a document that chromium has printed: its fonts are named by the numbers of their objects. */
export const readPrinted = (pdf: Buffer): PrintedDocument => {
  const objects = readObjects(pdf);
  const streamOf = (number: string): string => objects.get(number)?.stream ?? '';
  const glyphsOf = (font: string) => readGlyphs(streamOf(referenced(objects.get(font)?.head ?? '', 'ToUnicode')));
  const found = [...objects.values()].filter(({ head }) => head.includes('/Type /Page\n'));
  const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(found[0]?.head ?? '') ?? [];
  return {
    pages: found.map(({ head }) => textOf(streamOf(referenced(head, 'Contents')), glyphsOf)),
    size: [Math.round(Number(width)), Math.round(Number(height))],
  };
};
