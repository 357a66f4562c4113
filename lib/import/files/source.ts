/** A set of files to import. File names have no folder, and their case does not matter. */
export interface Source {
  has(file: string): boolean;
  /** The bytes of a file; throws `ImportStopped` while it is read when the file turns out to be damaged. */
  open(file: string): AsyncIterable<Uint8Array>;
  close(): void;
}

/** Most bytes of an unpacked file, against zip bombs; a university's largest file is a hundred times smaller. */
export const maxFileBytes = 2 * 1024 ** 3;
