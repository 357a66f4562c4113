import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it, vi } from 'vitest';
import { prepareData } from '../../../infra/local/data/prepare-data.ts';
import { needsUpgrade } from '../../../lib/domain/evaluations/upgrade/upgrade.ts';
import { injectFaults, sdkError } from '../../support/faults.ts';
import { startService } from '../../support/service.ts';

const { call, store, token } = await startService();

const readItems = (name: string): Record<string, unknown>[] =>
  readFileSync(path.join(import.meta.dirname, '../../store/fixtures', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/* Users as the version of 2026-11-21 wrote them, and responses of the next morning's. */
beforeAll(async () => {
  const users = readItems('earlier-items.jsonl').filter(({ type }) => type === 'user');
  const items = [...users, ...readItems('earlier-responses.jsonl')];
  await Promise.all(items.map((Item) => store.client.send(new PutCommand({ TableName: store.tableName, Item }))));
});

/** A start that dies after its first write; answers whether it came to its end before. */
const startAndDie = async (): Promise<boolean> => {
  let writes = 0;
  const stop = injectFaults(store.client, (name) => {
    writes += name.startsWith('TransactWrite') ? 1 : 0;
    return name.startsWith('TransactWrite') && writes > 1 ? { error: sdkError('Killed') } : undefined;
  });
  try {
    await prepareData({ token, samples: { user: 'any' } }, async () => 'found');
    return true;
  } catch {
    return false;
  } finally {
    stop();
  }
};

it('a start that is interrupted leaves to the next one what is left of an upgrade', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  expect(await needsUpgrade(store)).toBe(true);
  expect(await startAndDie()).toBe(false);
  while (!(await startAndDie()));
  expect(await needsUpgrade(store)).toBe(false);
  const { document } = await call('GET', '/api/v1/users?filter[emails]=ada@facet.example');
  expect(document.data).toHaveLength(1);
});
