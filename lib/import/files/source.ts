/** A set of files to import. File names have no folder, and their case does not matter. */
export interface Source {
  has(file: string): boolean;
  /** The bytes of a file; throws `ImportStopped` while it is read when the file turns out to be damaged. */
  open(file: string): AsyncIterable<Uint8Array>;
  close(): void;
}

/** Most bytes of an unpacked file, against zip bombs; a university's largest file is a hundred times smaller. */
export const maxFileBytes = 2 * 1024 ** 3;

/** Most bytes of all files of an archive together, unpacked. */
export const maxArchiveBytes = 4 * 1024 ** 3;

/** How many times its packed size a file may unpack to when it is large; CSV files of universities are below 30. */
export const maxRatio = 100;

/** Size up to which a file may unpack to whatever it likes, in bytes. */
export const unquestionedBytes = 64 * 1024 ** 2;
