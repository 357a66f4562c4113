import type { Node } from 'constructs';
import { isScope } from '../../lib/access/scopes.ts';
import { type AppSignIn, audienceParameters, usualScope } from '../web/sign-in.ts';
import { type SettingName, settingNames } from './setting-names.ts';

/**
 * The settings for signing in with the institution's identity provider. Without them, only the service's own tokens are
 * accepted.
 */
export interface SignInContext {
  /** The issuer, as the tokens name it in `iss`. */
  readonly issuer: string;
  /** The name of this service in the tokens' `audienceClaim`. */
  readonly audience: string;
  readonly audienceClaim: string;
  /** The claim that names the user. */
  readonly claim: string;
  /** Whether to ask the provider's userinfo: `on` or `off`. */
  readonly userinfo: string;
  /** The scopes that each group grants, as JSON. */
  readonly groups: string;
  /** The claim that lists the groups. */
  readonly groupsClaim: string;
  /** The sign-in of staff to the web application; missing unless the provider knows the application as a client. */
  readonly app?: AppSignIn;
}

type TextOf = (node: Node, name: SettingName) => string | undefined;

const claims = ['email', 'employee_id', 'sub', 'eduperson_principal_name'];
const audienceClaims = ['aud', 'client_id'];

// The most bytes of these settings: all variables of a function have 4 KB, in UTF-8.
const mostBytes = 2_500;

const refuse = (name: SettingName, rule: string, given: unknown): never => {
  throw new Error(`The context "${name}" is ${rule}, not ${JSON.stringify(given)}`);
};

const isSafe = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

const isGroups = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(
    (granted) => Array.isArray(granted) && granted.every((each) => typeof each === 'string' && isScope(each)),
  );

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const groupsOf = (given: unknown): string => {
  const groups = typeof given === 'string' ? parsed(given) : (given ?? {});
  const rule = 'JSON of lists of scopes by the name of a group, of at most 2,500 bytes';
  const text = JSON.stringify(groups);
  return isGroups(groups) && Buffer.byteLength(text) <= mostBytes ? text : refuse('oidcGroups', rule, given);
};

/** Returns a setting that has one of a few values; throws for any other value. */
const oneOf = (name: SettingName, allowed: readonly string[], given: string): string =>
  allowed.includes(given) ? given : refuse(name, `one of ${allowed.join(', ')}`, given);

type AppContext = Pick<AppSignIn, 'issuer' | 'audience'>;

/** Reads how staff sign in to the web application. */
const appOf = (node: Node, textOf: TextOf, { issuer, audience }: AppContext): AppSignIn | undefined => {
  const clientId = textOf(node, 'oidcClientId');
  if (clientId === undefined) return undefined;
  const asked = textOf(node, 'oidcAudienceParameter') ?? 'resource';
  const audienceParameter =
    audienceParameters.find((each) => each === asked) ??
    refuse('oidcAudienceParameter', `one of ${audienceParameters.join(', ')}`, asked);
  const tokenOrigin = textOf(node, 'oidcTokenOrigin');
  if (tokenOrigin !== undefined && !isSafe(tokenOrigin)) {
    refuse('oidcTokenOrigin', 'an address that begins with https://', tokenOrigin);
  }
  const scope = textOf(node, 'oidcScope') ?? usualScope;
  return { issuer, audience, clientId, scope, audienceParameter, ...(tokenOrigin && { tokenOrigin }) };
};

/** Reads the sign-in settings from the context; undefined without them. Throws for settings that make no sense. */
export const signInOf = (node: Node, textOf: TextOf): SignInContext | undefined => {
  const [issuer, audience] = [textOf(node, 'oidcIssuer'), textOf(node, 'oidcAudience')];
  if (settingNames.every((name) => !name.startsWith('oidc') || !node.tryGetContext(name))) return undefined;
  if (issuer === undefined || audience === undefined) {
    throw new Error('To sign in takes both contexts, oidcIssuer and oidcAudience');
  }
  if (!isSafe(issuer)) refuse('oidcIssuer', 'an address that begins with https://', issuer);
  const audienceClaim = oneOf('oidcAudienceClaim', audienceClaims, textOf(node, 'oidcAudienceClaim') ?? 'aud');
  const claim = oneOf('oidcClaim', claims, textOf(node, 'oidcClaim') ?? 'email');
  const userinfo = oneOf('oidcUserinfo', ['on', 'off'], textOf(node, 'oidcUserinfo') ?? 'off');
  const groups = groupsOf(node.tryGetContext('oidcGroups') || undefined);
  const groupsClaim = textOf(node, 'oidcGroupsClaim') ?? 'groups';
  const app = appOf(node, textOf, { issuer, audience });
  if (app !== undefined && audienceClaim === 'client_id' && app.clientId !== audience) {
    refuse('oidcClientId', 'the same as "oidcAudience" where "oidcAudienceClaim" is client_id', app.clientId);
  }
  return { issuer, audience, audienceClaim, claim, userinfo, groups, groupsClaim, ...(app && { app }) };
};

/** Returns the variables from which functions read the sign-in settings (lib/runtime/env.ts). */
export const signInEnvironment = (signIn: SignInContext | undefined): Record<string, string> =>
  signIn === undefined
    ? {}
    : {
        OIDC_ISSUER: signIn.issuer,
        OIDC_AUDIENCE: signIn.audience,
        ...(signIn.audienceClaim !== 'aud' && { OIDC_AUDIENCE_CLAIM: signIn.audienceClaim }),
        OIDC_CLAIM: signIn.claim,
        ...(signIn.userinfo === 'on' && { OIDC_USERINFO: signIn.userinfo }),
        OIDC_GROUPS: signIn.groups,
        OIDC_GROUPS_CLAIM: signIn.groupsClaim,
      };
