import { useQuery, useQueryClient } from '@tanstack/react-query';
import { resources } from 'facet-client/pages';
import { useMemo } from 'react';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { markedBy } from './marked.ts';
import { shippedMarkedWords } from './shipped-marked-words.ts';

const queryKey = ['comments', 'marked words'];

const fields = { 'fields[course_evaluation_period]': ['marked_words' as const], 'page[size]': 100 };

/**
 * The words that are marked in a period's comments: its own, or those of the latest period that has some, or those that come
 * with the application.
 */
export const useMarkedWords = (period: string) => {
  const { ask, account } = useStaff();
  const { data: periods = [] } = useQuery({
    queryKey,
    queryFn: () =>
      ask((client) =>
        Array.fromAsync(resources(client, '/api/v1/course_evaluation_periods', { params: { query: fields } })),
      ),
  });
  const own = periods.find(({ id }) => id === period);
  const words =
    own?.attributes.marked_words ??
    periods.findLast(({ attributes }) => attributes.marked_words != null)?.attributes.marked_words ??
    shippedMarkedWords;
  const mark = useMemo(() => markedBy(words), [words]);
  return { words, mark, version: own?.meta.version, mayChange: own !== undefined && may(account, 'periods:write') };
};

/** Saves another list of marked words with a period, against the version that the user has seen. */
export const useKeepMarkedWords = (period: string, version: number | undefined) => {
  const { ask } = useStaff();
  const known = useQueryClient();
  const keyOf = useRequestKeys();
  return async (marked_words: string[]): Promise<void> => {
    const type = 'course_evaluation_period' as const;
    const body = { data: { type, id: period, attributes: { marked_words } } };
    const call = {
      params: { path: { id: period } },
      body,
      idempotencyKey: keyOf(body),
      ...(version && { ifMatch: version }),
    };
    try {
      await ask((client) => client.patch('/api/v1/course_evaluation_periods/{id}', call));
    } finally {
      await known.invalidateQueries({ queryKey });
    }
  };
};
