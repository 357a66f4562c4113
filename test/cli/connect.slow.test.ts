import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isAlive } from '../../infra/local/engine/process-life.ts';
import { makeDataFolder, readRecord, run, startHolder, until } from '../infra/local/support/holder.ts';
import { openTestTable } from '../support/table.ts';
import { runFacet, startFacet } from './support/facet.ts';
import { createToken, isReleased, namesIn } from './support/tokens.ts';

describe('without --table', () => {
  it('a command starts an engine on the data folder and leaves none behind', async () => {
    const env = { FACET_DATA: makeDataFolder() };
    expect(await runFacet(createToken('kept'), env)).toMatchObject({ status: 0 });
    expect(isReleased(env.FACET_DATA)).toBe(true);
    expect(await namesIn(env)).toEqual(['kept']);
  });

  it("commands at the same time use a running server's engine and leave it running", async () => {
    const env = { FACET_DATA: makeDataFolder() };
    const server = startHolder('server', env.FACET_DATA);
    await server.endpoint;
    const outcomes = await Promise.all(['a', 'b'].map((name) => runFacet(createToken(name), env)));
    expect(outcomes.map(({ status }) => status)).toEqual([0, 0]);
    const { pid } = readRecord(env.FACET_DATA);
    expect(isAlive(pid)).toBe(true);
    expect((await namesIn(env)).sort()).toEqual(['a', 'b']);
    expect(await server.letGo()).toBe(0);
    expect((await namesIn(env)).sort()).toEqual(['a', 'b']);
  });

  it('commands at the same time take turns and none is lost', async () => {
    const env = { FACET_DATA: makeDataFolder() };
    const outcomes = await Promise.all(['a', 'b'].map((name) => runFacet(createToken(name), env)));
    expect(outcomes.map(({ status }) => status)).toEqual([0, 0]);
    expect((await namesIn(env)).sort()).toEqual(['a', 'b']);
  });

  it('a command that fails releases its engine', async () => {
    const env = { FACET_DATA: makeDataFolder() };
    const { status, stdout, stderr } = await runFacet(['find', 'user', 'nobody'], env);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe('There is no user "nobody", neither by its own id nor by one of "oneroster".\n');
    expect(isReleased(env.FACET_DATA)).toBe(true);
  });

  it("a command's own exit status is the process's", async () => {
    const env = { FACET_DATA: makeDataFolder() };
    const { status, stdout, stderr } = await runFacet(['import', '/nowhere/file.zip'], env);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Stopped, nothing was written.');
    expect(isReleased(env.FACET_DATA)).toBe(true);
  });

  it('a command whose reader has gone ends in order', async () => {
    const env = { FACET_DATA: makeDataFolder() };
    const command = startFacet(['token', 'list'], env);
    command.process.stdout?.destroy();
    expect(await command.ended).toBe(0);
    expect(command.output.stderr).toBe('');
    expect(isReleased(env.FACET_DATA)).toBe(true);
  });

  it('SIGINT takes the engine down, even while it starts', async () => {
    const folder = makeDataFolder();
    const command = startFacet(['token', 'list'], { FACET_DATA: folder });
    await until(() => !isReleased(folder));
    const { pid } = readRecord(folder);
    command.process.kill('SIGINT');
    expect(await command.ended).toBe(130);
    await until(() => !isAlive(pid));
    expect(await runFacet(['token', 'list'], { FACET_DATA: folder })).toMatchObject({ status: 0 });
  });

  it('SIGTERM, sent by the terminal and by npm, takes it down while the command works', async () => {
    const folder = makeDataFolder();
    const command = run(path.resolve(import.meta.dirname, 'support/work.ts'), [], { FACET_DATA: folder });
    await until(() => command.output.stdout.includes('working'));
    const { pid } = readRecord(folder);
    command.process.kill('SIGTERM');
    await sleep(1);
    command.process.kill('SIGTERM');
    expect(await command.ended).toBe(143);
    expect(isAlive(pid)).toBe(false);
    expect(isReleased(folder)).toBe(true);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends a command on a database of its own', async (signal, status) => {
    const { tableName, endpoint } = await openTestTable();
    const env = { DYNAMODB_ENDPOINT: endpoint, TABLE_NAME: tableName };
    const command = run(path.resolve(import.meta.dirname, 'support/work.ts'), [], env);
    await until(() => command.output.stdout.includes('working'));
    command.process.kill(signal);
    expect(await command.ended).toBe(status);
  });
});
