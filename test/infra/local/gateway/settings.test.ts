import { afterEach, expect, it, vi } from 'vitest';
import { defaultSettings, readSettings } from '../../../../infra/local/gateway/settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('has no other hosts and origins and no throttle unless the environment says so', () => {
  expect(readSettings()).toEqual(defaultSettings);
});

it('takes all of them from the environment', () => {
  vi.stubEnv('ALLOWED_HOSTS', 'Facet, other.test');
  vi.stubEnv('CORS_ORIGINS', 'http://localhost:5173,https://*');
  vi.stubEnv('PUBLIC_BASE_URL', 'https://api.example/facet/');
  vi.stubEnv('THROTTLE_RATE', '5');
  expect(readSettings()).toEqual({
    ...defaultSettings,
    hosts: ['facet', 'other.test', 'api.example'],
    origins: ['http://localhost:5173', 'https://*'],
    publicOrigin: 'https://api.example',
    throttle: { rateLimit: 5, burstLimit: 5 },
  });
});

it.each([
  ['PUBLIC_BASE_URL', 'api.example'],
  ['CORS_ORIGINS', 'http://localhost:5173/'],
  ['THROTTLE_RATE', 'many'],
  ['THROTTLE_RATE', '0'],
])('refuses %s=%s', (name, value) => {
  vi.stubEnv(name, value);
  expect(readSettings).toThrow(`${name} must be`);
});
