import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Document } from 'facet-client/types';
import { useEffect, useMemo } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { announceAnswered, onAnswered } from '../session/other-tabs.ts';
import type { Session } from '../session/session.ts';
import { toForm } from './form.ts';
import { useSession } from './visit.tsx';

type Answer = Document<'/api/v1/my/evaluations', 'get'>;

export type MyEvaluation = Answer['data'][number];

/** The student's evaluations, and when they can be answered. */
export interface MyEvaluations extends Answer {
  readonly period: Awaited<ReturnType<Session['period']>>;
}

const mineKey = ['my', 'evaluations'];

/** What students call an evaluation by. */
export const titleOf = ({ attributes: { course_name, section_name } }: MyEvaluation): string =>
  course_name ?? section_name;

// The order in which the service returns them means nothing.
const byTitle = (one: MyEvaluation, other: MyEvaluation): number =>
  titleOf(one).localeCompare(titleOf(other)) ||
  one.attributes.section_name.localeCompare(other.attributes.section_name);

const readMine = async (session: Session): Promise<MyEvaluations> => {
  const mine = await session.ask((client) => client.get('/api/v1/my/evaluations'));
  return { ...mine, data: mine.data.toSorted(byTitle), period: await session.period() };
};

const [minuteMs, dayMs] = [60_000, 86_400_000];

/** The time until the next question whether the period has opened: at its opening time, then each minute. */
const untilOpen = ({ meta, period }: MyEvaluations): number | false => {
  if (meta.status !== 'scheduled' || period.opens_at === null) return false;
  const left = Date.parse(period.opens_at) - serviceTime().getTime();
  // A day at most: a browser runs a timer of more than 24 days at once.
  return left > 0 ? Math.min(left, dayMs) : minuteMs;
};

/** The student's evaluations; who waits for the period to open sees them when it does. */
export const useMyEvaluations = () => {
  const { session } = useSession();
  return useQuery({
    queryKey: mineKey,
    queryFn: () => readMine(session),
    refetchInterval: ({ state: { data } }) => data !== undefined && untilOpen(data),
  });
};

/** What an evaluation asks. */
export const useForm = (id: string) => {
  const { session } = useSession();
  return useQuery({
    queryKey: ['form', id],
    queryFn: async () =>
      toForm(
        await session.ask((client) => client.get('/api/v1/course_evaluations/{id}/form', { params: { path: { id } } })),
      ),
    // A form does not change while somebody fills it in.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
};

/** What a page can say of the student's evaluations: that one was answered, or that all have to be read again. */
export const useKnownEvaluations = () => {
  const known = useQueryClient();
  return useMemo(
    () => ({
      noteAnswered: (id: string): void => {
        known.setQueryData<MyEvaluations>(mineKey, (mine) => mine && withAnswered(mine, id));
        announceAnswered();
      },
      doubt: (): void => {
        void known.invalidateQueries({ queryKey: mineKey });
      },
    }),
    [known],
  );
};

/** Reads the student's evaluations again when another tab has sent answers: its form is not to stay open here. */
export const useNewsOfOtherTabs = (): void => {
  const { doubt } = useKnownEvaluations();
  useEffect(() => onAnswered(doubt), [doubt]);
};

const withAnswered = (mine: MyEvaluations, id: string): MyEvaluations => ({
  ...mine,
  data: mine.data.map((each) =>
    each.id === id ? { ...each, attributes: { ...each.attributes, is_answered: true } } : each,
  ),
});
