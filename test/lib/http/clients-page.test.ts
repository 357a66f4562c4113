import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startService } from '../../support/service.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/clients.md'), 'utf8');
const service = await startService();
const { id } = await service.seed('department', { name: 'Physics' });

/** The requests that the page shows, as curl would send them for a record that there is. */
const requests = [...page.matchAll(/```sh\n(curl [\s\S]*?)```/g)].map(([, command = '']) => {
  const [, method] = / -X (\w+)/.exec(command) ?? [];
  const [, target = ''] = /"\$BASE([^"]+)"/.exec(command) ?? [];
  const [, body = ''] = / -d '(.*)'\n$/m.exec(command) ?? [];
  const own = [...command.matchAll(/-H '([\w-]+): ([^\n]+?)'(?= |\n)/g)];
  return {
    method: method ?? 'POST',
    target: target.replace('$ID', id),
    body: body.replace(`'$ID'`, id),
    headers: Object.fromEntries(own.map(([, name = '', value]) => [name.toLowerCase(), value])),
  };
});

it('the requests on the page for clients do what it says of them', async () => {
  const [create, change] = requests;
  if (create === undefined || change === undefined) throw new Error('the page shows two requests');
  expect(create.headers).toHaveProperty('idempotency-key');
  expect((await service.call(create.method, create.target, create)).status).toBe(201);
  const again = await service.call(create.method, create.target, create);
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);

  expect(change.headers).toHaveProperty('if-match', '"v3"');
  const renamed = (name: string) => ({
    ...change,
    headers: {},
    body: { data: { type: 'department', id, attributes: { name } } },
  });
  await service.call(change.method, change.target, renamed('A'));
  await service.call(change.method, change.target, renamed('B'));
  expect((await service.call(change.method, change.target, change)).status).toBe(200);
  const late = await service.call(change.method, change.target, change);
  expect([late.status, late.document.errors[0].meta.current_version]).toEqual([412, 4]);
});
