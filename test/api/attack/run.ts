import { startVitest } from 'vitest/node';
import { none, readArguments } from '../../../infra/tools/arguments.ts';

/*
 * npm run attack [-- --seed N --minutes M]: viewers with every scope, pair of scopes and role read all that they can of 30
 * made-up classes, through the life of a period, and a solver works out what follows from it: term after term, each with the
 * next seed. The institution, a department and some classes ask; some questions are shown after certain answers. What it finds
 * is reported with its seed.
 */

const options = {
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  minutes: { type: 'string', default: '10' },
} as const;

const usage = 'npm run attack [-- --seed N --minutes M]';

const { seed, minutes } = readArguments({ usage, options }, (given, values) => {
  none(given);
  const [seed, minutes] = [Number(values.seed), Number(values.minutes)];
  if (!Number.isInteger(seed) || !(minutes > 0)) throw new Error('--seed is a whole number, --minutes more than 0');
  return { seed, minutes };
});

console.log(`Attacking for ${minutes} minutes from seed ${seed} …`);
Object.assign(process.env, {
  FACET_TEST_SLOW: '1',
  FACET_ATTACK_SEED: String(seed),
  FACET_ATTACK_MINUTES: String(minutes),
});
await startVitest('test', ['test/api/attack/differencing.slow.test.ts'], { watch: false, testTimeout: 0 });
