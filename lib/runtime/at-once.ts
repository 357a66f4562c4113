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

/** Runs work at once while fewer than `limit` are under way, else when its turn comes; turns come in order. */
export const atMost = (limit: number): (<Value>(work: () => Promise<Value>) => Promise<Value>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    // Finished work gives its place to the next in the queue.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
