import type { Init } from 'facet-client/types';
import { useState } from 'react';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { type Period, useRefresh } from './queries.ts';

/** What a dialog about a period is given. */
export interface PeriodDialogProps {
  readonly period: Period;
  /** Shows on the page what was done. */
  readonly report: (text: string) => void;
  readonly close: () => void;
}

type PatchBody = NonNullable<Init<'/api/v1/course_evaluation_periods/{id}', 'patch'>['body']>;
type Times = { readonly opens_at?: string | null; readonly closes_at?: string | null };

/**
 * Changes a period and its schedule, in the versions that somebody has seen when the dialog opened: what a
 * colleague has changed since is not overwritten, since the service refuses it then. Of a change that was made, and whose
 * answer was lost, the key says that it is the same one: no colleague's.
 */
export const useChange = (current: Period) => {
  const { ask } = useStaff();
  const refresh = useRefresh();
  const keyOf = useRequestKeys();
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
    period: (attributes: NonNullable<PatchBody['data']['attributes']>): Promise<void> => {
      const { id, meta } = resource;
      const body = { data: { type: 'course_evaluation_period' as const, id, attributes } };
      const call = { params: { path: { id } }, body, ifMatch: meta.version, idempotencyKey: keyOf(body) };
      return send(ask((client) => client.patch('/api/v1/course_evaluation_periods/{id}', call)));
    },
    schedule: async (attributes: Times): Promise<void> => {
      const type = 'course_evaluation_period_schedule' as const;
      if (schedule === undefined) {
        const period = { data: { type: resource.type, id: resource.id } };
        const body = { data: { type, attributes, relationships: { period } } };
        const call = { body, idempotencyKey: keyOf(body) };
        return send(ask((client) => client.post('/api/v1/course_evaluation_period_schedules', call)));
      }
      const { id, meta } = schedule;
      const body = { data: { type, id, attributes } };
      const call = { params: { path: { id } }, body, ifMatch: meta.version, idempotencyKey: keyOf(body) };
      return send(ask((client) => client.patch('/api/v1/course_evaluation_period_schedules/{id}', call)));
    },
  };
};
