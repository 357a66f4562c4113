import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scanTable } from '../../../../infra/tools/bench/scan-table.ts';
import { networkOf, wrongCodesPerMinute } from '../../../../lib/domain/evaluations/invitations/wrong-codes.ts';
import { openTerm } from '../../../lib/domain/evaluations/invitations/support/open-term.ts';
import { itInProcess } from '../../../support/routes-under-test.ts';
import { costOf } from '../../../support/server-timing.ts';
import { startService } from '../../../support/service.ts';
import { expectRefusal, invitingBy, wrongCode } from './support/inviting.ts';

const service = await startService();
const { store } = service;
const { codesOf, redeem } = invitingBy(service);

afterEach(() => {
  vi.useRealTimers();
});

describe('guessing', () => {
  const guess = () => redeem(randomBytes(32).toString('base64url'));

  // Bundles have a clock of their own.
  itInProcess(
    'ends after some codes of a minute, also of many at once, for everything from the address, and begins again with the next',
    async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 + 5_000 });
      const { period } = await openTerm(service, 1, [[0]]);
      const [code] = await codesOf(period);
      // They are counted exactly, however many come at once.
      const answers = await Promise.all(Array.from({ length: wrongCodesPerMinute + 16 }, () => guess()));
      const counts = Map.groupBy(answers, ({ status }) => status);
      expect([counts.get(422)?.length, counts.get(429)?.length]).toEqual([wrongCodesPerMinute, 16]);
      const refused = await guess();
      expectRefusal(refused, 429, { code: 'too_many_codes' });
      expect(refused.headers['retry-after']).toBe('55');
      // Nothing more is written or shown, also for a code that would be good.
      expect(costOf(refused).requests).toBe(1);
      expect((await redeem(code)).status).toBe(429);
      vi.setSystemTime(Date.now() + 56_000);
      expect((await redeem(code)).status).toBe(200);
    },
  );

  it('is counted without the address', async () => {
    await redeem(wrongCode);
    const counted = (await scanTable(store)).filter(({ pk }) => String(pk).startsWith('wrong_codes#'));
    expect(counted.length).toBeGreaterThan(0);
    expect(JSON.stringify(counted)).not.toContain('127.0.0.1');
    for (const item of counted) expect(Object.keys(item).sort()).toEqual(['delete_after', 'failures', 'pk', 'sk']);
  });

  itInProcess.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0:0:9:9:9:9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('is counted by network: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
