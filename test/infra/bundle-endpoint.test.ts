import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleFunctions } from '../../infra/bundle/build.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'facet-endpoint-'));
const client = path.resolve(import.meta.dirname, '../../node_modules/@aws-sdk/client-dynamodb');
const source = path.join(folder, 'source.ts');
writeFileSync(
  source,
  `import { DynamoDBClient } from '${client}';
   const provide = (parameters) => new DynamoDBClient({ region: 'x-1' }).config.endpointProvider(parameters).url.href;
   export const handler = provide;`,
);
const [bundle] = await bundleFunctions([{ name: 'endpoint', source, handler: 'handler' }], path.join(folder, 'out'));
const { handler: endpointOf } = await import(pathToFileURL(bundle?.file ?? '').href);

afterAll(() => rmSync(folder, { recursive: true }));

describe('the endpoint of a bundle', () => {
  it.each([
    [{ Region: 'eu-west-1' }, 'https://dynamodb.eu-west-1.amazonaws.com/'],
    [{ Region: 'cn-north-1' }, 'https://dynamodb.cn-north-1.amazonaws.com.cn/'],
    [{ Region: 'local', Endpoint: 'http://127.0.0.1:8000' }, 'http://127.0.0.1:8000/'],
  ])('for %o is %s', (parameters, url) => {
    expect(endpointOf(parameters)).toBe(url);
  });

  it('is none for modes that are left out', () => {
    expect(() => endpointOf({ Region: 'us-east-1', UseFIPS: true })).toThrow('are left out of this bundle');
  });
});
