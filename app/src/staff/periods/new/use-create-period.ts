import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { usePlanUsual } from '../../messages/use-plan-usual.ts';
import { useRequestKeys } from '../../parts/use-request-keys.ts';
import { useStaff } from '../../session/staff.tsx';
import { copyQuestions } from '../copy-questions.ts';
import { useRefresh } from '../queries.ts';
import { attributesOf, hasRelease, type PeriodValues, timesOf } from './period-values.ts';
import type { TaughtCourse } from './taught-course.ts';

/** The steps of creating a period, in their order. */
export type Step = 'period' | 'schedule' | 'messages' | 'questions' | 'coverage';

const period = (id: string) => ({ data: { type: 'course_evaluation_period' as const, id } });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const useCalls = () => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  return {
    create: async (values: PeriodValues, taught: readonly TaughtCourse[]): Promise<string> => {
      const term = { data: { type: 'course_evaluation_term' as const, id: values.term } };
      const attributes = attributesOf(values, taught);
      const body = { data: { type: 'course_evaluation_period' as const, attributes, relationships: { term } } };
      // The response leaves out the covered courses, which may be thousands.
      const params = { query: { 'fields[course_evaluation_period]': ['name' as const] } };
      const call = { params, body, idempotencyKey: keyOf(body) };
      return (await ask((client) => client.post('/api/v1/course_evaluation_periods', call))).data.id;
    },
    schedule: async (id: string, values: PeriodValues): Promise<void> => {
      const type = 'course_evaluation_period_schedule' as const;
      const body = { data: { type, attributes: timesOf(values), relationships: { period: period(id) } } };
      const call = { body, idempotencyKey: keyOf(body) };
      await ask((client) => client.post('/api/v1/course_evaluation_period_schedules', call));
    },
    copyQuestions: async (id: string, source: string): Promise<void> => {
      await ask((client) => copyQuestions(client, id, source, keyOf(['questions', id, source])));
    },
    isBeingMade: async (id: string): Promise<boolean> => {
      const query = { 'fields[course_evaluation_period]': ['name' as const] };
      const call = { params: { path: { id }, query } };
      const { data } = await ask((client) => client.get('/api/v1/course_evaluation_periods/{id}', call));
      return data.meta.coverage !== undefined;
    },
  };
};

/** The parts that exist already after a later step has failed. */
interface Made {
  readonly id: string;
  readonly hasSchedule?: true;
  readonly hasMessages?: true;
  readonly hasQuestions?: true;
}

/** The values of the period to create. */
interface Wanted {
  readonly values: PeriodValues;
  readonly taught: readonly TaughtCourse[];
  /** Whether the usual messages are planned. */
  readonly plansMessages: boolean;
}

/**
 * Creates a period with its schedule, messages and questions, and waits for its evaluations. It then opens the period's
 * page, or the page of its messages if some were planned.
 */
export const useCreatePeriod = () => {
  const calls = useCalls();
  const planUsual = usePlanUsual();
  const refresh = useRefresh();
  const [, go] = useLocation();
  const [step, begin] = useState<Step>('period');
  const made = useRef<Made>(undefined);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ values, taught, plansMessages }: Wanted) => {
      begin('period');
      made.current ??= { id: await calls.create(values, taught) };
      const { id } = made.current;
      begin('schedule');
      if (!made.current.hasSchedule) await calls.schedule(id, values);
      made.current = { ...made.current, hasSchedule: true };
      begin('messages');
      if (plansMessages && !made.current.hasMessages) {
        await planUsual(id, { hasRelease: hasRelease(values) });
        made.current = { ...made.current, hasMessages: true };
      }
      begin('questions');
      if (values.source !== '' && !made.current.hasQuestions) await calls.copyQuestions(id, values.source);
      made.current = { ...made.current, hasQuestions: true };
      begin('coverage');
      while (await calls.isBeingMade(id)) await pause(1_500);
      await refresh();
      go(made.current.hasMessages ? `/periods/${id}/messages` : `/periods/${id}`);
    },
  });
  return { create: mutate, isPending, error, step, made: made.current };
};
