import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hostOf, isAllowedAddress, type UrlRules } from './endpoint-url.ts';

/** A checked address. Connections are made only to it. */
export interface CheckedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** A host that does not resolve, or resolves to an address to which nothing is sent. */
export class HostRefused extends Error {
  readonly reason: 'unresolved' | 'address_not_public';

  constructor(reason: HostRefused['reason']) {
    super(`the host is refused: ${reason}`);
    this.reason = reason;
  }
}

/** Finds all addresses of a host. */
export type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>;

const resolveByName: Resolve = async (host) => {
  try {
    return await lookup(host, { all: true });
  } catch {
    throw new HostRefused('unresolved');
  }
};

/**
 * Resolves the host of an endpoint at each attempt and returns one address. Throws `HostRefused` if any of its
 * addresses is not permitted, because a name with addresses of both kinds tries to pass by chance.
 */
export const resolveHost = async (url: URL, rules: UrlRules, resolve = resolveByName): Promise<CheckedAddress> => {
  const host = hostOf(url);
  const found = isIP(host) === 0 ? await resolve(host) : [{ address: host }];
  const [first] = found;
  if (first === undefined) throw new HostRefused('unresolved');
  if (!found.every(({ address }) => isAllowedAddress(address, rules))) throw new HostRefused('address_not_public');
  return { address: first.address, family: isIP(first.address) === 6 ? 6 : 4 };
};
