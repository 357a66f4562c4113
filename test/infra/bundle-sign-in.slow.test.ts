import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions, signIn } from '../../infra/bundle/build.ts';
import { functionNamed } from '../../infra/service/deployed-functions.ts';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-sign-in-'));
  await bundleFunctions(['read-phone-number', 'read-entry'].map(functionNamed), path.join(folder, 'built'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const inBundle = (name: string, file: string): string => path.join(folder, 'built', name, file);

/** Statuses of requests to the bundle of a function, one with each token. */
const statusesWith = async (tokens: readonly string[]): Promise<unknown> => {
  const event = (token: string) => ({
    ...{ rawPath: '/api/v1/phone_numbers/x', rawQueryString: '', pathParameters: { id: 'x' }, routeKey: 'GET /x' },
    headers: { authorization: `Bearer ${token}`, host: 'facet.test' },
    requestContext: {
      requestId: 'r',
      http: { method: 'GET', path: '/', sourceIp: '127.0.0.1' },
      domainName: 'facet.test',
    },
  });
  const script = `
    const { handler } = await import(${JSON.stringify(inBundle('read-phone-number', 'index.mjs'))});
    const statuses = [];
    for (const event of ${JSON.stringify(tokens.map(event))})
      statuses.push((await handler(event, { getRemainingTimeInMillis: () => 10_000 })).statusCode);
    console.log(JSON.stringify(statuses));
    process.exit();`;
  const env = {
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'facet',
    DYNAMODB_ENDPOINT: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  };
  const settings = { OIDC_ISSUER: 'https://id.example.edu', OIDC_AUDIENCE: 'facet' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...env, ...settings },
  });
  return JSON.parse(stdout);
};

describe('what checks tokens of the identity provider', () => {
  it('stands in a file of its own next to functions that take tokens', async () => {
    expect(await readFile(inBundle('read-phone-number', 'index.mjs'), 'utf8')).not.toContain('PS256');
    expect(await readFile(inBundle('read-phone-number', signIn.file), 'utf8')).toContain('PS256');
    expect(existsSync(inBundle('read-entry', signIn.file))).toBe(false);
  });

  it('is loaded for a JWT, and for nothing else', async () => {
    expect(await statusesWith(['nothing', 'a.b.c'])).toEqual([401, 401]);
    // Whatever needed it would fail now.
    await rm(inBundle('read-phone-number', signIn.file));
    expect(await statusesWith(['nothing', 'facet_x', 'a.b.c'])).toEqual([401, 401, 500]);
  });
});
