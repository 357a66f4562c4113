import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ensureTables } from '../../../../infra/local/data/ensure-table.ts';
import { isAlive, killNow } from '../../../../infra/local/engine/process-life.ts';
import { localClientConfig } from '../../../support/table.ts';
import { endWithWorker } from '../support/end-with-worker.ts';
import { makeDataFolder, readRecord, startHolder, until } from '../support/holder.ts';

const clientOf = (endpoint: string): DynamoDBClient => new DynamoDBClient(localClientConfig(endpoint));

const killOwner = async (
  folder: string,
  what: 'server' | 'command',
  before: (engine: number) => unknown = () => {},
): Promise<number> => {
  const owner = startHolder(what, folder);
  await ensureTables(clientOf(await owner.endpoint), 'written');
  const { pid } = readRecord(folder);
  onTestFinished(() => killNow(pid));
  endWithWorker(pid);
  await before(pid);
  owner.process.kill('SIGKILL');
  await owner.ended;
  return pid;
};

// The shell in the engine's group that waits for its owner's end.
const signalWatcher = (engine: number, signal: 'KILL' | 'TERM'): void => {
  execFileSync('pkill', [`-${signal}`, '-g', String(engine), '-x', 'sh']);
};

describe('next to a running server', () => {
  it('a command uses its engine and leaves it running', async () => {
    const folder = makeDataFolder();
    const server = startHolder('server', folder);
    const endpoint = await server.endpoint;
    const command = startHolder('command', folder);
    expect(await command.endpoint).toBe(endpoint);
    expect(await command.letGo()).toBe(0);
    expect((await clientOf(endpoint).send(new ListTablesCommand({}))).TableNames).toEqual([]);
    expect(await server.letGo()).toBe(0);
  });

  it('a second server is refused with the process of the first', async () => {
    const folder = makeDataFolder();
    const server = startHolder('server', folder);
    await server.endpoint;
    const second = startHolder('server', folder);
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toContain(`already running on this data folder (process ${server.process.pid})`);
  });
});

describe('next to a running command', () => {
  it.each(['command', 'server'] as const)(
    'a %s waits, says so, and continues with an engine of its own',
    async (what) => {
      const folder = makeDataFolder();
      const first = startHolder('command', folder);
      const endpoint = await first.endpoint;
      const enginePid = readRecord(folder).pid;
      const second = startHolder(what, folder);
      await until(() => second.output.stderr.includes(`Waiting for another command (process ${first.process.pid})`));
      expect(second.output.stdout).toBe('');
      expect(await first.letGo()).toBe(0);
      expect(await second.endpoint).not.toBe(endpoint);
      expect(isAlive(enginePid)).toBe(false);
      expect(await second.letGo()).toBe(0);
    },
  );

  it('many commands take turns', async () => {
    const folder = makeDataFolder();
    const commands = Array.from({ length: 3 }, () => startHolder('command', folder));
    const codes = await Promise.all(commands.map(async ({ endpoint, letGo }) => endpoint.then(letGo)));
    expect(codes).toEqual([0, 0, 0]);
    expect(existsSync(path.join(folder, 'engine.json'))).toBe(false);
  });
});

describe('an engine whose owner was killed', () => {
  it.each(['server', 'command'] as const)('ends with a %s, and what was written is there', async (what) => {
    const folder = makeDataFolder();
    const engine = await killOwner(folder, what);
    await until(() => !isAlive(engine));
    const next = startHolder('server', folder);
    const { TableNames } = await clientOf(await next.endpoint).send(new ListTablesCommand({}));
    expect(TableNames).toEqual(['written', 'written_ballots']);
    expect(await next.letGo()).toBe(0);
  });

  it('ends also when its watcher was ended before', async () => {
    const folder = makeDataFolder();
    const engine = await killOwner(folder, 'server', (pid) => signalWatcher(pid, 'TERM'));
    await until(() => !isAlive(engine));
    expect(isAlive(engine)).toBe(false);
  });

  it('is stopped before the next one starts when even that was prevented', async () => {
    const folder = makeDataFolder();
    const orphan = await killOwner(folder, 'server', (pid) => signalWatcher(pid, 'KILL'));
    expect(isAlive(orphan)).toBe(true);
    const next = startHolder('server', folder);
    const { TableNames } = await clientOf(await next.endpoint).send(new ListTablesCommand({}));
    expect(TableNames).toEqual(['written', 'written_ballots']);
    expect(isAlive(orphan)).toBe(false);
    expect(await next.letGo()).toBe(0);
  });
});

describe('an engine that is killed', () => {
  it.each(['server', 'command'] as const)('runs again at the same address, under a %s', async (what) => {
    const folder = makeDataFolder();
    const holder = startHolder(what, folder);
    const endpoint = await holder.endpoint;
    await ensureTables(clientOf(endpoint), 'written');
    const { pid } = readRecord(folder);
    killNow(pid);
    await until(() => holder.output.stderr.includes('runs again'));
    expect((await clientOf(endpoint).send(new ListTablesCommand({}))).TableNames).toEqual([
      'written',
      'written_ballots',
    ]);
    expect(readRecord(folder)).toMatchObject({ endpoint, owner: { what } });
    expect(readRecord(folder).pid).not.toBe(pid);
    expect(holder.output.stderr).toMatch(/is gone \(dynoxide ended: SIGKILL\).*\n.*runs again/);
    expect(await holder.letGo()).toBe(0);
  });

  it('has lost nothing that it had acknowledged, however often', async () => {
    const folder = makeDataFolder();
    const holder = startHolder('server', folder);
    const client = DynamoDBDocumentClient.from(clientOf(await holder.endpoint));
    await ensureTables(clientOf(await holder.endpoint), 'facet');
    const acknowledged: string[] = [];
    let over = false;
    const write = async (): Promise<void> => {
      while (!over) {
        const pk = crypto.randomUUID();
        const written = await client
          .send(new PutCommand({ TableName: 'facet', Item: { pk, sk: '.' } }))
          .catch(() => {});
        if (written !== undefined) acknowledged.push(pk);
      }
    };
    const writers = Array.from({ length: 4 }, write);
    for (let kills = 0; kills < 3; kills += 1) {
      const [before, { pid }] = [acknowledged.length, readRecord(folder)];
      await until(() => acknowledged.length > before + 20);
      killNow(pid);
      await until(() => readRecord(folder).pid !== pid);
    }
    // The last engine answers too.
    const before = acknowledged.length;
    await until(() => acknowledged.length > before);
    over = true;
    await Promise.all(writers);
    const found = await Promise.all(
      acknowledged.map((pk) => client.send(new GetCommand({ TableName: 'facet', Key: { pk, sk: '.' } }))),
    );
    expect(found.filter(({ Item }) => Item === undefined)).toEqual([]);
    expect(await holder.letGo()).toBe(0);
  });
});

describe('a command that is interrupted', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('leaves nothing when its engine is just starting, on %s', async (signal) => {
    const folder = makeDataFolder();
    const command = startHolder('command', folder);
    const { pid } = await until(() => existsSync(path.join(folder, 'engine.json')) && readRecord(folder));
    command.process.kill(signal);
    await command.ended;
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(path.join(folder, 'engine.json'))).toBe(false);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('takes its engine down on %s', async (signal, code) => {
    const folder = makeDataFolder();
    const command = startHolder('command', folder);
    await command.endpoint;
    const { pid } = readRecord(folder);
    command.process.kill(signal);
    expect(await command.ended).toBe(code);
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(path.join(folder, 'engine.json'))).toBe(false);
  });
});
