import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startGateway } from '../../infra/local/gateway/gateway.ts';
import { takeUploads } from '../../infra/local/imports.ts';
import { makeFolder, zipCollege } from '../import/support/one-roster-set.ts';
import { routesUnderTest } from '../support/routes-under-test.ts';
import { startService } from '../support/service.ts';

const root = path.join(import.meta.dirname, '../..');
const blocksOf = (page: string): string[] =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = '']) => code);

it('the guide ends with a period that is open', async () => {
  const folder = makeFolder();
  process.env.IMPORT_FOLDER = folder;
  const service = await startService();
  const { baseUrl, stop } = await startGateway(routesUnderTest(), { port: 0, host: '127.0.0.1' }, await takeUploads());
  try {
    copyFileSync(zipCollege(), path.join(folder, 'oneroster.zip'));
    const tour = blocksOf('README.md').find((code) => code.includes('api()'));
    const api = tour?.split('\n').find((line) => line.startsWith('api()'));
    const guide = blocksOf('docs/evaluating-a-term.md').join('\n').replace('202005', 'fall');
    const script = `set -e\nBASE=${baseUrl}/api/v1\nTOKEN=${service.token}\n${api}\n${guide}`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, timeout: 60_000 });
    const [imported = '', status] = stdout.trim().split('\n');
    expect(JSON.parse(imported)).toEqual({ state: 'finished', message: null, rejected: 0 });
    expect(status).toBe('open');
  } finally {
    await stop();
  }
}, 90_000);
