import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CompactSign,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';

/** Makes a key. One for RS256 takes a tenth of a second. */
export const newPair = (alg: string) => generateKeyPair(alg, { extractable: true });

type Pair = Awaited<ReturnType<typeof newPair>>;

/** Claims or members of a header, in whatever form. */
export type Claims = Readonly<Record<string, unknown>>;

/** A tiny identity provider: keys that it publishes, and tokens of whatever form a test asks for. */
export class Issuer {
  readonly #server: Server;
  readonly #published = new Map<string, JWK>();
  readonly #keys = new Map<string, Pair>();
  /** How often the keys were asked for. */
  keyRequests = 0;
  isDown = false;
  /** What its metadata say of the issuer, where that is not the truth. */
  claimsToBe: string | undefined;
  /** Where its metadata say that the keys are, where that is not `/keys`; `/moved` redirects there. */
  keysAt: string | undefined;
  /** Characters of white space before the keys. */
  padding = 0;
  /** What its userinfo answers, by the text of a token; 401 for all others. */
  readonly userinfo = new Map<string, Claims | string>();
  /** How often its userinfo was asked. */
  userinfoRequests = 0;
  isUserinfoDown = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<Issuer> {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const issuer = new Issuer(server);
    // Whoever forgets to stop it does not keep the process.
    server.unref();
    server.on('request', ({ url, headers }, response) => {
      if (url === '/userinfo') return issuer.#sayWho(headers.authorization, response);
      if (url === '/moved') return response.writeHead(302, { location: '/keys' }).end();
      response.statusCode = issuer.isDown ? 500 : 200;
      const isPadded = url === '/keys';
      return response.end(' '.repeat(isPadded ? issuer.padding : 0) + JSON.stringify(issuer.#answer(url ?? '')));
    });
    await issuer.publish('one');
    return issuer;
  }

  get address(): string {
    // It listens at a port.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get audience(): string {
    return 'urn:facet:test';
  }

  /** Publishes a key: a new one unless given. */
  async publish(kid: string, alg = 'ES256', given?: Promise<Pair>): Promise<void> {
    const pair = await (given ?? newPair(alg));
    this.#keys.set(kid, pair);
    this.#published.set(kid, { ...(await exportJWK(pair.publicKey)), kid, alg, use: 'sig' });
  }

  withdraw(kid: string): void {
    this.#published.delete(kid);
  }

  publicKey(kid: string): JWK {
    return this.#published.get(kid) ?? {};
  }

  /** Signs a text that need not be what `JSON.stringify` would make of claims. */
  signText(text: string, kid: string): Promise<string> {
    const key = this.#keys.get(kid)?.privateKey;
    if (key === undefined) throw new Error(`there is no key "${kid}"`);
    return new CompactSign(Buffer.from(text)).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);
  }

  /** A token that is good for 5 minutes from `now`, but for what `claims` and `header` say; undefined leaves a claim out. */
  sign(claims: Claims, header: Claims = {}, now = new Date()): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1_000);
    const payload = {
      iss: this.address,
      aud: this.audience,
      exp: seconds + 300,
      iat: seconds,
      sub: 'somebody',
      ...claims,
    };
    const kid = String(header.kid ?? 'one');
    const alg = String(this.publicKey(kid).alg ?? 'ES256');
    const key = this.#keys.get(kid)?.privateKey;
    if (key === undefined) throw new Error(`there is no key "${kid}"`);
    return new SignJWT(payload as JWTPayload)
      .setProtectedHeader({ alg, typ: 'at+jwt', kid, ...header } as JWTHeaderParameters)
      .sign(key);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #sayWho(authorization: string | undefined, response: ServerResponse): ServerResponse {
    this.userinfoRequests += 1;
    const said = this.userinfo.get(authorization?.replace('Bearer ', '') ?? '');
    response.statusCode = this.isUserinfoDown ? 500 : said === undefined ? 401 : 200;
    return response.end(typeof said === 'string' ? said : JSON.stringify(said ?? {}));
  }

  #answer(url: string): object {
    if (url === '/keys') {
      this.keyRequests += 1;
      return { keys: [...this.#published.values()] };
    }
    return {
      issuer: this.claimsToBe ?? this.address,
      jwks_uri: this.keysAt ?? `${this.address}/keys`,
      userinfo_endpoint: `${this.address}/userinfo`,
    };
  }
}
