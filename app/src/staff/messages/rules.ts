import type { Anchor, Audience, Purpose } from './queries.ts';

/** What a message of a purpose can have. */
interface Rules {
  /** Who can get it, the usual ones first. */
  readonly audiences: readonly [Audience, ...Audience[]];
  /** The times of the period from which its own can count. */
  readonly anchors: readonly [Anchor, ...Anchor[]];
  /** Whether it can be skipped where many have answered. */
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

/** Whether the office plans messages of a purpose: those about replies the service plans by itself. */
export const isPlannedHere = (purpose: Purpose): boolean => purpose !== 'reply_available';

/** Whether an audience teaches or chairs. */
export const isStaff = (audience: Audience | null): boolean => audience === 'instructors' || audience === 'chairs';
