import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { resources } from 'facet-client/pages';
import { useStaff } from '../session/staff.tsx';
import type { Outline } from './outline.ts';

/** Most ids that a filter takes. */
const mostIds = 100;

/** What a period asks of the institution's, or of a department's or a section's. */
export const readOutline = async (client: FacetClient, period: string, appliesTo = ''): Promise<Outline> => {
  // Without all those of departments and sections, which can be thousands.
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

/** The key under which an outline is kept. */
export const outlineKey = (period: string) => ['questions', 'outline', period];

/** All that a period asks; asked again now and then, since two may write at once. */
export const useOutline = (period: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: outlineKey(period),
    queryFn: () => ask((client) => readOutline(client, period)),
    refetchInterval: 20_000,
  });
};

/** Changes what is shown of a period, until it is read again, or reads it again. */
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
    /** What other pages say of the period's questions. */
    forgetOthers: (): void => {
      void known.invalidateQueries({ queryKey: ['periods', 'one', period] });
    },
  };
};

/** The first classes of a period, by id of the section, with what they are called. */
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

/** The form that a student of a section would get. */
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
