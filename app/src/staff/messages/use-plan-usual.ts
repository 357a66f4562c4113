import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { usualFor } from './usual.ts';

/** Plans the usual messages of a period. A repetition after a lost response plans none of them twice. */
export const usePlanUsual = (): ((period: string, options: Parameters<typeof usualFor>[0]) => Promise<void>) => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  return async (id, options) => {
    const period = { data: { type: 'course_evaluation_period' as const, id } };
    const type = 'course_evaluation_period_message' as const;
    // The requests follow one another, because each writes to the list of the period.
    for (const attributes of usualFor(options)) {
      const body = { data: { type, attributes, relationships: { period } } };
      const call = { body, idempotencyKey: keyOf(body) };
      await ask((client) => client.post('/api/v1/course_evaluation_period_messages', call));
    }
  };
};
