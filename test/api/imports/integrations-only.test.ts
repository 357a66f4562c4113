import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { scopes } from '../../../lib/access/scopes.ts';
import { issueToken } from '../../../lib/access/tokens.ts';
import { operations } from '../../../lib/operations.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const { id } = await service.seedUser();
const principal = { kind: 'user', id } as const;
const { token } = await issueToken(service.store, { name: 'person', scopes, principal, now: new Date() });
const person = { authorization: `Bearer ${token}` };

const ofImports = operations.filter(({ group }) => group === 'imports').map((row) => [row.name, row] as const);

it('covers all operations of imports', () => {
  expect(ofImports.map(([name]) => name).sort()).toEqual([
    'create-import',
    'list-import-rejections',
    'list-imports',
    'read-import',
    'read-import-rejection',
    'read-rejection-import',
  ]);
});

it.each(ofImports)('%s is for integrations alone, whatever a person’s scopes', async (_name, { method, path }) => {
  const { data } = (await service.call('POST', '/api/v1/imports', { body: { data: { type: 'import' } } })).document;
  for (const target of [path.replace('{id}', data.id), path.replace('{id}', randomUUID())]) {
    const body = method === 'POST' ? { data: { type: 'import', attributes: { dry_run: true } } } : undefined;
    const answer = await service.call(method, target, { headers: person, ...(body && { body }) });
    expectRefusal(answer, 403, {
      code: 'integration_only',
      detail: 'Only a token of an integration may import',
    });
  }
});

it('says first that the scope is missing', async () => {
  const narrow = await issueToken(service.store, { name: 'p', scopes: ['import:read'], principal, now: new Date() });
  const headers = { authorization: `Bearer ${narrow.token}` };
  const answer = await service.call('GET', '/api/v1/imports', { headers });
  expectRefusal(answer, 403, { code: 'missing_scope', detail: 'The access token lacks the scope "import:write"' });
});

it('writes nothing for a person', async () => {
  const before = (await service.call('GET', '/api/v1/imports')).document.meta.total;
  await service.call('POST', '/api/v1/imports', { headers: person, body: { data: { type: 'import' } } });
  expect((await service.call('GET', '/api/v1/imports')).document.meta.total).toBe(before);
});
