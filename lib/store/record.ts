/** The entries of a to-many linkage: target id → what the parent needs to know of the target. */
export type LinkageEntries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The members that every stored record has beside the fields of its type. */
export interface RecordFrame {
  readonly type: string;
  readonly id: string;
  /** Counts the record's own changes; an update names the version that it read. Linkage entries do not count. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** How many entries of each linkage have been moved out of the item. */
  readonly spilled: Readonly<Record<string, number>>;
}

/** A stored record: its frame, and its attributes, to-one ids and linkages by field name. */
export type StoredRecord = RecordFrame & Readonly<Record<string, unknown>>;
