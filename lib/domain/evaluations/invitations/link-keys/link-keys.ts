/**
 * Keeps the keys from which the codes of batches follow until their links are fetched. The keys are outside of every
 * table.
 */
export interface LinkKeys {
  put(batch: string, key: Buffer): Promise<void>;
  /** Reads the key of a batch; undefined if it is deleted. */
  read(batch: string): Promise<Buffer | undefined>;
  discard(batch: string): Promise<void>;
}

/**
 * Prefixes of the objects that hold keys of links. The keys of batches are deleted after some days; the keys of periods
 * stay.
 */
export const linkKeyPrefixes = { batch: 'invitations/', period: 'period-links/' } as const;

/** Keys of a process that creates a batch, delivers its links and ends. */
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
