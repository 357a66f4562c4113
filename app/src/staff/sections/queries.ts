import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import type { Resource } from 'facet-client/types';
import type { PageQuery } from '../../ui/next-page.ts';
import { type Account, may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { type ClassName, classNames } from './class-names.ts';

/** An evaluation of a section, with its period. */
export interface SectionEvaluation {
  readonly evaluation: Resource<'course_evaluation'>;
  readonly period: Resource<'course_evaluation_period'> | undefined;
}

/** A student or an instructor of a section. */
export interface Member {
  /** The id of the student, or of the assignment of the instructor. */
  readonly id: string;
  readonly user: string | undefined;
  readonly name: string | undefined;
  readonly address: string | undefined;
}

/** A section with its related records. */
export interface WholeSection {
  readonly section: Resource<'course_evaluation_section'>;
  readonly name: ClassName;
  readonly evaluations: readonly SectionEvaluation[];
  readonly instructors: readonly Member[];
}

type User = Resource<'user'>;

const memberOf = (id: string, user: User | undefined): Member => ({
  id,
  user: user?.id,
  name: user?.attributes.display_name,
  address: user?.attributes.emails?.[0],
});

const namesOfUsers = { 'fields[user]': ['display_name' as const, 'emails' as const] };

const readEvaluations = async (client: FacetClient, section: string): Promise<SectionEvaluation[]> => {
  const query = {
    'filter[section]': [section],
    include: ['period' as const],
    'fields[course_evaluation_period]': ['name' as const, 'status' as const],
    'page[size]': 100,
  };
  const { data, included = [] } = await client.get('/api/v1/course_evaluations', { params: { query } });
  return data.map((evaluation) => {
    const period = included.find(({ id }) => id === evaluation.relationships.period.data?.id);
    return { evaluation, period: period?.type === 'course_evaluation_period' ? period : undefined };
  });
};

const readInstructors = async (client: FacetClient, section: string): Promise<Member[]> => {
  const query = {
    'filter[section]': [section],
    include: ['instructor.user' as const],
    'page[size]': 100,
    ...namesOfUsers,
  };
  const path = '/api/v1/course_evaluation_section_instructors';
  const { data, included = [] } = await client.get(path, { params: { query } });
  return data.map(({ id, relationships }) => {
    const instructor = included.find((each) => each.id === relationships.instructor.data?.id);
    const user = instructor?.type === 'course_evaluation_instructor' ? instructor.relationships.user.data?.id : '';
    const found = included.find((each) => each.id === user);
    return memberOf(id, found?.type === 'user' ? found : undefined);
  });
};

const readSection = async (client: FacetClient, id: string, account: Account): Promise<WholeSection> => {
  const query = { include: ['course.listing_numbers' as const, 'term' as const] };
  const [{ data: section, included = [] }, evaluations, instructors] = await Promise.all([
    client.get('/api/v1/course_evaluation_sections/{id}', { params: { path: { id }, query } }),
    readEvaluations(client, id),
    may(account, 'teaching:read') ? readInstructors(client, id) : [],
  ]);
  return { section, name: classNames(included)(section), evaluations, instructors };
};

/**
 * Reads how many students have answered an open evaluation. Only the office gets the number; it is undefined for
 * others, and after the closing.
 */
export const useParticipation = ({ evaluation: { id }, period }: SectionEvaluation) => {
  const { ask, account } = useStaff();
  const { data } = useQuery({
    queryKey: ['sections', 'participation', id],
    enabled: period?.attributes.status === 'open' && may(account, 'results:preview'),
    queryFn: async () => {
      const call = { params: { path: { id } } };
      const { meta } = await ask((client) => client.get('/api/v1/course_evaluations/{id}/result', call));
      return meta?.participation ?? null;
    },
    refetchInterval: 60_000,
  });
  return data ?? undefined;
};

/** A section by its id. */
export const useSection = (id: string) => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['sections', 'one', id],
    queryFn: () => ask((client) => readSection(client, id, account)),
  });
};

/** Reads the students of a section page by page. */
export const useRoster = (section: string, page: PageQuery) => {
  const { ask, account } = useStaff();
  return useQuery({
    queryKey: ['sections', 'roster', section, page],
    enabled: may(account, 'students:read'),
    queryFn: async () => {
      const query = {
        'filter[sections]': [section],
        include: ['user' as const],
        // The response leaves out the other sections of each student.
        'fields[course_evaluation_student]': ['user' as const],
        'page[size]': 50,
        ...namesOfUsers,
        ...page,
      };
      const call = { params: { query } };
      const {
        data,
        included = [],
        links,
        meta,
      } = await ask((client) => client.get('/api/v1/course_evaluation_students', call));
      const users = new Map(included.map((each) => [each.id, each]));
      const members = data.map(({ id, relationships }) => {
        const user = users.get(relationships.user.data?.id ?? '');
        return memberOf(id, user?.type === 'user' ? user : undefined);
      });
      return { members, links, total: meta.total };
    },
    placeholderData: keepPreviousData,
  });
};
