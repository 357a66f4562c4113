import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadType } from '../../../cli/sync/load-lists.ts';
import { Source } from '../../../cli/sync/source.ts';
import { listen } from '../../support/listen.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';
import { inDatabase } from './support.ts';

const service = await startService();
const baseUrl = await listen();
const { token } = service;

// More than a page.
for (let number = 0; number < 101; number += 1) await service.seed('workflow', { name: String(number) });

const countAt = async (address: string): Promise<number> => {
  const copy = await inDatabase().open();
  onTestFinished(() => copy.close());
  await loadType({ source: new Source({ baseUrl: address, token }), copy }, 'workflow');
  return copy.countOf('workflow');
};

/** A server before the service that answers second pages with 404. */
const startForgetful = async (): Promise<string> => {
  const server = createServer(async ({ url = '' }, response) => {
    if (url.includes('page%5Bafter%5D')) {
      response.writeHead(404).end();
      return;
    }
    const answer = await fetch(`${baseUrl}${url}`, { headers: { authorization: `Bearer ${token}` } });
    response.end(await answer.text());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

// Bundles have an environment of their own.
itInProcess('reads all pages of a service whose links lead elsewhere, with more in front of the path', async () => {
  vi.stubEnv('PUBLIC_BASE_URL', 'https://api.example/facet');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(await countAt(baseUrl)).toBe(101);
});

it('does not take a list for complete of which a page is not found', async () => {
  await expect(countAt(await startForgetful())).rejects.toMatchObject({ status: 404 });
});
