import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleGroups, samplePeople } from '../../../../infra/local/provider/people.ts';
import { type LocalProvider, signInHere } from '../../../../infra/local/provider/start-provider.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { startService } from '../../../support/service.ts';
import { signInAs } from '../../../support/sign-in-as.ts';

const service = await startService();
let provider: LocalProvider | undefined;

beforeAll(async () => {
  ({ provider } = await signInHere());
  for (const { name, email } of samplePeople) await service.seed('user', { display_name: name, emails: [email] });
  // Loads it.
  await signInAs(provider?.issuer ?? '', samplePeople[0]?.email ?? '');
});

afterAll(async () => {
  await provider?.stop();
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
});

describeInProcess('the provider for development', () => {
  it('signs in each of the people that its page shows, and the service then knows them', async () => {
    for (const { email, name, groups } of samplePeople) {
      const { access_token: token } = await signInAs(provider?.issuer ?? '', email);
      const headers = { authorization: `Bearer ${token}` };
      const { status, document, text } = await service.call('GET', '/api/v1/my/account', { headers });
      expect(status, text).toBe(200);
      expect(document.data.attributes.display_name).toBe(name);
      const granted = groups.flatMap((group) => sampleGroups[group] ?? []);
      expect(document.meta.scopes).toEqual(['account:read', ...granted].sort());
    }
  });

  it('gives an ID token too, which the service refuses', async () => {
    const { id_token: token } = await signInAs(provider?.issuer ?? '', samplePeople[0]?.email ?? '');
    const headers = { authorization: `Bearer ${token}` };
    expect((await service.call('GET', '/api/v1/my/account', { headers })).status).toBe(401);
  });

  it('signs in nobody else, and answers under no other name', async () => {
    await expect(signInAs(provider?.issuer ?? '', 'stranger@example.edu')).rejects.toThrow('no sign-in');
    const address = new URL(provider?.issuer ?? '');
    address.hostname = 'localhost';
    expect((await fetch(`${address.href}.well-known/openid-configuration`)).status).toBe(421);
  });
});
