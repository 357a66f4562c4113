/** Keeps the keys from which the codes of batches follow, until their links are fetched: outside of every table. */
export interface LinkKeys {
  put(batch: string, key: Buffer): Promise<void>;
  /** The key of a batch; undefined where it is gone. */
  read(batch: string): Promise<Buffer | undefined>;
  discard(batch: string): Promise<void>;
}
