import type { AnyResource } from '../../model/definition/resource.ts';
import { unlinkRecordSteps } from '../../model/write/unlink.ts';
import { updateRecord } from '../../model/write/update.ts';
import { now } from '../../runtime/clock.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { WriteRefused } from '../../store/refused.ts';
import { deleteStep, type Step } from '../../store/steps.ts';
import { withRetry } from '../load/bulk-writer.ts';
import { importable } from '../load/importable.ts';
import { nowhere } from '../load/join-steps.ts';
import type { Session } from '../run/session.ts';
import { markGone } from './deletion-marker.ts';
import { endingOf } from './ending.ts';
import type { KnownName } from './missing/known-names.ts';

const changed = Symbol('changed meanwhile');

const destroySteps = (source: string, resource: AnyResource, record: StoredRecord, { sourceId }: KnownName): Step[] => {
  const own = [{ kind: 'equals', path: ['record_id'], value: record.id }] as const;
  return [
    deleteStep(keyOf.record(record), () => changed, [{ kind: 'equals', path: ['version'], value: record.version }]),
    deleteStep(keyOf.sourceId(source, resource.type, sourceId), () => changed, own),
    ...unlinkRecordSteps(resource, record, nowhere),
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
    // Somebody else was faster, or changes it just now: the next run looks again.
    if (error instanceof WriteRefused) return false;
    throw error;
  }
};

const change = async (
  session: Session,
  resource: AnyResource,
  record: StoredRecord,
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const data = { type: resource.type, attributes, relationships: {} };
  await withRetry(() =>
    updateRecord(session.store, resource, record.id, { attributes, toOne: {}, toMany: {}, data }, now()),
  );
};

/** Removes what a source has no more, as its type asks; answers whether anything was removed. Twice does no harm. */
export const removeRecord = async (session: Session, type: string, name: KnownName): Promise<boolean> => {
  const { store, imagined, mayWrite } = session;
  const record = await store.read({ type, id: name.id });
  if (record === undefined) return false;
  const resource = importable(type);
  const day = now().toISOString().slice(0, 10);
  const ending = endingOf(resource, record, day);
  if (ending.kind === 'keep') return false;
  if (imagined !== undefined) return true;
  await mayWrite();
  if (ending.kind === 'destroy') return destroy(session, resource, record, name);
  await change(session, resource, record, ending.attributes);
  // After the change: a run that breaks off in between is begun again here.
  await markGone(session, { type, sourceId: name.sourceId }, day);
  return true;
};
