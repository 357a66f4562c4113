import {
  type Counts,
  enrolments,
  type MissingCounts,
  type Rejection,
  type Report,
} from '../../lib/import/report/report.ts';
import { countsOf, kindsOf, loadedRows, notesOf } from '../../lib/import/report/summary.ts';
import { capitalise } from '../../lib/runtime/capitalise.ts';
import { renderTable } from '../output.ts';

const labels: Readonly<Record<string, string>> = {
  course_evaluation_section_instructor: 'section instructors (teacher links)',
  [enrolments]: 'enrolments (student–section links)',
};

/** The name of a kind in the plural and in words: `course_evaluation_term` → `terms`. */
const labelOf = (kind: string): string => {
  const words = kind.replace(/^course_evaluation_/, '').replaceAll('_', ' ');
  return labels[kind] ?? `${words}${words.endsWith('s') ? 'es' : 's'}`;
};

const columns = ['loaded', 'created', 'changed', 'unchanged', 'removed', 'rejected', 'skipped'] as const;

const cellsOf = (counts: Readonly<Counts>): number[] => {
  const { created, changed, unchanged, doubled, removed, rejected, skipped } = counts;
  return [loadedRows(counts), created, changed, unchanged + doubled, removed, rejected, skipped];
};

/** The counts of a run as a table. */
export const renderCounts = (report: Report): string =>
  renderTable([
    ['', ...columns],
    ...kindsOf(report).map((kind) => [labelOf(kind), ...cellsOf(countsOf(report, kind)).map(String)]),
  ]);

const describeRejection = ({ file, line, column, value, reason }: Omit<Rejection, 'type'>): string => {
  const place = column === undefined ? '' : `, ${column}${value === undefined ? '' : ` (${value})`}`;
  return `  ${file}, line ${line}${place}: ${reason}`;
};

/** The rejected rows, as many as the report has kept. */
export const renderRejections = ({ rejections, rejected }: Report): string[] => {
  if (rejected === 0) return [];
  const more = rejected - rejections.length;
  return [
    `${rejected} ${rejected === 1 ? 'row was' : 'rows were'} rejected:`,
    ...rejections.map(describeRejection),
    ...(more > 0 ? [`  and ${more} more; --report FILE writes all of them`] : []),
    '',
  ];
};

/** The values that were left out of rows that were loaded, as many as the report has kept. */
export const renderWarnings = ({ warnings, warned }: Report): string[] => {
  if (warned === 0) return [];
  const more = warned - warnings.length;
  return [
    `${warned} ${warned === 1 ? 'value was' : 'values were'} left out of rows that were loaded:`,
    ...warnings.map(describeRejection),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
  ];
};

const renderUnread = ({ files }: Report): string[] =>
  files.counts().flatMap(({ file, state, rows, reason }) => {
    if (state === 'read') return [];
    const size = rows === undefined ? '' : ` (${rows} ${rows === 1 ? 'row' : 'rows'})`;
    const what = state === 'not_understood' ? 'was not understood' : 'was not read';
    return [`${file}${size} ${what}: ${reason}.`];
  });

const renderSkips = ({ skips }: Report): string[] =>
  [...skips.values()].map(({ file, reason, rows }) => `${rows} skipped in ${file}: ${reason}.`);

const sum = (report: Report, column: keyof Counts): number =>
  kindsOf(report).reduce((total, kind) => total + countsOf(report, kind)[column], 0);

const describeMissing = (kind: string, { known, missing }: MissingCounts): string =>
  `  ${labelOf(kind)}: ${missing} of ${known} (${((missing * 100) / known).toFixed(1)} %)`;

const renderMissing = ({ missing }: Report, removes: boolean): string[] => {
  const all = [...missing].filter(([, counts]) => counts.missing > 0);
  if (all.length === 0) return [];
  const described = removes
    ? 'Known before and not in the set any more; what others refer to was kept:'
    : 'Known before and not in the set any more (they stay as they are; --remove-missing ends them):';
  return [described, ...all.map(([kind, counts]) => describeMissing(kind, counts))];
};

/** The options of a run that its report mentions. */
export interface RunMode {
  readonly dryRun: boolean;
  readonly removes: boolean;
}

/** The notes for the operator that follow the counts. */
export const renderNotes = (report: Report, { dryRun, removes }: RunMode): string[] => {
  const notes = [
    ...renderUnread(report),
    ...renderSkips(report),
    ...notesOf(report).map(([text, times]) => (times === 0 ? `${text}.` : `${capitalise(text)} (${times}).`)),
  ];
  notes.push(...renderMissing(report, removes));
  if (dryRun) notes.push('This was a dry run: nothing was written.');
  else if (sum(report, 'created') + sum(report, 'changed') + sum(report, 'removed') === 0)
    notes.push('Nothing was new: nothing was written.');
  return notes.length === 0 ? [] : ['', ...notes];
};
