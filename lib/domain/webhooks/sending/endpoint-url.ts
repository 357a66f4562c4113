import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** Why a URL can't be that of an endpoint. */
export type UrlProblem = 'not_a_url' | 'not_https' | 'has_credentials' | 'not_public';

/** Whether endpoints on the machine itself are allowed, over HTTP: on a laptop only. */
export interface UrlRules {
  readonly allowsLoopback: boolean;
}

/** The host of a URL without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether messages may be sent to an address. */
export const isAllowedAddress = (address: string, { allowsLoopback }: UrlRules): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopback(address));

const isOwnMachine = (url: URL): boolean => url.hostname === 'localhost' || isLoopback(hostOf(url));

/** What is wrong with the URL of an endpoint before its host has been resolved; undefined for a good one. */
export const endpointUrlProblem = (text: string, rules: UrlRules): UrlProblem | undefined => {
  if (!URL.canParse(text)) return 'not_a_url';
  const url = new URL(text);
  const isLocal = rules.allowsLoopback && url.protocol === 'http:' && isOwnMachine(url);
  if (url.protocol !== 'https:' && !isLocal) return 'not_https';
  if (url.username !== '' || url.password !== '') return 'has_credentials';
  const host = hostOf(url);
  if (host === 'localhost' && !rules.allowsLoopback) return 'not_public';
  return isIP(host) !== 0 && !isAllowedAddress(host, rules) ? 'not_public' : undefined;
};
