import { randomInt, randomUUID } from 'node:crypto';
import type { Operation } from '../../../lib/model/definition/operations.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { type TestService, toMany, toOne } from '../../support/service.ts';
import type { ValidRequest } from './fixtures/fixture.ts';

interface Fields {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships: Readonly<Record<string, { readonly data: unknown }>>;
}

type Linked = Readonly<Record<string, StoredRecord | { readonly type: string; readonly id: string }>>;

const text = (): string => `Text ${randomUUID()}`;

const number = (): number => randomInt(1, 2 ** 40);

const fields = (attributes: object, linked: Linked = {}): Fields => ({
  attributes: { ...attributes },
  relationships: Object.fromEntries(Object.entries(linked).map(([name, target]) => [name, toOne(target)])),
});

const newProfile = async (service: TestService) => ({
  type: 'profile',
  id: String((await service.seedUser()).profile),
});

const newTerm = async (service: TestService) => toOne(await service.seed('course_evaluation_term', { name: text() }));

const newSection = async (service: TestService) =>
  service.seed('course_evaluation_section', { name: text() }, { term: await newTerm(service) });

const newPeriod = async (service: TestService) => {
  const attributes = { name: text(), evaluation_type: 'midterm' };
  return service.seed('course_evaluation_period', attributes, { term: await newTerm(service) });
};

// One that lies below another: whoever moves something to it goes all the way up.
const newParent = async (type: string, service: TestService) =>
  service.seed(type, { name: text() }, { parent: toOne(await service.seed(type, { name: text() })) });

const owner = async (service: TestService) => {
  const user = await service.seedUser();
  return { user, profile: { type: 'profile', id: String(user.profile) } };
};

/** What a request may say of each type that is written as its definition says; no two say the same. */
const fieldsOf: Readonly<Record<string, (service: TestService) => Promise<Fields>>> = {
  additional_appointment: async (service) =>
    fields(
      { title: text(), effective_from: '2024-08-01' },
      { profile: await service.seed('profile'), department: await service.seed('department', { name: text() }) },
    ),
  address: async (service) => fields({ address_line1: text() }, await owner(service)),
  admin_assistant_role: async (service) =>
    fields(
      { external_id: text() },
      { admin_assistant: await service.seedUser(), faculty_member: await service.seedUser() },
    ),
  course_evaluation: async (service) => {
    const own = {
      overrides_results_release_at: true,
      results_release_at: '2027-01-12T08:00:00.000Z',
      overrides_minimum_response_threshold: true,
      minimum_response_threshold: number(),
      overrides_flag_answers_at_or_below: true,
      flag_answers_at_or_below: 2,
      overrides_flag_standard_deviation_above: true,
      flag_standard_deviation_above: 1.5,
    };
    return fields(own, { period: await newPeriod(service), section: await newSection(service) });
  },
  course_evaluation_comment: async (service) => {
    const [period, section] = [await newPeriod(service), await newSection(service)];
    const evaluation = await service.seed('course_evaluation', {}, { period: toOne(period), section: toOne(section) });
    return fields({ text: text(), decision: 'public' }, { evaluation, period });
  },
  course_evaluation_course: async (service) => {
    // In which a period may cover it.
    await newTerm(service);
    return fields({ name: text() });
  },
  course_evaluation_instructor: async (service) => fields({}, { user: await service.seedUser() }),
  course_evaluation_listing_number: async (service) =>
    fields({ number: text() }, { course: await service.seed('course_evaluation_course', { name: text() }) }),
  course_evaluation_period_schedule: async (service) => fields({}, { period: await newPeriod(service) }),
  course_evaluation_period_message: async (service) =>
    fields({ purpose: 'reminder', when: { at: '2027-01-12T08:00:00.000Z' } }, { period: await newPeriod(service) }),
  course_evaluation_question: async (service) => {
    const { attributes, relationships } = await fieldsFor('course_evaluation_question_set_section', service);
    const part = await service.seed('course_evaluation_question_set_section', attributes, relationships);
    return fields({ text: text(), kind: 'text' }, { question_set_section: part });
  },
  question_bank_item: async (service) =>
    fields(
      { text: text(), kind: 'text', state: 'offered' },
      { owner: await service.seed('department', { name: text() }) },
    ),
  question_layer: async (service) =>
    fields(
      { level: 'department', most: randomInt(1, 10), until: '2027-01-12T08:00:00.000Z' },
      { period: await newPeriod(service), department: await service.seed('department', { name: text() }) },
    ),
  course_evaluation_question_set: async (service) => fields({ name: text() }, { period: await newPeriod(service) }),
  course_evaluation_question_set_section: async (service) => {
    const { attributes, relationships } = await fieldsFor('course_evaluation_question_set', service);
    const set = await service.seed('course_evaluation_question_set', attributes, relationships);
    return fields({ name: text() }, { question_set: set });
  },
  course_evaluation_section_instructor: async (service) => {
    const instructor = await service.seed(
      'course_evaluation_instructor',
      {},
      { user: toOne(await service.seedUser()) },
    );
    return fields({}, { section: await newSection(service), instructor });
  },
  course_evaluation_period: async (service) => ({
    attributes: { name: text(), evaluation_type: 'midterm' },
    relationships: { term: await newTerm(service) },
  }),
  course_evaluation_section: async (service) => ({
    attributes: { name: text() },
    relationships: { term: await newTerm(service) },
  }),
  course_evaluation_student: async (service) => {
    const section = await newSection(service);
    const { attributes, relationships } = fields({}, { user: await service.seedUser() });
    return { attributes, relationships: { ...relationships, sections: toMany(section) } };
  },
  course_evaluation_term: async () => fields({ name: text() }),
  credit_line_item: async (service) =>
    fields(
      { transaction_date: '2026-02-28', amount: 12.5, description: text() },
      { profile: await service.seed('profile'), source: await service.seed('department', { name: text() }) },
    ),
  department_chair: async (service) =>
    fields(
      {},
      { department: await service.seed('department', { name: text() }), chair: await service.seed('profile') },
    ),
  department: async (service) => fields({ name: text() }, { parent: await newParent('department', service) }),
  employment: async (service) => fields({ title: text(), effective_from: '2024-08-01' }, await owner(service)),
  file: async (service) => fields({ name: text() }, { folder: await service.seed('folder', { name: text() }) }),
  folder: async (service) =>
    fields({ name: text() }, { parent: await newParent('folder', service), user: await service.seedUser() }),
  lti_platform: async () =>
    fields({
      ...{ name: text(), issuer: 'https://platform.example', client_id: text(), deployment_ids: ['1'] },
      authorization_url: 'https://platform.example/authorize',
      jwks_url: 'https://platform.example/keys',
      ...{ user_match: 'email', section_match: 'context_id' },
    }),
  message_suppression: async (service) => fields({}, { user: await service.seedUser() }),
  message_template: async () =>
    fields({ name: text(), purpose: 'reminder', subject: 'Still open', body: 'Answer: {{link}}' }),
  phone_number: async (service) => fields({ label: text(), phone_number: '+13015550123' }, await owner(service)),
  profile: async (service) => fields({}, { department: await service.seed('department', { name: text() }) }),
  user: async () => fields({ display_name: text() }),
  workflow: async () => fields({ name: text() }),
  workflow_case: async (service) => ({
    attributes: { full_title: text() },
    relationships: {
      workflow_group: toOne(await service.seed('workflow_group', { name: text() })),
      candidate: toOne(await newProfile(service)),
      workflow: toOne(await service.seed('workflow', { name: text() })),
    },
  }),
  workflow_group: async () => fields({ name: text() }),
};

/** What a request may say of a type; no two say the same. */
export const fieldsFor = (type: string, service: TestService): Promise<Fields> => {
  const found = fieldsOf[type];
  if (found === undefined)
    throw new Error(`test/api/conformance/write-requests.ts does not say what a ${type} is made of`);
  return found(service);
};

// The users that a record leads to, where nobody else may know them.
const hidden: Readonly<Record<string, readonly string[]>> = {
  workflow_case: ['recused'],
  workflow_group: ['members'],
};

/** A request that an operation accepts which follows from the types: it creates a record, or gives one other fields. */
export const writeRequest = async (
  { path, answers, method }: Operation,
  service: TestService,
): Promise<ValidRequest> => {
  const given = await fieldsFor(answers, service);
  if (method === 'DELETE') {
    const { id } = await service.seed(answers, given.attributes, given.relationships);
    return { target: path.replace('{id}', id) };
  }
  const withHidden = async (relationships: Fields['relationships']): Promise<Fields['relationships']> => {
    const names = hidden[answers] ?? [];
    const users = names.length === 0 ? toMany() : toMany(await service.seedUser());
    return { ...relationships, ...Object.fromEntries(names.map((name) => [name, users])) };
  };
  const data = { type: answers, ...given, relationships: await withHidden(given.relationships) };
  if (method === 'POST') return { target: path, body: { data } };
  const { attributes, ...rest } = await fieldsFor(answers, service);
  const relationships = await withHidden(rest.relationships);
  const { id } = answers === 'user' ? await service.seedUser() : await service.seed(answers, attributes, relationships);
  return { target: path.replace('{id}', id), body: { data: { ...data, id } } };
};
