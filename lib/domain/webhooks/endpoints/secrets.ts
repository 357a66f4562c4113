import type { Secrets } from './items.ts';

const hour = 3_600_000;

/** How long the previous secret still signs, in milliseconds. */
const previousSignsFor = 24 * hour;

/** Returns until when the previous secret still signs after a rotation. */
export const previousEnd = (now: Date): Date => new Date(now.getTime() + previousSignsFor);

/** The secrets of an endpoint once it has a new one. */
export const rotated = ({ secret: previous }: Secrets, secret: string, now: Date): Required<Secrets> => ({
  secret,
  previous,
  previous_until: previousEnd(now).toISOString(),
});

/** The secrets that sign at a moment, the newest first. */
export const inForce = ({ secret, previous, previous_until: until = '' }: Secrets, now: Date): readonly string[] =>
  previous !== undefined && now.toISOString() < until ? [secret, previous] : [secret];
