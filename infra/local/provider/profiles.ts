import { derivedId } from '../../../lib/runtime/ids.ts';
import { localAudience, localClientId } from './client.ts';
import { type SamplePerson, sampleGroups, samplePeople } from './people.ts';

/** The claims of a token, or of the userinfo response. */
export type Claims = Record<string, unknown>;

/** A provider whose tokens the local one imitates. */
export interface Profile {
  /** The type in the header of its access tokens; undefined if the provider names none. */
  readonly type: string | undefined;
  readonly algorithm: 'ES256' | 'RS256';
  /** The claims of an access token. */
  claims(person: SamplePerson, issued: Claims): Claims;
  /** Returns the userinfo claims in addition to `sub`; undefined if userinfo accepts no token for a service. */
  userinfo(person: SamplePerson): Claims | undefined;
  /** The settings of a service that accepts its tokens, as variables of the environment. */
  readonly settings: Readonly<Record<string, string>>;
}

const namespace = '6f1c0f52-5d0b-5b8e-9c3e-2f7a4d1e8b60';

/** Returns an opaque id that is always the same. */
const idOf = (name: string): string => derivedId(name, namespace);

/** Returns the opaque name of a person at the provider. */
export const subjectOf = ({ email }: SamplePerson): string => idOf(email);

/** Returns the person with such a name. */
export const personOf = (subject: string): SamplePerson | undefined =>
  samplePeople.find((each) => subjectOf(each) === subject);

/** The name that a person has in federations of universities. */
export const principalNameOf = ({ email }: SamplePerson): string => `${email.split('@')[0]}@ellerybay.example`;

const settingsOf = (nameOf: (group: string) => string, settings: Claims = {}) => ({
  OIDC_AUDIENCE: localAudience,
  OIDC_CLAIM: 'email',
  OIDC_GROUPS_CLAIM: 'groups',
  OIDC_GROUPS: JSON.stringify(
    Object.fromEntries(Object.entries(sampleGroups).map(([group, scopes]) => [nameOf(group), scopes])),
  ),
  ...settings,
});

const itself = (name: string): string => name;

const plain: Profile = {
  type: 'at+jwt',
  algorithm: 'ES256',
  claims: ({ email, name, groups }, issued) => ({ ...issued, email, email_verified: true, name, groups }),
  userinfo: ({ email, name, groups }) => ({ email, email_verified: true, name, groups }),
  settings: settingsOf(itself),
};

// An access token has neither `aud` nor an address; its userinfo says of addresses in words whether they are verified.
const cognito: Profile = {
  type: undefined,
  algorithm: 'RS256',
  claims: (person, { iss, exp, iat, jti, scope }) => ({
    sub: subjectOf(person),
    ...(person.groups.length > 0 && { 'cognito:groups': person.groups }),
    ...{ iss, version: 2, client_id: localClientId, origin_jti: jti, token_use: 'access', scope },
    ...{ auth_time: iat, exp, iat, jti, username: `campus_${person.email}` },
  }),
  userinfo: ({ email }) => ({ email, email_verified: 'true', username: `campus_${email}` }),
  settings: settingsOf(itself, {
    OIDC_AUDIENCE: localClientId,
    OIDC_AUDIENCE_CLAIM: 'client_id',
    OIDC_AUDIENCE_PARAMETER: 'none',
    OIDC_USERINFO: 'on',
    OIDC_GROUPS_CLAIM: 'cognito:groups',
  }),
};

// Groups are named by their object ids; `email` is an optional claim, which says nothing of being verified.
const entra: Profile = {
  type: 'JWT',
  algorithm: 'RS256',
  claims: (person, { iss, exp, iat, aud }) => ({
    ...{ aud, iss, iat, nbf: iat, exp, azp: localClientId, azpacr: '0' },
    ...{ email: person.email, name: person.name, preferred_username: person.email },
    ...(person.groups.length > 0 && { groups: person.groups.map((group) => idOf(`group ${group}`)) }),
    ...{ oid: idOf(`oid ${person.email}`), sub: subjectOf(person), tid: idOf('tid') },
    ...{ scp: 'api', uti: 'mXq3Yx0Zk3cN1v5oT9bRAA', ver: '2.0' },
  }),
  // Microsoft Graph's, which takes no token that is for another service.
  userinfo: () => undefined,
  settings: settingsOf((group) => idOf(`group ${group}`), { OIDC_AUDIENCE_PARAMETER: 'none' }),
};

// Groups have their path; the kind of a token is in a claim.
const keycloak: Profile = {
  type: 'JWT',
  algorithm: 'RS256',
  claims: (person, { iss, exp, iat, jti, aud, scope }) => ({
    ...{ exp, iat, auth_time: iat, jti, iss, aud: [aud, 'account'], sub: subjectOf(person), typ: 'Bearer' },
    ...{ azp: localClientId, sid: idOf(`session ${person.email}`), acr: '1', scope },
    realm_access: { roles: ['offline_access', 'default-roles-sample'] },
    ...{ email: person.email, email_verified: true, name: person.name, preferred_username: person.email },
    groups: person.groups.map((group) => `/${group}`),
  }),
  userinfo: ({ email, name }) => ({ email, email_verified: true, name }),
  settings: settingsOf((group) => `/${group}`, { OIDC_AUDIENCE_PARAMETER: 'none' }),
};

const entitlement = (group: string): string => `https://ellerybay.example/entitlement/${group}`;

// An access token says nothing of the person; userinfo has what the federation knows.
const shibboleth: Profile = {
  type: 'at+jwt',
  algorithm: 'RS256',
  claims: (person, { iss, exp, iat, jti, aud, scope }) => ({
    ...{ iss, aud: [aud], exp, iat, auth_time: iat, jti, scope, client_id: localClientId, sub: subjectOf(person) },
  }),
  userinfo: (person) => ({
    eduperson_principal_name: principalNameOf(person),
    eduperson_entitlement: person.groups.map(entitlement),
  }),
  settings: settingsOf(entitlement, {
    OIDC_AUDIENCE_PARAMETER: 'none',
    OIDC_CLAIM: 'eduperson_principal_name',
    OIDC_USERINFO: 'on',
    OIDC_GROUPS_CLAIM: 'eduperson_entitlement',
  }),
};

/** The providers that the local one can imitate, by name. */
export const profiles = { plain, cognito, entra, keycloak, shibboleth } as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;

/** Returns the profile that `PROVIDER_PROFILE` names, by default the plain one. Throws for an unknown name. */
export const profileOf = (name = process.env.PROVIDER_PROFILE || 'plain'): Profile => {
  const found = Object.entries(profiles).find(([each]) => each === name);
  if (found !== undefined) return found[1];
  throw new Error(`PROVIDER_PROFILE must be one of ${Object.keys(profiles).join(', ')}, not "${name}".`);
};
