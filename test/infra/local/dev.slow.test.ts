import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeDataFolder, run, until } from './support/holder.ts';
import { makeSampleFolder } from './support/sample-folder.ts';
import { readState } from './support/server.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** The project's code in a folder of its own: other tests use the project's. */
const copyProject = (): string => {
  const folder = makeDataFolder();
  for (const name of ['cli', 'docs', 'functions', 'infra', 'lib', 'package.json']) {
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
};

const startDev = async (args: readonly string[]) => {
  const [folder, data] = [copyProject(), await makeSampleFolder()];
  const program = run(path.join(folder, 'infra/local/dev.ts'), args, { FACET_DATA: data, PORT: '0' });
  const state = await until(() => program.output.stdout.includes('Ctrl-C') && readState(data));
  const headers = { authorization: `Bearer ${state.token}`, 'content-type': 'application/vnd.api+json' };
  const call = (target: string, body?: object) =>
    fetch(`${state.baseUrl}${target}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  return { ...program, folder, call };
};

it('serves what was saved last, from the first request on, says what is wrong, also in what nobody has called, and recovers', async () => {
  const { folder, call, output, process: dev, ended } = await startDev(['--inspect']);
  const file = path.join(folder, 'lib/resources/people/user.ts');
  const before = readFileSync(file, 'utf8');
  const data = { type: 'user', attributes: { display_name: 'Ada', nickname: 'Countess' } };
  const create = () => call('/api/v1/users', { data });
  expect((await create()).status).toBe(422);
  expect(await (await call('/mail')).text()).toContain('Nothing has been sent yet.');
  // Where a debugger attaches.
  const targets = (await (await fetch('http://127.0.0.1:9229/json')).json()) as readonly { readonly url: string }[];
  expect(targets.map(({ url }) => path.basename(url))).toEqual(['child.ts']);

  // Saved as most editors do: another file takes the place of the one before.
  writeFileSync(`${file}.new`, before.replace('display_name: text(', 'nickname: text(),\n    display_name: text('));
  renameSync(`${file}.new`, file);
  await until(() => output.stdout.includes('Reloaded'));
  const created = await create();
  expect(created.status).toBe(201);
  expect(await created.json()).toMatchObject({ data });

  writeFileSync(file, `${before}\nconst broken = ;\n`);
  await until(() => output.stderr.includes('SyntaxError'));
  expect(output.stderr).toContain('lib/resources/people/user.ts');
  const refused = await create();
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain('the terminal');

  writeFileSync(file, before);
  await until(async () => (await create()).status === 422);

  writeFileSync(path.join(folder, 'functions/people/addresses.ts'), 'export const listAddresses = 1 +;\n');
  await until(() => output.stderr.includes('functions/people/addresses.ts'));
  expect((await call('/api/v1/departments')).status).toBe(200);

  dev.kill('SIGTERM');
  expect(await ended).toBe(0);
});
