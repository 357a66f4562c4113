import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

/*
 * npm run fuzz [-- --seed N --minutes M]: sends requests that the OpenAPI document allows or nearly allows to every
 * operation, round after round, each with the next seed. What it finds is told with its seed and as a line of curl.
 */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '10' },
  },
});
const [seed, minutes] = [Number(values.seed), Number(values.minutes)];
if (!Number.isInteger(seed) || !(minutes > 0)) throw new Error('--seed is a whole number, --minutes more than 0');

console.log(`Fuzzing for ${minutes} minutes from seed ${seed} …`);
Object.assign(process.env, { FACET_FUZZ_SEED: String(seed), FACET_FUZZ_MINUTES: String(minutes) });
await startVitest('test', ['test/fuzz/fuzz.test.ts'], { watch: false });
