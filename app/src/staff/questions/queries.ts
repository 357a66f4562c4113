import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { resources } from 'facet-client/pages';
import { useStaff } from '../session/staff.tsx';
import type { Outline } from './outline.ts';

/** The most ids that a filter accepts. */
const mostIds = 100;

/** Reads the institution's questions of a period, or those of a department or a section. */
export const readOutline = async (client: FacetClient, period: string, appliesTo = ''): Promise<Outline> => {
  // The filter leaves out the sets of other departments and sections, which can be thousands.
  const ofPeriod = { 'filter[period]': [period], 'filter[applies_to]': [appliesTo], 'page[size]': mostIds };
  const sets = await Array.fromAsync(
    resources(client, '/api/v1/course_evaluation_question_sets', { params: { query: ofPeriod } }),
  );
  // No period has more sets of the institution than a filter takes ids.
  const query = { 'filter[question_set]': sets.map(({ id }) => id), 'page[size]': mostIds };
  if (sets.length === 0) return { sets, parts: [], questions: [] };
  const [parts, questions] = await Promise.all([
    Array.fromAsync(resources(client, '/api/v1/course_evaluation_question_set_sections', { params: { query } })),
    Array.fromAsync(resources(client, '/api/v1/course_evaluation_questions', { params: { query } })),
  ]);
  return { sets, parts, questions };
};

/** Returns the query key of an outline. */
export const outlineKey = (period: string) => ['questions', 'outline', period];

/** Reads the questions of a period; reads them again every 20 seconds, because two people may edit at once. */
export const useOutline = (period: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: outlineKey(period),
    queryFn: () => ask((client) => readOutline(client, period)),
    refetchInterval: 20_000,
  });
};

/** Returns functions that change the shown outline of a period until the next response, and that read it again. */
export const useShownOutline = (period: string) => {
  const known = useQueryClient();
  return {
    show: (change: (outline: Outline) => Outline): void => {
      void known.cancelQueries({ queryKey: outlineKey(period) });
      known.setQueryData<Outline>(outlineKey(period), (outline) => outline && change(outline));
    },
    readAgain: async (): Promise<void> => {
      await known.invalidateQueries({ queryKey: outlineKey(period) });
    },
    /** Marks the data of other pages about the period's questions as old. */
    forgetOthers: (): void => {
      void known.invalidateQueries({ queryKey: ['periods', 'one', period] });
    },
  };
};

/** Reads the first classes of a period: their names by the ids of their sections. */
export const useSomeSections = (period: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['questions', 'sections', period],
    queryFn: async () => {
      const query = { 'filter[period]': [period], include: ['section.course' as const], 'page[size]': 25 };
      const { data, included = [] } = await ask((client) =>
        client.get('/api/v1/course_evaluations', { params: { query } }),
      );
      const byId = new Map(included.map((each) => [each.id, each]));
      return data.flatMap(({ relationships }) => {
        const section = byId.get(relationships.section.data?.id ?? '');
        if (section?.type !== 'course_evaluation_section') return [];
        const course = byId.get(section.relationships.course.data?.id ?? '');
        const name = course?.type === 'course_evaluation_course' ? course.attributes.name : undefined;
        return [{ id: section.id, name: [name, section.attributes.name].filter(Boolean).join(' · ') }];
      });
    },
  });
};

/** Reads the form that a student of a section would get. */
export const useFormPreview = (period: string, section: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['questions', 'form', period, section],
    enabled: section !== '',
    staleTime: 0,
    queryFn: () =>
      ask((client) =>
        client.get('/api/v1/course_evaluation_periods/{id}/form_preview', {
          params: { path: { id: period }, query: { section } },
        }),
      ),
  });
};
