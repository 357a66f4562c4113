import type { NewMessage } from './queries.ts';

/** What a period usually sends, in the order of its time. */
const usualMessages: readonly Pick<NewMessage, 'purpose' | 'audience' | 'when'>[] = [
  { purpose: 'invitation', when: { anchor: 'opens_at' } },
  { purpose: 'reminder', when: { anchor: 'opens_at', days: 4, time: '09:00' } },
  { purpose: 'reminder', when: { anchor: 'closes_at', days: -5, time: '09:00' } },
  { purpose: 'closing_soon', when: { anchor: 'closes_at', days: -2, time: '09:00' } },
  { purpose: 'results_available', audience: 'instructors', when: { anchor: 'results_release_at' } },
];

/** Those that a period can have: without a release of its results there is no note of it. */
export const usualFor = ({ hasRelease }: { readonly hasRelease: boolean }) =>
  usualMessages.filter(({ when }) => hasRelease || when.anchor !== 'results_release_at');
