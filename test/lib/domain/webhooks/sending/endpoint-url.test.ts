import { describe, expect, it } from 'vitest';
import { endpointUrlProblem } from '../../../../../lib/domain/webhooks/sending/endpoint-url.ts';
import { isPublicAddress } from '../../../../../lib/domain/webhooks/sending/public-address.ts';
import { resolveHost } from '../../../../../lib/domain/webhooks/sending/resolve-host.ts';

const anywhere = { allowsLoopback: false } as const;
const laptop = { allowsLoopback: true } as const;

const notPublic = [
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.255', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.168.0.1', '192.0.0.170', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fd00:ec2::254', 'fe80::1'],
  ...['2001::1', '2001:db8::1', '2002:a00:1::', '3fff::1', 'ff02::1', 'not an address', ''],
];

it.each(notPublic)('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

describe('the URL of an endpoint', () => {
  it.each([
    ['hooks.example', 'not_a_url'],
    ['http://hooks.example/in', 'not_https'],
    ['ftp://hooks.example/in', 'not_https'],
    ['https://user:secret@hooks.example/in', 'has_credentials'],
    ['https://localhost/in', 'not_public'],
    ['https://10.0.0.1/in', 'not_public'],
    ['https://169.254.169.254/latest/meta-data', 'not_public'],
    ['https://[::1]/in', 'not_public'],
    ['https://[::ffff:127.0.0.1]/in', 'not_public'],
    // Other ways to write 127.0.0.1 and 10.0.0.1.
    ['https://2130706433/in', 'not_public'],
    ['https://0x7f.1/in', 'not_public'],
    ['https://012.0.0.1/in', 'not_public'],
    ['http://localhost:3001/in', 'not_https'],
  ])('%s is refused: %s', (url, problem) => {
    expect(endpointUrlProblem(url, anywhere)).toBe(problem);
  });

  it('may be of the public internet over HTTPS', () => {
    for (const url of ['https://hooks.example/in?x=1', 'https://8.8.8.8:8443/', 'https://[2606:4700::1111]/'])
      expect(endpointUrlProblem(url, anywhere)).toBeUndefined();
  });

  it('may be the machine itself on a laptop, and no other private one', () => {
    for (const url of ['http://localhost:3001/in', 'http://127.0.0.1:3001/', 'http://[::1]:3001/'])
      expect(endpointUrlProblem(url, laptop)).toBeUndefined();
    expect(endpointUrlProblem('http://192.168.0.1/in', laptop)).toBe('not_https');
    expect(endpointUrlProblem('https://192.168.0.1/in', laptop)).toBe('not_public');
  });
});

describe('the host of an endpoint', () => {
  const url = new URL('https://hooks.example/in');
  const resolving =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address }));

  it('is one of its public addresses', async () => {
    expect(await resolveHost(url, anywhere, resolving('93.184.216.34', '8.8.8.8'))).toEqual({
      address: '93.184.216.34',
      family: 4,
    });
  });

  it.each([[['10.0.0.1']], [['93.184.216.34', '10.0.0.1']], [['::1']], [['fd00:ec2::254']]])(
    'is refused where it resolves to %s',
    async (addresses) => {
      await expect(resolveHost(url, anywhere, resolving(...addresses))).rejects.toMatchObject({
        reason: 'address_not_public',
      });
    },
  );

  it('is refused where it does not resolve', async () => {
    await expect(resolveHost(url, anywhere, resolving())).rejects.toMatchObject({ reason: 'unresolved' });
    await expect(resolveHost(new URL('https://nowhere.invalid/'), anywhere)).rejects.toMatchObject({
      reason: 'unresolved',
    });
  });

  it('that is an address is checked as well, though nothing resolves it', async () => {
    await expect(resolveHost(new URL('https://[::1]/'), anywhere, resolving('8.8.8.8'))).rejects.toMatchObject({
      reason: 'address_not_public',
    });
  });
});
