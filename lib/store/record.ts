/** The entries of a to-many linkage: target id → what the parent needs to know of the target. */
export type LinkageEntries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The members that every stored record has besides the fields of its type. */
export interface RecordFrame {
  readonly type: string;
  readonly id: string;
  /** Counts the record's own changes; an update names the version that it read. Linkage entries do not count. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** Overflow: how many entries of each linkage are items of their own. The name is that of the stored attribute. */
  readonly spilled: Readonly<Record<string, number>>;
}

/** A stored record: its frame, and its attributes, to-one ids and linkages by field name. */
export type StoredRecord = RecordFrame & Readonly<Record<string, unknown>>;

/** Name of the attribute that counts a linkage's overflow, as tables hold it. */
export const overflowAttribute = 'spilled';

/** How many entries of a linkage are overflow. */
export const overflowOf = ({ spilled }: Pick<StoredRecord, 'spilled'>, linkage: string): number =>
  spilled[linkage] ?? 0;

/** Records by their ids. */
export const recordsById = (records: readonly StoredRecord[]): Map<string, StoredRecord> =>
  new Map(records.map((record) => [record.id, record]));
