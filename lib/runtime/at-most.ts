/** Runs work at once while fewer than `limit` are under way, else when its turn comes; turns come in order. */
export const atMost = (limit: number): (<Value>(work: () => Promise<Value>) => Promise<Value>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    // Whoever ends hands its place on.
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
