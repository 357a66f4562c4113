import { inflateSync } from 'node:zlib';

/** What a test looks at of a PDF: its structure as it is written, and its text. */
export interface ReadPdf {
  /** The kinds of the structure's elements, in the order in which it is read: `H1`, `Figure`, `TH`. */
  readonly tags: readonly string[];
  /** The alternative texts. */
  readonly alternatives: readonly string[];
  readonly language: string | undefined;
  /** Those that parts of it are marked with. */
  readonly languages: readonly string[];
  readonly isTagged: boolean;
  /** The part of PDF/UA that it says it conforms to. */
  readonly conformsTo: string | undefined;
  readonly title: string | undefined;
  /** What stands on its pages, in the order in which it is drawn. */
  readonly text: string;
  /** What of it is an artifact: headers and footers. */
  readonly artifacts: string;
}

const hexText = (hex: string): string =>
  new TextDecoder('utf-16be').decode(Buffer.from(hex.replace(/^FEFF/i, ''), 'hex'));

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a string of a PDF, as Latin-1. */
const literal = (written: string): string =>
  written.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal?: string, other = '') =>
    octal === undefined ? (escapes[other] ?? other) : String.fromCharCode(Number.parseInt(octal, 8)),
  );

const textOf = (string: string): string => {
  if (string.startsWith('<')) return hexText(string.slice(1, -1));
  const bytes = literal(string.slice(1, -1));
  return bytes.startsWith('\u00fe\u00ff') ? hexText(Buffer.from(bytes.slice(2), 'latin1').toString('hex')) : bytes;
};

/** Where a string in parentheses ends: those within it are balanced, or escaped. */
const endOfString = (file: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < file.length; at += 1) {
    if (file[at] === '\\') at += 1;
    else if (file[at] === '(') depth += 1;
    else if (file[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return file.length;
};

const token = /\(|<<|<[0-9A-Fa-f\s]*>|\/[\w+-]+|[^\s()<>[\]/]+/g;

/** The strings, names, numbers and operators of a part of a PDF. */
const tokensOf = (file: string): string[] => {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(file); found !== null; found = token.exec(file)) {
    if (found[0] === '(') token.lastIndex = endOfString(file, found.index);
    tokens.push(file.slice(found.index, token.lastIndex));
  }
  return tokens;
};

const isString = (each: string): boolean => each.startsWith('(') || /^<(?!<)/.test(each);

const objectsOf = (file: string): ReadonlyMap<string, string> =>
  new Map(Array.from(file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm), ([, id = '', body = '']) => [id, body]));

const streamOf = (object = ''): string => {
  const start = object.indexOf('stream\n');
  const length = Number(/\/Length (\d+)/.exec(object)?.[1] ?? 0);
  const bytes = Buffer.from(object.slice(start + 'stream\n'.length, start + 'stream\n'.length + length), 'latin1');
  return object.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
};

/** Texts by glyph, of a font. */
const glyphsOf = (objects: ReadonlyMap<string, string>, font: string): ReadonlyMap<number, string> => {
  const map = streamOf(objects.get(/\/ToUnicode (\d+)/.exec(objects.get(font) ?? '')?.[1] ?? ''));
  const pairs = map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm);
  return new Map(Array.from(pairs, ([, glyph = '', text = '']) => [Number.parseInt(glyph, 16), hexText(text)]));
};

const shown = (glyphs: ReadonlyMap<number, string> | undefined, written: string): string => {
  const inside = written.slice(1, -1);
  const bytes = written.startsWith('<') ? Buffer.from(inside, 'hex') : Buffer.from(literal(inside), 'latin1');
  const codes = Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readUInt16BE(2 * index));
  return codes.map((code) => glyphs?.get(code) ?? '').join('');
};

const readPage = (objects: ReadonlyMap<string, string>, page: string): { text: string; artifacts: string } => {
  const fonts = new Map(
    Array.from(page.matchAll(/\/(f\d+) (\d+) 0 R/g), ([, name = '', id = '']) => [name, glyphsOf(objects, id)]),
  );
  const found = { text: '', artifacts: '' };
  let [font, isArtifact, given]: [string, boolean, string[]] = ['', false, []];
  for (const each of tokensOf(streamOf(objects.get(/\/Contents (\d+)/.exec(page)?.[1] ?? '')))) {
    if (each === 'Tf') font = given.findLast((name) => name.startsWith('/f'))?.slice(1) ?? '';
    else if (each === 'BDC' || each === 'BMC') isArtifact = given.includes('/Artifact');
    else if (each === 'EMC') isArtifact = false;
    else if (each === 'TJ' || each === 'Tj') {
      const text = given
        .filter(isString)
        .map((written) => shown(fonts.get(font), written))
        .join('');
      found[isArtifact ? 'artifacts' : 'text'] += `${text}\n`;
    } else {
      given.push(each);
      continue;
    }
    given = [];
  }
  return found;
};

/** The kinds of elements below one, itself first, in the order in which they are read. */
const tagsBelow = (objects: ReadonlyMap<string, string>, id: string): string[] => {
  const element = objects.get(id) ?? '';
  const tag = /\/S \/(\w+)/.exec(element)?.[1];
  const kids = /\/K (\[[^\]]*\]|\d+ 0 R)/.exec(element)?.[1] ?? '';
  const below = Array.from(kids.matchAll(/(\d+) 0 R/g), ([, kid = '']) => tagsBelow(objects, kid));
  return [...(tag === undefined ? [] : [tag]), ...below.flat()];
};

/** Reads a PDF of the kind that reports are: objects by themselves, fonts with two bytes a glyph. */
export const readPdf = (bytes: Buffer): ReadPdf => {
  const file = bytes.toString('latin1');
  const objects = objectsOf(file);
  const all = [...objects.values()];
  const elements = all.filter((each) => each.includes('/Type /StructElem'));
  const catalog = all.find((each) => each.includes('/Type /Catalog')) ?? '';
  const metadata = Buffer.from(streamOf(all.find((each) => each.includes('/Type /Metadata'))), 'latin1').toString(
    'utf8',
  );
  const pages = all.filter((each) => /\/Type \/Page\n/.test(each)).map((page) => readPage(objects, page));
  return {
    tags: tagsBelow(objects, /\/StructTreeRoot (\d+)/.exec(catalog)?.[1] ?? ''),
    alternatives: elements.flatMap((each) => {
      const tokens = tokensOf(each);
      const place = tokens.indexOf('/Alt');
      return place === -1 ? [] : [textOf(tokens[place + 1] ?? '')];
    }),
    languages: elements.flatMap((each) => /\/Lang \(([\w-]+)\)/.exec(each)?.[1] ?? []),
    language: /\/Lang \((\w+)\)/.exec(catalog)?.[1],
    isTagged: /\/MarkInfo <<\s+\/Marked true/.test(catalog),
    conformsTo: /<pdfuaid:part>(\d)<\/pdfuaid:part>/.exec(metadata)?.[1],
    title: /<dc:title>.*?<rdf:li[^>]*>(.*?)<\/rdf:li>/s.exec(metadata)?.[1],
    text: pages.map(({ text }) => text).join('\n'),
    artifacts: pages.map(({ artifacts }) => artifacts).join('\n'),
  };
};
