/** Works on several items at a time, at most `limit`. A failure ends it: no further item is begun, those begun are awaited. */
export const forEachAtOnce = async <Item>(
  items: Iterable<Item>,
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
  const outcomes = await Promise.allSettled(Array.from({ length: limit }, drain));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};
