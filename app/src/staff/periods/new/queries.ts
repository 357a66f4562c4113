import { useQuery } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { pages, resources } from 'facet-client/pages';
import { useState } from 'react';
import type { Department } from '../../departments/queries.ts';
import { may } from '../../session/account.ts';
import { useStaff } from '../../session/staff.tsx';
import type { TaughtCourse } from './taught-course.ts';

const readTerms = async (client: FacetClient) => {
  const terms: { readonly id: string; readonly name: string }[] = [];
  const params = { query: { sort: ['-created_at' as const], 'page[size]': 100 } };
  for await (const { data } of pages(client, '/api/v1/course_evaluation_terms', { params }))
    terms.push(...data.map(({ id, attributes }) => ({ id, name: attributes.name })));
  return terms;
};

/** All terms, the latest first. */
export const useTerms = () => {
  const { ask } = useStaff();
  return useQuery({ queryKey: ['periods', 'terms'], queryFn: () => ask(readTerms), staleTime: 60_000 });
};

const shown = (term: string) => ({
  'filter[term]': [term],
  include: ['course' as const],
  'fields[course_evaluation_section]': ['cancelled' as const, 'course' as const],
  'fields[course_evaluation_course]': ['display_name' as const],
  'page[size]': 100,
});

const readCourses = async (
  client: FacetClient,
  term: string,
  report: (sections: number) => void,
): Promise<readonly TaughtCourse[]> => {
  const names = new Map<string, string>();
  const sections = new Map<string, string[]>();
  let read = 0;
  for await (const { data, included = [] } of pages(client, '/api/v1/course_evaluation_sections', {
    params: { query: shown(term) },
  })) {
    for (const each of included)
      if (each.type === 'course_evaluation_course') names.set(each.id, each.attributes.display_name);
    for (const { id, attributes, relationships } of data) {
      const course = relationships.course.data?.id;
      if (course !== undefined && !attributes.cancelled) sections.set(course, [...(sections.get(course) ?? []), id]);
    }
    read += data.length;
    report(read);
  }
  return [...sections]
    .map(([id, taught]) => ({ id, name: names.get(id) ?? id, sections: taught }))
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** The courses that are taught in a term; `read` counts the sections while they are read. */
export const useTermCourses = (term: string) => {
  const { ask } = useStaff();
  const [read, setRead] = useState(0);
  const query = useQuery({
    queryKey: ['periods', 'term courses', term],
    enabled: term !== '',
    staleTime: 60_000,
    queryFn: () => ask((client) => readCourses(client, term, setRead)),
  });
  return { ...query, read };
};

// The most values that a filter accepts.
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

/** Returns whether the account can read who teaches what, and in which department. */
export const useMayReadTeaching = (): boolean => may(useStaff().account, 'people:read', 'teaching:read');

/**
 * Reads the sections that people of a department, or of departments below it, teach in any term; undefined while they
 * are read.
 */
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
