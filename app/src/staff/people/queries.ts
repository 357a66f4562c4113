import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FacetClient } from 'facet-client';
import { pages } from 'facet-client/pages';
import type { Resource, ResourceType } from 'facet-client/types';
import { type ClassName, classNames } from '../sections/class-names.ts';
import { type Account, may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';

/** A section that a person takes or teaches. */
export interface PersonsClass extends ClassName {
  readonly id: string;
  readonly isCancelled: boolean;
}

/** An open period in which classes of the person are evaluated. */
export interface OpenPeriod {
  readonly period: Resource<'course_evaluation_period'>;
  /** The number of sections in the period that the person takes. */
  readonly takes: number;
  readonly teaches: number;
}

/** A message of the service to the person. */
export interface PersonsMessage extends NonNullable<Message['attributes']['for_recipient']> {
  readonly id: string;
  readonly purpose: NonNullable<Message['attributes']['purpose']>;
  readonly period: { readonly id: string; readonly name: string };
}

/** A person, with the classes and messages that the account may read. */
export interface Person {
  readonly user: Resource<'user'>;
  readonly student: string | undefined;
  readonly isInstructor: boolean;
  readonly takes: readonly PersonsClass[];
  readonly teaches: readonly PersonsClass[];
  readonly open: readonly OpenPeriod[];
  readonly chairs: readonly string[];
  readonly suppression: Resource<'message_suppression'> | undefined;
  /** The messages; undefined if the account may not read them. */
  readonly messages: readonly PersonsMessage[] | undefined;
}

type Message = Resource<'course_evaluation_period_message'>;

const mostValues = 100;

const fields = {
  'fields[course_evaluation_section]': ['name' as const, 'cancelled' as const, 'course' as const, 'term' as const],
  'fields[course_evaluation_course]': ['name' as const, 'listing_numbers' as const],
};

/** The sections among the records of a document, with their names. */
const classesOf = (records: readonly Resource<ResourceType>[]): PersonsClass[] => {
  const nameOf = classNames(records);
  return records
    .filter((each) => each.type === 'course_evaluation_section')
    .map((each) => ({ id: each.id, isCancelled: each.attributes.cancelled === true, ...nameOf(each) }));
};

const readStudent = async (client: FacetClient, user: string) => {
  const students = await client.get('/api/v1/course_evaluation_students', {
    params: { query: { 'filter[user]': [user], 'fields[course_evaluation_student]': ['user'] } },
  });
  const student = students.data[0]?.id;
  if (student === undefined) return { student, takes: [] };
  const include = ['course.listing_numbers' as const, 'term' as const];
  const params = { path: { id: student }, query: { include, 'page[size]': mostValues, ...fields } };
  const found = await Array.fromAsync(pages(client, '/api/v1/course_evaluation_students/{id}/sections', { params }));
  return { student, takes: found.flatMap(({ data, included = [] }) => classesOf([...data, ...included])) };
};

const readTeaching = async (client: FacetClient, user: string) => {
  const instructors = await client.get('/api/v1/course_evaluation_instructors', {
    params: { query: { 'filter[user]': [user] } },
  });
  const ids = instructors.data.map(({ id }) => id);
  if (ids.length === 0) return { isInstructor: false, teaches: [] };
  const include = ['section.course.listing_numbers' as const, 'section.term' as const];
  const query = { 'filter[instructor]': ids, include, 'page[size]': mostValues, ...fields };
  const path = '/api/v1/course_evaluation_section_instructors';
  const found = await Array.fromAsync(pages(client, path, { params: { query } }));
  return { isInstructor: true, teaches: found.flatMap(({ included = [] }) => classesOf(included)) };
};

const readOpen = async (client: FacetClient, takes: readonly PersonsClass[], teaches: readonly PersonsClass[]) => {
  const ids = [...new Set([...takes, ...teaches].map(({ id }) => id))];
  const open = new Map<string, OpenPeriod>();
  const has = (classes: readonly PersonsClass[], id: string | undefined): number =>
    classes.some((each) => each.id === id) ? 1 : 0;
  for (let start = 0; start < ids.length; start += mostValues) {
    const query = {
      'filter[section]': ids.slice(start, start + mostValues),
      include: ['period' as const],
      'fields[course_evaluation_period]': ['name' as const, 'status' as const, 'invitation_delivery' as const],
      'page[size]': mostValues,
    };
    for await (const { data, included = [] } of pages(client, '/api/v1/course_evaluations', { params: { query } }))
      for (const { relationships } of data) {
        const period = included.find(({ id }) => id === relationships.period.data?.id);
        if (period?.type !== 'course_evaluation_period' || period.attributes.status !== 'open') continue;
        const before = open.get(period.id) ?? { period, takes: 0, teaches: 0 };
        const section = relationships.section.data?.id;
        open.set(period.id, {
          period,
          takes: before.takes + has(takes, section),
          teaches: before.teaches + has(teaches, section),
        });
      }
  }
  return [...open.values()];
};

const readChairs = async (client: FacetClient, profile: string | undefined): Promise<string[]> => {
  if (profile === undefined) return [];
  const query = { 'filter[chair]': [profile], include: ['department' as const] };
  const { included = [] } = await client.get('/api/v1/department_chairs', { params: { query } });
  return included.flatMap((each) => (each.type === 'department' ? [each.attributes.name ?? ''] : []));
};

const readSuppression = async (client: FacetClient, user: string) => {
  const query = { 'filter[user]': [user] };
  return (await client.get('/api/v1/message_suppressions', { params: { query } })).data[0];
};

/** The messages to a person, the latest day first. Nothing in them depends on what the person has answered. */
const readMessages = async (client: FacetClient, user: string): Promise<PersonsMessage[]> => {
  const query = {
    'filter[recipient]': user,
    include: ['period' as const],
    'fields[course_evaluation_period]': ['name' as const],
    sort: ['-created_at' as const],
    'page[size]': mostValues,
  };
  const found: PersonsMessage[] = [];
  for await (const { data, included = [] } of pages(client, '/api/v1/course_evaluation_period_messages', {
    params: { query },
  }))
    for (const { id, attributes, relationships } of data) {
      const period = included.find((each) => each.id === relationships.period.data?.id);
      const name = period?.type === 'course_evaluation_period' ? (period.attributes.name ?? '') : '';
      const { for_recipient: reached, purpose } = attributes;
      if (reached && purpose) found.push({ id, purpose, ...reached, period: { id: period?.id ?? '', name } });
    }
  return found.sort((one, other) => other.day.localeCompare(one.day));
};

const readPerson = async (client: FacetClient, id: string, account: Account): Promise<Person> => {
  const { data: user } = await client.get('/api/v1/users/{id}', { params: { path: { id } } });
  const [{ student, takes }, { isInstructor, teaches }, chairs, suppression, messages] = await Promise.all([
    may(account, 'students:read') ? readStudent(client, id) : { student: undefined, takes: [] },
    may(account, 'teaching:read') ? readTeaching(client, id) : { isInstructor: false, teaches: [] },
    may(account, 'organisation:read') ? readChairs(client, user.relationships.profile.data?.id) : [],
    may(account, 'messages:read') ? readSuppression(client, id) : undefined,
    may(account, 'messages:read') ? readMessages(client, id) : undefined,
  ]);
  const open = await readOpen(client, takes, teaches);
  return { user, student, isInstructor, takes, teaches, open, chairs, suppression, messages };
};

/** A person by the id of the user. */
export const usePerson = (id: string) => {
  const { ask, account } = useStaff();
  return useQuery(
    queryOptions({ queryKey: ['people', id], queryFn: () => ask((client) => readPerson(client, id, account)) }),
  );
};

/** Returns a function that reads people and sections again. */
export const useLookAgain = (): (() => Promise<void>) => {
  const known = useQueryClient();
  return async () => {
    await Promise.all(['people', 'sections'].map((queryKey) => known.invalidateQueries({ queryKey: [queryKey] })));
  };
};
