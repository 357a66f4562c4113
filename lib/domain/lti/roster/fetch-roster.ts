import { SignJWT } from 'jose';
import { refuse } from '../../../errors/error-kind.ts';
import { rosterUnavailable } from '../../../errors/lti.ts';
import { newOpaqueId } from '../../../runtime/ids.ts';
import { askJson } from '../ask-json.ts';
import { isLearner } from '../find-launched.ts';
import type { OwnKey } from './own-key.ts';

/** A learner of a course, as the platform's roster names one. */
export interface Member {
  readonly name: string | null;
  readonly email: string | undefined;
  readonly sourceId: string | undefined;
}

/** The address and the platform of a request for a roster. */
export interface RosterRequest {
  readonly client: string;
  readonly tokenUrl: string;
  /** The address of the course's roster. */
  readonly rosterUrl: string;
}

/** The scope of rosters, and of nothing else. */
export const rosterScope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const mediaType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const mostPages = 20;
const mostMs = 20_000;
const assertionSeconds = 60;

/**
 * Requests a token that is only for rosters, with an assertion that the service's key signs (1EdTech Security Framework
 * 1.0, 4.1.1).
 */
const askForToken = async (
  { client, tokenUrl }: RosterRequest,
  { key, kid }: OwnKey,
  signal: AbortSignal,
): Promise<string> => {
  const assertion = await new SignJWT()
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(client)
    .setSubject(client)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime(`${assertionSeconds} seconds`)
    .setJti(newOpaqueId())
    .sign(key);
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion,
    scope: rosterScope,
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  const { json } = await askJson({ method: 'POST', url: tokenUrl, headers, body }, { signal });
  if (typeof json.access_token !== 'string') throw new Error('the platform answers no token');
  return json.access_token;
};

/** Returns the address of the next page (RFC 8288); undefined on the last one. The token is sent to no other origin. */
const nextPage = (link: string, from: string): string | undefined => {
  const [, target] = /<([^<>]*)>\s*;[^<]*\brel="?next"?/.exec(link) ?? [];
  if (target === undefined) return undefined;
  const url = new URL(target, from);
  if (url.origin !== new URL(from).origin) throw new Error('the next page has another origin');
  return url.href;
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const toMember = (value: unknown): Member[] => {
  const { status = 'Active', roles, name, email, lis_person_sourcedid: sourceId } = Object(value);
  if (status !== 'Active' || !Array.isArray(roles) || !roles.some(isLearner)) return [];
  return [{ name: text(name) ?? null, email: text(email), sourceId: text(sourceId) }];
};

const readPages = async ({ rosterUrl }: RosterRequest, token: string, signal: AbortSignal): Promise<Member[]> => {
  const members: Member[] = [];
  let url: string | undefined = rosterUrl;
  for (let page = 0; url !== undefined; page += 1) {
    if (page === mostPages) throw new Error('the roster has too many pages');
    const headers = { authorization: `Bearer ${token}`, accept: mediaType };
    const { json, link } = await askJson({ method: 'GET', url, headers }, { signal });
    if (!Array.isArray(json.members)) throw new Error('the platform answers no members');
    members.push(...json.members.flatMap(toMember));
    url = nextPage(link, url);
  }
  return members;
};

/**
 * Requests the active learners of a course from its platform (Names and Role Provisioning Services 2.0). Throws 503.
 */
export const fetchRoster = async (asked: RosterRequest, key: OwnKey): Promise<Member[]> => {
  const signal = AbortSignal.timeout(mostMs);
  const token = await askForToken(asked, key, signal).catch(() => {
    throw refuse(rosterUnavailable, 'token');
  });
  return readPages(asked, token, signal).catch(() => {
    throw refuse(rosterUnavailable, 'roster');
  });
};
