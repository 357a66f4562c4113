import { keyOf } from '../../store/keys.ts';
import { WriteRefused } from '../../store/refused.ts';
import { type ChangeStep, changeStep } from '../../store/steps.ts';
import type { Session } from './session.ts';
import { goneAttribute, type SourceName } from './source-names.ts';
import { withRetry } from './with-retry.ts';

const attribute = [goneAttribute] as const;

const change = async (
  { store, known }: Session,
  { type, sourceId }: SourceName,
  parts: Partial<Pick<ChangeStep, 'set' | 'remove'>>,
): Promise<void> => {
  const conditions = [{ kind: 'exists', path: ['record_id'] }] as const;
  const step = changeStep(keyOf.sourceId(known.source, type, sourceId), { conditions, ...parts }, () => undefined);
  await withRetry(() => store.write([step])).catch((error: unknown) => {
    // If the id was changed meanwhile, no note about its record is needed.
    if (!(error instanceof WriteRefused)) throw error;
  });
};

/** Notes the day on which the record of a source's id was ended, so that no later run finds it missing again. */
export const setGone = (session: Session, name: SourceName, day: string): Promise<void> =>
  change(session, name, { set: [[attribute, day]] });

/** Removes the note of `setGone`, because the source names the record again. */
export const clearGone = (session: Session, name: SourceName): Promise<void> =>
  change(session, name, { remove: [attribute] });
