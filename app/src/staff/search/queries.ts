import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Document, Resource } from 'facet-client/types';
import { nextPage, type PageQuery } from '../../ui/next-page.ts';
import type { Ask } from '../session/api.ts';
import { useStaff } from '../session/staff.tsx';

export type Person = Pick<Resource<'user'>, 'id'> & {
  readonly attributes: Pick<
    Resource<'user'>['attributes'],
    'display_name' | 'emails' | 'primary_employee_id' | 'deactivated'
  >;
};

const pageSize = 25;

/** The fields of a person that lists show. */
export const personFields = {
  'fields[user]': ['display_name', 'emails', 'primary_employee_id', 'deactivated'] as (
    | 'display_name'
    | 'emails'
    | 'primary_employee_id'
    | 'deactivated'
  )[],
};

interface Page {
  readonly links: { readonly next: string | null };
}

const first: PageQuery = {};
const after = ({ links }: Page): PageQuery | undefined => nextPage(links.next);

/** Finds people by the beginnings of words, page by page. A page before the last one can be empty. */
export const peopleFound = (ask: Ask, searched: string) =>
  infiniteQueryOptions({
    queryKey: ['search', 'people', searched],
    enabled: searched !== '',
    queryFn: ({ pageParam }) => {
      const query = { 'filter[q]': searched, 'page[size]': pageSize, ...personFields, ...pageParam };
      return ask((client) => client.get('/api/v1/users', { params: { query } }));
    },
    initialPageParam: first,
    getNextPageParam: after,
  });

export const usePeopleFound = (searched: string) => useInfiniteQuery(peopleFound(useStaff().ask, searched));

/** A page of the sections with their courses and terms. */
export type SectionPage = Document<'/api/v1/course_evaluation_sections', 'get'>;

/** Finds sections by the beginnings of words, page by page. */
export const useSectionsFound = (searched: string) => {
  const { ask } = useStaff();
  return useInfiniteQuery({
    queryKey: ['search', 'sections', searched],
    enabled: searched !== '',
    queryFn: ({ pageParam }) => {
      const query = {
        'filter[q]': searched,
        'page[size]': pageSize,
        include: ['course.listing_numbers' as const, 'term' as const],
        'fields[course_evaluation_course]': ['name' as const, 'listing_numbers' as const],
        ...pageParam,
      };
      return ask((client) => client.get('/api/v1/course_evaluation_sections', { params: { query } }));
    },
    initialPageParam: first,
    getNextPageParam: after,
  });
};

/** Returns all pages that were read so far. */
export const pagesOf = <Each>(data: InfiniteData<Each> | undefined): readonly Each[] => data?.pages ?? [];
