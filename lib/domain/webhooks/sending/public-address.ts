import { BlockList, isIP } from 'node:net';

// Addresses outside the public internet (IANA's registries of special-purpose addresses). The service sends nothing to
// them, because such a request could be abused.
const reserved = new BlockList();
const reservedIpv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
// Reserved networks within 2000::/3. Outside of it, no address is public.
const reservedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const addAll = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): void => {
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    reserved.addSubnet(address, Number(bits), family);
  }
};

addAll(reservedIpv4, 'ipv4');
addAll(reservedIpv6, 'ipv6');

const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet: none that is private, local, of a host, multicast or reserved. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && unicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is that of the machine itself. */
export const isLoopback = (address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
};
