import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ensureTables } from '../../../local/data/ensure-table.ts';
import { launchEngine } from '../../../local/engine/launch-engine.ts';

/*
 * The program that `npm run bench:server` compares with: a bare HTTP server that answers each request with one item of an
 * engine of its own. It gets the engine's file and the item, and sends its parent its port.
 */

const [file = '', text = '{}'] = process.argv.slice(2);
const item = JSON.parse(text) as { pk: string; sk: string };

const engine = await launchEngine({ kind: 'dynoxide', file });
const { host, port } = engine.address;
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    endpoint: `http://${host}:${port}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }),
);
await ensureTables(client, 'bare', 'bare_ballots');
await client.send(new PutCommand({ TableName: 'bare', Item: item }));
const Key = { pk: item.pk, sk: item.sk };

const server = createServer(async (_request, response) => {
  const { Item } = await client.send(new GetCommand({ TableName: 'bare', Key, ConsistentRead: true }));
  const body = JSON.stringify(Item);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port: own } = server.address() as AddressInfo;
  process.send?.(own);
});
process.once('SIGTERM', async () => {
  await engine.stop();
  process.exit(0);
});
