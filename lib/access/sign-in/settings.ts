import { oidcIssuer, signInEnv } from '../../runtime/env.ts';
import { isScope, type Scope } from '../scopes.ts';

/** How people sign in: whose tokens are taken, and what their claims mean. */
export interface SignInSettings {
  readonly issuer: string;
  readonly audience: string;
  /** The claim that names the user. */
  readonly claim: string;
  /** The claim that lists a person's groups. */
  readonly groupsClaim: string;
  /** The scopes that each group grants. */
  readonly groups: Readonly<Record<string, readonly Scope[]>>;
}

const scopesIn = (granted: unknown): Scope[] =>
  Array.isArray(granted) ? granted.filter((each) => typeof each === 'string').filter(isScope) : [];

const groupsOf = (text: string | undefined): SignInSettings['groups'] =>
  Object.fromEntries(
    Object.entries(Object(JSON.parse(text ?? '{}'))).map(([group, granted]) => [group, scopesIn(granted)]),
  );

/** The settings as the environment has them; undefined where people do not sign in. */
export const signInSettings = (): SignInSettings | undefined => {
  const issuer = oidcIssuer();
  const { audience, claim, groups, groupsClaim } = signInEnv;
  if (issuer === undefined || audience === undefined) return undefined;
  return { issuer, audience, claim: claim ?? 'email', groups: groupsOf(groups), groupsClaim: groupsClaim ?? 'groups' };
};
