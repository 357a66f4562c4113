import { changesEnv } from '../../runtime/env.ts';

const day = 86_400;

/** For how many seconds changes and tombstones are kept. */
export const keptSeconds = (): number => changesEnv.keptDays * day;
