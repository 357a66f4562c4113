/**
 * List prices in US dollars in us-east-1, as AWS published them in November 2026. What a contract, a free tier or another
 * region changes is left out.
 */
const prices = {
  asOf: '2026-11',
  readUnits: { perMillion: 0.125 },
  writeUnits: { perMillion: 0.625 },
  apiRequests: { perMillion: 1 },
  invocations: { perMillion: 0.2 },
  /** Functions on arm64. */
  gigabyteSecond: 0.000_013_333_4,
  logGigabyte: 0.5,
} as const;

/**
 * What a request is assumed to cost besides its capacity units: time that is billed, with the initialisation of one function in
 * a hundred requests, and bytes of log, the function's and the API's. Traces are off.
 */
const assumed = { billedMs: 25, initMs: 500, cold: 0.01, logBytes: 1_100 + 350, memoryGigabytes: 1 } as const;

export interface Units {
  readonly read: number;
  readonly write: number;
}

/** What a request of little traffic reads besides: the secret of cursors, which opens the connection, and the token. */
const coldReads = 2;

/** Dollars for a million requests besides DynamoDB, of which so many begin in a new function. */
const aroundPerMillion = (cold: number): number => {
  const billedMs = assumed.billedMs + cold * assumed.initMs;
  const time = billedMs * 1_000 * assumed.memoryGigabytes * prices.gigabyteSecond;
  const logs = (assumed.logBytes / 1_000) * prices.logGigabyte;
  return prices.apiRequests.perMillion + prices.invocations.perMillion + time + logs;
};

/** What a million requests cost, in dollars. */
interface Dollars {
  readonly dynamodb: number;
  /** With steady traffic. */
  readonly all: number;
  /** With so little traffic that each of them begins in a new function. */
  readonly seldom: number;
}

/** Dollars for a million requests of so many units. */
export const dollarsPerMillion = ({ read, write }: Units): Dollars => {
  const dynamodb = read * prices.readUnits.perMillion + write * prices.writeUnits.perMillion;
  const all = dynamodb + aroundPerMillion(assumed.cold);
  const seldom = dynamodb + coldReads * prices.readUnits.perMillion + aroundPerMillion(1);
  return { dynamodb, all, seldom };
};
