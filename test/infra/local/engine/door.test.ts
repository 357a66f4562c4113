import { DynamoDBClient, GetItemCommand, ListTablesCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toEngineKind } from '../../../../infra/local/engine/engine-kind.ts';
import { findHiddenAddress } from '../../../../infra/local/engine/hidden-address.ts';
import { type Engine, startEngine } from '../../../../infra/local/engine/start-engine.ts';
import { createTestTables, localClientConfig } from '../../../support/table.ts';
import { sendRaw } from '../support/serve.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine({ kind: toEngineKind(process.env.FACET_TEST_ENGINE) });
});
afterAll(() => engine.stop());

const target = 'DynamoDB_20120810.ListTables';
const signature = 'AWS4-HMAC-SHA256 Credential=x/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=x';

const ask = (path: string, headers: Record<string, string> = {}, method = 'POST'): string => {
  const sent = {
    Host: 'x',
    'X-Amz-Target': target,
    'Content-Type': 'application/x-amz-json-1.0',
    Authorization: signature,
    'X-Amz-Date': '20260101T000000Z',
    'Content-Length': '2',
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n{}`;
};

const keyPath = (): string => new URL(engine.endpoint).pathname;
const origin = { Origin: 'https://evil.example' };

describe('an engine', () => {
  it('answers who knows its key', async () => {
    expect(await sendRaw(engine.endpoint, ask(keyPath()))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['no key', () => ask('/')],
    ['another key', () => ask(`/${'x'.repeat(32)}`)],
    ['a part of the key', () => ask(keyPath().slice(0, -1))],
    ['the key elsewhere', () => ask(`/?${keyPath().slice(1)}`)],
    ['no key, and a question of a browser', () => ask('/', { ...origin, 'Content-Length': '0' }, 'OPTIONS')],
    ['the key, from a page', () => ask(keyPath(), origin)],
    ['the key, with a body of no announced length', () => ask(keyPath(), { 'Transfer-Encoding': 'chunked' })],
    ['a head without end', () => `POST ${keyPath()} HTTP/1.1\r\nX: ${'y'.repeat(20_000)}`],
  ])('refuses %s, and no page may read why', async (_what, bytes) => {
    const answer = await sendRaw(engine.endpoint, bytes());
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer.toLowerCase()).not.toContain('access-control');
  });

  it('refuses a later request of a connection too', async () => {
    const first = ask(keyPath(), { Connection: 'keep-alive' });
    const answers = await sendRaw(engine.endpoint, `${first}${ask('/')}`);
    expect(answers).not.toMatch(/200[\s\S]*200/);
    expect(answers).toContain('403 Forbidden');
  });

  it('takes and gives large items, one after another over one connection', async () => {
    const tableName = await createTestTables(engine.endpoint);
    const client = new DynamoDBClient(localClientConfig(engine.endpoint));
    for (const pk of ['1', '2', '3']) {
      const text = { S: pk.repeat(300_000) };
      await client.send(new PutItemCommand({ TableName: tableName, Item: { pk: { S: pk }, sk: { S: '.' }, text } }));
      const key = { pk: { S: pk }, sk: { S: '.' } };
      const { Item } = await client.send(new GetItemCommand({ TableName: tableName, Key: key, ConsistentRead: true }));
      expect(Item?.text).toEqual(text);
    }
    client.destroy();
  });
});

describe('the address behind the door', () => {
  it('has a port to which browsers connect for no page, of which `fetch` knows too', async () => {
    const addresses = await Promise.all(Array.from({ length: 10 }, findHiddenAddress));
    for (const { host, port } of addresses) {
      expect(host).toMatch(/^127\./);
      await expect(fetch(`http://${host}:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    }
  });
});

describe('an engine in memory that is killed', () => {
  it('stays gone, since nothing of it is left, and requests fail at once', async () => {
    const lost = await startEngine({ kind: 'dynoxide' });
    process.kill(lost.pid, 'SIGKILL');
    const client = new DynamoDBClient({ ...localClientConfig(lost.endpoint), maxAttempts: 1 });
    await expect(client.send(new ListTablesCommand({}))).rejects.toThrow();
    await lost.stop();
  });
});
