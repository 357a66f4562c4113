import type { Anchor, Audience, Purpose } from './queries.ts';

/** The properties that a message of a purpose can have. */
interface Rules {
  /** The possible audiences, the usual one first. */
  readonly audiences: readonly [Audience, ...Audience[]];
  /** The times of the period on which the time of the message can be based. */
  readonly anchors: readonly [Anchor, ...Anchor[]];
  /** Whether the message can be skipped if many have answered. */
  readonly canSkip: boolean;
  /** Whether it is sent after the period has closed, and not before. */
  readonly isAfterClosing: boolean;
}

const anchors = ['opens_at', 'closes_at'] as const;
const whileOpen = { anchors, canSkip: false, isAfterClosing: false };
const staff = ['instructors', 'chairs'] as const;

/** The rules of each purpose; the audiences as the service has them. */
export const rulesOf: Readonly<Record<Purpose, Rules>> = {
  invitation: { ...whileOpen, audiences: ['students'] },
  reminder: { ...whileOpen, audiences: ['students_not_finished'], canSkip: true },
  closing_soon: { ...whileOpen, audiences: ['students_not_finished'], canSkip: true },
  response_rates: { ...whileOpen, audiences: staff },
  reply_available: { ...whileOpen, audiences: ['students'], isAfterClosing: true },
  results_available: { audiences: staff, anchors: ['results_release_at'], canSkip: false, isAfterClosing: true },
};

/** Returns whether the office plans messages of a purpose. The service itself plans messages about replies. */
export const isPlannedHere = (purpose: Purpose): boolean => purpose !== 'reply_available';

/** Returns whether an audience is of instructors or chairs. */
export const isStaff = (audience: Audience | null): boolean => audience === 'instructors' || audience === 'chairs';
