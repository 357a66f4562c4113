import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sampleGroups, samplePeople } from '../../../../infra/local/provider/people.ts';
import { type ProfileName, principalNameOf, profiles } from '../../../../infra/local/provider/profiles.ts';
import { type LocalProvider, signInHere } from '../../../../infra/local/provider/start-provider.ts';
import { describeInProcess } from '../../../support/routes-under-test.ts';
import { startService } from '../../../support/service.ts';
import { signInAs } from '../../../support/sign-in-as.ts';

const service = await startService();
const providers: LocalProvider[] = [];

const forget = (): void => {
  for (const name of Object.keys(process.env)) if (name.startsWith('OIDC_')) delete process.env[name];
};

const start = async (profile?: string): Promise<string> => {
  const { provider } = await signInHere(profile);
  if (provider === undefined) throw new Error('another provider is configured');
  providers.push(provider);
  return provider.issuer;
};

const officer = samplePeople[0]?.email ?? '';

const accountOf = (token: string) =>
  service.call('GET', '/api/v1/my/account', { headers: { authorization: `Bearer ${token}` } });

beforeAll(async () => {
  for (const person of samplePeople) {
    const { name, email } = person;
    const attributes = { display_name: name, emails: [email], employee_ids: { eppn: principalNameOf(person) } };
    const made = await service.call('POST', '/api/v1/users', { body: { data: { type: 'user', attributes } } });
    expect(made.status, made.text).toBe(201);
  }
});

afterEach(forget);

afterAll(() => Promise.all(providers.map(({ stop }) => stop())));

const names = Object.keys(profiles) as ProfileName[];

describeInProcess.each(names)('the provider for development with the tokens of %s', (profile) => {
  it('signs in each of the people that its page shows, and the service then knows them', async () => {
    const issuer = await start(profile);
    // The tokens of a profile differ by whether somebody is in a group.
    for (const { email, name, groups } of profile === 'plain' ? samplePeople : samplePeople.slice(0, 2)) {
      const { access_token: token } = await signInAs(issuer, email);
      const { status, document, text } = await accountOf(token);
      expect(status, text).toBe(200);
      expect(document.data.attributes.display_name).toBe(name);
      const granted = groups.flatMap((group) => sampleGroups[group] ?? []);
      expect(document.meta.scopes).toEqual(['account:read', ...granted].sort());
    }
  });

  it('gives an ID token too, which the service refuses', async () => {
    const { id_token: token } = await signInAs(await start(profile), officer);
    expect((await accountOf(token)).status).toBe(401);
  });
});

describeInProcess('the provider for development', () => {
  it('shapes access tokens as the providers do that it imitates', async () => {
    const shapes: Record<string, unknown> = {};
    for (const name of names) {
      const { access_token: token } = await signInAs(await start(name), officer);
      forget();
      const { aud, email, client_id, token_use, typ, groups } = decodeJwt(token);
      shapes[name] = { type: decodeProtectedHeader(token).typ, aud, email, client_id, token_use, typ, groups };
    }
    const [api, client] = ['urn:facet:api', 'facet-app'];
    expect(shapes).toEqual({
      plain: { type: 'at+jwt', aud: api, email: officer, client_id: client, groups: ['evaluation-office'] },
      cognito: { client_id: client, token_use: 'access' },
      entra: { type: 'JWT', aud: api, email: officer, groups: [expect.stringMatching(/^[\da-f-]{36}$/)] },
      keycloak: { type: 'JWT', aud: [api, 'account'], email: officer, typ: 'Bearer', groups: ['/evaluation-office'] },
      shibboleth: { type: 'at+jwt', aud: [api], client_id: client },
    });
  });

  it('signs in nobody else, and answers under no other name', async () => {
    const issuer = await start();
    await expect(signInAs(issuer, 'stranger@example.edu')).rejects.toThrow('no sign-in');
    const address = new URL(issuer);
    address.hostname = 'localhost';
    expect((await fetch(`${address.href}.well-known/openid-configuration`)).status).toBe(421);
  });

  it('imitates no provider that it does not know', async () => {
    await expect(signInHere('okta')).rejects.toThrow(
      'PROVIDER_PROFILE must be one of plain, cognito, entra, keycloak, shibboleth, not "okta".',
    );
  });
});
