const separators = [',', ';', '\t'];

// A quoted name leaves a quote, so that a tab behind it does not count as a blank before the line.
const quote = '"';
const quoted = /"(?:[^"]|"")*"?/g;

/** The character between the fields of a CSV text, by its first line that is not empty; a comma where none is there. */
export const separatorOf = (text: string): string => {
  const [line = ''] = text
    .replaceAll(quoted, quote)
    .trimStart()
    .split(/[\r\n]/, 1);
  const counts = separators.map((separator) => line.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
};

// Whoever writes no line end in so long a text writes no table.
const longestHeader = 65_536;

/** Whether a text is long enough to recognise its separator. */
export const hasFirstLine = (text: string): boolean => text.length > longestHeader || /[\r\n]/.test(text.trimStart());
