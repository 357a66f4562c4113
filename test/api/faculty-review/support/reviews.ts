import { issueToken } from '../../../../lib/access/tokens.ts';
import { createUser } from '../../../../lib/domain/people/create-user.ts';
import type { ResourceIdentifier } from '../../../../lib/jsonapi/resource-object.ts';
import { readChange } from '../../../../lib/model/validation/read-change.ts';
import { updateRecord } from '../../../../lib/model/write/update.ts';
import { workflowCase } from '../../../../lib/resources/faculty-review/workflow-case.ts';
import { user as userResource } from '../../../../lib/resources/people/user.ts';
import type { StoredRecord } from '../../../../lib/store/record.ts';
import { startService, type TestAnswer, type TestService, toMany, toOne } from '../../../support/service.ts';

/** Where the cases are listed. */
export const path = '/api/v1/workflow_cases';

/** A person with an account. */
export interface Person {
  readonly user: StoredRecord;
  readonly profile: ResourceIdentifier;
  /** `Authorization` header of the person's token. */
  readonly authorization: string;
}

/** The people and things of a case; what is left out is new and nobody's. */
export interface CaseParts {
  readonly candidate?: Person;
  readonly group?: StoredRecord;
  readonly workflow?: StoredRecord;
  readonly recused?: readonly Person[];
  readonly created?: Date;
  readonly updated?: Date;
}

/** A service with what faculty reviews are made of. */
export interface Reviews {
  readonly service: TestService;
  person(department?: StoredRecord): Promise<Person>;
  department(parent?: StoredRecord): Promise<StoredRecord>;
  group(...members: readonly Person[]): Promise<StoredRecord>;
  workflow(): Promise<StoredRecord>;
  chair(who: Person, department: StoredRecord): Promise<StoredRecord>;
  assist(assistant: Person, member: Person, dates?: object): Promise<StoredRecord>;
  newCase(parts?: CaseParts): Promise<StoredRecord>;
  list(authorization: string, query?: string): Promise<TestAnswer>;
  /** Whether a person's list holds a case. */
  sees(who: Person, one: StoredRecord): Promise<boolean>;
}

/** The `Authorization` header of a new token that acts for a user, whether or not the user exists. */
export const tokenOf = async ({ store }: TestService, userId: string): Promise<string> => {
  const principal = { kind: 'user', id: userId } as const;
  const scopes = ['cases:read', 'people:read'] as const;
  return `Bearer ${(await issueToken(store, { name: 'test', scopes, principal, now: new Date() })).token}`;
};

/** The ids of an answer's primary data. */
export const idsOf = ({ document }: TestAnswer): string[] => document.data.map(({ id }: { id: string }) => id);

const newUser = async ({ store, seed }: TestService, department: StoredRecord | undefined): Promise<StoredRecord> => {
  const profile = await seed('profile', {}, department === undefined ? {} : { department: toOne(department) });
  const data = { attributes: { display_name: 'Someone' }, relationships: { profile: toOne(profile) } };
  return createUser(store, readChange(userResource, data, { creates: true }), { now: new Date() });
};

const retitle = ({ store }: TestService, { id }: StoredRecord, now: Date): Promise<StoredRecord> => {
  const data = { attributes: { full_title: 'Second review' }, relationships: {} };
  return updateRecord(store, workflowCase, id, readChange(workflowCase, data, { creates: false }), now);
};

/** Starts a service on a table of its own. */
export const startReviews = async (): Promise<Reviews> => {
  const service = await startService();
  const { seed } = service;
  const workflow = () => seed('workflow', { name: 'Tenure' });
  const reviews: Reviews = {
    service,
    workflow,
    person: async (department) => {
      const user = await newUser(service, department);
      const profile = { type: 'profile', id: String(user.profile) };
      return { user, profile, authorization: await tokenOf(service, user.id) };
    },
    department: (parent) => seed('department', { name: 'D' }, parent === undefined ? {} : { parent: toOne(parent) }),
    group: (...members) =>
      seed('workflow_group', { name: 'G' }, { members: toMany(...members.map(({ user }) => user)) }),
    chair: ({ profile }, department) =>
      seed('department_chair', {}, { department: toOne(department), chair: toOne(profile) }),
    assist: (assistant, member, dates = {}) =>
      seed('admin_assistant_role', dates, {
        admin_assistant: toOne(assistant.user),
        faculty_member: toOne(member.user),
      }),
    newCase: async ({ candidate, group, workflow: kind, recused = [], created, updated } = {}) => {
      const record = await seed(
        'workflow_case',
        { full_title: 'Review' },
        {
          workflow_group: toOne(group ?? (await reviews.group())),
          candidate: toOne(candidate?.profile ?? (await seed('profile'))),
          workflow: toOne(kind ?? (await workflow())),
          recused: toMany(...recused.map(({ user }) => user)),
        },
        created,
      );
      return updated === undefined ? record : retitle(service, record, updated);
    },
    list: (authorization, query = '') => service.call('GET', `${path}${query}`, { headers: { authorization } }),
    sees: async ({ authorization }, { id }) => idsOf(await reviews.list(authorization, '?page[size]=100')).includes(id),
  };
  return reviews;
};
