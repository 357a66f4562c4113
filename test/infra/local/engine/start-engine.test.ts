import { CreateTableCommand, DescribeTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { ensureTables } from '../../../../infra/local/data/ensure-table.ts';
import { type EngineKind, toEngineKind } from '../../../../infra/local/engine/engine-kind.ts';
import { isAlive } from '../../../../infra/local/engine/process-life.ts';
import { type Engine, startEngine } from '../../../../infra/local/engine/start-engine.ts';
import { tableDefinition } from '../../../../lib/store/table.ts';
import { localClientConfig } from '../../../support/table.ts';
import { makeDataFolder } from '../support/holder.ts';

const kind: EngineKind = toEngineKind(process.env.FACET_TEST_ENGINE);

const start = async (file?: string): Promise<Engine> => {
  const engine = await startEngine({ kind, ...(file ? { file } : {}) });
  onTestFinished(engine.stop);
  return engine;
};

const clientOf = ({ endpoint }: Engine): DynamoDBClient => new DynamoDBClient(localClientConfig(endpoint));

describe('an engine', () => {
  it('answers once it has started, at an address of its own, and is gone once it has stopped', async () => {
    const engines = await Promise.all([start(), start()]);
    expect(new Set(engines.map(({ endpoint }) => endpoint)).size).toBe(2);
    for (const engine of engines) {
      expect((await clientOf(engine).send(new ListTablesCommand({}))).TableNames).toEqual([]);
      await engine.stop();
      expect(isAlive(engine.pid)).toBe(false);
    }
  });

  it('is gone when its announcement fails', async () => {
    let pid = 0;
    const starting = startEngine({
      kind,
      onSpawn: (spawned) => {
        pid = spawned.pid;
        throw new Error('the disk is full');
      },
    });
    await expect(starting).rejects.toThrow('the disk is full');
    expect(isAlive(pid)).toBe(false);
  });

  it('keeps its data in its file', async () => {
    const file = `${makeDataFolder()}/data`;
    const first = await start(file);
    await ensureTables(clientOf(first), 'kept');
    await first.stop();
    const second = await start(file);
    const { Table } = await clientOf(second).send(new DescribeTableCommand({ TableName: 'kept' }));
    expect(Table?.TableStatus).toBe('ACTIVE');
  });

  it('that is killed stays gone if its data were in memory, and requests fail at once', async () => {
    const lost = await start();
    process.kill(lost.pid, 'SIGKILL');
    const client = new DynamoDBClient({ ...localClientConfig(lost.endpoint), maxAttempts: 1 });
    await expect(client.send(new ListTablesCommand({}))).rejects.toThrow();
  });

  it('listens where a web page does not reach it', async () => {
    const { endpoint } = await start();
    await expect(fetch(endpoint)).rejects.toMatchObject({ cause: { message: 'bad port' } });
  });

  it('is refused when its name is unknown', () => {
    expect(() => toEngineKind('mysql')).toThrow('Unknown engine "mysql": use dynoxide or dynamodb-local.');
  });
});

describe('the table', () => {
  const client = new DynamoDBClient(localClientConfig(inject('endpoint')));
  const names = async (prefix: string): Promise<readonly string[]> => {
    const { TableNames = [] } = await client.send(new ListTablesCommand({ ExclusiveStartTableName: prefix, Limit: 1 }));
    return TableNames;
  };

  it('is created once, also when two ask at the same time', async () => {
    await Promise.all([ensureTables(client, 'facet-once'), ensureTables(client, 'facet-once')]);
    expect(await ensureTables(client, 'facet-once')).toBe('found');
  });

  it('without its table of ballots gets one, and stays as it is', async () => {
    await client.send(new CreateTableCommand(tableDefinition('facet-earlier')));
    expect(await ensureTables(client, 'facet-earlier')).toBe('found');
    expect(await names('facet-earlier')).toEqual(['facet-earlier_ballots']);
  });
});
