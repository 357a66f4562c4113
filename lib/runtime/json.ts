declare global {
  // ES2026 "JSON.parse source text access"; Node 24 has it, TypeScript's library does not yet.
  interface JSON {
    rawJSON(text: string): unknown;
    parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  }
}

/** A JSON number kept as it was written, because a binary double would change its digits (`10.50`, `12345678901234567.89`). */
export class ExactNumber {
  readonly literal: string;

  constructor(literal: string) {
    this.literal = literal;
  }

  /** The number's own digits, so that `JSON.stringify` writes what was read. */
  toJSON(): unknown {
    return JSON.rawJSON(this.literal);
  }
}

/** Parses JSON; a number whose digits a double would not give back becomes an `ExactNumber`. Throws SyntaxError. */
export const parseExact = (text: string): unknown =>
  JSON.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? new ExactNumber(source) : value,
  );

const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value instanceof ExactNumber) return [value.literal];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
};

/**
 * The texts and numbers at the top of a JSON object, and in lists there; numbers with the digits that they have. With
 * `name`, only those of that member.
 */
export const textsInJson = (text: string, name?: string): string[] => {
  const members: Record<string, unknown> = Object(parseExact(text));
  return textsIn(name === undefined ? Object.values(members) : members[name]);
};

/** The deepest nesting of JSON that is accepted; recursion is safe at this depth. */
export const maxDepth = 32;

/** What a scan of JSON text shows before it is parsed. */
export interface JsonShape {
  /** Deepest nesting of objects and arrays. */
  readonly depth: number;
  /** Whether some number would lose digits as a binary double. */
  readonly inexact: boolean;
  /** Path to the first member whose name its object has twice (RFC 8259, 4: what then counts depends on the reader). */
  readonly repeated?: readonly (string | number)[];
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openObject = 0x7b;
const openArray = 0x5b;
const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d;
const startsNumber = (code: number): boolean => code === 0x2d || (code >= 0x30 && code <= 0x39);
const numberPattern = /-?\d[\d.eE+-]*/y;

const endOfString = (text: string, start: number): number => {
  let position = start + 1;
  while (position < text.length && text.charCodeAt(position) !== quote) {
    position += text.charCodeAt(position) === backslash ? 2 : 1;
  }
  return position;
};

const numberAt = (text: string, start: number): string => {
  numberPattern.lastIndex = start;
  return numberPattern.exec(text)?.[0] ?? '-';
};

/**
 * Measures JSON text in one pass without recursion, so that hostile nesting is refused before a parser meets it. Throws
 * SyntaxError for a name that is none; what else is wrong with the text shows when it is parsed.
 */
export const inspectJson = (text: string): JsonShape => {
  // Per open object or array the member or index, and per object the names that it has.
  const path: (string | number)[] = [];
  const names: (Set<string> | undefined)[] = [];
  let [depth, inexact, string] = [0, false, ''];
  let repeated: (string | number)[] | undefined;
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    const last = path.length - 1;
    const at = path[last];
    if (code === quote) {
      const end = endOfString(text, position);
      string = text.slice(position, end + 1);
      position = end;
    } else if (code === colon) {
      const name = string.includes('\\') ? String(JSON.parse(string)) : string.slice(1, -1);
      path[last] = name;
      names[last] ??= new Set();
      if (names[last].has(name)) repeated ??= [...path];
      names[last].add(name);
    } else if (code === comma && typeof at === 'number') path[last] = at + 1;
    else if (code === openObject || code === openArray) {
      depth = Math.max(depth, path.push(code === openArray ? 0 : ''));
      names[last + 1] = undefined;
    } else if (isClosing(code)) path.pop();
    else if (startsNumber(code)) {
      const literal = numberAt(text, position);
      inexact ||= String(Number(literal)) !== literal;
      position += literal.length - 1;
    }
  }
  return { depth, inexact, ...(repeated && { repeated }) };
};
