import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import type { Document } from 'facet-client/types';
import { useCallback, useEffect, useMemo } from 'react';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { announceAnswered, onAnswered } from '../session/other-tabs.ts';
import type { Part, Session } from '../session/session.ts';
import { toForm } from './form.ts';
import { useSession } from './visit.tsx';

type Answer = Document<'/api/v1/my/evaluations', 'get'>;

type Listed = Answer['data'][number];

export interface MyEvaluation extends Listed {
  /** The key of the part that contains the evaluation. */
  readonly part: string;
}

/** The student's evaluations by their parts, and when they can be answered. */
export interface MyEvaluations {
  readonly data: readonly MyEvaluation[];
  readonly parts: readonly (Part & Pick<Answer['meta'], 'status'>)[];
}

const mineKey = ['my', 'evaluations'];

/** Returns the title of an evaluation for students. */
export const titleOf = ({ attributes: { course_name, section_name } }: MyEvaluation): string =>
  course_name ?? section_name;

// The order of the response has no meaning, so the evaluations are sorted by title.
const byTitle = (one: MyEvaluation, other: MyEvaluation): number =>
  titleOf(one).localeCompare(titleOf(other)) ||
  one.attributes.section_name.localeCompare(other.attributes.section_name);

const readMine = async (session: Session): Promise<MyEvaluations> => {
  const read = (part: Part) => session.ask((client) => client.get('/api/v1/my/evaluations'), part.key);
  const parts = await Promise.all((await session.parts()).map(async (part) => ({ ...part, mine: await read(part) })));
  // Two records of one student may share a class, so each class is kept once.
  const data = new Map(parts.flatMap(({ key, mine }) => mine.data.map((each) => [each.id, { ...each, part: key }])));
  return {
    data: [...data.values()].sort(byTitle),
    parts: parts.map(({ key, period, mine }) => ({ key, period, status: mine.meta.status })),
  };
};

/** Returns the part of an evaluation; undefined if there is only one part, or if no part contains the evaluation. */
const partOf = async (session: Session, known: QueryClient, id: string): Promise<string | undefined> => {
  if ((await session.parts()).length === 1) return undefined;
  const { data } = await known.ensureQueryData({ queryKey: mineKey, queryFn: () => readMine(session) });
  return data.find((each) => each.id === id)?.part;
};

/** Asks the service about an evaluation, with the token of its part. */
export const useAsk = (id: string) => {
  const { session } = useSession();
  const known = useQueryClient();
  return useCallback(
    async <Result>(call: (client: FacetClient) => Promise<Result>): Promise<Result> =>
      session.ask(call, await partOf(session, known, id)),
    [session, known, id],
  );
};

const [minuteMs, dayMs] = [60_000, 86_400_000];

/**
 * Returns the time until the next request that asks whether the period has opened: at its opening time, then every
 * minute.
 */
const untilOpen = ({ parts: [part] }: MyEvaluations): number | false => {
  if (part?.status !== 'scheduled' || part.period.opens_at === null) return false;
  const left = Date.parse(part.period.opens_at) - serviceTime().getTime();
  // The wait is a day at most, because a browser runs a timer of more than 24 days at once.
  return left > 0 ? Math.min(left, dayMs) : minuteMs;
};

/** Reads the student's evaluations. A student who waits for the period to open sees them when it opens. */
export const useMyEvaluations = () => {
  const { session } = useSession();
  return useQuery({
    queryKey: mineKey,
    queryFn: () => readMine(session),
    refetchInterval: ({ state: { data } }) => data !== undefined && untilOpen(data),
  });
};

/** Reads the form of an evaluation. */
export const useForm = (id: string) => {
  const ask = useAsk(id);
  return useQuery({
    queryKey: ['form', id],
    queryFn: async () =>
      toForm(await ask((client) => client.get('/api/v1/course_evaluations/{id}/form', { params: { path: { id } } }))),
    // A form does not change while the student fills it in.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
};

/** Returns functions that note that an evaluation was answered, and that have all evaluations read again. */
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

/** Reads the student's evaluations again when another tab has sent answers, so that an answered form closes here. */
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
