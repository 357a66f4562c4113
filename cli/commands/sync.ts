import path from 'node:path';
import { onStopSignal } from '../../infra/local/process/on-stop-signal.ts';
import { type Command, CommandFailed, UsageError } from '../command.ts';
import { parseOptions } from '../options.ts';
import { notify, print, renderTable } from '../output.ts';
import { readService, refuseTable, serviceOptions } from '../service.ts';
import type { Copy } from '../sync/copy.ts';
import { copiedTypes } from '../sync/lists.ts';
import { Source } from '../sync/source.ts';
import { synchronise } from '../sync/synchronise.ts';

const help = `Usage: npm run facet -- sync --to DIR | --to FILE.sqlite [--watch]

Keeps a copy of the institution's records, over HTTP: reads everything once, then what has changed since, including
deletions. It can be stopped or killed at any moment and started again: it continues where it was. The exit status is 0
if all has been read, or --watch was stopped, otherwise 1. The token needs changes:read; types whose read scope it does
not have are left out. Students' answers are not copied.

  DIR           a file of NDJSON for each type: user.ndjson has a resource object on each line
  FILE.sqlite   a table "resources" (type, id, version, document), and a view for each type, such as "users"

Options:
  --watch       run until stopped: changes are in the copy about a second later
  --url URL     the service: its address before /api/v1 (without it: that of npm start)
  --token TOKEN the access token; better set FACET_TOKEN in the environment, which other users can't see

docs/keeping-a-copy.md describes how it works.`;

const options = {
  to: { type: 'string' },
  watch: { type: 'boolean', default: false },
  ...serviceOptions,
} as const;

// The module of a copy is loaded on demand, so that only SQLite copies wait for SQLite, and an old Node reports what is
// missing.
const openCopy = async (target: string): Promise<Copy> => {
  try {
    if (/\.(?:sqlite3?|db)$/.test(target)) return new (await import('../sync/sqlite-copy.ts')).SqliteCopy(target);
    return await (await import('../sync/ndjson-copy.ts')).NdjsonCopy.open(target);
  } catch (error) {
    if (error instanceof CommandFailed || !(error instanceof Error)) throw error;
    // The error of SQLite does not name the file.
    throw new CommandFailed(`The copy ${target} can't be opened: ${error.message}.`);
  }
};

const renderCopy = (copy: Copy): string =>
  renderTable([
    ['type', 'resources'],
    ...copiedTypes.flatMap((type) => (copy.state.loaded.includes(type) ? [[type, String(copy.countOf(type))]] : [])),
  ]);

/** Keeps a copy up to date: until everything is read, or with `watch` until the command is stopped. */
export const sync: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    refuseTable(target, 'sync');
    // An empty path would mean the current folder.
    if (!values.to) throw new UsageError('Say where the copy is: --to DIR or --to FILE.sqlite.');
    const stopping = new AbortController();
    const source = new Source({ ...readService(values), signal: stopping.signal });
    const copy = await openCopy(path.resolve(values.to));
    onStopSignal(async () => stopping.abort());
    const isStopped = () => stopping.signal.aborted;
    try {
      await synchronise({ source, copy }, { watch: values.watch, isStopped, notify }).catch((error: unknown) => {
        if (!isStopped()) throw error;
      });
      const isCutShort = isStopped() && !values.watch;
      await copy.settle();
      print(renderCopy(copy));
      if (!isCutShort) return 0;
      notify('Stopped before everything was read: run it again, it continues where it was.');
      return 1;
    } finally {
      copy.close();
    }
  },
};
