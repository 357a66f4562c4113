import type { LinkKeys } from './link-keys.ts';

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
