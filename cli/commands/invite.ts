import { rmSync, statSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { beginBatch } from '../../lib/domain/evaluations/invitations/begin-batch.ts';
import { BatchFailed, carryOutBatch } from '../../lib/domain/evaluations/invitations/carry-out-batch.ts';
import { readInvitations } from '../../lib/domain/evaluations/invitations/invitations.ts';
import { batchReference } from '../../lib/domain/evaluations/invitations/items.ts';
import { memoryLinkKeys } from '../../lib/domain/evaluations/invitations/link-keys/link-keys.ts';
import { linkColumns, linkRow, type StudentCode } from '../../lib/domain/evaluations/invitations/take-links.ts';
import { batchState } from '../../lib/resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { now } from '../../lib/runtime/clock.ts';
import { env } from '../../lib/runtime/env.ts';
import { canonicalId } from '../../lib/runtime/ids.ts';
import { toCsv, toNdjson } from '../../lib/runtime/rows.ts';
import type { Store } from '../../lib/store/store.ts';
import { type Command, CommandFailed, UsageError } from '../command.ts';
import { withStore } from '../connect.ts';
import { parseOptions } from '../options.ts';
import { notify, print } from '../output.ts';
import { localBaseUrl, readPeriodId, refuseAsFailure } from './periods.ts';

const help = `Usage: npm run facet -- invite --period ID --out FILE [--students ID,ID …] [--base-url URL]

Makes a link for each student who has something to answer in the period and has no link yet. Writes name, e-mail address,
link and number of evaluations into a file that only you can read: as CSV, or as lines of JSON if its name ends in
.ndjson. Anybody who has a link can answer in the student's place: send it to the student only, and delete the file
afterwards. The links are not stored anywhere else. If the command is interrupted before it has written them, run it
again after 20 minutes; until then its students count as invited.

Options:
  --period ID          the evaluation period
  --out FILE           file for the links; an existing file is not overwritten
  --students ID,ID …   only these students: each gets a new link, and the previous link is no longer valid
  --base-url URL       address of the service in the links (default: that of npm start, or PUBLIC_BASE_URL)
  --table, --region    in a deployed table: see npm run facet -- --help`;

const options = {
  period: { type: 'string' },
  out: { type: 'string' },
  students: { type: 'string' },
  'base-url': { type: 'string' },
} as const;

const readStudents = (text: string | undefined): string[] | undefined =>
  text?.split(',').map((each) => {
    const id = canonicalId(each.trim());
    if (id === undefined) throw new UsageError('--students takes ids, separated by commas.');
    return id;
  });

const readBaseUrl = (given: string | undefined, isDeployed: boolean): string => {
  const url = given ?? env.publicBaseUrl ?? (isDeployed ? undefined : localBaseUrl());
  if (url === undefined || !URL.canParse(url))
    throw new UsageError('Say at which address the service is: --base-url URL.');
  return url.replace(/\/+$/, '');
};

interface Asked {
  readonly period: string;
  readonly students: readonly string[] | undefined;
  readonly base: string;
  readonly out: string;
}

const reasonOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

const isEmpty = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.size === 0;

// The file is created before any code is made, because codes that cannot be written are lost.
const reserve = (file: string): void => {
  try {
    writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const left = isEmpty(file) ? ' It is empty, as a call leaves it that is killed: delete it if none runs.' : '';
    throw new CommandFailed(`The file can't be written: ${reasonOf(error)}.${left}`);
  }
};

const writeLinks = async ({ base, out }: Asked, codes: readonly StudentCode[]): Promise<void> => {
  const rows = codes.map((code) => linkRow(base, code));
  const text = out.endsWith('.ndjson') ? toNdjson(rows) : toCsv(linkColumns, rows);
  try {
    await writeFile(out, text, { mode: 0o600, flush: true });
  } catch (error) {
    await rm(out, { force: true });
    throw new BatchFailed(`The links can't be written: ${reasonOf(error)}`);
  }
};

/** Counts the students of a period who have links from calls that are still running or were killed. */
const countUnsettled = async (store: Store, period: string): Promise<number> => {
  const invitations = [...(await readInvitations(store, period)).values()];
  const batches = await store.readManyInline([...new Set(invitations.map(({ batch }) => batch))].map(batchReference));
  const atWork = new Set(batches.flatMap((each) => (batchState(each, now()) === 'running' ? [each.id] : [])));
  return invitations.filter(({ batch }) => atWork.has(batch)).length;
};

const describeUnsettled = (count: number): string =>
  count === 0
    ? ''
    : ` ${count} of them by a call that has not ended: if it was killed, nobody has their links; call again 20 minutes ` +
      'after it, or name them by --students.';

const inviteInto = async (store: Store, asked: Asked): Promise<string> => {
  const keys = memoryLinkKeys();
  const { period, students, out } = asked;
  const { id } = await beginBatch(store, keys, { period, students, now: now() }, async () => {});
  await carryOutBatch(store, keys, id, (codes) => writeLinks(asked, codes));
  const batch = await store.read(batchReference(id));
  if (batch?.state !== 'fetched') throw new CommandFailed(String(batch?.message ?? 'The batch is gone.'));
  const { invited, already_invited, nothing_to_answer, without_email } = batch;
  return [
    `${invited} students have got a link, in ${out}.`,
    ...(Number(already_invited) > 0
      ? [`${already_invited} had one already and keep it.${describeUnsettled(await countUnsettled(store, period))}`]
      : []),
    ...(Number(nothing_to_answer) > 0 ? [`${nothing_to_answer} of those named have nothing to answer.`] : []),
    ...(Number(without_email) > 0 ? [`${without_email} have no e-mail address.`] : []),
  ].join('\n');
};

/**
 * Runs work while a file is reserved, and removes the file if it stays empty, however the process ends except by
 * SIGKILL.
 */
const withReserved = async <Result>(file: string, work: () => Promise<Result>): Promise<Result> => {
  // Written links are valid, even if their number could not be printed.
  const giveBack = (): boolean => {
    const isInVain = isEmpty(file);
    if (isInVain) rmSync(file);
    return isInVain;
  };
  const ended = (): void => {
    if (giveBack())
      notify('No link was written. Run it again after 20 minutes: until then its students may count as invited.');
  };
  reserve(file);
  process.on('exit', ended);
  try {
    return await work();
  } finally {
    process.off('exit', ended);
    giveBack();
  }
};

export const invite: Command = {
  help,
  run: async (args, target) => {
    const { values } = parseOptions(args, options);
    const { out } = values;
    if (out === undefined || out === '') throw new UsageError('Say where the links go: --out FILE.');
    const asked = {
      period: readPeriodId(values.period),
      students: readStudents(values.students),
      base: readBaseUrl(values['base-url'], target.table !== undefined),
      out,
    };
    const work = () => withStore(target, (store) => withReserved(out, () => inviteInto(store, asked)));
    print(await refuseAsFailure(work));
    return 0;
  },
};
