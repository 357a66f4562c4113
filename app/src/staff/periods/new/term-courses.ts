import { useQuery } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { pages } from 'facet-client/pages';
import { useState } from 'react';
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
  tell: (sections: number) => void,
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
    tell(read);
  }
  return [...sections]
    .map(([id, taught]) => ({ id, name: names.get(id) ?? id, sections: taught }))
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** The courses that are taught in a term; `read` counts the sections while they are read. */
export const useTermCourses = (term: string) => {
  const { ask } = useStaff();
  const [read, tell] = useState(0);
  const query = useQuery({
    queryKey: ['periods', 'term courses', term],
    enabled: term !== '',
    staleTime: 60_000,
    queryFn: () => ask((client) => readCourses(client, term, tell)),
  });
  return { ...query, read };
};
