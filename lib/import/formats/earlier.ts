/** What a source has said of a record besides its fields, kept with the id that the source has for it. */
export type Kept = Readonly<Record<string, string>>;

/** What stands for an id of an earlier set. */
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

/** What earlier sets of a source have said, for a set that is a part of it. */
export interface Earlier {
  /** The ids that are known, of some; `source` is that of further names. */
  names(type: string, sourceIds: Iterable<string>, source?: string): Promise<ReadonlyMap<string, EarlierName>>;
  /** Records by their ids. */
  read(type: string, ids: Iterable<string>): Promise<ReadonlyMap<string, EarlierRecord>>;
  /** The ids of the records that have a value among the several of a field, by the value. */
  having(
    of: { readonly type: string; readonly field: string },
    values: Iterable<string>,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The records that some relationship of records leads to, by the record. */
  linked(
    of: { readonly type: string; readonly relationship: string; readonly targets: string },
    ids: Iterable<string>,
  ): Promise<ReadonlyMap<string, readonly EarlierRecord[]>>;
}

/** That no set has been loaded before. */
export const nothingEarlier: Earlier = {
  names: async () => new Map(),
  read: async () => new Map(),
  having: async () => new Map(),
  linked: async () => new Map(),
};
