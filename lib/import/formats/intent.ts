import type { Origin } from '../files/origin.ts';
import type { RejectionCode } from '../report/report.ts';
import type { Kept } from './earlier.ts';

/** Names another record by the source's own ids. */
export interface SourceReference {
  readonly type: string;
  /** Ids of one record in order of preference. The first known id counts. */
  readonly sourceIds: readonly string[];
  /** Column that named it, for reports. */
  readonly column: string;
  /** What the column names, in words. */
  readonly called: string;
  /** An unknown record is no error: the relationship stays empty. */
  readonly optional?: true;
  /**
   * The relationship of the named record that leads to the target; without it, the target is the named record itself.
   */
  readonly through?: string;
  /** The sources to which `sourceIds` belong, the preferred one first; by default the source of the files. */
  readonly sources?: readonly string[];
}

/** How a later run finds a record again; within a run `sourceId` also shows repeated rows. */
export type RecordKey =
  /** By an id of the source. */
  | { readonly by: 'source_id'; readonly sourceId: string }
  /** By the combination of relationships that may exist once. */
  | { readonly by: 'claim'; readonly sourceId: string }
  /** The record that the row needs first; it is never created. `sourceId` is its name in the row. */
  | { readonly by: 'need'; readonly sourceId: string }
  /** The relationship that leads to the owner of this dependent record. */
  | { readonly by: 'owner'; readonly sourceId: string; readonly relationship: string };

/** One record as a row of the source describes it. */
export interface RecordIntent {
  readonly kind: 'record';
  readonly type: string;
  readonly key: RecordKey;
  readonly origin: Origin;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly references: Readonly<Record<string, SourceReference>>;
  /** All targets of each to-many relationship. A target that is not named is no longer linked. */
  readonly lists?: Readonly<Record<string, readonly SourceReference[]>>;
  /** Column that each field comes from, for reports. */
  readonly columns: Readonly<Record<string, string>>;
  /** Records that belong to this one. They may refer to it, and are written in its transaction when it is new. */
  readonly dependents?: readonly RecordIntent[];
  /**
   * Records from rows of a later file that name this record. If this record is new, they are written in its
   * transaction, which saves one change of it for each; otherwise they are written after it. Their own rows are passed
   * over when the later file is read.
   */
  readonly companions?: readonly RecordIntent[];
  /** Rows about something else imply the record, so a repetition does not count as a repeated row. */
  readonly mayRepeat?: true;
  /** Its errors are reported with another intent of the same row. */
  readonly reportedByAnother?: true;
  /** Keys in multi-valued fields that the file does not contain. Their present values stay. */
  readonly keptKeys?: Readonly<Record<string, readonly string[]>>;
  /** Further values from the source; they are stored with its source id. */
  readonly kept?: Kept;
  /** Fields that are set only if the record has no value yet. */
  readonly fillOnly?: readonly string[];
  /** Further records that the row names. All must be known, otherwise the row is refused as a whole. */
  readonly needs?: readonly Need[];
}

/** A record that a row names besides the references of its record. */
export interface Need {
  readonly reference: SourceReference;
  /** The reference must lead to the same record as this one; otherwise the row contradicts the table. */
  readonly sameAs?: SourceReference;
}

/** What a source says of one entry of a to-many relationship, such as a student's section. */
export interface MembershipIntent {
  readonly kind: 'membership';
  /** The record that has the relationship. It is created if it does not exist. */
  readonly member: RecordIntent;
  readonly relationship: string;
  readonly target: SourceReference;
  readonly origin: Origin;
  readonly needs?: readonly Need[];
}

/** Says that the source now knows a record by another id. */
export interface RenameIntent {
  readonly kind: 'rename';
  readonly type: string;
  /** The kind of the ids, if it is not that of the files themselves. */
  readonly source?: string;
  readonly from: string;
  readonly to: string;
  /** Column that holds the previous id, for reports. */
  readonly column: string;
  readonly origin: Origin;
  /** Another rename before it in the same row implies this one. If there is no such record, that is no error. */
  readonly mayBeMissing?: true;
  /**
   * The record still has the previous id because no earlier run has renamed it. The row is counted as a row of the
   * record.
   */
  readonly isCurrent?: true;
  /**
   * The relationship that leads from the record to the record of the other rename. A record of another owner keeps its
   * id.
   */
  readonly belongsBy?: string;
}

/** Says that the source has removed a record or an entry of a relationship, which its key and its references name. */
export interface RemovalIntent {
  readonly kind: 'removal';
  readonly of: RecordIntent | MembershipIntent;
}

/** Says that a person no longer teaches or attends anything, because the source has removed the person. */
export interface LeaveIntent {
  readonly kind: 'leave';
  /** The user; the student and the instructor have the same id in the source. */
  readonly of: RecordIntent;
}

/** Says that a record has a further name, which may mean another record later. */
export interface AliasIntent {
  readonly kind: 'alias';
  /** The record, by an id that is already known. */
  readonly target: SourceReference;
  /** The kind of id that the name is: a source of its own, besides those of the formats. */
  readonly source: string;
  readonly alias: string;
  readonly origin: Origin;
  /** Further values that the source gives; they are kept with the alias. */
  readonly kept?: Kept;
  /** The type under which a row with an unknown target is counted. */
  readonly counted: string;
  /** References that must also be known before the alias is given. */
  readonly needs?: readonly SourceReference[];
  /** An unknown target is reported with another intent of the same row. */
  readonly reportedByAnother?: true;
}

/** Whether an intent removes something; such intents are carried out after the whole set is loaded. */
export const isRemoval = (intent: Intent): intent is RemovalIntent | LeaveIntent =>
  intent.kind === 'removal' || intent.kind === 'leave';

/** What one row of a file asks for. */
export type Intent = RecordIntent | MembershipIntent | RenameIntent | RemovalIntent | LeaveIntent | AliasIntent;

/** A value that was left out when its row was loaded. */
export interface RowWarning {
  readonly line: number;
  readonly column: string;
  /** The value in the column; reports show only its class. */
  readonly value?: string;
  readonly reason: string;
}

/** The result of mapping one row. */
export type MappedRow =
  | {
      readonly kind: 'intents';
      readonly intents: readonly Intent[];
      readonly warnings?: readonly RowWarning[];
      /** The wave of the row; waves come in order. Rows of a later wave may name records of an earlier one. */
      readonly wave?: number;
      /** A note for the operator; counted by its text. */
      readonly note?: string;
    }
  /** A row that creates no record because of its status or kind. */
  | {
      readonly kind: 'skipped';
      /** Describes in words the rows that are skipped: `rows about schools`. */
      readonly reason: string;
      readonly line?: number;
      readonly note?: string;
      /** The row could not be read completely. As with a rejected row, no record of its kind then counts as missing. */
      readonly isUnread?: true;
    }
  | {
      readonly kind: 'rejected';
      readonly line: number;
      readonly column?: string;
      /** The value in the column; reports show only its class. */
      readonly value?: string;
      readonly reason: string;
      readonly code?: RejectionCode;
    };

/** Returns a row that asks for these intents. */
export const mappedTo = (...intents: Intent[]): MappedRow => ({ kind: 'intents', intents });

/** Adds warnings to a row that is loaded. */
export const withWarnings = (row: MappedRow, warnings: readonly RowWarning[]): MappedRow =>
  row.kind === 'intents' && warnings.length > 0 ? { ...row, warnings } : row;

/** A row that makes no record. */
export const skip = (reason: string, note?: string): MappedRow => ({
  kind: 'skipped',
  reason,
  ...(note === undefined ? {} : { note }),
});

/** The rejection of a row that the parser could not read. */
export const rejectUnreadable = ({ line, problem }: { line: number; problem: string }): MappedRow => ({
  kind: 'rejected',
  line,
  reason: problem,
});
