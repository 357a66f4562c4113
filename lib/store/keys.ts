/** Primary key of an item in the table. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Names one stored record. */
export interface RecordReference {
  readonly type: string;
  readonly id: string;
}

// Neither types nor ids nor linkage names hold the separator; the last part of a claim or source id may.
const separator = '#';
const join = (...parts: readonly string[]): string => parts.join(separator);

/** Sort key of an item that stands alone in its partition. */
const root = separator;

/** Every key format of the table; docs/data-model.md lists them with the functions that use them. */
export const keyOf = {
  /** A record: one resource. */
  record: ({ type, id }: RecordReference): Key => ({ pk: join(type, id), sk: root }),

  /** One entry of a linkage that has outgrown its record. */
  linkageEntry: ({ type, id }: RecordReference, linkage: string, target: string): Key => ({
    pk: join(type, id),
    sk: join(linkage, target),
  }),

  /** The claim of a combination of values that may exist once. */
  claim: (type: string, values: readonly string[]): Key => ({ pk: join('claim', type, ...values), sk: root }),

  /** The record that a source, such as OneRoster files, knows by an id of its own. */
  sourceId: (source: string, type: string, sourceId: string): Key => ({
    pk: join('source_id', source, type, sourceId),
    sk: root,
  }),

  /** An item that never exists, read to open the connection while a function starts. */
  nothing: { pk: 'nothing', sk: root },

  /** An access token; all tokens share a partition, so that one consistent query lists them. */
  token: (id: string): Key => ({ pk: 'access_token', sk: id }),
} as const;

/** First and last sort key of all entries of a linkage, for BETWEEN: `begins_with` walks the partition on the local engine. */
export const linkageEntryRange = (linkage: string): readonly [string, string] => [
  join(linkage, ''),
  join(linkage, '\uffff'),
];
