import { useState } from 'react';
import { useStaff } from '../session/staff.tsx';
import { type Period, useRefresh } from './queries.ts';

/**
 * Changes to a period and its schedule, as they stood when somebody began to look at what a change will do: what a
 * colleague has changed since is not overwritten, since the service refuses it then.
 */
export const useChange = (current: Period) => {
  const { ask } = useStaff();
  const refresh = useRefresh();
  const [{ resource, schedule }] = useState(current);
  const send = async (call: Promise<unknown>): Promise<void> => {
    try {
      await call;
    } finally {
      // Also after a refusal: the page behind shows what has changed.
      await refresh();
    }
  };
  return {
    period: (attributes: { readonly draft?: boolean; readonly results_release_at?: string | null }): Promise<void> =>
      send(
        ask((client) =>
          client.patch('/api/v1/course_evaluation_periods/{id}', {
            params: { path: { id: resource.id } },
            body: { data: { type: 'course_evaluation_period', id: resource.id, attributes } },
            ifMatch: resource.meta.version,
          }),
        ),
      ),
    schedule: async (attributes: { readonly closes_at: string }): Promise<void> => {
      if (schedule === undefined) return;
      const { id, meta } = schedule;
      await send(
        ask((client) =>
          client.patch('/api/v1/course_evaluation_period_schedules/{id}', {
            params: { path: { id } },
            body: { data: { type: 'course_evaluation_period_schedule', id, attributes } },
            ifMatch: meta.version,
          }),
        ),
      );
    },
  };
};
