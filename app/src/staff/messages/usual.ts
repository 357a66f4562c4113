import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import type { NewMessage } from './queries.ts';

const whilePeriodIsOpen: readonly Pick<NewMessage, 'purpose' | 'when'>[] = [
  { purpose: 'invitation', when: { anchor: 'opens_at' } },
  { purpose: 'reminder', when: { anchor: 'opens_at', days: 4, time: '09:00' } },
  { purpose: 'reminder', when: { anchor: 'closes_at', days: -5, time: '09:00' } },
  { purpose: 'closing_soon', when: { anchor: 'closes_at', days: -2, time: '09:00' } },
];

/** What a period usually sends, in the order of its time: of results only once it has a time of their release. */
export const usualMessages = (releaseAt: string | null): typeof whilePeriodIsOpen =>
  releaseAt === null
    ? whilePeriodIsOpen
    : [...whilePeriodIsOpen, { purpose: 'results_available', when: { anchor: 'results_release_at' } }];

/** Plans the usual messages of a period; called again after an answer was lost, it plans none of them twice. */
export const usePlanUsual = (): ((period: string, releaseAt: string | null) => Promise<void>) => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  return async (id, releaseAt) => {
    const period = { data: { type: 'course_evaluation_period' as const, id } };
    const type = 'course_evaluation_period_message' as const;
    // One after the other: each writes to the list of the period.
    for (const attributes of usualMessages(releaseAt)) {
      const body = { data: { type, attributes, relationships: { period } } };
      const call = { body, idempotencyKey: keyOf(body) };
      await ask((client) => client.post('/api/v1/course_evaluation_period_messages', call));
    }
  };
};
