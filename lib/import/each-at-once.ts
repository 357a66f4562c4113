/** Carries out `act` for every value, at most `limit` of them at a time; rejects with the first failure. */
export const eachAtOnce = async <Value>(
  limit: number,
  values: readonly Value[],
  act: (value: Value) => Promise<void>,
): Promise<void> => {
  const queue = values.values();
  const work = async (): Promise<void> => {
    for (const value of queue) await act(value);
  };
  await Promise.all(Array.from({ length: Math.min(limit, values.length) }, work));
};
