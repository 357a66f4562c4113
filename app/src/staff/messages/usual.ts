import type { NewMessage } from './queries.ts';

/** The usual messages of a period, in the order of their time. */
const usualMessages: readonly Pick<NewMessage, 'purpose' | 'audience' | 'when'>[] = [
  { purpose: 'invitation', when: { anchor: 'opens_at' } },
  { purpose: 'reminder', when: { anchor: 'opens_at', days: 4, time: '09:00' } },
  { purpose: 'reminder', when: { anchor: 'closes_at', days: -5, time: '09:00' } },
  { purpose: 'closing_soon', when: { anchor: 'closes_at', days: -2, time: '09:00' } },
  { purpose: 'results_available', audience: 'instructors', when: { anchor: 'results_release_at' } },
];

/**
 * Returns the usual messages that a period can have. Without a release of results there is no message about results.
 */
export const usualFor = ({ hasRelease }: { readonly hasRelease: boolean }) =>
  usualMessages.filter(({ when }) => hasRelease || when.anchor !== 'results_release_at');
