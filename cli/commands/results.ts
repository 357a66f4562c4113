import { ResultExport } from '../../lib/domain/evaluations/results/export/export-results.ts';
import { type ResultRow, resultColumns } from '../../lib/domain/evaluations/results/export/result-row.ts';
import { resultVisibility } from '../../lib/domain/evaluations/results/reading/result-visibility.ts';
import type { TokenHolder } from '../../lib/model/definition/visibility.ts';
import { placeOf } from '../../lib/model/read/list-order.ts';
import { listRecords } from '../../lib/model/read/list-records.ts';
import { courseEvaluationResult } from '../../lib/resources/course-evaluations/course-evaluation-result.ts';
import { periodReference } from '../../lib/resources/course-evaluations/coverage.ts';
import { now } from '../../lib/runtime/clock.ts';
import { toCsv, toNdjson } from '../../lib/runtime/rows.ts';
import type { StoredRecord } from '../../lib/store/record.ts';
import type { Store } from '../../lib/store/store.ts';
import { type Command, CommandFailed, UsageError } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { print, renderTable } from '../output.ts';
import { readPeriodId } from './periods.ts';

const help = `Usage: npm run facet -- results --period ID [--csv | --ndjson] [--preview]

Prints the results of an evaluation period, in the order of their sections: a line for each evaluation or, with --csv
and --ndjson, a row for each evaluation, unit and question. Suppressed figures are never printed.
  npm run -s facet -- results --period 01959266-5bc0-7000-8000-4d2b7a4f6c11 --csv > results.csv

Options:
  --period ID          the id of the period
  --csv                rows as CSV, with a header
  --ndjson             rows as lines of JSON
  --preview            also results of closed periods that are not released yet
  --table, --region    of a deployed table: see npm run facet -- --help`;

const options = {
  period: { type: 'string' },
  csv: { type: 'boolean', default: false },
  ndjson: { type: 'boolean', default: false },
  preview: { type: 'boolean', default: false },
} as const;

const pageSize = 100;
const sort = [{ field: 'name', descending: false }];

/** Reads the results of a period page by page: the released ones, or also those of closed periods. */
async function* pagesOf(holder: TokenHolder, period: string): AsyncGenerator<readonly StoredRecord[]> {
  const visibility = await resultVisibility(holder);
  const conditions = [{ kind: 'relationship', field: 'period', ids: [period] }] as const;
  let last: StoredRecord | undefined;
  for (;;) {
    const from = last === undefined ? {} : { from: placeOf(last, sort) };
    const wanted = { sort, conditions, size: pageSize, ...from, ...(visibility && { visibility }) };
    const { records, hasMore } = await listRecords(holder.store, courseEvaluationResult, wanted);
    yield records;
    last = records.at(-1);
    if (!hasMore) return;
  }
}

const cellsOf = ({ name, status, withheld_because: because, ...result }: StoredRecord): string[] => {
  const isShown = status === 'available';
  const counts = isShown ? [result.enrolled, result.completed, result.response_rate] : ['', '', ''];
  const flags = Array.isArray(result.flags) ? result.flags.join(', ') : '';
  return [String(name), String(because ?? status), ...counts.map((count) => String(count ?? '')), flags];
};

const printTable = async (holder: TokenHolder, period: string): Promise<void> => {
  const rows: string[][] = [];
  for await (const records of pagesOf(holder, period)) rows.push(...records.map(cellsOf));
  print(renderTable([['section', 'status', 'enrolled', 'completed', 'rate', 'flags'], ...rows]));
};

const printRows = async (holder: TokenHolder, period: string, render: (rows: readonly ResultRow[]) => string) => {
  const rows = await ResultExport.open(holder);
  for await (const records of pagesOf(holder, period)) {
    const text = render((await rows.rowsOf(records)).flat());
    // `print` adds the last line break itself.
    if (text !== '') print(text.replace(/\r?\n$/, ''));
  }
};

const withoutNames = (text: string): string => text.slice(text.indexOf('\n') + 1);

const printAll = async (store: Store, period: string, { csv, ndjson, preview }: Record<string, unknown>) => {
  const scopes = preview ? (['results:read', 'results:preview'] as const) : (['results:read'] as const);
  const caller = async () => ({ scopes, principal: { kind: 'integration' } as const });
  const holder = { store, now: now(), caller };
  // Without this check, a wrong id would look like a period without results.
  if ((await store.read(periodReference(period), ['question_sets'])) === undefined)
    throw new CommandFailed(`There is no evaluation period "${period}".`);
  if (ndjson) return printRows(holder, period, toNdjson);
  if (!csv) return printTable(holder, period);
  print(toCsv(resultColumns, []).trimEnd());
  return printRows(holder, period, (rows) => withoutNames(toCsv(resultColumns, rows)));
};

export const results: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    const period = readPeriodId(values.period);
    if (values.csv && values.ndjson) throw new UsageError('Say either --csv or --ndjson.');
    await withStore(target, (store) => printAll(store, period, values));
    return undefined;
  },
};
