/** Works on several items at a time, at most `limit`. The first failure ends it: no further item is begun. */
export const forEachAtOnce = async <Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  // All workers draw from one generator; the loop of one that fails closes it for all.
  const queue = (function* () {
    yield* items;
  })();
  const drain = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, drain));
};
