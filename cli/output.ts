/** Writes a result to standard output. Unlike `console.log`, it reports a full disk. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Writes a note for people to standard error, so that a script that reads the result does not get it. */
export const notify = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Makes a command finish in order, and release its engine, when its reader has seen enough (`| head -1`). */
export const tolerateClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return;
      notify(`The output can't be written: ${error.message}`);
      process.exit(1);
    });
  }
};

/** Replaces bidirectional marks and escape sequences, which must not repaint the operator's terminal. */
export const withoutControls = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

/** Lays rows out in columns. */
export const renderTable = (rows: readonly (readonly string[])[]): string => {
  const clean = rows.map((row) => row.map(withoutControls));
  const widths = (clean[0] ?? []).map((_, column) => Math.max(...clean.map((row) => row[column]?.length ?? 0)));
  return clean
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2))
        .join('')
        .trimEnd(),
    )
    .join('\n');
};
