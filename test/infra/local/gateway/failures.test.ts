import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Gateway, type GatewayAddress, startGateway } from '../../../../infra/local/gateway/gateway.ts';
import type { UploadRoute } from '../../../../infra/local/gateway/uploads.ts';
import { StoreError } from '../../../../lib/store/errors.ts';
import { toFunction } from '../support/serve.ts';

afterEach(() => {
  vi.useRealTimers();
});

const open = async (uploads?: UploadRoute, more: Partial<GatewayAddress> = {}): Promise<Gateway> => {
  const table = { routes: [], fallback: toFunction('test', () => ({ statusCode: 200 })) };
  const gateway = await startGateway(table, { port: 0, host: '127.0.0.1', ...more }, uploads);
  onTestFinished(gateway.stop);
  return gateway;
};

const put = async ({ baseUrl }: Gateway): Promise<number> =>
  (await fetch(`${baseUrl}/uploads/1?`, { method: 'PUT', body: 'x'.repeat(1_000_000) })).status;

const failing = (error: Error): UploadRoute => ({ takes: () => true, receive: () => Promise.reject(error) });

it('answers 500 where the gateway itself fails, and logs why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await put(await open(failing(new Error('the disk is full'))))).toBe(500);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the disk is full'));
});

it('answers 503 where the data store does not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await put(await open(failing(new StoreError('unavailable', 'no answer'))))).toBe(503);
});

it('answers 503 after 30 seconds where the application is still being built', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const answer = () => {
    resolve();
    return new Promise<never>(() => {});
  };
  const { baseUrl } = await open(undefined, { webApp: { prepare: async () => {}, answer } });
  const page = fetch(`${baseUrl}/app`);
  await asked;
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await page).status).toBe(503);
});

it('keeps a connection longer than clients do', async () => {
  const { headers } = await fetch((await open()).baseUrl);
  // Go's clients: 90 seconds.
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(90);
});
