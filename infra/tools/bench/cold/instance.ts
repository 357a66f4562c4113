import { performance } from 'node:perf_hooks';
import { buildContext } from '../../../local/gateway/run-function.ts';

// A process that simulates one new instance of a function: loads the bundle, waits for an event, handles it.
interface Handling {
  readonly handler: (event: unknown, context: unknown) => Promise<{ readonly statusCode: number }>;
}

const [, , bundle = ''] = process.argv;
const begun = performance.now();
const cpuBefore = process.cpuUsage();
const { handler } = (await import(bundle)) as Handling;
process.send?.({ init: performance.now() - begun });
process.once('message', async (event) => {
  const context = buildContext('bench', 'bench', 29);
  const asked = performance.now();
  const { statusCode } = await handler(event, context);
  const first = performance.now() - asked;
  const { user, system } = process.cpuUsage(cpuBefore);
  process.send?.({ first, cpu: (user + system) / 1_000, statusCode });
  process.disconnect();
});
