/** A row of a small CSV text; `problem` says why its fields cannot be trusted. */
export interface TableRow {
  /** On which it begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  readonly problem?: 'open_quote' | 'after_quote';
}

const separators = [',', ';', '\t'];

// Excel writes it in front of a table, and shows it to nobody.
const separatorLine = /^"?sep=(?<separator>[,;\t|])"?(?:\r\n?|\n)/i;

/** Characters in which the first line shows its separator. */
const longestHeader = 65_536;

const separatorOf = (text: string): string => {
  const [line = ''] = text
    .slice(0, longestHeader)
    .replaceAll(/"[^"]*(?:""[^"]*)*"?/g, '"')
    .split(/[\r\n]/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

const linesIn = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

// A field, quoted or not, and what ends it; all in one place, so that each character is looked at once.
const fieldPattern = (separator: string): RegExp => {
  const end = `${separator === '\t' ? '\\t' : separator === '|' ? '\\|' : separator}\\r\\n`;
  return new RegExp(`[^\\S${end}]*(?:"([^"]*(?:""[^"]*)*)("?)([^${end}]*)|([^${end}]*))(\\r\\n?|\\n|.|$)`, 'y');
};

/** The rows of a CSV text that are not empty, whatever its separator and line ends. For texts that fit in memory. */
export const readTable = (text: string): TableRow[] => {
  const said = separatorLine.exec(text);
  const field = fieldPattern(said?.groups?.separator ?? separatorOf(text));
  const rows: TableRow[] = [];
  let line = 1 + linesIn(said?.[0] ?? '');
  field.lastIndex = said?.[0].length ?? 0;
  while (field.lastIndex < text.length) {
    const fields: string[] = [];
    let [lines, problem]: [number, TableRow['problem']] = [0, undefined];
    for (let isEnded = false; !isEnded; ) {
      const [whole = '', quoted, closing, behind = '', plain = '', end = ''] = field.exec(text) ?? [];
      if (quoted !== undefined && closing === '') problem ??= 'open_quote';
      if (behind.trim() !== '') problem ??= 'after_quote';
      fields.push(quoted?.replaceAll('""', '"') ?? plain);
      lines += linesIn(whole);
      isEnded = end === '' || /[\r\n]/.test(end);
    }
    if (fields.some((each) => each.trim() !== '')) rows.push({ line, fields, ...(problem && { problem }) });
    line += lines;
  }
  return rows;
};
