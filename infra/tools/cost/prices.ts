/**
 * List prices in US dollars in us-east-1, as AWS published them in November 2026. What a contract, a free tier or another
 * region changes is left out.
 */
export const prices = {
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
 * What a request is taken to be besides its capacity units: time that is billed, with the initialisation of one function in
 * a hundred requests, and bytes of log, the function's and the API's. Traces are off.
 */
export const assumed = { billedMs: 25, initMs: 500, cold: 0.01, logBytes: 1_100 + 350, memoryGigabytes: 1 } as const;

export interface Units {
  readonly read: number;
  readonly write: number;
}

/** Dollars for a million requests of so many units: DynamoDB alone, and all of it. */
export const dollarsPerMillion = ({ read, write }: Units): { readonly dynamodb: number; readonly all: number } => {
  const dynamodb = read * prices.readUnits.perMillion + write * prices.writeUnits.perMillion;
  const billedMs = assumed.billedMs + assumed.cold * assumed.initMs;
  const time = billedMs * 1_000 * assumed.memoryGigabytes * prices.gigabyteSecond;
  const logs = (assumed.logBytes / 1_000) * prices.logGigabyte;
  const around = prices.apiRequests.perMillion + prices.invocations.perMillion + time + logs;
  return { dynamodb, all: dynamodb + around };
};
