/** What a source has said about a record besides its fields. It is stored with the source's id of the record. */
export type Kept = Readonly<Record<string, string>>;

/** The record and the further values behind an id of an earlier set. */
export interface EarlierName {
  /** The id of the record. */
  readonly id: string;
  readonly kept: Kept;
}

/** A record of the table. */
export interface EarlierRecord {
  readonly id: string;
  /** The id that the source has for it; undefined for a record that the source has not named. */
  readonly sourceId: string | undefined;
  /** Its attributes. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What earlier sets of a source have said, for a set that contains only a part. */
export interface Earlier {
  /** Returns the known ones among some ids; `source` is the source of further names. */
  names(type: string, sourceIds: Iterable<string>, source?: string): Promise<ReadonlyMap<string, EarlierName>>;
  /** Records by their ids. */
  read(type: string, ids: Iterable<string>): Promise<ReadonlyMap<string, EarlierRecord>>;
  /** Returns the ids of the records that have a value of a multi-valued field, by the value. */
  having(
    of: { readonly type: string; readonly field: string },
    values: Iterable<string>,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Returns the records to which a relationship of some records leads, by record. */
  linked(
    of: { readonly type: string; readonly relationship: string; readonly targets: string },
    ids: Iterable<string>,
  ): Promise<ReadonlyMap<string, readonly EarlierRecord[]>>;
}

/** The state before any set has been loaded. */
export const nothingEarlier: Earlier = {
  names: async () => new Map(),
  read: async () => new Map(),
  having: async () => new Map(),
  linked: async () => new Map(),
};
