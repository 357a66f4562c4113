/** Where a row stands. */
export interface Origin {
  readonly file: string;
  readonly line: number;
}

// A table of several files is read as one, whose lines run on. No file of 2 GB has more lines than this.
const linesPerFile = 2 ** 32;

/** The line of a table for the line of one of its files. */
export const lineInTable = (file: number, line: number): number => file * linesPerFile + line;

const longestName = 100;

/** The name of a file as reports show it: a hostile one may steer the terminal, or be longer than a field. */
export const printable = (name: string): string => name.replaceAll(/\p{C}/gu, '?').slice(0, longestName);

/** The file and line of a row, by the line of its table. */
export const locate = (files: readonly string[], { file, line }: Origin): Origin => ({
  file: printable(files[Math.floor(line / linesPerFile)] ?? file),
  line: line % linesPerFile,
});
