import { afterEach, expect, it } from 'vitest';
import { callerAddress } from '../../../lib/http/pipeline/caller-address.ts';
import { distributionHeader } from '../../../lib/http/pipeline/distribution.ts';

afterEach(() => {
  delete process.env.DISTRIBUTION_KEY;
});

const http = { method: 'POST', path: '/', protocol: 'HTTP/1.1', sourceIp: '198.51.100.7', userAgent: '' };
const address = (headers: Record<string, string>) =>
  callerAddress({ headers, requestContext: { http } } as unknown as Parameters<typeof callerAddress>[0]);

const forwarded = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 198.51.100.7' };

it('is what API Gateway sees, where nothing is in front of it, or the request comes by another way', () => {
  expect(address({ ...forwarded, [distributionHeader]: 'key' })).toBe('198.51.100.7');
  process.env.DISTRIBUTION_KEY = 'key';
  expect(address(forwarded)).toBe('198.51.100.7');
  expect(address({ ...forwarded, [distributionHeader]: 'guess' })).toBe('198.51.100.7');
});

it('is what the distribution has seen, and not what the sender says before that', () => {
  process.env.DISTRIBUTION_KEY = 'key';
  expect(address({ ...forwarded, [distributionHeader]: 'key' })).toBe('203.0.113.9');
  expect(address({ [distributionHeader]: 'key' })).toBe('198.51.100.7');
});
