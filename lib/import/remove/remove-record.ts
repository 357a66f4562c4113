import { formerAssignmentStep } from '../../domain/evaluations/closing/former-assignments.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { unlinkRecordSteps } from '../../model/write/unlink.ts';
import { now } from '../../runtime/clock.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { WriteRefused } from '../../store/refused.ts';
import { deleteStep, isStill, type Step } from '../../store/steps.ts';
import { setGone } from '../load/gone-source-ids.ts';
import { importable } from '../load/importable.ts';
import { noOverflow } from '../load/join-steps.ts';
import type { Session } from '../load/session.ts';
import { withRetry } from '../load/with-retry.ts';
import { endingOf } from './ending.ts';
import type { KnownName } from './missing/known-names.ts';

const changed = Symbol('changed meanwhile');

const destroySteps = (source: string, resource: AnyResource, record: StoredRecord, { sourceId }: KnownName): Step[] => {
  const own = [isStill('record_id', record.id)] as const;
  return [
    // Only assignments are destroyed.
    formerAssignmentStep(record, now()),
    deleteStep(keyOf.record(record), () => changed, [isStill('version', record.version)]),
    deleteStep(keyOf.sourceId(source, resource.type, sourceId), () => changed, own),
    ...unlinkRecordSteps(resource, record, { overflow: noOverflow, now: now() }),
  ];
};

const destroy = async (
  session: Session,
  resource: AnyResource,
  record: StoredRecord,
  name: KnownName,
): Promise<boolean> => {
  const { store, known } = session;
  try {
    await withRetry(() => store.write(destroySteps(known.source, resource, record, name)));
    return true;
  } catch (error) {
    // Another writer has deleted or changed it: the next run looks again.
    if (error instanceof WriteRefused) return false;
    throw error;
  }
};

/** Removes a record that its source has removed, in the way of its type. Returns whether it did. Can be repeated. */
export const removeRecord = async (session: Session, type: string, name: KnownName): Promise<boolean> => {
  const { store, updates } = session;
  const record = await store.read({ type, id: name.id });
  if (record === undefined) return false;
  const resource = importable(type);
  const day = now().toISOString().slice(0, 10);
  const ending = endingOf(resource, record, day);
  if (ending.kind === 'keep') return false;
  if (ending.kind === 'destroy') return destroy(session, resource, record, name);
  const { attributes } = ending;
  const data = { type, attributes, relationships: {} };
  await updates.update(resource, record, { attributes, toOne: {}, toMany: {}, data });
  // The day is noted after the change, so that a run after a crash in between repeats both.
  await setGone(session, { type, sourceId: name.sourceId }, day);
  return true;
};
