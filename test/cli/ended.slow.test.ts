import { expect, it } from 'vitest';
import { until } from '../infra/local/support/holder.ts';
import { zipCollege } from '../lib/import/support/one-roster-set.ts';
import { startFacet } from './support/facet.ts';
import { startSilentEngine } from './support/silent-engine.ts';

it.each<[string, string[], string]>([
  ['import', [zipCollege()], 'Stopped. Run the import again to finish it.\n'],
  ['generate', ['--ballots-table', 'ballots'], 'Stopped. What was made until then stays.\n'],
  ['import', [zipCollege(), '--dry-run'], ''],
])('%s says what to do where a signal ends it, unless nothing was to be written', async (command, args, said) => {
  const { env, requests } = await startSilentEngine();
  const program = startFacet([command, ...args, '--table', 'facet'], env);
  await until(() => requests() > 0);
  program.process.kill('SIGTERM');
  expect([await program.ended, program.output.stderr]).toEqual([143, said]);
});
