import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openFeed } from '../support/feed.ts';
import { listen } from '../support/listen.ts';
import { readAll } from '../support/read-all.ts';
import { startService, toOne } from '../support/service.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/keeping-a-copy.md'), 'utf8');
const program = /```python\n(.*?)```/s.exec(page)?.[1] ?? '';
const hasPython = spawnSync('python3', ['--version']).status === 0;

const service = await startService();
const feed = await openFeed(service);
const baseUrl = await listen();

const folder = mkdtempSync(path.join(tmpdir(), 'facet-python-'));
const [script, copy] = [path.join(folder, 'keep_a_copy.py'), path.join(folder, 'copy.sqlite')];
writeFileSync(script, program);

const keep = async (): Promise<void> => {
  const env = { ...process.env, FACET_TOKEN: service.token };
  const child = spawn('python3', [script, baseUrl, copy], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
};

const copied = (): Map<string, unknown> => {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    const rows = database.prepare('SELECT type, id, document FROM resources').all();
    return new Map(rows.map(({ type, id, document }) => [`${type}/${id}`, JSON.parse(String(document))]));
  } finally {
    database.close();
  }
};

const expectEqual = async (): Promise<void> => {
  const types = ['department', 'user', 'employment', 'address'];
  const all = [...(await readAll(baseUrl, service.token))].filter(([, { type }]) => types.includes(type));
  expect(Object.fromEntries(copied())).toEqual(Object.fromEntries(all));
};

const write = async (rounds: number): Promise<void> => {
  const college = await service.seed('department', { name: 'College' });
  for (let round = 0; round < rounds; round += 1) {
    const user = await service.seedUser(`User ${round}`);
    await service.seed('department', { name: `Department ${round}` }, { parent: toOne(college) });
    const address = await service.seed('address', { address_line1: 'X' }, { user: toOne(user) });
    const attributes = { display_name: `Name ${round}` };
    await service.call('PATCH', `/api/v1/users/${user.id}`, {
      body: { data: { type: 'user', id: user.id, attributes } },
    });
    if (round % 2 === 0) await service.call('DELETE', `/api/v1/addresses/${address.id}`);
  }
};

it('has an example of at most 80 lines', () => {
  expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

it.skipIf(!hasPython)(
  'has an example that keeps a copy during writes, deletions included',
  async () => {
    await write(3);
    feed.run();
    await Promise.all([keep(), write(10)]);
    await Promise.all([keep(), write(5)]);
    await feed.settle();
    await keep();
    await expectEqual();
    const gone = await service.seed('address', { address_line1: 'X' }, { user: toOne(await service.seedUser()) });
    await feed.drain();
    await keep();
    await service.call('DELETE', `/api/v1/addresses/${gone.id}`);
    await feed.drain();
    await keep();
    await expectEqual();
  },
  120_000,
);
