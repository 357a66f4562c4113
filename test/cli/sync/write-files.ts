import { openLineFile } from '../../../cli/import/line-file.ts';
import { nothing } from '../../../cli/sync/copy.ts';
import { appendLine, replaceLines } from '../../../cli/sync/ndjson-files.ts';
import { SqliteCopy } from '../../../cli/sync/sqlite-copy.ts';

// A process for the test of a full disk: writes a line into a file, and says how that went.
const [, , way, file = ''] = process.argv;
const line = 'x'.repeat(5_000);
const rows = Array.from({ length: 500 }, (_, number) => ({ type: 'user', id: String(number), version: 1, text: line }));
const ways: Readonly<Record<string, () => unknown>> = {
  append: () => appendLine(file, line),
  replace: () => replaceLines(file, [line]),
  report: () => openLineFile(file).write(line),
  sqlite: () => new SqliteCopy(file).write({ rows, removed: [], state: nothing }),
};

try {
  await ways[way ?? '']?.();
  console.log('written');
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.log(code === 'ERR_SQLITE_ERROR' ? message : code);
}
