import { existsSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAlive, killNow } from '../../../../infra/local/engine/process-life.ts';
import { ensureTable } from '../../../../infra/local/ensure-table.ts';
import { localClientConfig } from '../../../support/table.ts';
import { makeDataFolder, readRecord, startHolder, until } from '../support/holder.ts';

// Whole processes start here, several in a test; on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 30_000 });

const clientOf = (endpoint: string): DynamoDBClient => new DynamoDBClient(localClientConfig(endpoint));

const killOwner = async (folder: string): Promise<number> => {
  const server = startHolder('server', folder);
  await ensureTable(clientOf(await server.endpoint), 'written');
  const { pid } = readRecord(folder);
  onTestFinished(() => killNow(pid));
  server.process.kill('SIGKILL');
  await server.ended;
  return pid;
};

describe('beside a running server', () => {
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

describe('beside a running command', () => {
  it.each(['command', 'server'] as const)(
    'a %s waits, says so, and goes on with an engine of its own',
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
    const commands = Array.from({ length: 4 }, () => startHolder('command', folder));
    const codes = await Promise.all(commands.map(async ({ endpoint, letGo }) => endpoint.then(letGo)));
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(existsSync(path.join(folder, 'engine.json'))).toBe(false);
  });
});

describe('an engine whose owner was killed', () => {
  it('is stopped before the next one starts, and what was written is there', async () => {
    const folder = makeDataFolder();
    const orphan = await killOwner(folder);
    expect(isAlive(orphan)).toBe(true);
    const next = startHolder('server', folder);
    const { TableNames } = await clientOf(await next.endpoint).send(new ListTablesCommand({}));
    expect(TableNames).toEqual(['written']);
    expect(isAlive(orphan)).toBe(false);
    expect(await next.letGo()).toBe(0);
  });

  it('leaves a record that does not disturb once the engine is gone too', async () => {
    const folder = makeDataFolder();
    const orphan = await killOwner(folder);
    killNow(orphan);
    await until(() => !isAlive(orphan));
    const next = startHolder('command', folder);
    await next.endpoint;
    expect(await next.letGo()).toBe(0);
  });
});

describe('a command that is interrupted', () => {
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
