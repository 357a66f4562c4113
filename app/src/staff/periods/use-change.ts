import type { Init } from 'facet-client/types';
import { useState } from 'react';
import { useStaff } from '../session/staff.tsx';
import { type Period, useRefresh } from './queries.ts';

type PatchBody = NonNullable<Init<'/api/v1/course_evaluation_periods/{id}', 'patch'>['body']>;
type Times = { readonly opens_at?: string | null; readonly closes_at?: string | null };

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
    period: (attributes: NonNullable<PatchBody['data']['attributes']>): Promise<void> =>
      send(
        ask((client) =>
          client.patch('/api/v1/course_evaluation_periods/{id}', {
            params: { path: { id: resource.id } },
            body: { data: { type: 'course_evaluation_period', id: resource.id, attributes } },
            ifMatch: resource.meta.version,
          }),
        ),
      ),
    schedule: async (attributes: Times): Promise<void> => {
      const type = 'course_evaluation_period_schedule' as const;
      if (schedule === undefined) {
        const period = { data: { type: resource.type, id: resource.id } };
        const body = { data: { type, attributes, relationships: { period } } };
        return send(ask((client) => client.post('/api/v1/course_evaluation_period_schedules', { body })));
      }
      const { id, meta } = schedule;
      const call = { params: { path: { id } }, body: { data: { type, id, attributes } }, ifMatch: meta.version };
      return send(ask((client) => client.patch('/api/v1/course_evaluation_period_schedules/{id}', call)));
    },
  };
};
