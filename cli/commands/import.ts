import { ImportStopped } from '../../lib/import/files/import-stopped.ts';
import type { MissingItem } from '../../lib/import/remove/missing/find-missing.ts';
import { Report } from '../../lib/import/report/report.ts';
import { isComplete, toSummary } from '../../lib/import/report/summary.ts';
import { withLease } from '../../lib/import/run/lease.ts';
import { type ImportRequest, runImport } from '../../lib/import/run/run.ts';
import type { Waiting } from '../../lib/store/background-calls.ts';
import type { Store } from '../../lib/store/store.ts';
import { UsageError } from '../command.ts';
import { explainError } from '../explain-error.ts';
import { openLineFile } from '../import/line-file.ts';
import { renderCounts, renderNotes, renderRejections, renderWarnings } from '../import/render-report.ts';
import { parseOptions } from '../options.ts';
import { notify, print } from '../output.ts';
import { showProgress } from '../progress.ts';
import { sayIfEnded } from '../say-if-ended.ts';
import { waitingStore } from '../waiting-store.ts';

const options = {
  format: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'remove-missing': { type: 'boolean' },
  threshold: { type: 'string' },
  report: { type: 'string' },
  missing: { type: 'string' },
  wait: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const readThreshold = (text: string | undefined): { threshold?: number } => {
  if (text === undefined) return {};
  const digits = text.replace(/%$/, '').trim();
  const threshold = Number(digits);
  if (digits !== '' && threshold >= 0 && threshold <= 100) return { threshold };
  throw new UsageError('--threshold takes a percentage from 0 to 100.');
};

const stopped = (error: unknown): string => {
  if (error instanceof ImportStopped) return `Stopped, nothing was written. ${error.message}`;
  return `Stopped. ${explainError(error)} Run the import again to finish it.`;
};

const describeMissing = (missing: MissingItem): object[] =>
  missing.kind === 'record'
    ? [{ type: missing.type, id: missing.id }]
    : missing.targets.map((section) => ({ type: 'enrolments', student: missing.member.id, section }));

const readRequest = (args: readonly string[]) => {
  const { values, positionals } = parseOptions(args, options, ['PATH']);
  const [location = ''] = positionals;
  const request: ImportRequest = {
    location,
    dryRun: values['dry-run'] ?? false,
    removeMissing: values['remove-missing'] ?? false,
    ...readThreshold(values.threshold),
    ...(values.format === undefined ? {} : { format: values.format }),
  };
  return { request, values };
};

/**
 * Imports a set and returns the exit status: 0, 1 if rows were rejected or a file was not understood, 2 if the import
 * stopped. Throws UsageError.
 */
export const importCommand = async (args: readonly string[], table: Store, waiting: Waiting = {}): Promise<number> => {
  const { request, values } = readRequest(args);
  const [rejections, missing] = [openLineFile(values.report), openLineFile(values.missing)];
  const report = new Report(rejections.write);
  const progress = showProgress(process.stderr);
  const store = waitingStore(table, progress, waiting);
  const run = (through: Store) =>
    runImport(through, {
      ...request,
      report,
      onProgress: progress.update,
      onMissing: (each) => describeMissing(each).forEach(missing.write),
    });
  const lease = {
    waits: values.wait ?? false,
    onOther: (since: string) =>
      notify(`Another import has been running since ${since}, or was killed: looking for signs of life …`),
  };
  const write = () =>
    sayIfEnded(progress, 'Stopped. Run the import again to finish it.', () => withLease(store, lease, run));
  try {
    // A dry run writes nothing, so it needs no lease.
    await (request.dryRun ? run(store) : write());
    progress.finish();
    const mode = { dryRun: request.dryRun ?? false, removes: request.removeMissing ?? false };
    print(
      [...renderRejections(report), ...renderWarnings(report), renderCounts(report), ...renderNotes(report, mode)].join(
        '\n',
      ),
    );
    if (values.json) print(JSON.stringify(toSummary(report)));
    return isComplete(report) ? 0 : 1;
  } catch (error) {
    progress.finish();
    notify(stopped(error));
    return 2;
  } finally {
    rejections.close();
    missing.close();
  }
};
