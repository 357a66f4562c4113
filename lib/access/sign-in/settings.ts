import { oidcIssuer, signInEnv } from '../../runtime/env.ts';
import { isScope, type Scope } from '../scopes.ts';

/** How people sign in: whose tokens are taken, and what their claims mean. */
export interface SignInSettings {
  readonly issuer: string;
  readonly audience: string;
  /** The claim that names the audience. Amazon Cognito has no `aud` in access tokens, but `client_id`. */
  readonly audienceClaim: 'aud' | 'client_id';
  /** The claim that names the user. */
  readonly claim: string;
  /** Whether the provider's userinfo is asked for claims that access tokens leave out. */
  readonly asksUserinfo: boolean;
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
  const { audience, audienceClaim, claim, userinfo, groups, groupsClaim } = signInEnv;
  if (issuer === undefined || audience === undefined) return undefined;
  return {
    ...{ issuer, audience, audienceClaim: audienceClaim === 'client_id' ? audienceClaim : 'aud' },
    ...{ claim: claim ?? 'email', asksUserinfo: userinfo },
    ...{ groups: groupsOf(groups), groupsClaim: groupsClaim ?? 'groups' },
  };
};
