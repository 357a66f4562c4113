/** A set of files to import, wherever it lies. File names are without folder and found whatever their case. */
export interface Source {
  has(file: string): boolean;
  /** The bytes of a file; throws `ImportStopped` while it is read when the file turns out to be damaged. */
  open(file: string): AsyncIterable<Uint8Array>;
  close(): void;
}

/** Most bytes of one file, unpacked: a bomb stops here, a university's largest file stays a hundred times below. */
export const maxFileBytes = 2 * 1024 ** 3;
