import { keyOf, type RecordReference } from './keys.ts';
import type { StoredRecord } from './record.ts';
import { changeStep, itemExists, type Refusal, type Step } from './steps.ts';

const attribute = 'source_ids';

/** The ids that sources have for a record, by source. */
export type SourceIds = Readonly<Record<string, string>>;

/** The source ids that a record itself keeps; undefined for a record that no import has named. */
export const sourceIdsOf = ({ [attribute]: ids }: Partial<StoredRecord>): SourceIds | undefined =>
  // Only the step below writes it.
  ids as SourceIds | undefined;

/**
 * Step that adds a source id to a record, as it was read, so that its deletion can report the id. No answer
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
