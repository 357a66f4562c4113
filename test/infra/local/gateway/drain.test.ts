import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';

const openConnection = async (baseUrl: string): Promise<void> => {
  await once(connect(Number(new URL(baseUrl).port), '127.0.0.1'), 'connect');
};

describe('stopping', () => {
  it('finishes the request in flight and takes no new one', async () => {
    const { promise: running, resolve: isRunning } = Promise.withResolvers<void>();
    const { promise: permitted, resolve: permit } = Promise.withResolvers<void>();
    const gateway = await serve(async () => {
      isRunning();
      await permitted;
      return { statusCode: 200, body: 'finished' };
    });
    const inFlight = fetch(`${gateway.baseUrl}/test`);
    await running;
    const stopped = gateway.stop();
    await expect(fetch(`${gateway.baseUrl}/test`)).rejects.toThrow();
    permit();
    expect(await (await inFlight).text()).toBe('finished');
    await stopped;
  });

  it('does not wait for connections that ask nothing', async () => {
    const gateway = await serve(() => 'fine');
    await (await fetch(`${gateway.baseUrl}/test`)).text();
    await openConnection(gateway.baseUrl);
    await gateway.stop();
  });
});
