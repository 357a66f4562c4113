import { keyOf } from '../../store/keys.ts';
import { WriteRefused } from '../../store/refused.ts';
import { type ChangeStep, changeStep } from '../../store/steps.ts';
import { withRetry } from '../load/bulk-writer.ts';
import type { SourceName } from '../load/known-ids.ts';
import type { Session } from '../run/session.ts';

const attribute = ['gone'] as const;

const change = async (
  { store, known, imagined, mayWrite }: Session,
  { type, sourceId }: SourceName,
  parts: Partial<Pick<ChangeStep, 'set' | 'remove'>>,
): Promise<void> => {
  if (imagined !== undefined) return;
  const conditions = [{ kind: 'exists', path: ['record_id'] }] as const;
  const step = changeStep(keyOf.sourceId(known.source, type, sourceId), { conditions, ...parts }, () => undefined);
  await mayWrite();
  await withRetry(() => store.write([step])).catch((error: unknown) => {
    // An id that was changed meanwhile has no mark to keep.
    if (!(error instanceof WriteRefused)) throw error;
  });
};

/** Notes that the record of an id of the source was taken for gone, so that no later run finds it missing again. */
export const markGone = (session: Session, name: SourceName, day: string): Promise<void> =>
  change(session, name, { set: [[attribute, day]] });

/** Takes the note back. */
export const unmarkGone = (session: Session, name: SourceName): Promise<void> =>
  change(session, name, { remove: [attribute] });
