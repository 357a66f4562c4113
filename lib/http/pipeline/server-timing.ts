import { env } from '../../runtime/env.ts';
import type { Consumption } from '../../store/meter.ts';

/** The `Server-Timing` header with the cost of a request; nothing unless the environment asks for it. */
export const serverTiming = (
  durationMs: number,
  { requests, roundTrips, units }: Consumption,
): Readonly<Record<string, string>> =>
  env.serverTiming
    ? {
        'server-timing': `total;dur=${durationMs}, dynamodb;desc="${requests} requests, ${roundTrips} round trips, ${units} units"`,
      }
    : {};
