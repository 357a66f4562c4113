import { afterEach, expect, it } from 'vitest';
import { distributionHeader, requireDistribution } from '../../../lib/http/pipeline/distribution.ts';
import { expectRefusal } from '../../support/expectations.ts';
import { itInProcess } from '../../support/routes-under-test.ts';
import { startService } from '../../support/service.ts';

const service = await startService();
const keyed = { [distributionHeader]: 'key' };
const token = { authorization: 'Bearer x' };

afterEach(() => {
  delete process.env.DISTRIBUTION_KEY;
  delete process.env.DISTRIBUTION_DEMAND;
});

const demand = (what: string) => Object.assign(process.env, { DISTRIBUTION_KEY: 'key', DISTRIBUTION_DEMAND: what });
const isTaken = (headers: Record<string, string>): boolean => {
  try {
    requireDistribution({ headers });
    return true;
  } catch {
    return false;
  }
};

it('a function that demands the key of the distribution takes nothing that goes around it', () => {
  expect(isTaken({})).toBe(true);
  demand('all');
  expect([{}, token, { [distributionHeader]: 'guessed' }, keyed].map(isTaken)).toEqual([false, false, false, true]);
});

it('one that demands it of those without a token takes tokens from anywhere', () => {
  demand('without token');
  expect([{}, token, keyed].map(isTaken)).toEqual([false, true, true]);
});

itInProcess('a student who goes around the distribution is sent to the web application', async () => {
  demand('all');
  expectRefusal(await service.call('GET', '/api/v1/my/evaluations'), 403, {
    code: 'distribution_required',
    detail: 'Use the address of the web application: this one is not served at the address of the API',
  });
});
