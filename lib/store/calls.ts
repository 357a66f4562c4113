/** How a store calls the table. */
export interface Calls {
  /** Most reads on their way at a time; the time of a further one does not run before its turn comes. */
  readonly atOnce: number;
  /** Makes a call, and makes it again where there is time for that. */
  run<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/** The calls of a request, whose caller waits: an outage is reported at once. The SDK opens 50 connections. */
export const requestCalls: Calls = { atOnce: 50, run: (call) => call() };
