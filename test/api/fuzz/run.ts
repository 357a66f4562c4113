import { startVitest } from 'vitest/node';
import { toEngineKind } from '../../../infra/local/engine/engine-kind.ts';
import { none, readArguments } from '../../../infra/tools/arguments.ts';

/*
 * npm run fuzz [-- --seed N --minutes M]: sends requests that the OpenAPI document allows or nearly allows to every
 * operation, round after round, each with the next seed; then creates, changes and deletes resources of every type. What
 * it finds is reported with its seed and as lines of curl. --over-http goes through a server, --from-template asks what was
 * synthesised and bundled, --engine dynamodb-local keeps the table there.
 */

const options = {
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  minutes: { type: 'string', default: '10' },
  'over-http': { type: 'boolean', default: false },
  'from-template': { type: 'boolean', default: false },
  engine: { type: 'string', default: 'dynoxide' },
} as const;

const usage = 'npm run fuzz [-- --seed N --minutes M --over-http --from-template --engine dynoxide|dynamodb-local]';

const { seed, minutes, engine, values } = readArguments({ usage, options }, (given, values) => {
  none(given);
  const [seed, minutes] = [Number(values.seed), Number(values.minutes)];
  if (!Number.isInteger(seed) || !(minutes > 0)) throw new Error('--seed is a whole number, --minutes more than 0');
  return { seed, minutes, engine: toEngineKind(values.engine), values };
});

console.log(`Fuzzing for ${minutes} minutes from seed ${seed} …`);
Object.assign(process.env, {
  FACET_FUZZ_SEED: String(seed),
  FACET_FUZZ_MINUTES: String(minutes),
  FACET_TEST_ENGINE: engine,
  ...(values['over-http'] && { FACET_TEST_TRANSPORT: 'http' }),
  ...(values['from-template'] && { FACET_TEST_GATEWAY: 'template' }),
});
await startVitest('test', ['test/api/fuzz/fuzz.slow.test.ts'], { watch: false });
