import {
  type BatchState,
  batchState,
} from '../../../resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { now } from '../../../runtime/clock.ts';
import { recordsById, type StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { BatchEnded, isUnderWay, namedStudentsOf, noteOfBatch, showLife, stillRunningStep } from './batch-record.ts';
import { endOfInvitations, type Invitation, readInvitations } from './invitations.ts';
import { inviteStudents } from './invite-students.ts';
import { batchReference } from './items.ts';
import type { LinkKeys } from './link-keys/link-keys.ts';
import { openStudents } from './open-students.ts';
import { readRecipients } from './recipients.ts';
import { codesOf, type StudentCode } from './take-links.ts';

/** States of batches whose links nobody has fetched or can still fetch. */
const lost: readonly (BatchState | undefined)[] = ['failed', 'expired', undefined];

/** Returns the batches of some invitations whose links are lost. Their students count as not invited. */
const lostBatches = async (
  store: Store,
  invitations: ReadonlyMap<string, Invitation>,
  own: string,
): Promise<ReadonlySet<string>> => {
  const ids = [...new Set([...invitations.values()].map(({ batch }) => batch))].filter((id) => id !== own);
  const records = recordsById(await store.readManyInline(ids.map(batchReference)));
  return new Set(
    ids.filter((id) => {
      const record = records.get(id);
      return lost.includes(record && batchState(record, now()));
    }),
  );
};

const withoutEmail = async (store: Store, students: readonly string[]): Promise<number> =>
  (await readRecipients(store, students)).filter(({ email }) => email === null).length;

const countsOf = async (
  store: Store,
  {
    batch,
    period,
    wanted,
    named,
  }: {
    readonly batch: string;
    readonly period: string;
    readonly wanted: ReadonlySet<string>;
    readonly named: ReadonlySet<string> | undefined;
  },
) => {
  const all = [...(await readInvitations(store, period)).values()];
  const own = all.filter((each) => each.batch === batch);
  const others = all.filter((each) => each.batch !== batch && wanted.has(each.student));
  return {
    invited: own.length,
    already_invited: named === undefined ? others.length : 0,
    nothing_to_answer: named === undefined ? 0 : named.size - [...named].filter((id) => wanted.has(id)).length,
    without_email: await withoutEmail(
      store,
      own.map(({ student }) => student),
    ),
  };
};

const work = async (store: Store, record: StoredRecord, key: Buffer): Promise<Record<string, number>> => {
  const { id } = record;
  const period = await store.read(periodReference(String(record.period)), ['question_sets']);
  if (period === undefined) throw new BatchFailed('The period is not there any more.');
  if (['closed', 'released'].includes(statusOfPeriod(period, now()))) throw new BatchFailed('The period has closed.');
  const named = await namedStudentsOf(store, record);
  const open = (await Array.fromAsync(openStudents(store, period.id))).filter((each) => named?.has(each.id) ?? true);
  const invitations = await readInvitations(store, period.id);
  const lostOnes = await lostBatches(store, invitations, id);
  await inviteStudents(
    store,
    {
      batch: id,
      period: period.id,
      key,
      stillAtWork: stillRunningStep(id),
      deleteAfter: endOfInvitations(period, now()),
      replaces: ({ batch }) => named !== undefined || lostOnes.has(batch),
    },
    open,
    invitations,
  );
  const wanted = new Set(open.map((each) => each.id));
  return countsOf(store, { batch: id, period: period.id, wanted, named });
};

/** Error for a batch that cannot be carried out, with the reason for people. */
export class BatchFailed extends Error {}

/** Ends a batch that cannot continue, with the reason. */
export const failBatch = async (store: Store, keys: LinkKeys, id: string, message: string): Promise<void> => {
  const found = await store.read(batchReference(id));
  if (found === undefined || !isUnderWay(found)) return;
  const { state } = await noteOfBatch(store, id, { state: 'failed', message, finished_at: now().toISOString() }, now());
  // If the batch has ended otherwise meanwhile, it keeps its links.
  if (state === 'failed') await keys.discard(id);
};

/**
 * Carries out a batch of invitations. May be called at any time again, and by several processes: finished work stays,
 * and the same student gets the same code. A slower worker invites nobody after the batch has ended. `handOut` takes
 * the codes before the batch counts as fetched, so that a batch whose process is killed before that is given up as
 * broken off. It throws BatchFailed if it cannot keep the codes.
 */
export const carryOutBatch = async (
  store: Store,
  keys: LinkKeys,
  id: string,
  handOut?: (codes: readonly StudentCode[]) => Promise<void>,
): Promise<void> => {
  const record = await store.read(batchReference(id));
  if (record === undefined || !isUnderWay(record)) return;
  const key = await keys.read(id);
  if (key === undefined) return failBatch(store, keys, id, 'Its key is gone. Ask for the invitations again.');
  try {
    await showLife(store, id, now());
    if (record.state === 'queued') await noteOfBatch(store, id, { state: 'running' }, now());
    const counts = await work(store, record, key);
    if (handOut !== undefined) await handOut(await codesOf(store, { id, period: String(record.period) }, key));
    const state: BatchState = handOut === undefined ? 'finished' : 'fetched';
    await noteOfBatch(store, id, { ...counts, state, finished_at: now().toISOString() }, now());
    if (state === 'fetched') await keys.discard(id);
  } catch (error) {
    if (error instanceof BatchEnded) return;
    if (!(error instanceof BatchFailed)) throw error;
    await failBatch(store, keys, id, error.message);
  }
};
