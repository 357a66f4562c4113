import { domainToASCII } from 'node:url';

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

const [longest, longestLocal] = [254, 64];

/**
 * The address in the form that every server takes, its domain in ASCII; undefined for a text that is no such address.
 * Quoted local parts and those with other letters than ASCII are none: few servers take them.
 */
export const toMailAddress = (text: string): string | undefined => {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > longestLocal || text.length > longest) return undefined;
  const [local, host] = [text.slice(0, at), domainToASCII(text.slice(at + 1))];
  const address = `${local}@${host}`;
  return localPart.test(local) && domain.test(host) && address.length <= longest ? address : undefined;
};
