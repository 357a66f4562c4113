import { isOrigin, originRule } from '../../service/cors.ts';
import type { Throttle } from './throttle.ts';

/** The settings of a gateway: which callers it accepts, how often, and how slowly they may send. */
export interface GatewaySettings {
  /** Names of this machine, besides localhost and the address that is listened on. */
  readonly hosts: readonly string[];
  /** Origins whose pages may call the API, besides its own. */
  readonly origins: readonly string[];
  /** The API's own origin where a proxy gives it another address. */
  readonly publicOrigin?: string;
  readonly throttle?: Throttle;
  readonly limits: TimeLimits;
}

/** Time limits in milliseconds. */
export interface TimeLimits {
  /** For the request line and all headers. */
  readonly head: number;
  /** For a whole request; an archive that is uploaded may take longer as long as bytes arrive. */
  readonly request: number;
  /** The time between two checks of the connections. */
  readonly check: number;
}

export const defaultSettings: GatewaySettings = {
  hosts: [],
  origins: [],
  limits: { head: 10_000, request: 60_000, check: 2_000 },
};

const listOf = (name: string): string[] =>
  (process.env[name] ?? '').split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim().toLowerCase()]));

const countOf = (name: string): number | undefined => {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${name} must be a whole number above 0, not "${text}".`);
};

const originsOf = (name: string): string[] => {
  const origins = listOf(name);
  const wrong = origins.find((each) => !isOrigin(each));
  if (wrong === undefined) return origins;
  throw new Error(`${name} must be ${originRule}, not "${wrong}".`);
};

const publicAddress = (): URL | undefined => {
  const text = process.env.PUBLIC_BASE_URL;
  if (text === undefined || text === '') return undefined;
  if (URL.canParse(text)) return new URL(text);
  throw new Error(`PUBLIC_BASE_URL must be an address with its scheme, not "${text}".`);
};

/**
 * Reads the settings from the environment: `ALLOWED_HOSTS`, `CORS_ORIGINS`, `PUBLIC_BASE_URL`, `THROTTLE_RATE` and
 * `THROTTLE_BURST`.
 */
export const readSettings = (): GatewaySettings => {
  const address = publicAddress();
  const rateLimit = countOf('THROTTLE_RATE');
  const burstLimit = countOf('THROTTLE_BURST') ?? rateLimit;
  return {
    ...defaultSettings,
    hosts: [...listOf('ALLOWED_HOSTS'), ...(address ? [address.hostname] : [])],
    origins: originsOf('CORS_ORIGINS'),
    ...(address && { publicOrigin: address.origin }),
    ...(rateLimit !== undefined && burstLimit !== undefined && { throttle: { rateLimit, burstLimit } }),
  };
};
