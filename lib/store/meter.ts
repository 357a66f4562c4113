import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';

/** The parameter that makes DynamoDB report the units that a call consumed. */
export const metered = { ReturnConsumedCapacity: 'TOTAL' } as const;

/** What one request of a caller has cost in DynamoDB so far. */
export interface Consumption {
  /** Calls of the DynamoDB API. */
  readonly requests: number;
  /** Calls one after another: calls that run side by side count once. */
  readonly roundTrips: number;
  /** Read and write capacity units together. */
  readonly units: number;
}

/** Counts the calls, round trips and capacity units of one request. */
export class Meter {
  #requests = 0;
  #roundTrips = 0;
  #units = 0;
  #inFlight = 0;
  #stopped: { readonly reason: unknown } | undefined;

  /** Runs one call and counts it; the call's response has the units. */
  async count<Answer extends { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] | undefined }>(
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    if (this.#stopped !== undefined) throw this.#stopped.reason;
    this.#requests += 1;
    if (this.#inFlight === 0) this.#roundTrips += 1;
    this.#inFlight += 1;
    try {
      const answer = await call();
      for (const each of [answer.ConsumedCapacity ?? []].flat()) this.#units += each.CapacityUnits ?? 0;
      return answer;
    } finally {
      this.#inFlight -= 1;
    }
  }

  /** Stops all further calls: each is answered with the reason instead. */
  stop(reason: unknown): void {
    this.#stopped = { reason };
  }

  /** What has been counted so far. */
  get consumption(): Consumption {
    return { requests: this.#requests, roundTrips: this.#roundTrips, units: this.#units };
  }
}
