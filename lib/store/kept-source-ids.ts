import { keyOf, type RecordReference } from './keys.ts';
import type { StoredRecord } from './record.ts';
import { changeStep, itemExists, type Refusal, type Step } from './steps.ts';

const attribute = 'source_ids';

/** The ids that sources have for a record, by source. */
export type SourceIds = Readonly<Record<string, string>>;

/** The ids that sources have for a record, as far as it keeps them: undefined for one that no import has named. */
export const sourceIdsOf = ({ [attribute]: ids }: Partial<StoredRecord>): SourceIds | undefined =>
  // Only the step below writes it.
  ids as SourceIds | undefined;

/**
 * Step that lets a record, as it was read, keep the id that a source has for it, so that its deletion can report it. No answer
 * shows it, so that its version stays as it is.
 */
export const keepSourceIdStep = (
  record: RecordReference & Partial<StoredRecord>,
  { source, sourceId }: { readonly source: string; readonly sourceId: string },
  missing: Refusal,
): Step => {
  const ids = { ...sourceIdsOf(record), [source]: sourceId };
  return changeStep(keyOf.record(record), { conditions: [itemExists], set: [[[attribute], ids]] }, missing);
};
