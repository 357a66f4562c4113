import { refuse } from '../../../errors/error-kind.ts';
import { JsonApiError } from '../../../errors/json-api-error.ts';
import {
  registrationNotKept,
  registrationRefused,
  registrationUnavailable,
  tooManyPlatforms,
} from '../../../errors/lti.ts';
import type { Change } from '../../../model/validation/change.ts';
import { readChange } from '../../../model/validation/read-change.ts';
import { ltiPlatform, mostPlatforms } from '../../../resources/service/lti-platform.ts';
import { log } from '../../../runtime/log.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { askJson } from '../ask-json.ts';
import { readKnown } from '../platforms/items.ts';
import { createPlatform } from '../platforms/write-platform.ts';
import type { RegistrationLink } from './items.ts';
import { readLink, useUpSteps } from './links.ts';
import { configurationUrl, type PlatformConfiguration, readConfiguration } from './read-configuration.ts';
import { toolConfiguration, toolRegistration } from './tool-registration.ts';

/** The data that a platform sends together with the pasted link. */
export interface RegistrationRequest {
  readonly link: string;
  /** Address of the platform's configuration document. */
  readonly configuration: string | undefined;
  /** The registration token, with which the platform recognises its own request; optional. */
  readonly token: string | undefined;
}

/** The service, as it names itself. */
interface Tool {
  readonly base: string;
  readonly name: string;
}

/** The response of a platform to a registration. */
interface Registered {
  readonly client: string;
  readonly deployments: readonly string[];
}

const mostMs = 20_000;
const mostTokenCharacters = 8_000;

/**
 * Returns the new platform, validated like one from the office. It is switched off, so that the office can check it
 * first. Throws 400.
 */
const changeOf = (
  { name, user_match, section_match }: RegistrationLink,
  { issuer, authorizationUrl, tokenUrl, jwksUrl }: PlatformConfiguration,
  { client, deployments }: Registered,
): Change => {
  const attributes = {
    ...{ name, issuer, client_id: client, user_match, section_match, is_active: false },
    ...{ authorization_url: authorizationUrl, token_url: tokenUrl, jwks_url: jwksUrl, deployment_ids: deployments },
  };
  try {
    return readChange(ltiPlatform, { attributes, relationships: {} }, { creates: true });
  } catch (error) {
    const [first] = error instanceof JsonApiError ? error.errors : [];
    if (first?.source === undefined || !('pointer' in first.source)) throw error;
    throw refuse(registrationRefused, first.source.pointer.split('/')[3] ?? '');
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

const askToRegister = async (
  { registrationUrl: url }: PlatformConfiguration,
  tool: object,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Registered> => {
  const headers = {
    ...{ 'content-type': 'application/json', accept: 'application/json' },
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const request = { method: 'POST', url, headers, body: JSON.stringify(tool) } as const;
  const { json } = await askJson(request, { signal, statuses: [200, 201] }).catch(() => {
    throw refuse(registrationUnavailable, 'registration');
  });
  const deployment = textOf(Object(json[toolConfiguration]).deployment_id);
  return { client: textOf(json.client_id), deployments: deployment === '' ? [] : [deployment] };
};

/** Writes the platform and uses the link with it. Errors after this point must be corrected at the platform. */
const keep = async (
  store: Store,
  link: RegistrationLink,
  change: () => Change,
  { client, now }: { readonly client: string; readonly now: Date },
): Promise<StoredRecord> => {
  try {
    return await createPlatform(store, change(), { now }, () => useUpSteps(store, link, now));
  } catch (error) {
    const [first] = error instanceof JsonApiError ? error.errors : [];
    if (first !== undefined) throw refuse(registrationNotKept, client, String(first.meta?.why ?? first.code));
    log({ time: now.toISOString(), level: 'error', message: 'a platform was not kept', cause: String(error) });
    throw refuse(registrationNotKept, client, 'not_written');
  }
};

/**
 * Registers the service with a platform that was given a link, and creates the platform here, switched off. Throws 400,
 * 409, 410, 503; the error says what the platform has done until then.
 */
export const registerPlatform = async (
  store: Store,
  { link: text, configuration: given, token }: RegistrationRequest,
  { base, name, now }: Tool & { readonly now: Date },
): Promise<StoredRecord> => {
  const link = await readLink(store, text, now);
  const url = configurationUrl(given);
  // The token becomes a header, which has one line.
  if (token !== undefined && !new RegExp(`^[\\x21-\\x7e]{1,${mostTokenCharacters}}$`).test(token))
    throw refuse(registrationRefused, 'registration_token');
  const { platforms } = await readKnown(store);
  if (Object.keys(platforms).length >= mostPlatforms) throw refuse(tooManyPlatforms, mostPlatforms);
  const signal = AbortSignal.timeout(mostMs);
  const configuration = await readConfiguration(url, signal);
  // Everything that can be wrong before the platform returns an id is checked before the platform does anything.
  changeOf(link, configuration, { client: 'unknown', deployments: [] });
  const tool = toolRegistration(configuration, link, { base, name });
  const registered = await askToRegister(configuration, tool, token, signal);
  return keep(store, link, () => changeOf(link, configuration, registered), { client: registered.client, now });
};
