/** What a report needs to know of a font. */
export interface FontFile {
  /** The family, as documents name it. */
  readonly family: string;
  /** Whether it has a glyph for a character, by its code point. */
  has(codePoint: number): boolean;
}

type Range = readonly [from: number, to: number];

/** The tables of a font by their tags (OpenType, `Table Directory`); of a collection those of its first font. */
const tablesOf = (file: DataView): ReadonlyMap<string, DataView> => {
  const start = file.getUint32(0) === 0x74746366 ? file.getUint32(12) : 0;
  const tables = Array.from({ length: file.getUint16(start + 4) }, (_, index) => start + 12 + index * 16);
  return new Map(
    tables.map((at) => {
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => file.getUint8(at + place)));
      return [tag, new DataView(file.buffer, file.byteOffset + file.getUint32(at + 8), file.getUint32(at + 12))];
    }),
  );
};

// Format 4: segments of the basic plane. A glyph 0 in the middle of a segment is none.
const segmentsOf = (cmap: DataView, start: number): Range[] => {
  const double = cmap.getUint16(start + 6);
  const [ends, starts] = [start + 14, start + 16 + double];
  const [deltas, offsets] = [starts + double, starts + 2 * double];
  const glyphAt = (at: number, code: number): number => {
    const offset = cmap.getUint16(offsets + at);
    const found =
      offset === 0 ? code : cmap.getUint16(offsets + at + offset + 2 * (code - cmap.getUint16(starts + at)));
    return found === 0 ? 0 : (found + cmap.getUint16(deltas + at)) % 65_536;
  };
  const ranges: Range[] = [];
  for (let at = 0; at < double; at += 2)
    for (let code = cmap.getUint16(starts + at); code <= cmap.getUint16(ends + at) && code < 0xffff; code += 1)
      if (glyphAt(at, code) !== 0) ranges.push([code, code]);
  return ranges;
};

// Format 12: groups of all planes.
const groupsOf = (cmap: DataView, start: number): Range[] =>
  Array.from({ length: cmap.getUint32(start + 12) }, (_, index) => {
    const at = start + 16 + index * 12;
    return [cmap.getUint32(at), cmap.getUint32(at + 4)];
  });

const rangesOf = (cmap: DataView | undefined): Range[] => {
  if (cmap === undefined) return [];
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
  return [...new Set(starts)].flatMap((start) => {
    const format = cmap.getUint16(start);
    if (format === 4) return segmentsOf(cmap, start);
    return format === 12 ? groupsOf(cmap, start) : [];
  });
};

const windows = 3;

// The name of the family that styles share (16), or else that of the font (1), as Windows has it: in UTF-16.
const familyOf = (name: DataView | undefined): string => {
  if (name === undefined) return '';
  const records = Array.from({ length: name.getUint16(2) }, (_, index) => 6 + index * 12);
  const found = [16, 1].flatMap((wanted) =>
    records.filter((at) => name.getUint16(at) === windows && name.getUint16(at + 6) === wanted),
  )[0];
  if (found === undefined) return '';
  const from = name.byteOffset + name.getUint16(4) + name.getUint16(found + 10);
  const bytes = new Uint8Array(name.buffer, from, name.getUint16(found + 8));
  return new TextDecoder('utf-16be').decode(bytes);
};

/** Reads a font of TrueType or OpenType, or the first of a collection; throws a `RangeError` for what is none. */
export const readFont = (bytes: Uint8Array): FontFile => {
  const tables = tablesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const known = new Set<number>();
  const large: Range[] = [];
  for (const [from, to] of rangesOf(tables.get('cmap')))
    if (from === to) known.add(from);
    else large.push([from, to]);
  return {
    family: familyOf(tables.get('name')),
    has: (code) => known.has(code) || large.some(([from, to]) => code >= from && code <= to),
  };
};
