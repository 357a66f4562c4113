import type { Init } from 'facet-client/types';
import { useState } from 'react';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { type Period, useRefresh } from './queries.ts';

/** Props of a dialog about a period. */
export interface PeriodDialogProps {
  readonly period: Period;
  /** Shows on the page which change was made. */
  readonly report: (text: string) => void;
  readonly close: () => void;
}

type PatchBody = NonNullable<Init<'/api/v1/course_evaluation_periods/{id}', 'patch'>['body']>;
type Times = { readonly opens_at?: string | null; readonly closes_at?: string | null };

/**
 * Changes a period and its schedule in the versions that the user saw when the dialog opened; the service refuses to
 * overwrite later changes of a colleague. If a response was lost, the idempotency key marks the repetition as the same
 * change.
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
      // A refused change is read again too, so that the page behind the dialog shows the new state.
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
