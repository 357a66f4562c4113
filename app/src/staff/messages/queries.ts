import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FacetError } from 'facet-client/errors';
import type { Document, Init, Resource } from 'facet-client/types';
import type { Period } from '../periods/queries.ts';
import { useStaff } from '../session/staff.tsx';

export type Message = Resource<'course_evaluation_period_message'>;
export type NewMessage = NonNullable<
  NonNullable<Init<'/api/v1/course_evaluation_period_messages', 'post'>['body']>['data']['attributes']
>;
export type Anchor = NonNullable<Message['attributes']['when']['anchor']>;
export type Audience = NonNullable<Message['attributes']['audience']>;
export type Purpose = NonNullable<Message['attributes']['purpose']>;
export type State = NonNullable<Message['attributes']['state']>;
export type Forecast = Document<'/api/v1/course_evaluation_periods/{id}/messages/forecast', 'get'>['meta'];

/** The languages in which a preview can be seen. */
export type PreviewLanguage = 'en' | 'de';

const isSending = ({ attributes: { state } }: Message): boolean => state === 'sending';

/** Reads the messages of a period, 20 at most; reads them again while one is being sent. */
export const useMessages = (period: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['messages', 'of', period],
    queryFn: async () => {
      const query = { 'filter[period]': [period], 'page[size]': 20 };
      return (await ask((client) => client.get('/api/v1/course_evaluation_period_messages', { params: { query } })))
        .data;
    },
    refetchInterval: ({ state: { data } }) => (data?.some(isSending) ? 3_000 : 60_000),
  });
};

const minuteMs = 60_000;

/**
 * Reads the forecast of a period's messages; null once the period has closed. The service computes it from all
 * students, so only a change of the messages or the period causes a new request, and a visit does not.
 */
export const useForecast = ({ resource: { id, attributes }, schedule }: Period) => {
  const { ask } = useStaff();
  const { opens_at: opens, closes_at: closes } = schedule?.attributes ?? {};
  const { status, results_release_at: released } = attributes;
  return useQuery({
    queryKey: ['messages', 'forecast', id, status, opens, closes, released],
    staleTime: 15 * minuteMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async (): Promise<Forecast | null> => {
      const call = { params: { path: { id } } };
      try {
        return (await ask((client) => client.get('/api/v1/course_evaluation_periods/{id}/messages/forecast', call)))
          .meta;
      } catch (error) {
        if (error instanceof FacetError && error.status === 409) return null;
        throw error;
      }
    },
  });
};

/** Reads a message as a student gets it, with made-up data. */
export const usePreview = (id: string, language: PreviewLanguage) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['messages', 'preview', id, language],
    queryFn: async () => {
      const body = { data: { type: 'message_preview' as const, attributes: { language } } };
      const call = { params: { path: { id } }, body };
      return (await ask((client) => client.post('/api/v1/course_evaluation_period_messages/{id}/previews', call))).meta;
    },
  });
};

/**
 * Returns a function that reads the messages of periods again. The forecast, which needs all students, is read again
 * only if it has changed.
 */
export const useLookAgain = ({ forecast }: { readonly forecast: boolean }): (() => Promise<void>) => {
  const known = useQueryClient();
  return () => known.invalidateQueries({ queryKey: forecast ? ['messages'] : ['messages', 'of'] });
};
