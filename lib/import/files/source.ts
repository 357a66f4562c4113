/** A set of files to import. File names have no folder, and their case does not matter. */
export interface Source {
  /** The names of all files. */
  readonly files: readonly string[];
  /** Returns the files that hold a table. A table has the name that its file usually has. */
  filesOf(table: string): readonly string[];
  has(file: string): boolean;
  /** The bytes of a file; throws `ImportStopped` while it is read when the file turns out to be damaged. */
  open(file: string): AsyncIterable<Uint8Array>;
  close(): void;
}

/** Names of files that may hold rows, whether or not they can be read: a table, another form of data, or a packed one. */
export const mayHoldRows =
  /\.(csv|tsv|tab|psv|dat|xls[xmb]?|ods|numbers|json|ndjson|jsonl|xml|zip|tar|t?gz|bz2|xz|zst|7z|rar)$|\.csv\./i;

/** Returns the members of a source that can be derived from the names of its files. */
export const namedFiles = (names: readonly string[]): Pick<Source, 'files' | 'filesOf' | 'has'> => {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const has = (file: string): boolean => known.has(file.toLowerCase());
  return { files: names, filesOf: (table) => (has(table) ? [table] : []), has };
};

/** Most bytes of an unpacked file, against zip bombs; a university's largest file is a hundred times smaller. */
export const maxFileBytes = 2 * 1024 ** 3;

/** Most bytes of all files of an archive together, unpacked. */
export const maxArchiveBytes = 4 * 1024 ** 3;

/** The highest ratio of unpacked to packed size of a large file. CSV files of universities stay below 30. */
export const maxRatio = 100;

/** The size in bytes up to which a file may unpack at any ratio. */
export const unquestionedBytes = 64 * 1024 ** 2;
