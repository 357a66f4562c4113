import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import type { Store } from '../../../lib/store/store.ts';
import { makeDataFolder } from '../../infra/local/support/holder.ts';
import { openDeployedTable, runFacet } from '../support/facet.ts';

const example = (name: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce(
    (text, [placeholder, value]) => text.replaceAll(`<${placeholder}>`, value),
    readFileSync(path.resolve(import.meta.dirname, `../../../cli/events/${name}.json`), 'utf8'),
  );

const issue = async (store: Store): Promise<string> =>
  (await issueToken(store, { name: 'test', scopes, now: new Date() })).token;

interface Result {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const parse = (stdout: string): Result => JSON.parse(stdout) as Result;

describe('invoke', () => {
  it("prints a function's result as one line of JSON and what it logs on standard error", async () => {
    const { program, store } = await openDeployedTable();
    const event = example('create-user', { TOKEN: await issue(store) });
    const { status, stdout, stderr } = await program(['invoke', 'create-user', '--event', '-'], event);
    expect({ status, lines: stdout.split('\n').length }).toEqual({ status: 0, lines: 2 });
    const { statusCode, body } = parse(stdout);
    expect(statusCode).toBe(201);
    expect(JSON.parse(body)).toMatchObject({ data: { type: 'user', attributes: { display_name: 'Ada Lovelace' } } });
    expect(JSON.parse(stderr)).toMatchObject({ operation: 'create-user', status: 201 });
  });

  it('reads the event from a file', async () => {
    const { facet, store } = await openDeployedTable();
    const file = path.join(makeDataFolder(), 'event.json');
    const id = '01a1f873-f593-733c-bbdd-02ff9f3e5ecc';
    writeFileSync(file, example('read-employment', { TOKEN: await issue(store), ID: id }));
    const { status, stdout } = await facet(['invoke', 'read-employment', '--event', file]);
    expect(status).toBe(0);
    expect(parse(stdout).statusCode).toBe(404);
  });

  it('keeps the digits of a number in the event', async () => {
    const { facet, store } = await openDeployedTable();
    const headers = JSON.stringify({ authorization: `Bearer ${await issue(store)}` });
    const attributes = '{"display_name":"Ada","custom_fields":{"amount":12345678901234567.890}}';
    const event = `{"headers":${headers},"body":{"data":{"type":"user","attributes":${attributes}}}}`;
    const { stdout } = await facet(['invoke', 'create-user', '--event', '-'], event);
    expect(parse(stdout).body).toContain('12345678901234567.89');
  });

  it('says so when the event has no authorization, and shows the 401', async () => {
    const { facet } = await openDeployedTable();
    const { status, stdout, stderr } = await facet(['invoke', 'create-user', '--event', '-'], '{"body":{}}');
    expect(status).toBe(0);
    expect(parse(stdout).statusCode).toBe(401);
    expect(stderr).toContain('The event has no authorization header: npm run facet -- invoke --help\n');
  });

  // Also while a server runs, as all commands: connect.slow.test.ts.
  it('works on the local data', async () => {
    const env = { FACET_DATA: makeDataFolder() };
    const created = await runFacet(['token', 'create', '--name', 'me', '--scope', 'users:write'], env);
    const event = example('create-user', { TOKEN: created.stdout.trim() });
    const { status, stdout } = await runFacet(['invoke', 'create-user', '--event', '-'], env, event);
    expect({ status, statusCode: parse(stdout).statusCode }).toEqual({ status: 0, statusCode: 201 });
  });

  it('refuses an operation that does not exist and names those that do', async () => {
    const { facet } = await openDeployedTable();
    const { status, stdout, stderr } = await facet(['invoke', 'read-minds', '--event', '-'], '{}');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^There is no operation "read-minds"\.\n/);
    expect(stderr).toContain('\n  read-employment\n');
  });

  it.each([
    ['{"a":\n tru}', /^The event is not JSON/],
    ['[]', /^The event is not a JSON object\.\n$/],
    ['', /^The event is not JSON/],
    // What no client can send and no gateway would build.
    ['{"headers":{"host":{},"authorization":""}}', /^TypeError: .*\n {4}at /],
  ])('ends with status 1 on the event %j', async (event, message) => {
    const { facet } = await openDeployedTable();
    const { status, stdout, stderr } = await facet(['invoke', 'create-user', '--event', '-'], event);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it('does not repeat an event that is not JSON: it may hold a token', async () => {
    const { facet, store } = await openDeployedTable();
    const token = await issue(store);
    const { stderr } = await facet(['invoke', 'create-user', '--event', '-'], `{"headers": ${token}}`);
    expect(stderr).toBe('The event is not JSON.\n');
  });

  it('ends with status 1 when there is no such file', async () => {
    const { facet } = await openDeployedTable();
    const { status, stderr } = await facet(['invoke', 'create-user', '--event', '/nowhere/event.json']);
    expect(status).toBe(1);
    expect(stderr).toContain("The event can't be read: ENOENT");
  });
});
