import { ImportStopped } from '../../lib/import/import-stopped.ts';
import type { Counts, Rejection, Report } from '../../lib/import/report.ts';
import { runImport } from '../../lib/import/run.ts';
import { countsOf, kindsOf, loadedRows, toSummary } from '../../lib/import/summary.ts';
import type { Store } from '../../lib/store/store.ts';
import { explainError } from '../explain-error.ts';
import { parseOptions } from '../options.ts';
import { print, renderTable, tell } from '../output.ts';
import { showProgress } from '../progress.ts';

const labels: Readonly<Record<string, string>> = {
  course_evaluation_section_instructor: 'section instructors (teacher links)',
  enrolments: 'enrolments (student–section links)',
};

/** The name of a kind in the plural and in words: `course_evaluation_term` → `terms`. */
const labelOf = (kind: string): string => {
  const words = kind.replace(/^course_evaluation_/, '').replaceAll('_', ' ');
  return labels[kind] ?? `${words}${words.endsWith('s') ? 'es' : 's'}`;
};

const columns = ['loaded', 'created', 'changed', 'unchanged', 'rejected', 'skipped'] as const;

const cellsOf = (counts: Counts): number[] => {
  const { created, changed, unchanged, doubled, rejected, skipped } = counts;
  return [loadedRows(counts), created, changed, unchanged + doubled, rejected, skipped];
};

const renderCounts = (report: Report): string =>
  renderTable([
    ['', ...columns],
    ...kindsOf(report).map((kind) => [labelOf(kind), ...cellsOf(countsOf(report, kind)).map(String)]),
  ]);

const shownRejections = 20;

const describeRejection = ({ file, line, column, reason }: Rejection): string =>
  `  ${file}, line ${line}${column === undefined ? '' : `, ${column}`}: ${reason}`;

const renderRejections = ({ rejections, rejected }: Report): string[] => {
  if (rejected === 0) return [];
  const shown = rejections.slice(0, shownRejections);
  const more = rejected - shown.length;
  return [
    '',
    `${rejected} ${rejected === 1 ? 'row was' : 'rows were'} rejected:`,
    ...shown.map(describeRejection),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
};

const sum = (report: Report, column: keyof Counts): number =>
  kindsOf(report).reduce((total, kind) => total + countsOf(report, kind)[column], 0);

const renderNotes = (report: Report): string[] => {
  const doubled = sum(report, 'doubled');
  const notes = [...report.notes].map(([text, times]) => `${times} ${text}.`);
  if (doubled > 0)
    notes.push(
      `${doubled} rows repeat an earlier row of the same id; they make no second record and count as unchanged.`,
    );
  if (sum(report, 'created') + sum(report, 'changed') === 0) notes.push('Nothing was new: nothing was written.');
  return notes.length === 0 ? [] : ['', ...notes];
};

const stopped = (error: unknown): string => {
  if (error instanceof ImportStopped) return `Stopped, nothing was written. ${error.message}`;
  return `Stopped. ${explainError(error)} Run the import again to finish it.`;
};

const options = { json: { type: 'boolean' }, format: { type: 'string' } } as const;

/** Loads a file; answers the exit status: 0, 1 when rows were rejected, 2 when the import stopped. Throws UsageError. */
export const importCommand = async (args: readonly string[], store: Store): Promise<number> => {
  const { values, positionals } = parseOptions(args, options, ['PATH']);
  const [location = ''] = positionals;
  const progress = showProgress(process.stderr);
  try {
    const report = await runImport(store, {
      location,
      onProgress: progress.update,
      ...(values.format === undefined ? {} : { format: values.format }),
    });
    progress.finish();
    print([renderCounts(report), ...renderRejections(report), ...renderNotes(report)].join('\n'));
    if (values.json) print(JSON.stringify(toSummary(report)));
    return report.rejected > 0 ? 1 : 0;
  } catch (error) {
    progress.finish();
    tell(stopped(error));
    return 2;
  }
};
