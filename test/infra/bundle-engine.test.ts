import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions } from '../../infra/bundle/build.ts';
import { openTestTable } from '../support/table.ts';

// Bundles have some modules replaced (infra/bundle); all other tests run on what stands in the project.

const run = promisify(execFile);
const store = path.join(import.meta.dirname, '../../lib/store');
const key = `{ pk: 'probe#1', sk: '#' }`;
let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-bundle-'));
  const source = path.join(folder, 'probe.ts');
  await writeFile(
    source,
    `import { openStore } from '${store}/store.ts';
     import { putStep } from '${store}/steps.ts';
     export const handler = async () => {
       const write = () => openStore().write([putStep(${key}, { colour: 'green' }, () => 'taken')]);
       await write();
       const refusal = await write().catch(({ reasons }) => reasons);
       return { item: await openStore().get(${key}), refusal };
     };`,
  );
  const [built] = await bundleFunctions([{ name: 'probe', source, handler: 'handler' }], path.join(folder, 'built'));
  bundle = built?.file ?? '';
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const invoke = async (credentials: Record<string, string>): Promise<unknown> => {
  const { tableName, endpoint } = await openTestTable();
  const script = `
    const { handler } = await import('${bundle}');
    const answer = await handler().catch(({ name }) => ({ name }));
    const large = process.moduleLoadList.filter((each) => /undici/.test(each));
    console.log(JSON.stringify({ ...answer, large }));
    process.exit();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { AWS_REGION: 'local', TABLE_NAME: tableName, DYNAMODB_ENDPOINT: endpoint, ...credentials },
  });
  return JSON.parse(stdout);
};

describe('a bundle', () => {
  it('writes, reads and is refused with the credentials of the environment, and loads no fetch for it', async () => {
    const answer = await invoke({ AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });
    expect(answer).toEqual({ item: { pk: 'probe#1', sk: '#', colour: 'green' }, refusal: ['taken'], large: [] });
  });

  it('reaches nothing without credentials in the environment', async () => {
    expect(await invoke({})).toMatchObject({ name: 'CredentialsProviderError' });
  });
});
