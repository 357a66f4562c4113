/** What an answer says of itself in `Server-Timing`: how long it took, and what it cost at the table. */
export interface Cost {
  readonly ms: number;
  readonly requests: number;
  readonly roundTrips: number;
  readonly units: number;
}

const pattern = /dur=([\d.]+).*desc="(\d+) requests, (\d+) round trips, (\S+) units/;

/** The cost of an answer; every number is NaN where the header does not say. */
export const costOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): Cost => {
  const [, ms, requests, roundTrips, units] = pattern.exec(String(headers['server-timing'])) ?? [];
  return { ms: Number(ms), requests: Number(requests), roundTrips: Number(roundTrips), units: Number(units) };
};
