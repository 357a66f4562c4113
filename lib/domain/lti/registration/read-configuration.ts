import { refuse } from '../../../errors/error-kind.ts';
import { registrationRefused, registrationUnavailable } from '../../../errors/lti.ts';
import { webhookEnv } from '../../../runtime/env.ts';
import { endpointUrlProblem } from '../../webhooks/sending/endpoint-url.ts';
import { askJson } from '../ask-json.ts';

/** The platform's own configuration (LTI Dynamic Registration 1.0, 3.5), after validation. */
export interface PlatformConfiguration {
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly registrationUrl: string;
  /** Whether the platform is Canvas, which has its own names of fields. */
  readonly isCanvas: boolean;
}

const isGood = (text: unknown): text is string =>
  typeof text === 'string' && endpointUrlProblem(text, webhookEnv) === undefined;

/** Returns the address of a platform's configuration. Throws 400 for an address that must not be called. */
export const configurationUrl = (given: string | undefined): URL => {
  if (!isGood(given)) throw refuse(registrationRefused, 'openid_configuration');
  return new URL(given);
};

/** Requests the configuration of a platform. Throws 400 with the problem, and 503. */
export const readConfiguration = async (url: URL, signal: AbortSignal): Promise<PlatformConfiguration> => {
  const headers = { accept: 'application/json' };
  const { json } = await askJson({ method: 'GET', url: url.href, headers }, { signal }).catch(() => {
    throw refuse(registrationUnavailable, 'configuration');
  });
  const secure = (name: string): string => {
    const value = json[name];
    if (!isGood(value)) throw refuse(registrationRefused, name);
    return value;
  };
  const issuer = secure('issuer');
  // Without this check, one platform could register itself in the name of another (3.5.1).
  if (new URL(issuer).origin !== url.origin) throw refuse(registrationRefused, 'issuer');
  const own = Object(json['https://purl.imsglobal.org/spec/lti-platform-configuration']);
  return {
    issuer,
    authorizationUrl: secure('authorization_endpoint'),
    tokenUrl: secure('token_endpoint'),
    jwksUrl: secure('jwks_uri'),
    registrationUrl: secure('registration_endpoint'),
    isCanvas: own.product_family_code === 'canvas',
  };
};
