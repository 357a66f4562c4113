import type { Operation } from '../../lib/operations/operation.ts';
import { type OperationName, operations } from '../../lib/operations.ts';
import { type TestService, toMany, toOne } from '../support/service.ts';
import { writeRequest } from './write-requests.ts';

/** A request document with one resource object. */
export interface RequestDocument {
  readonly data: {
    readonly type: string;
    readonly id?: string;
    readonly attributes: Readonly<Record<string, unknown>>;
    readonly relationships: Readonly<Record<string, { readonly data: unknown }>>;
  };
}

/** A request that its operation accepts once. */
export interface ValidRequest {
  readonly target: string;
  /** Only for operations that take a body; it gives every field that may be written. */
  readonly body?: RequestDocument;
}

type Fixture = (service: TestService) => Promise<ValidRequest>;

const dates = { effective_from: '2024-08-01', effective_to: '2031-05-31' } as const;
const customFields = { building: 'North', floors: [1, 2], nested: { 'any key': null } } as const;

const owner = async (service: TestService) => {
  const user = await service.seedUser();
  return { user: toOne(user), profile: toOne({ type: 'profile', id: String(user.profile) }) };
};

const newRejection = async (service: TestService) => {
  const relationships = { import: toOne(await service.seed('import')) };
  return service.seed('import_rejection', { file: 'users.csv', line: 2, reason: 'It is empty.' }, relationships);
};

const newFolder = async (service: TestService) => {
  const user = toOne(await service.seedUser());
  const parent = await service.seed('folder', { name: 'Reviews' }, { user });
  const folder = await service.seed('folder', { name: 'Spring' }, { user, parent: toOne(parent) });
  await service.seed('folder', { name: 'Letters', locked: true }, { parent: toOne(folder) });
  await service.seed('file', { name: 'cv.pdf' }, { folder: toOne(folder) });
  return folder;
};

const newSection = async (service: TestService) => {
  const term = await service.seed('course_evaluation_term', { name: 'Spring 2026' });
  return service.seed('course_evaluation_section', { name: '0101' }, { term: toOne(term) });
};

const sectionFields = async (service: TestService) => ({
  attributes: { name: '0201', external_id: 'MATH240-0201' },
  relationships: {
    course: toOne(await service.seed('course_evaluation_course', { name: 'Topology' })),
    term: toOne(await service.seed('course_evaluation_term', { name: 'Fall 2026' })),
  },
});

const newSectionResponse = async (service: TestService) => {
  const [section, period] = [await newSection(service), await newPeriod(service)];
  const evaluation = await service.seed('course_evaluation', {}, { period: toOne(period), section: toOne(section) });
  const questionSet = await service.seed('course_evaluation_question_set', { name: 'Core' }, { period: toOne(period) });
  const part = await service.seed(
    'course_evaluation_question_set_section',
    { name: 'Teaching' },
    { question_set: toOne(questionSet) },
  );
  const response = await service.seed('course_evaluation_response', {}, { evaluation: toOne(evaluation) });
  await service.seed(
    'course_evaluation_section_response',
    { completed: true, completed_at: '2026-05-01T12:00:00.000Z' },
    { evaluation_response: toOne(response), question_set_section: toOne(part) },
  );
};

const newPeriod = async (service: TestService) => {
  const term = await service.seed('course_evaluation_term', { name: 'Fall 2026' });
  const attributes = { name: 'Finals', evaluation_type: 'end_of_term' };
  return service.seed('course_evaluation_period', attributes, { term: toOne(term) });
};

const newCoverage = async (service: TestService) => {
  const section = await newSection(service);
  const term = toOne({ type: 'course_evaluation_term', id: String(section.term) });
  const course = await service.seed('course_evaluation_course', { name: 'Topology' }, { sections: toMany(section) });
  return {
    attributes: {
      name: 'Spring 2026 Finals',
      evaluation_type: 'end_of_term',
      kind: 'section',
      results_release_at: '2026-06-15T12:00:00.000Z',
      minimum_response_threshold: 3,
      flag_answers_at_or_below: 2,
      flag_standard_deviation_above: 1.5,
      results_visible_to_roles: ['instructor', 'department_admin'],
      results_guidelines: '<p>Read <strong>all</strong> of it</p>',
      course_uuids: [course.id],
    },
    relationships: { term },
  };
};

/** How to make a valid request of each operation: the one entry that a new operation needs here. */
const fixtures: Partial<Record<OperationName, Fixture>> = {
  'create-evaluation-period': async (service) => ({
    target: '/api/v1/course_evaluation_periods',
    body: { data: { type: 'course_evaluation_period', ...(await newCoverage(service)) } },
  }),

  'update-evaluation-period': async (service) => {
    const { type, id } = await newPeriod(service);
    const { attributes, relationships } = await newCoverage(service);
    return {
      target: `/api/v1/course_evaluation_periods/${id}`,
      body: { data: { type, id, attributes: { ...attributes, draft: false }, relationships } },
    };
  },

  'read-evaluation-period': async (service) => ({
    target: `/api/v1/course_evaluation_periods/${(await newPeriod(service)).id}`,
  }),

  'create-period-schedule': async (service) => ({
    target: '/api/v1/course_evaluation_period_schedules',
    body: {
      data: {
        type: 'course_evaluation_period_schedule',
        attributes: { opens_at: '2026-05-01T08:00:00.000Z', closes_at: '2026-05-15T23:59:00.000Z' },
        relationships: { period: toOne(await newPeriod(service)) },
      },
    },
  }),

  'update-period-schedule': async (service) => {
    const period = toOne(await newPeriod(service));
    const { type, id } = await service.seed('course_evaluation_period_schedule', {}, { period });
    const attributes = { opens_at: '2026-05-02T08:00:00.000Z', closes_at: '2026-05-16T23:59:00.000Z' };
    return {
      target: `/api/v1/course_evaluation_period_schedules/${id}`,
      body: { data: { type, id, attributes, relationships: {} } },
    };
  },

  'update-address': async (service) => {
    const relationships = await owner(service);
    const { type, id } = await service.seed('address', { label: 'Home', address_line1: '1 Main St' }, relationships);
    const attributes = {
      label: 'Office',
      external_id: 'A-1',
      address_line1: '2 Side St',
      address_line2: 'Floor 2',
      address_line3: 'Room 3',
      address_level1: 'MD',
      address_level2: 'Prince George',
      address_level3: 'College Park',
      address_level4: 'Campus',
      country: 'US',
      country_name: 'United States of America',
      postal_code: '20742',
      ...dates,
      custom_fields: customFields,
    };
    return { target: `/api/v1/addresses/${id}`, body: { data: { type, id, attributes, relationships } } };
  },

  'update-credit-line-item': async (service) => {
    const relationships = {
      profile: toOne(await service.seed('profile')),
      source: toOne(await service.seed('department', { name: 'Dean of Faculty' })),
    };
    const { type, id } = await service.seed(
      'credit_line_item',
      { transaction_date: '2026-01-31', amount: 100 },
      relationships,
    );
    const attributes = {
      transaction_date: '2026-02-28',
      amount: 250.5,
      description: 'Travel grant',
      external_id: 'C-1',
      term: 'Spring 2026',
      comment: 'Second half',
      custom_fields: customFields,
    };
    return { target: `/api/v1/credit_line_items/${id}`, body: { data: { type, id, attributes, relationships } } };
  },

  'create-employment': async (service) => {
    const relationships = await owner(service);
    const attributes = { ...dates, external_id: 'E-1', title: 'Professor', custom_fields: customFields };
    return {
      target: `/api/v1/users/${relationships.user.data.id}/employments`,
      body: { data: { type: 'employment', attributes, relationships } },
    };
  },

  'create-additional-appointment': async (service) => ({
    target: '/api/v1/additional_appointments',
    body: {
      data: {
        type: 'additional_appointment',
        attributes: {
          title: 'Endowed Chair',
          ...dates,
          label: 'Joint',
          featured: true,
          external_id: 'AA-1',
          percent_allocation: 25,
          note: '<p>Renewed <b>twice</b></p>',
          custom_fields: customFields,
        },
        relationships: {
          profile: toOne(await service.seed('profile')),
          department: toOne(await service.seed('department', { name: 'Mathematics' })),
        },
      },
    },
  }),

  'create-user': async (service) => ({
    target: '/api/v1/users',
    body: {
      data: {
        type: 'user',
        attributes: {
          display_name: 'Emmy Noether',
          primary_employee_id: 'U-1',
          emails: ['emmy@example.edu', 'noether@example.org'],
          custom_fields: customFields,
          employee_ids: { payroll: '17' },
        },
        relationships: { profile: toOne(await service.seed('profile')) },
      },
    },
  }),

  'create-course': async (service) => ({
    target: '/api/v1/course_evaluation_courses',
    body: {
      data: {
        type: 'course_evaluation_course',
        attributes: { name: 'Linear Algebra', external_id: 'MATH240' },
        relationships: {
          listing_numbers: toMany(await service.seed('course_evaluation_listing_number', { number: 'MATH 240' })),
          sections: toMany(await newSection(service), await newSection(service)),
        },
      },
    },
  }),

  'create-section-instructor': async (service) => {
    const user = toOne(await service.seedUser());
    return {
      target: '/api/v1/course_evaluation_section_instructors',
      body: {
        data: {
          type: 'course_evaluation_section_instructor',
          attributes: {},
          relationships: {
            section: toOne(await newSection(service)),
            instructor: toOne(await service.seed('course_evaluation_instructor', {}, { user })),
          },
        },
      },
    };
  },

  'create-section': async (service) => ({
    target: '/api/v1/course_evaluation_sections',
    body: { data: { type: 'course_evaluation_section', ...(await sectionFields(service)) } },
  }),

  'update-section': async (service) => {
    const { type, id } = await newSection(service);
    const fields = await sectionFields(service);
    return { target: `/api/v1/course_evaluation_sections/${id}`, body: { data: { type, id, ...fields } } };
  },

  'read-employment': async (service) => {
    const { id } = await service.seed('employment', { title: 'Lecturer', ...dates }, await owner(service));
    return { target: `/api/v1/employments/${id}` };
  },

  'read-folder': async (service) => ({ target: `/api/v1/folders/${(await newFolder(service)).id}` }),

  'list-section-responses': async (service) => {
    await newSectionResponse(service);
    return { target: '/api/v1/course_evaluation_section_responses' };
  },

  'list-evaluation-periods': async (service) => {
    await newPeriod(service);
    return { target: '/api/v1/course_evaluation_periods' };
  },

  'list-students': async (service) => {
    const sections = toMany(await newSection(service));
    await service.seed('course_evaluation_student', {}, { user: toOne(await service.seedUser()), sections });
    return { target: '/api/v1/course_evaluation_students' };
  },

  'list-departments': async (service) => {
    const root = await service.seed('department', { name: 'Sciences' });
    await service.seed('department', { name: 'Physics' }, { parent: toOne(root) });
    return { target: '/api/v1/departments' };
  },

  'list-workflow-cases': async (service) => {
    const member = await service.seedUser();
    const candidate = { type: 'profile', id: String((await service.seedUser()).profile) };
    const group = await service.seed('workflow_group', { name: 'Committee' }, { members: toMany(member) });
    const workflow = await service.seed('workflow', { name: 'Tenure' });
    const parties = { workflow_group: toOne(group), candidate: toOne(candidate), workflow: toOne(workflow) };
    await service.seed('workflow_case', { full_title: 'Tenure Review' }, parties);
    return { target: '/api/v1/workflow_cases' };
  },

  'create-import': async () => ({
    target: '/api/v1/imports',
    body: {
      data: {
        type: 'import',
        attributes: { format: 'canvas', dry_run: true, remove_missing: false, threshold: 5 },
        relationships: {},
      },
    },
  }),

  'list-imports': async (service) => {
    await service.seed('import', { state: 'awaiting_upload' });
    return { target: '/api/v1/imports' };
  },

  'read-import': async (service) => ({ target: `/api/v1/imports/${(await service.seed('import')).id}` }),

  'list-import-rejections': async (service) => {
    const { import: id } = await newRejection(service);
    return { target: `/api/v1/imports/${id}/rejections` };
  },

  'read-import-rejection': async (service) => ({
    target: `/api/v1/import_rejections/${(await newRejection(service)).id}`,
  }),

  'read-rejection-import': async (service) => ({
    target: `/api/v1/import_rejections/${(await newRejection(service)).id}/import`,
  }),

  'read-user': async (service) => ({ target: `/api/v1/users/${(await service.seedUser()).id}` }),

  'list-users': async (service) => {
    await service.seedUser();
    return { target: '/api/v1/users' };
  },

  'follow-department': async (service) => {
    const root = await service.seed('department', { name: 'Arts' });
    await service.seed('department', { name: 'Music' }, { parent: toOne(root) });
    return { target: `/api/v1/departments/${root.id}/children` };
  },

  'create-folder': async (service) => ({
    target: '/api/v1/folders',
    body: {
      data: {
        type: 'folder',
        attributes: { name: 'Portfolio', locked: true },
        relationships: { parent: toOne(await newFolder(service)), user: toOne(await service.seedUser()) },
      },
    },
  }),

  'update-phone-number': async (service) => {
    const relationships = await owner(service);
    const { type, id } = await service.seed('phone_number', { phone_number: '+13015550123' }, relationships);
    const attributes = {
      label: 'Office',
      phone_number: '+13015550199',
      ...dates,
      external_id: 'P-1',
      custom_fields: customFields,
    };
    return { target: `/api/v1/phone_numbers/${id}`, body: { data: { type, id, attributes, relationships } } };
  },

  'create-department-chair': async (service) => ({
    target: '/api/v1/department_chairs',
    body: {
      data: {
        type: 'department_chair',
        attributes: {},
        relationships: {
          department: toOne(await service.seed('department', { name: 'Physics' })),
          chair: toOne(await service.seed('profile')),
        },
      },
    },
  }),

  'read-phone-number': async (service) => {
    const { id } = await service.seed('phone_number', { phone_number: '+13015550123' }, await owner(service));
    return { target: `/api/v1/phone_numbers/${id}` };
  },

  'read-folder-parent': async (service) => ({ target: `/api/v1/folders/${(await newFolder(service)).id}/parent` }),

  'list-folder-children': async (service) => ({ target: `/api/v1/folders/${(await newFolder(service)).id}/children` }),

  'update-admin-assistant-role': async (service) => {
    const relationships = {
      admin_assistant: toOne(await service.seedUser('Grace Hopper')),
      faculty_member: toOne(await service.seedUser('Alan Turing')),
    };
    const { type, id } = await service.seed('admin_assistant_role', {}, relationships);
    const attributes = { external_id: 'R-1', ...dates };
    return { target: `/api/v1/admin_assistant_roles/${id}`, body: { data: { type, id, attributes, relationships } } };
  },
};

const operationOf = (name: OperationName): Operation => operations[name];

const isWrite = (name: OperationName): boolean =>
  ['create', 'update', 'delete'].includes(operationOf(name).derived ?? '');

/** Whether an operation has a fixture. */
export const hasFixture = (name: OperationName): boolean => fixtures[name] !== undefined || isWrite(name);

/** Makes a valid request of an operation; fails with what is to be done for an operation that has no fixture yet. */
export const validRequest = async (
  name: OperationName,
  service: TestService,
  known: typeof fixtures = fixtures,
): Promise<ValidRequest> => {
  const fixture = known[name];
  if (fixture === undefined && isWrite(name)) return writeRequest(operationOf(name), service);
  if (fixture === undefined) {
    const { method, path } = operations[name];
    throw new Error(
      `The operation "${name}" (${method} ${path}) has no fixture: add one to test/conformance/fixtures.ts that makes its records and returns a valid request.`,
    );
  }
  return fixture(service);
};
