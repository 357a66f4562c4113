import { env } from '../../runtime/env.ts';
import { pause } from '../../runtime/pause.ts';
import { keyOf } from '../../store/keys.ts';
import { openStore } from '../../store/store.ts';

// Long enough for credentials, TLS and one answer; an outage must not hold up the start.
const longestWaitMs = 1_000;

/**
 * Makes the first call of DynamoDB while a bundle loads, when Lambda grants a full CPU: the first invocation at 512 MB then
 * takes a seventh of its time, for 20 ms more of initialisation. A failure shows up again in the request itself.
 */
export const warmUp = async (): Promise<void> => {
  if (!env.inLambda) return;
  await Promise.race([
    openStore()
      .get(keyOf.cursorSecret)
      .catch(() => undefined),
    pause(longestWaitMs),
  ]);
};
