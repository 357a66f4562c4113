import { withdrawSection } from '../../domain/evaluations/coverage/withdraw-section.ts';
import { courseEvaluationSection } from '../../resources/course-evaluations/course-evaluation-section.ts';
import { forEachAtOnce } from '../../runtime/at-once.ts';
import { now } from '../../runtime/clock.ts';
import type { Stage } from '../formats/format.ts';
import {
  isRemoval,
  type LeaveIntent,
  type MembershipIntent,
  type RecordIntent,
  type RemovalIntent,
} from '../formats/intent.ts';
import { findExisting } from '../load/find-existing.ts';
import { setGone } from '../load/gone-source-ids.ts';
import { importable } from '../load/importable.ts';
import { nameOfClaim } from '../load/new-records.ts';
import { prepareResolve } from '../load/read-intent.ts';
import { isAboutRow, problemOf, rejectIntent } from '../load/row-problem.ts';
import type { Session } from '../load/session.ts';
import { namesOfEntries, ownNameOf } from '../load/source-names.ts';
import { withRetry } from '../load/with-retry.ts';
import { enrolments } from '../report/report.ts';
import { isRemovable } from './ending.ts';
import { leaveSections } from './leave-sections.ts';
import { removeEntries } from './remove-entries.ts';
import { removeRecord } from './remove-record.ts';

const atOnce = 8;

/** Removes a record; answers false when it does not exist, was ended before, or does not come from this source. */
const removeOne = async (session: Session, intent: RecordIntent, id: string): Promise<boolean> => {
  const { type, key } = intent;
  const { known, store } = session;
  if (key.by === 'source_id') {
    if (known.isEnded({ type, sourceId: key.sourceId })) return false;
    return removeRecord(session, type, { id, sourceId: key.sourceId });
  }
  const record = await store.read({ type, id });
  if (record === undefined) return false;
  return removeRecord(session, type, { id, sourceId: nameOfClaim(importable(type), record) });
};

/** A section is kept, but no longer evaluated. */
const withdraw = async (session: Session, { type, key: { sourceId } }: RecordIntent, id: string): Promise<void> => {
  if (session.known.isEnded({ type, sourceId })) return;
  await withRetry(() => withdrawSection(session.store, id, now()));
  // The day is noted after the change, so that a run after a crash in between repeats both.
  await setGone(session, { type, sourceId }, now().toISOString().slice(0, 10));
};

/** Carries out what a row says about an existing record. Returns whether the record was removed. */
const removeNamed = async (session: Session, intent: RecordIntent, id: string): Promise<boolean> => {
  if (isRemovable(importable(intent.type))) return removeOne(session, intent, id);
  session.report.note(`rows say that records have gone that are kept (${intent.type})`);
  if (intent.type === courseEvaluationSection.type) await withdraw(session, intent, id);
  return false;
};

const removeRecords = async (session: Session, intents: readonly RecordIntent[]): Promise<void> => {
  const { report } = session;
  const resolve = await prepareResolve(session, intents);
  const found = await findExisting(session, intents, resolve);
  await forEachAtOnce(intents, atOnce, async (intent) => {
    const id = found.get(intent);
    try {
      const isRemoved = id !== undefined && (await removeNamed(session, intent, id));
      report.count(intent.type, isRemoved ? 'removed' : 'skipped');
    } catch (error) {
      if (!isAboutRow(error)) throw error;
      rejectIntent(report, intent, problemOf(intent, error));
    }
  });
};

const removeMemberships = async (session: Session, intents: readonly MembershipIntent[]): Promise<void> => {
  const { known, store, report } = session;
  await known.lookUpTargets(namesOfEntries(intents));
  const idOf = ({ member }: MembershipIntent): string => known.find(ownNameOf(member)) ?? '';
  const groups = [...Map.groupBy(intents, idOf)];
  const members = groups.flatMap(([id, [first]]) =>
    first === undefined || id === '' ? [] : [{ type: first.member.type, id }],
  );
  const records = new Map((await store.readMany(members)).map((record) => [record.id, record]));
  await forEachAtOnce(groups, atOnce, async ([id, entries]) => {
    const record = records.get(id);
    const targets = [...new Set(entries.flatMap(({ target }) => known.resolve(target) ?? []))];
    const removed =
      record === undefined ? 0 : await removeEntries(session, record, entries[0]?.relationship ?? '', targets);
    report.count(enrolments, 'removed', removed);
    report.count(enrolments, 'skipped', entries.length - removed);
  });
};

const removeWindow = async (session: Session, removals: readonly (RemovalIntent | LeaveIntent)[]): Promise<void> => {
  // If another row of the set names the record to remove, that row counts.
  const present = removals.filter(({ of }) => !session.seen.has(of));
  const leaving = present.flatMap((intent) => (intent.kind === 'leave' ? [intent.of] : []));
  const wanted = present.flatMap((intent) => (intent.kind === 'removal' ? [intent.of] : []));
  // The users come last, because they show that the work is done.
  await leaveSections(session, leaving);
  await removeMemberships(
    session,
    wanted.filter((intent) => intent.kind === 'membership'),
  );
  await removeRecords(
    session,
    wanted.filter((intent) => intent.kind === 'record'),
  );
};

/** Carries out the removals of a stage, after all of the set has been loaded. */
export const carryOutRemovals = async (session: Session, stage: Stage): Promise<void> => {
  let removals: (RemovalIntent | LeaveIntent)[] = [];
  for await (const row of stage.read()) {
    if (row.kind !== 'intents') continue;
    removals.push(...row.intents.filter(isRemoval));
    if (removals.length < stage.window) continue;
    await removeWindow(session, removals);
    removals = [];
  }
  await removeWindow(session, removals);
};
