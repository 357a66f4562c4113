import { createServer } from 'node:http';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { toEngineKind } from '../../../../infra/local/engine/engine-kind.ts';
import { launchEngine } from '../../../../infra/local/engine/launch-engine.ts';
import { commandLineOf } from '../../../../infra/local/engine/process-life.ts';
import { localClientConfig } from '../../../support/table.ts';

const kind = toEngineKind(process.env.FACET_TEST_ENGINE);

const portOf = (pid: number): number => Number(/-port[\0 ](\d+)/.exec(commandLineOf(pid) ?? '')?.[1]);

// dynoxide binds too soon for anybody to come first. It ends if it can't.
it.runIf(kind === 'dynamodb-local')(
  'an engine goes to another port if somebody takes the first before it does',
  async () => {
    const asked: (string | undefined)[] = [];
    const another = createServer(({ method }, response) => {
      asked.push(method);
      response.end();
    });
    onTestFinished(() => void another.close());
    const ports: number[] = [];
    const engine = await launchEngine({
      kind,
      onSpawn: ({ pid }) => {
        ports.push(portOf(pid));
        if (ports.length === 1) another.listen(ports[0], '0.0.0.0');
      },
    });
    onTestFinished(engine.stop);
    expect(ports.length).toBeGreaterThan(1);
    const { host, port } = engine.address;
    expect(port).toBe(ports.at(-1));
    const client = new DynamoDBClient(localClientConfig(`http://${host}:${port}`));
    expect((await client.send(new ListTablesCommand({}))).TableNames).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(['OPTIONS']));
  },
);
