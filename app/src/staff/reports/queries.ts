import { useQuery, useQueryClient } from '@tanstack/react-query';
import { resources } from 'facet-client/pages';
import { useState } from 'react';
import { type ListedResult, resultQuery } from '../results/queries.ts';
import type { ResultDocument } from '../results/result.ts';
import type { Ask } from '../session/api.ts';
import { useStaff } from '../session/staff.tsx';

// The most results that are read. Nobody has taught more classes in ten years, and so few results can be read one by
// one.
const most = 100;
const atOnce = 4;

const list = (ask: Ask, instructor: string | undefined): Promise<ListedResult[]> =>
  ask((client) =>
    Array.fromAsync(
      resources(client, '/api/v1/course_evaluation_results', {
        params: {
          query: {
            sort: ['-created_at'],
            'page[size]': 100,
            ...(instructor !== undefined && { 'filter[instructor]': [instructor] }),
          },
        },
      }),
    ),
  );

const inTurn = async <Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const found: Result[] = [];
  for (let at = 0; at < items.length; at += atOnce)
    found.push(...(await Promise.all(items.slice(at, at + atOnce).map(read))));
  return found;
};

/** Reads the results of an instructor; without an instructor, those of the person's own sections. */
export const useTeaching = (instructor: string | undefined) => {
  const { ask, account } = useStaff();
  const known = useQueryClient();
  const [done, setDone] = useState({ read: 0, all: 0 });
  const own = new Set(account.meta.sections.map(({ id }) => id));
  const query = useQuery({
    queryKey: ['reports', 'teaching', instructor ?? 'own'],
    queryFn: async (): Promise<ResultDocument[]> => {
      const isWanted = ({ attributes, relationships }: ListedResult): boolean =>
        attributes.status === 'available' &&
        (instructor !== undefined || own.has(relationships.section.data?.id ?? ''));
      const wanted = (await list(ask, instructor)).filter(isWanted).slice(0, most);
      setDone({ read: 0, all: wanted.length });
      return inTurn(wanted, async ({ id }) => {
        const result = await known.fetchQuery(resultQuery(ask, id));
        setDone(({ read, all }) => ({ read: read + 1, all }));
        return result;
      });
    },
  });
  return { ...query, done };
};
