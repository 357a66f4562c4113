/** How the application names the audience of its tokens to the provider: providers differ in this. */
export const audienceParameters = ['resource', 'audience', 'none'] as const;

export type AudienceParameter = (typeof audienceParameters)[number];

/** How staff sign in to the web application. */
export interface AppSignIn {
  readonly issuer: string;
  readonly audience: string;
  /** The application as the provider knows it: a public client. */
  readonly clientId: string;
  readonly scope: string;
  /** RFC 8707's `resource`, Auth0's `audience`, or nothing where the scope says it, as Entra ID has it. */
  readonly audienceParameter: AudienceParameter;
  /** Where the provider answers at other origins than its issuer's: its token endpoint. */
  readonly tokenOrigin?: string;
}

export const usualScope = 'openid email profile';

/** The content of `/app/config.json` for the application, which is built once for all institutions. */
export const appConfigOf = (signIn: AppSignIn | undefined, sendsMail = false): object => {
  if (signIn === undefined) return { sign_in: null, sends_mail: sendsMail };
  const { issuer, clientId, scope, audience, audienceParameter: parameter } = signIn;
  const parameters = parameter === 'none' ? {} : { [parameter]: audience };
  return { sign_in: { issuer, client_id: clientId, scope, parameters }, sends_mail: sendsMail };
};

/** The origins besides its own that the application may ask. */
export const providerOrigins = (signIn: AppSignIn | undefined): readonly string[] => {
  if (signIn === undefined) return [];
  const { issuer, tokenOrigin } = signIn;
  return [...new Set([new URL(issuer).origin, ...(tokenOrigin === undefined ? [] : [new URL(tokenOrigin).origin])])];
};

const parameterOf = (text: string | undefined): AudienceParameter =>
  audienceParameters.find((each) => each === text) ?? 'resource';

/** What the environment of a local server says: `OIDC_CLIENT_ID` with issuer and audience; undefined without it. */
export const localAppSignIn = (): AppSignIn | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience = '', OIDC_CLIENT_ID: clientId } = process.env;
  if (!issuer || !clientId) return undefined;
  const { OIDC_SCOPE: scope, OIDC_AUDIENCE_PARAMETER: parameter, OIDC_TOKEN_ORIGIN: tokenOrigin } = process.env;
  const common = { issuer, audience, clientId, scope: scope || usualScope, audienceParameter: parameterOf(parameter) };
  return { ...common, ...(tokenOrigin && { tokenOrigin }) };
};
