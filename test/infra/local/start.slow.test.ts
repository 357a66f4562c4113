import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { createFacetClient } from '../../../client/src/client.ts';
import { isAlive } from '../../../infra/local/engine/process-life.ts';
import { sampledTypes } from '../../../infra/sample/read-records.ts';
import { readSmtpUrl } from '../../../lib/mail/smtp-server.ts';
import { smtpTransport } from '../../../lib/mail/smtp-transport.ts';
import { documentClient } from '../../../lib/store/client.ts';
import { Store } from '../../../lib/store/store.ts';
import { makeDataFolder, readRecord } from './support/holder.ts';
import { makeSampleFolder } from './support/sample-folder.ts';
import { runStart, startServer, stateFileMode } from './support/server.ts';

const statusOf = (curl: string): string =>
  execFileSync('sh', ['-c', `${curl} -s`], { encoding: 'utf8' }).split('\r\n')[0] ?? '';

describe('a start', () => {
  it('prints what works when pasted, refuses a second one, and ends with its engine', async () => {
    const folder = await makeSampleFolder();
    const { output, state, stop, process: server } = await startServer(folder);
    expect(output.stdout).toContain(`Facet answers at ${state.baseUrl}\nToken (every scope): ${state.token}`);
    expect(output.stdout).toContain(`\nWeb application: ${state.baseUrl}/app (sign in as anybody`);
    expect(output.stdout).toContain(`\nMails: ${state.mail?.page}\n`);
    const mails = smtpTransport(readSmtpUrl(state.mail?.smtpUrl ?? '') ?? expect.fail('no address'));
    const envelope = { from: 'a@b.example', to: 'c@d.example' };
    expect(await mails.send(Buffer.from('Subject: Hello\r\n\r\n'), envelope)).toMatchObject({ outcome: 'accepted' });
    expect(await (await fetch(`${state.baseUrl}/mail`)).text()).toContain('Hello');
    const lines = output.stdout.split('\n').filter((line) => line.startsWith('curl '));
    expect(lines.map(statusOf)).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 201 Created',
      'HTTP/1.1 422 Unprocessable Entity',
    ]);
    // For its owner only, with a sample of each type.
    expect(state).toMatchObject({ baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), pid: server.pid });
    expect(Object.keys(state.samples)).toHaveLength(sampledTypes.length);
    expect(stateFileMode(folder)).toBe(0o600);

    const second = runStart(folder);
    expect(await second.ended).toBe(1);
    expect(second.output.stderr).toContain(
      `already running on this data folder (process ${state.pid}). It answers at ${state.baseUrl}`,
    );
    const stranger = createFacetClient({ ...state, token: 'facet_none' });
    await expect(stranger.get('/api/v1/folders')).rejects.toMatchObject({ status: 401 });

    // Twice, as from terminal and npm.
    const { pid } = readRecord(folder);
    server.kill('SIGINT');
    expect(await stop('SIGINT')).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(await mails.send(Buffer.from('\r\n'), envelope)).toMatchObject({ outcome: 'refused' });
    mails.close();
    expect(existsSync(path.join(folder, 'engine.json'))).toBe(false);
    expect(output.stderr).toBe('');
  });
});

describe('a first start with DYNAMODB_ENDPOINT', () => {
  it('uses that database and starts no engine', async () => {
    const folder = makeDataFolder();
    const env = { DYNAMODB_ENDPOINT: inject('endpoint'), TABLE_NAME: `test-${randomUUID()}` };
    // What the sample does is the same with any database.
    const { state, stop, output } = await startServer(path.join(folder, 'new'), ['--empty'], env);
    expect(output.stdout).toContain(`Facet answers at ${state.baseUrl}\nToken (every scope): ${state.token}`);
    const department = { type: 'department', attributes: { name: 'Physics' } } as const;
    const { data } = await createFacetClient(state).post('/api/v1/departments', { body: { data: department } });
    const store = new Store(documentClient(env.DYNAMODB_ENDPOINT), env.TABLE_NAME);
    expect(await store.read({ type: 'department', id: data.id })).toMatchObject(department.attributes);
    expect(await stop()).toBe(0);
    expect([stateFileMode(path.join(folder, 'new')), output.stderr]).toEqual([0o600, '']);
    expect(readdirSync(path.join(folder, 'new'))).toEqual(['local.json', 'pages', 'stream.json']);
  });
});

describe('a start that cannot be', () => {
  it('says that the port is in use and leaves no engine', async () => {
    const folder = makeDataFolder();
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    const server = runStart(folder, [], { PORT: String(port) });
    expect(await server.ended).toBe(1);
    other.close();
    expect(server.output.stderr).toBe(`Port ${port} is in use. Choose another one: PORT=3001 npm start\n`);
    // It is said before anything is done in vain.
    expect(server.output.stdout).toBe('');
    expect(existsSync(path.join(folder, 'engine.json'))).toBe(false);
  });

  it.each([
    [[], { PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
    [['--rest'], {}, 'Usage: npm start [-- --reset]'],
    [['--reset'], { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' }, '--reset deletes the data folder only'],
  ])('explains %j with %j', async (args, env, message) => {
    const server = runStart(makeDataFolder(), args, env);
    expect(await server.ended).toBe(1);
    expect(server.output.stderr).toContain(message);
  });
});
