import path from 'node:path';
import { endFile } from './after-file.ts';
import './end-with-vitest.ts';

// Runs before each test file: files share a process, and the settings of one must not reach the next.
const first = Symbol.for('facet.environment');
const shared = globalThis as { [first]?: NodeJS.ProcessEnv };
shared[first] ??= {
  ...process.env,
  LOG_LEVEL: 'silent',
  // Processes and threads that tests start keep what they compile, in the folder of `npm start` and `facet`. Vitest's own
  // workers keep nothing: writing it takes longer than compiling it.
  NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../node_modules/.cache/facet'),
};
for (const name of [
  'DYNAMODB_ENDPOINT',
  'TABLE_NAME',
  'BALLOTS_TABLE_NAME',
  'SERVER_TIMING',
  'PUBLIC_BASE_URL',
  'FACET_DATA',
  'FACET_ENGINE',
]) {
  delete shared[first][name];
}
for (const name of Object.keys(process.env)) if (!(name in shared[first])) delete process.env[name];
Object.assign(process.env, shared[first]);
await endFile();
