import { sleep } from '../../../runtime/pause.ts';

/**
 * Returns a function that waits, so that this many calls pass in a second, one after another. Without a limit it does
 * not wait.
 */
export const paced = (perSecond: number | undefined): (() => Promise<void>) => {
  if (perSecond === undefined) return async () => undefined;
  let next = 0;
  return async () => {
    const at = Math.max(performance.now(), next);
    next = at + 1_000 / perSecond;
    await sleep(at - performance.now());
  };
};
