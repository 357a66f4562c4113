import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { pages, resources } from 'facet-client/pages';
import type { Document, Resource } from 'facet-client/types';
import { may } from '../session/account.ts';
import type { Ask } from '../session/api.ts';
import { useStaff } from '../session/staff.tsx';

export type Schedule = Resource<'course_evaluation_period_schedule'>;

/** A period with its times of opening and closing, if they are known. */
export interface Period {
  readonly resource: Resource<'course_evaluation_period'>;
  readonly schedule: Schedule | undefined;
}

/** A period with all that its own page shows. */
export interface WholePeriod extends Period {
  readonly term: string | undefined;
  readonly questionSets: readonly string[];
}

export type Status = Period['resource']['attributes']['status'];
export type ResponseRates = Document<'/api/v1/course_evaluation_periods/{id}/response_rates', 'get'>['meta'];
export type Batch = Resource<'course_evaluation_invitation_batch'>;

// The response leaves out the covered courses, which may be thousands.
const inLists = [
  ...(['name', 'evaluation_type', 'kind', 'status', 'schedule'] as const),
  ...(['results_release_at', 'minimum_response_threshold', 'results_visible_to_roles'] as const),
];
const onItsPage = [
  ...inLists,
  ...(['flag_answers_at_or_below', 'flag_standard_deviation_above', 'results_guidelines'] as const),
  ...(['replies_expected', 'invitation_delivery', 'term', 'question_sets'] as const),
];

const readPeriods = async (client: FacetClient): Promise<readonly Period[]> => {
  const found: Period[] = [];
  const query = { include: ['schedule' as const], 'fields[course_evaluation_period]': inLists, 'page[size]': 100 };
  const params = { query };
  for await (const { data, included } of pages(client, '/api/v1/course_evaluation_periods', { params })) {
    const schedules = new Map(included?.map((each) => [each.id, each]));
    for (const resource of data) {
      const id = resource.relationships.schedule.data?.id;
      const schedule = id === undefined ? undefined : schedules.get(id);
      found.push({
        resource,
        schedule: schedule?.type === 'course_evaluation_period_schedule' ? schedule : undefined,
      });
    }
  }
  return found;
};

/** Reads all periods, the latest first; reads them again every minute, because periods open and close by themselves. */
export const usePeriods = () => {
  const { ask } = useStaff();
  return useQuery({ queryKey: ['periods', 'all'], queryFn: () => ask(readPeriods), refetchInterval: 60_000 });
};

const readPeriod = async (client: FacetClient, id: string): Promise<WholePeriod> => {
  const { data, included = [] } = await client.get('/api/v1/course_evaluation_periods/{id}', {
    params: {
      path: { id },
      query: {
        include: ['schedule', 'term', 'question_sets'],
        'fields[course_evaluation_period]': onItsPage,
        'fields[course_evaluation_question_set]': ['name'],
      },
    },
  });
  return {
    resource: data,
    schedule: included.find((each) => each.type === 'course_evaluation_period_schedule'),
    term: included.find((each) => each.type === 'course_evaluation_term')?.attributes.name,
    questionSets: included.flatMap((each) =>
      each.type === 'course_evaluation_question_set' ? [each.attributes.name] : [],
    ),
  };
};

/**
 * Reads a period by its id. With `isReadAgain`, a page that opens reads the period even if another page has just read
 * it.
 */
export const usePeriod = (id: string, { isReadAgain = false } = {}) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['periods', 'one', id],
    refetchOnMount: isReadAgain ? 'always' : true,
    queryFn: () => ask((client) => readPeriod(client, id)),
    refetchInterval: ({ state: { data } }) => {
      // The service is creating the evaluations, and each read continues this work.
      if (data?.resource.meta.coverage !== undefined) return 2_000;
      if (data?.resource.meta.results !== undefined) return 5_000;
      // Scheduled and open periods change by themselves.
      return ['scheduled', 'open'].includes(data?.resource.attributes.status ?? '') && 60_000;
    },
  });
};

/** Only the fields that a list shows: the covered courses of a period may be thousands. */
export const nameAndStatus = { 'fields[course_evaluation_period]': ['name' as const, 'status' as const] };

/** The periods that have closed, the latest first, with name and status. */
export const closedPeriods = (ask: Ask) =>
  queryOptions({
    queryKey: ['periods', 'closed'],
    queryFn: async (): Promise<Period['resource'][]> => {
      const query = { ...nameAndStatus, 'page[size]': 100 };
      const found = await ask((client) =>
        Array.fromAsync(resources(client, '/api/v1/course_evaluation_periods', { params: { query } })),
      );
      return found.filter(({ attributes: { status } }) => status === 'closed' || status === 'released').reverse();
    },
  });

/** The name and status of a period. */
export const useNamedPeriod = (id: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['periods', 'named', id],
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/course_evaluation_periods/{id}', { params: { path: { id }, query: nameAndStatus } }),
      ),
  });
};

/** Reads the response rates of a period; reads them again every minute while the period is open. */
export const useRates = (id: string | undefined) => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['periods', 'rates', id],
    enabled: id !== undefined && may(account, 'responses:read'),
    queryFn: async () => {
      const call = { params: { path: { id: id ?? '' } } };
      return (await ask((client) => client.get('/api/v1/course_evaluation_periods/{id}/response_rates', call))).meta;
    },
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? 60_000 : false),
  });
};

/** A part of a period: the sections of a department, or of a course. */
export type Narrowing = { readonly department: string } | { readonly course: string };

/** Returns the filters for a part of a period. */
export const filterOf = (narrowing: Narrowing) =>
  'department' in narrowing
    ? { 'filter[department]': [narrowing.department] }
    : { 'filter[course]': [narrowing.course] };

/** Reads the response rates of a part of a period; reads them again every minute while the period is open. */
export const useNarrowedRates = ({ id }: Period['resource'], narrowing: Narrowing) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['periods', 'narrowed', id, narrowing],
    queryFn: async () => {
      const call = { params: { path: { id }, query: filterOf(narrowing) } };
      return (await ask((client) => client.get('/api/v1/course_evaluation_periods/{id}/response_rates', call))).meta;
    },
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? 60_000 : false),
  });
};

/** Counts the results of a period by status; counts again while the service is counting the answers. */
export const useResultCounts = (id: string, isCounting: boolean) => {
  const { ask } = useStaff();
  return useQuery({
    // The key has `isCounting`, so that partial counts are not taken for the final ones.
    queryKey: ['periods', 'results', id, isCounting],
    queryFn: async () => {
      const call = { params: { path: { id } } };
      return (await ask((client) => client.get('/api/v1/course_evaluation_periods/{id}/summary', call))).meta;
    },
    placeholderData: keepPreviousData,
    refetchInterval: isCounting && 5_000,
  });
};

const isUnderWay = ({ attributes: { state } }: Batch): boolean => state === 'queued' || state === 'running';

/** Reads the batches of invitations of a period, the latest first; reads them again while one is under way. */
export const useBatches = (id: string) => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['periods', 'batches', id],
    enabled: may(account, 'invitations:write'),
    queryFn: async () => {
      const query = { 'filter[period]': [id], sort: ['-created_at' as const], 'page[size]': 20 };
      const path = '/api/v1/course_evaluation_invitation_batches';
      return (await ask((client) => client.get(path, { params: { query } }))).data;
    },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 1_500 : false),
  });
};

/** Returns a function that reads periods again. */
export const useRefresh = (): (() => Promise<void>) => {
  const queries: QueryClient = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['periods'] });
};
