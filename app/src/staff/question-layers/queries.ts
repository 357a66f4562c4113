import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { FacetError } from 'facet-client/errors';
import { resources } from 'facet-client/pages';
import type { Document, Resource } from 'facet-client/types';
import type { PageQuery } from '../../ui/next-page.ts';
import type { MyRates } from '../classes/queries.ts';
import { createPart } from '../questions/changes.ts';
import { type Outline, type Place, type Question, treeOf } from '../questions/outline.ts';
import { outlineKey, readOutline } from '../questions/queries.ts';
import { classNames, inOneLine } from '../sections/class-names.ts';
import { useStaff } from '../session/staff.tsx';

export type Layer = Resource<'question_layer'>;
export type Level = NonNullable<Layer['attributes']['level']>;

/** A department or a section for which the account can add questions to a period: as the person, or as the office. */
export type Addition = Omit<MyRates['additions'][number], 'layer' | 'questions'>;

const layersKey = (period: string) => ['question-layers', period];

/** Reads the layers of a period, which say who adds questions; instructors come first. */
export const useLayers = (period: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: [...layersKey(period), 'layers'],
    queryFn: async () => {
      const query = { 'filter[period]': [period], 'page[size]': 100 };
      return ask((client) => Array.fromAsync(resources(client, '/api/v1/question_layers', { params: { query } })));
    },
  });
};

/** The values of a layer. The level and the department are set only at its creation. */
export interface LayerValues {
  readonly level: Level;
  readonly department: string;
  readonly attributes: Pick<Layer['attributes'], 'most' | 'until' | 'from_bank_only'>;
}

/**
 * Returns functions that create, change and delete layers of a period. Each reads the layers again, even after a
 * refusal.
 */
export const useLayerChanges = (period: string) => {
  const { ask } = useStaff();
  const known = useQueryClient();
  const afterwards = async <Result>(act: (client: FacetClient) => Promise<Result>): Promise<Result> => {
    try {
      return await ask(act);
    } finally {
      await known.invalidateQueries({ queryKey: layersKey(period) });
    }
  };
  return {
    create: ({ level, department, attributes }: LayerValues, idempotencyKey: string) => {
      const relationships = {
        period: { data: { type: 'course_evaluation_period' as const, id: period } },
        ...(level === 'department' && { department: { data: { type: 'department' as const, id: department } } }),
      };
      const body = {
        data: { type: 'question_layer' as const, attributes: { level, ...attributes }, relationships },
      };
      return afterwards((client) => client.post('/api/v1/question_layers', { body, idempotencyKey }));
    },
    change: ({ id, meta }: Layer, attributes: LayerValues['attributes'], idempotencyKey: string) => {
      const body = { data: { type: 'question_layer' as const, id, attributes } };
      const call = { params: { path: { id } }, body, ifMatch: meta.version, idempotencyKey };
      return afterwards((client) => client.patch('/api/v1/question_layers/{id}', call));
    },
    remove: ({ id, meta }: Layer) =>
      afterwards((client) =>
        client.delete('/api/v1/question_layers/{id}', { params: { path: { id } }, ifMatch: meta.version }),
      ),
  };
};

/** A question set of a department or a section. */
export interface WrittenSet {
  readonly id: string;
  /** The id of the department or the section. */
  readonly target: string;
  readonly level: Level;
  readonly name: string;
  readonly questions: number;
}

type Sets = Document<'/api/v1/course_evaluation_question_sets', 'get'>;

const setsIn = ({ data, included = [] }: Sets, questions: readonly Question[]): WrittenSet[] => {
  const byId = new Map(included.map((each) => [each.id, each]));
  const nameOf = classNames(included);
  return data.flatMap(({ id, relationships }) => {
    const target = byId.get(relationships.applies_to.data?.id ?? '');
    if (target?.type !== 'department' && target?.type !== 'course_evaluation_section') return [];
    const isDepartment = target.type === 'department';
    return [
      {
        ...{ id, target: target.id, level: isDepartment ? 'department' : 'instructor' },
        name: isDepartment ? target.attributes.name : inOneLine(nameOf(target)),
        questions: questions.filter((each) => each.relationships.question_set.data?.id === id).length,
      },
    ];
  });
};

/**
 * Reads a page of the question sets of departments and sections in a period, the latest first; 3 requests or a few
 * more. Each visit reads the page again, because others write these sets.
 */
export const useWrittenSets = (period: string, page: PageQuery) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: [...layersKey(period), 'sets', page],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: () =>
      ask(async (client) => {
        const include = [
          'applies_to' as const,
          'applies_to.course' as const,
          'applies_to.course.listing_numbers' as const,
        ];
        const query = {
          ...{ 'filter[period]': [period], include, sort: ['-created_at' as const], 'page[size]': 50 },
          ...page,
        };
        const found = await client.get('/api/v1/course_evaluation_question_sets', { params: { query } });
        const own = found.data.filter(({ relationships }) => relationships.applies_to.data !== null);
        const filter = { 'filter[question_set]': own.map(({ id }) => id), 'page[size]': 100 };
        const questions =
          own.length === 0
            ? []
            : await Array.fromAsync(
                resources(client, '/api/v1/course_evaluation_questions', { params: { query: filter } }),
              );
        return { sets: setsIn(found, questions), links: found.links };
      }),
  });
};

/**
 * Returns the query key for the questions of a department or a section. The questions of a period have the period's id
 * as key.
 */
export const keyOfOwn = ({ period, target }: Pick<Addition, 'period' | 'target'>): string => `${period}/${target}`;

/** Reads the questions of a target from the form of a section that is asked them. */
const readOfForm = async (client: FacetClient, addition: Addition, section: string): Promise<Outline> => {
  const params = { path: { id: addition.period }, query: { section } };
  const { included } = await client.get('/api/v1/course_evaluation_periods/{id}/form_preview', { params });
  const sets = included.flatMap((each) =>
    each.type === 'course_evaluation_question_set' && each.relationships.applies_to.data?.id === addition.target
      ? [each]
      : [],
  );
  const isOfSets = (set: string | undefined): boolean => sets.some(({ id }) => id === set);
  return {
    sets,
    parts: included.flatMap((each) =>
      each.type === 'course_evaluation_question_set_section' && isOfSets(each.relationships.question_set.data?.id)
        ? [each]
        : [],
    ),
    questions: included.flatMap((each) =>
      each.type === 'course_evaluation_question' && isOfSets(each.relationships.question_set.data?.id) ? [each] : [],
    ),
  };
};

/** Reads the questions of a target: for the office from the lists, for others from the form. */
const readOwn = (client: FacetClient, addition: Addition, isOffice: boolean): Promise<Outline> => {
  if (isOffice) return readOutline(client, addition.period, addition.target);
  return addition.section === null
    ? Promise.resolve({ sets: [], parts: [], questions: [] })
    : readOfForm(client, addition, addition.section);
};

/**
 * Reads the questions of a department or a section; reads them again every 20 seconds, because two people may edit at
 * once.
 */
export const useOwnOutline = (addition: Addition, isOffice: boolean) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: outlineKey(keyOfOwn(addition)),
    queryFn: () => ask((client) => readOwn(client, addition, isOffice)),
    refetchInterval: 20_000,
  });
};

const isTaken = (error: unknown): boolean =>
  error instanceof FacetError && error.errors.some(({ code }) => code === 'taken');

/** The place of a target's next question. Creates the set and the section of the target where they are missing. */
export const placeIn = async (
  client: FacetClient,
  addition: Addition,
  { isOffice, heading }: { readonly isOffice: boolean; readonly heading: string },
): Promise<Place> => {
  const { period, target, level, name } = addition;
  // The present state is read first, so that the work of an interrupted attempt is continued.
  const [node] = treeOf(await readOwn(client, addition, isOffice));
  const last = node?.parts.at(-1);
  if (last !== undefined) return last;
  if (node !== undefined)
    return { part: await createPart(client, node, { name: heading }, crypto.randomUUID()), questions: [] };
  const type = level === 'department' ? 'department' : 'course_evaluation_section';
  const body = {
    data: {
      type: 'course_evaluation_question_set' as const,
      attributes: { name: name.slice(0, 255) },
      relationships: {
        period: { data: { type: 'course_evaluation_period' as const, id: period } },
        applies_to: { data: { type, id: target } as const },
      },
    },
  };
  try {
    const { data: set } = await client.post('/api/v1/course_evaluation_question_sets', { body });
    return {
      part: await createPart(client, { set, parts: [] }, { name: heading }, crypto.randomUUID()),
      questions: [],
    };
  } catch (error) {
    // Another person has created the set meanwhile.
    if (isTaken(error)) return placeIn(client, addition, { isOffice, heading });
    throw error;
  }
};

/** Deletes a question in the version that the user saw. */
export const removeQuestion = (client: FacetClient, { id, meta }: Question): Promise<unknown> =>
  client.delete('/api/v1/course_evaluation_questions/{id}', { params: { path: { id } }, ifMatch: meta.version });

/** Returns the name of a department or a section. */
export const useTargetName = (level: Level | undefined, id: string) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['question-layers', 'name', id],
    enabled: level !== undefined,
    queryFn: async () => {
      const path = { id };
      if (level === 'department')
        return (await ask((client) => client.get('/api/v1/departments/{id}', { params: { path } }))).data.attributes
          .name;
      const query = { include: ['course' as const, 'course.listing_numbers' as const] };
      const { data, included } = await ask((client) =>
        client.get('/api/v1/course_evaluation_sections/{id}', { params: { path, query } }),
      );
      return inOneLine(classNames(included)(data));
    },
  });
};
