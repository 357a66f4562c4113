import { useQuery } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { pages } from 'facet-client/pages';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';

/** A person who teaches a section. */
export interface Teacher {
  readonly name: string;
  readonly address: string | undefined;
}

const path = '/api/v1/course_evaluation_section_instructors';

const readTeachers = async (client: FacetClient, sections: readonly string[]): Promise<Map<string, Teacher[]>> => {
  const query = {
    'filter[section]': [...sections],
    include: ['instructor.user' as const],
    'fields[user]': ['display_name' as const, 'emails' as const],
    'page[size]': 100,
  };
  const found = new Map<string, Teacher[]>();
  for await (const { data, included = [] } of pages(client, path, { params: { query } })) {
    const byId = new Map(included.map((each) => [each.id, each]));
    for (const { relationships } of data) {
      const instructor = byId.get(relationships.instructor.data?.id ?? '');
      const section = relationships.section.data?.id ?? '';
      const user =
        instructor?.type === 'course_evaluation_instructor'
          ? byId.get(instructor.relationships.user.data?.id ?? '')
          : undefined;
      if (user?.type !== 'user') continue;
      const { display_name: name, emails } = user.attributes;
      found.set(section, [...(found.get(section) ?? []), { name, address: emails?.[0] }]);
    }
  }
  return found;
};

/** Reads the instructors of some sections, at most 100, if the account may read them. */
export const useTeachers = (sections: readonly string[]): ((section: string) => readonly Teacher[] | undefined) => {
  const { ask, account } = useStaff();
  const { data } = useQuery({
    queryKey: ['periods', 'teachers', sections],
    enabled: sections.length > 0 && may(account, 'teaching:read', 'people:read'),
    queryFn: () => ask((client) => readTeachers(client, sections)),
  });
  return (section) => data?.get(section);
};
