/** The file and line of a row. */
export interface Origin {
  readonly file: string;
  readonly line: number;
}

// A table of several files is read as one, with continuous line numbers. No file of 2 GB has more lines than this.
const linesPerFile = 2 ** 32;

/** Returns the line number in a table for a line of one of its files. */
export const lineInTable = (file: number, line: number): number => file * linesPerFile + line;

const longestName = 100;

/**
 * Returns the name of a file as reports show it. A hostile name could control the terminal, or be too long for a field.
 */
export const printable = (name: string): string => name.replaceAll(/\p{C}/gu, '?').slice(0, longestName);

/** Returns the file and line of a row from its line number in the table. */
export const locate = (files: readonly string[], { file, line }: Origin): Origin => ({
  file: printable(files[Math.floor(line / linesPerFile)] ?? file),
  line: line % linesPerFile,
});
