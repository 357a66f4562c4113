import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Attributes, Resource } from 'facet-client/types';
import type { PageQuery } from '../../ui/next-page.ts';
import { useStaff } from '../session/staff.tsx';

export type Endpoint = Resource<'webhook_endpoint'>;
export type Delivery = Resource<'webhook_delivery'>;
export type DeliveryStatus = NonNullable<Attributes<'webhook_delivery'>['status']>;

/** The filter of a list of deliveries. */
export interface DeliveryFilter {
  readonly status: DeliveryStatus | '';
  readonly page: PageQuery;
}

/** The caller's endpoints, ten at most. */
export const useEndpoints = () => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['webhooks', 'endpoints'],
    queryFn: async () =>
      (await ask((client) => client.get('/api/v1/webhook_endpoints', { params: { query: { sort: ['created_at'] } } })))
        .data,
  });
};

/** An endpoint. */
export const useEndpoint = (id: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['webhooks', 'endpoint', id],
    queryFn: async () =>
      (await ask((client) => client.get('/api/v1/webhook_endpoints/{id}', { params: { path: { id } } }))).data,
  });
};

const isWaiting = (deliveries: readonly Delivery[]): boolean =>
  deliveries.some(({ attributes }) => attributes.status === 'pending');

/** Reads a page of the deliveries to an endpoint, the newest first. */
export const useDeliveries = (endpoint: string, { status, page }: DeliveryFilter) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['webhooks', 'deliveries', endpoint, status, page],
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/webhook_deliveries', {
          params: {
            query: {
              ...{ 'filter[endpoint]': [endpoint], sort: ['-created_at'], 'page[size]': 20 },
              ...(status !== '' && { 'filter[status]': [status] }),
              ...page,
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data.data) ? 2_000 : 15_000),
  });
};

/** Reads a recovery, which sends missed events again, while it runs and afterwards. */
export const useRecovery = (id: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['webhooks', 'recovery', id],
    queryFn: async () =>
      (await ask((client) => client.get('/api/v1/webhook_recoveries/{id}', { params: { path: { id } } }))).data
        .attributes,
    refetchInterval: ({ state: { data } }) => (data?.state === 'finished' || data?.state === 'failed' ? false : 1_500),
  });
};

/** Returns a function that reads the data of webhooks again. */
export const useLookAgain = (): (() => Promise<void>) => {
  const known = useQueryClient();
  return () => known.invalidateQueries({ queryKey: ['webhooks'] });
};
