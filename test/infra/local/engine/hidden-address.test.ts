import { expect, it } from 'vitest';
import { findHiddenAddress, toEndpoint } from '../../../../infra/local/engine/hidden-address.ts';

it('the address of an engine is on the loopback and has a port that browsers refuse, as `fetch` does', async () => {
  const addresses = await Promise.all(Array.from({ length: 10 }, () => findHiddenAddress()));
  for (const address of addresses) {
    expect(address.host).toMatch(/^127\./);
    await expect(fetch(toEndpoint(address))).rejects.toMatchObject({ cause: { message: 'bad port' } });
  }
});

it.runIf(process.platform === 'linux')(
  'its host differs each time, so that nobody finds it by trying one host',
  async () => {
    const hosts = await Promise.all(Array.from({ length: 10 }, async () => (await findHiddenAddress()).host));
    expect(new Set(hosts).size).toBeGreaterThan(1);
  },
);
