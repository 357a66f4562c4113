import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { ensureTables } from '../../../../infra/local/data/ensure-table.ts';
import { engineBehind } from '../../../../infra/local/engine/door.ts';
import { toEngineKind } from '../../../../infra/local/engine/engine-kind.ts';
import { goRoundDoor } from '../../../../infra/local/engine/go-round-door.ts';
import { startEngine } from '../../../../infra/local/engine/start-engine.ts';
import { documentClient } from '../../../../lib/store/client.ts';
import { makeDataFolder } from '../support/holder.ts';

const kind = toEngineKind(process.env.FACET_TEST_ENGINE);

/** Asks an engine through the client of this process; answers the port at which it was asked. */
const askVia = async (endpoint: string): Promise<number | undefined> => {
  const client = documentClient(endpoint);
  let asked: number | undefined;
  client.middlewareStack.add(
    (next) => (args) => {
      asked = (args.request as { port?: number }).port;
      return next(args);
    },
    { step: 'deserialize', name: 'note-port', override: true },
  );
  const { TableNames } = await client.send(new ListTablesCommand({}));
  expect(TableNames).toEqual([]);
  return asked;
};

it('asks the engine itself where the door is of this process, also after the engine was started again', async () => {
  const engine = await startEngine({ kind, file: `${makeDataFolder()}/data` });
  onTestFinished(engine.stop);
  const address = async () => (await engineBehind(engine.endpoint)?.())?.port;
  expect(await askVia(engine.endpoint)).toBe(Number(new URL(engine.endpoint).port));
  await goRoundDoor(engine.endpoint);
  expect(await askVia(engine.endpoint)).toBe(await address());
  process.kill(engine.pid, 'SIGKILL');
  expect(await askVia(engine.endpoint)).toBe(await address());
});

it('sends transactions without the token that shows DynamoDB those that are sent again', async () => {
  const engine = await startEngine({ kind });
  onTestFinished(engine.stop);
  const client = documentClient(engine.endpoint);
  const bodies: string[] = [];
  client.middlewareStack.add(
    (next) => (args) => {
      bodies.push(new TextDecoder().decode((args.request as { body: Uint8Array }).body));
      return next(args);
    },
    { step: 'deserialize', name: 'note-body', override: true },
  );
  await goRoundDoor(engine.endpoint);
  await ensureTables(client, 'records', 'ballots');
  const Item = { pk: 'a', sk: '#', text: 'ends with ,"ClientRequestToken":"' };
  await client.send(new TransactWriteCommand({ TransactItems: [{ Put: { TableName: 'records', Item } }] }));
  expect(JSON.parse(bodies.at(-1) ?? '')).toEqual({
    TransactItems: [{ Put: { TableName: 'records', Item: expect.anything() } }],
  });
  expect(await client.send(new GetCommand({ TableName: 'records', Key: { pk: 'a', sk: '#' } }))).toMatchObject({
    Item,
  });
});

it('leaves the client of any other engine as it is', async () => {
  await goRoundDoor('http://127.0.0.1:1/');
  expect(documentClient('http://127.0.0.1:1/').middlewareStack.identify().join()).not.toContain('goRoundDoor');
});
