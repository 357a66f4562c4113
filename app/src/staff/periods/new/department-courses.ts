import { useQuery } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { resources } from 'facet-client/pages';
import type { Department } from '../../departments/queries.ts';
import { may } from '../../session/account.ts';
import { useStaff } from '../../session/staff.tsx';

// As many values as a filter takes.
const mostValues = 100;

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostValues) }, (_, part) =>
    ids.slice(part * mostValues, (part + 1) * mostValues),
  );

const readUsers = async (client: FacetClient, departments: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const part of inParts(departments)) {
    const query = { 'filter[department]': part, 'fields[profile]': ['user' as const], 'page[size]': 100 };
    for await (const { relationships } of resources(client, '/api/v1/profiles', { params: { query } }))
      found.push(relationships.user.data?.id ?? '');
  }
  return found.filter(Boolean);
};

const readInstructors = async (client: FacetClient, users: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  const path = '/api/v1/course_evaluation_instructors';
  for (const part of inParts(users)) {
    const query = {
      'filter[user]': part,
      'fields[course_evaluation_instructor]': ['user' as const],
      'page[size]': 100,
    };
    for await (const { id } of resources(client, path, { params: { query } })) found.push(id);
  }
  return found;
};

const readSections = async (client: FacetClient, instructors: readonly string[]): Promise<Set<string>> => {
  const found = new Set<string>();
  const path = '/api/v1/course_evaluation_section_instructors';
  const shown = { 'fields[course_evaluation_section_instructor]': ['section' as const], 'page[size]': 100 };
  for (const part of inParts(instructors)) {
    const query = { ...shown, 'filter[instructor]': part };
    for await (const { relationships } of resources(client, path, { params: { query } }))
      found.add(relationships.section.data?.id ?? '');
  }
  return found;
};

/** Whether somebody may read who teaches what, in which department. */
export const useMayReadTeaching = (): boolean => may(useStaff().account, 'people:read', 'teaching:read');

/** The sections that people of a department, or of those below it, teach in any term; undefined while they are read. */
export const useSectionsOf = (department: Department | undefined) => {
  const { ask } = useStaff();
  return useQuery({
    queryKey: ['periods', 'sections of', department?.id],
    enabled: department !== undefined,
    staleTime: 60_000,
    queryFn: () =>
      ask(async (client) => {
        const users = await readUsers(client, department === undefined ? [] : [department.id, ...department.below]);
        return readSections(client, await readInstructors(client, users));
      }),
  });
};
