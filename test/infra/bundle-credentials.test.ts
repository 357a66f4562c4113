import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultProvider } from '../../infra/bundle/sdk/env-credentials.ts';

describe('the credentials of a bundle', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_SESSION_TOKEN', undefined);
    vi.stubEnv('AWS_CREDENTIAL_EXPIRATION', undefined);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('are those of the environment', async () => {
    expect(await defaultProvider()()).toEqual({ accessKeyId: 'key', secretAccessKey: 'secret' });
  });

  it('carry session token and expiration where the environment has them', async () => {
    vi.stubEnv('AWS_SESSION_TOKEN', 'session');
    vi.stubEnv('AWS_CREDENTIAL_EXPIRATION', '2026-03-14T15:09:26Z');
    expect(await defaultProvider()()).toMatchObject({
      sessionToken: 'session',
      expiration: new Date('2026-03-14T15:09:26Z'),
    });
  });

  it('are refused when the environment has no secret', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', undefined);
    await expect(defaultProvider()()).rejects.toMatchObject({ name: 'CredentialsProviderError' });
  });
});
