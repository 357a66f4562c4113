import { sleep } from '../../../runtime/pause.ts';

/** Waits, so that so many get through in a second, one after the other; no time where there is no limit. */
export const paced = (perSecond: number | undefined): (() => Promise<void>) => {
  if (perSecond === undefined) return async () => undefined;
  let next = 0;
  return async () => {
    const at = Math.max(performance.now(), next);
    next = at + 1_000 / perSecond;
    await sleep(at - performance.now());
  };
};
