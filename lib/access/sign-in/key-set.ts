import { errors, type JWTVerifyGetKey } from 'jose';
import { log } from '../../runtime/log.ts';
import type { Published } from './fetch-keys.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Milliseconds: the age at which keys are fetched again, and the age up to which they are used while that fails. */
const [freshFor, goodFor] = [10 * minuteMs, 24 * 60 * minuteMs];

/** Milliseconds between attempts that fail, and between those that only an unknown key has asked for. */
const [retryAfter, cooldown] = [5 * secondMs, 30 * secondMs];

/** The keys of the identity provider can't be had, so that a valid token can't be distinguished from a forged one. */
export class ProviderUnavailable extends Error {}

interface Keys extends Published {
  readonly fetchedAt: number;
}

/** The keys of one issuer, as this process knows them. */
export class KeySet {
  readonly #publish: () => Promise<Published>;
  #keys: Keys | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  #askedAt = Number.NEGATIVE_INFINITY;
  #pending: Promise<void> | undefined;

  /** `publish` fetches what the issuer publishes. */
  constructor(publish: () => Promise<Published>) {
    this.#publish = publish;
  }

  /** Where the issuer says who has signed in; known once the key of a token was found. */
  get userinfo(): string | undefined {
    return this.#keys?.userinfo;
  }

  /** The key of a token. Throws ProviderUnavailable without any keys, and jose's errors for a token that none fits. */
  async find([header, token]: Parameters<JWTVerifyGetKey>, now: number): Promise<Awaited<ReturnType<JWTVerifyGetKey>>> {
    if (this.#age(now) >= freshFor) await this.#fetch(now);
    const known = this.#keys;
    if (known === undefined || this.#age(now) >= goodFor) throw new ProviderUnavailable();
    try {
      return await known.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const fresh = await this.#fetchForUnknown(now);
      if (fresh === undefined || fresh === known) throw error;
      return fresh.find(header, token);
    }
  }

  #age(now: number): number {
    return this.#keys === undefined ? Number.POSITIVE_INFINITY : now - this.#keys.fetchedAt;
  }

  // An unknown key id means that the provider has new keys, or that somebody has invented the id. Invented ids must not
  // cause requests to the provider.
  async #fetchForUnknown(now: number): Promise<Keys | undefined> {
    const mayAsk = now - this.#askedAt >= cooldown;
    if (mayAsk) this.#askedAt = now;
    await (mayAsk ? this.#fetch(now) : this.#pending);
    return this.#keys;
  }

  /** Fetches the keys, once for all waiting callers. After a failure the known keys stay. */
  #fetch(now: number): Promise<void> {
    if (this.#pending === undefined && now - this.#failedAt >= retryAfter) {
      this.#pending = this.#replace(now).finally(() => {
        this.#pending = undefined;
      });
    }
    return this.#pending ?? Promise.resolve();
  }

  async #replace(now: number): Promise<void> {
    try {
      this.#keys = { ...(await this.#publish()), fetchedAt: now };
    } catch (error) {
      this.#failedAt = now;
      const time = new Date(now).toISOString();
      log({
        time,
        level: 'warn',
        message: 'the keys of the identity provider can not be fetched',
        cause: String(error),
      });
    }
  }
}
