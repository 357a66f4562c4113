import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { explainError } from '../../../cli/explain-error.ts';
import { loadType } from '../../../cli/sync/load-lists.ts';
import { readableTypes } from '../../../cli/sync/readable-types.ts';
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

/** A server before the service that answers second pages itself. */
const startProxy = async (answerSecond: (response: ServerResponse) => void): Promise<string> => {
  const server = createServer(async ({ url = '' }, response) => {
    if (decodeURIComponent(url).includes('page[after]')) {
      answerSecond(response);
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

it('does not take a list for complete when a page is not found', async () => {
  const proxy = await startProxy((response) => response.writeHead(404).end());
  await expect(countAt(proxy)).rejects.toMatchObject({ status: 404 });
});

it('says which address answered what, where it is no document', async () => {
  const proxy = await startProxy((response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'));
  const error = await countAt(proxy).catch((reason: unknown) => reason);
  expect(explainError(error)).toBe(
    `The service answered 200, text/html, at ${proxy}/api/v1/workflows: no answer of Facet's. Is that where the service is?`,
  );
});

it('takes a 403 of something before the service for no word on scopes', async () => {
  const proxy = await startProxy((response) => response.writeHead(403).end('Forbidden'));
  await expect(readableTypes(new Source({ baseUrl: proxy, token }))).rejects.toMatchObject({ status: 403 });
});
