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
    // An id that was changed meanwhile need not be noted as gone.
    if (!(error instanceof WriteRefused)) throw error;
  });
};

/** Notes the day on which the record of a source's id was ended, so that no later run finds it missing again. */
export const setGone = (session: Session, name: SourceName, day: string): Promise<void> =>
  change(session, name, { set: [[attribute, day]] });

/** Removes that note: the source names the record again. */
export const clearGone = (session: Session, name: SourceName): Promise<void> =>
  change(session, name, { remove: [attribute] });
