import { isIP } from 'node:net';
import { isAllowedOrigin } from './cors.ts';
import { type GatewayRequest, hasOneHost, headerOf } from './request.ts';
import { badHost, type GatewayResponse, refusal } from './response.ts';
import type { GatewaySettings } from './settings.ts';

/** The part of a request that the shield checks: the body may not have arrived. */
export type RequestHead = Pick<GatewayRequest, 'headers' | 'protocol' | 'target'>;

const foreignHost = refusal(
  421,
  'Misdirected Request',
  'This server answers for localhost and the hosts of ALLOWED_HOSTS and PUBLIC_BASE_URL.',
);

const foreignOrigin = refusal(
  403,
  'Forbidden',
  'Pages of this origin may not call this server. CORS_ORIGINS has those that may.',
);

// RFC 3986, 3.2.2: an IPv6 address is the only host in brackets.
const nameOf = (host: string): string => new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');

// Learning platforms send forms to these paths from their own pages.
const isOfPlatforms = ({ target }: RequestHead): boolean => /^\/lti\/(?:login|launch|register)(?:\?|$)/.test(target);

const everywhere = new Set(['0.0.0.0', '::']);

/**
 * Returns the check that refuses requests of foreign web pages: those with a host name that is not this machine's, and
 * those from a page of another origin. The owner of a name can point it here, so that a page of that name would count
 * as one of ours.
 */
export const openShield = (
  boundTo: string,
  { hosts, origins, publicOrigin }: GatewaySettings,
): ((head: RequestHead) => GatewayResponse | undefined) => {
  const names = new Set(['localhost', '127.0.0.1', '::1', boundTo.toLowerCase(), ...hosts]);
  // A name can be pointed to another machine, and an address cannot. A server on all addresses accepts every address.
  const isOurs = (name: string): boolean => names.has(name) || (everywhere.has(boundTo) && isIP(name) !== 0);
  let ours: string | undefined;
  const isForeign = (host: string): boolean => {
    // Nearly every request names the same host as the last one.
    if (host === ours) return false;
    if (!isOurs(nameOf(host))) return true;
    ours = host;
    return false;
  };
  const mayCall = (origin: string, host: string | undefined): boolean =>
    origin === publicOrigin || isAllowedOrigin(origins, origin) || (host !== undefined && isSame(origin, host));
  return (head) => {
    if (!hasOneHost(head)) return badHost;
    const host = headerOf(head.headers, 'host');
    if (host !== undefined && isForeign(host)) return foreignHost;
    const origin = headerOf(head.headers, 'origin');
    return origin === undefined || isOfPlatforms(head) || mayCall(origin, host) ? undefined : foreignOrigin;
  };
};

const isSame = (origin: string, host: string): boolean => new URL(`http://${host}`).origin === origin;
