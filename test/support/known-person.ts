import { afterFile } from './after-file.ts';
import { Issuer } from './issuer.ts';
import type { TestService } from './service.ts';

let started: Promise<Issuer> | undefined;

const start = async (): Promise<Issuer> => {
  const issuer = await Issuer.start();
  const { address: OIDC_ISSUER, audience: OIDC_AUDIENCE } = issuer;
  Object.assign(process.env, { OIDC_ISSUER, OIDC_AUDIENCE, OIDC_CLAIM: 'email' });
  // Files share their modules, and not the environment.
  afterFile(async () => {
    issuer.stop();
    started = undefined;
  });
  return issuer;
};

/** The provider of the file; the service takes its tokens from now on, by the claim `email`. */
export const issuerOfFile = (): Promise<Issuer> => {
  started ??= start();
  return started;
};

/** Gives a user an address with which the provider names them; returns a function that makes `Authorization` headers. */
export const knownPerson = async ({ call }: TestService, id: string) => {
  const issuer = await issuerOfFile();
  const email = `${id}@example.edu`;
  const body = { data: { type: 'user', id, attributes: { emails: [email] } } };
  const { status, text } = await call('PATCH', `/api/v1/users/${id}`, { body });
  if (status !== 200) throw new Error(text);
  return async () => ({ authorization: `Bearer ${await issuer.sign({ email })}` });
};
