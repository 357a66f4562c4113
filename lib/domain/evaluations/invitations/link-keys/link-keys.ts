/** Keeps the keys from which the codes of batches follow, until their links are fetched: outside of every table. */
export interface LinkKeys {
  put(batch: string, key: Buffer): Promise<void>;
  /** The key of a batch; undefined where it is gone. */
  read(batch: string): Promise<Buffer | undefined>;
  discard(batch: string): Promise<void>;
}

/** What the names of the objects begin with that hold keys of links: those of batches go after some days, those of periods stay. */
export const linkKeyPrefixes = { batch: 'invitations/', period: 'period-links/' } as const;

/** Keys of a process that makes a batch, hands out its links and ends. */
export const memoryLinkKeys = (): LinkKeys => {
  const keys = new Map<string, Buffer>();
  return {
    put: async (batch, key) => {
      keys.set(batch, key);
    },
    read: async (batch) => keys.get(batch),
    discard: async (batch) => {
      keys.delete(batch);
    },
  };
};
