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

/** What a look over JSON text tells before it is parsed. */
export interface JsonShape {
  /** Deepest nesting of objects and arrays. */
  readonly depth: number;
  /** Whether some number would lose digits as a binary double. */
  readonly inexact: boolean;
}

const quote = 0x22;
const backslash = 0x5c;
const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b;
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

/** Measures JSON text in one pass without recursion, so that hostile nesting is refused before a parser meets it. */
export const inspectJson = (text: string): JsonShape => {
  let level = 0;
  let depth = 0;
  let inexact = false;
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === quote) position = endOfString(text, position);
    else if (isOpening(code)) depth = Math.max(depth, ++level);
    else if (isClosing(code)) level -= 1;
    else if (startsNumber(code)) {
      const literal = numberAt(text, position);
      inexact ||= String(Number(literal)) !== literal;
      position += literal.length - 1;
    }
  }
  return { depth, inexact };
};
