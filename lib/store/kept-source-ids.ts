import { keyOf, type RecordReference } from './keys.ts';
import type { StoredRecord } from './record.ts';
import { changeStep, itemExists, type Refusal, type Step } from './steps.ts';

const attribute = 'source_ids';

/** The ids that sources have for a record, by source. */
export type SourceIds = Readonly<Record<string, string>>;

/** Returns the source ids that a record itself keeps; undefined if no import has named the record. */
export const sourceIdsOf = ({ [attribute]: ids }: Partial<StoredRecord>): SourceIds | undefined =>
  // Only `keepSourceIdStep` writes this attribute.
  ids as SourceIds | undefined;

/**
 * Returns a step that adds a source id to a record that was read, so that the record's deletion can report the id. The
 * version stays the same because no response shows the id.
 */
export const keepSourceIdStep = (
  record: RecordReference & Partial<StoredRecord>,
  { source, sourceId }: { readonly source: string; readonly sourceId: string },
  missing: Refusal,
): Step => {
  const ids = { ...sourceIdsOf(record), [source]: sourceId };
  return changeStep(keyOf.record(record), { conditions: [itemExists], set: [[[attribute], ids]] }, missing);
};
