import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bundleFunctions } from '../../infra/bundle/build.ts';
import { functionNamed } from '../../infra/service/deployed-functions.ts';
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

// Modules of Node that take long to load: fetch, the Web Crypto API, streams of the process and of files, and what is for others.
const dear =
  /undici|webcrypto|webidl|readline|fs\/streams|NativeModule (?:zlib|https|tls|os|timers\/promises|dns\/promises)$/;

const invoke = async (credentials: Record<string, string>): Promise<unknown> => {
  const { tableName, endpoint } = await openTestTable();
  const script = `
    const before = new Set(process.moduleLoadList);
    const { handler } = await import('${bundle}');
    const answer = await handler().catch(({ name }) => ({ name }));
    const loaded = process.moduleLoadList.filter((each) => !before.has(each));
    console.log(JSON.stringify({ ...answer, loaded }));
    process.exit();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { AWS_REGION: 'local', TABLE_NAME: tableName, DYNAMODB_ENDPOINT: endpoint, ...credentials },
  });
  const { loaded, ...answer } = JSON.parse(stdout);
  return { ...answer, dear: loaded.filter((each: string) => dear.test(each)) };
};

describe('a bundle', () => {
  it('writes, reads and is refused with the credentials of the environment, and loads nothing dear for it', async () => {
    const answer = await invoke({ AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });
    expect(answer).toEqual({ item: { pk: 'probe#1', sk: '#', colour: 'green' }, refusal: ['taken'], dear: [] });
  });

  it('reaches nothing without credentials in the environment', async () => {
    expect(await invoke({})).toMatchObject({ name: 'CredentialsProviderError' });
  });
});

describe('the bundle of an operation', () => {
  it('makes its first call of DynamoDB while it loads in Lambda, and none elsewhere', async () => {
    const [built] = await bundleFunctions([functionNamed('read-folder')], path.join(folder, 'operation'));
    let calls = 0;
    const engine = createServer((_request, response) => {
      calls += 1;
      response.end('{}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void engine.close());
    await once(engine, 'listening');
    const DYNAMODB_ENDPOINT = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
    const credentials = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
    const load = async (env: Record<string, string>): Promise<number> => {
      calls = 0;
      await run(
        process.execPath,
        ['--input-type=module', '--eval', `await import('${built?.file}'); process.exit();`],
        {
          env: { AWS_REGION: 'local', TABLE_NAME: 'facet', DYNAMODB_ENDPOINT, ...credentials, ...env },
        },
      );
      return calls;
    };
    expect([await load({ AWS_LAMBDA_FUNCTION_NAME: 'read-folder' }), await load({})]).toEqual([1, 0]);
  });
});
