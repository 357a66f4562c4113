/** What the interface says of an attribute's values. */
export type Kind =
  | 'string'
  | 'choice'
  | 'whole'
  | 'date'
  | 'timestamp'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'object'
  | 'emails'
  | 'strings'
  | 'phone';

/** What the interface says of a relationship; `bare` are those with links and meta only, no `target` means any type. */
export interface ContractRelationship {
  readonly target?: string;
  readonly many?: true;
  readonly bare?: true;
  /** Only a create request gives it. */
  readonly fixed?: true;
}

/** A type as the interface describes it, written down from its text and not from the service's code. */
export interface ContractType {
  readonly writable: Readonly<Record<string, Kind>>;
  readonly readOnly: Readonly<Record<string, Kind>>;
  /** Those of `readOnly` that an update may write all the same. */
  readonly writableLater?: readonly string[];
  readonly relationships: Readonly<Record<string, ContractRelationship>>;
  /** Attributes that can't be blank, on create (and, as far as the type can be updated, on update). */
  readonly required: readonly string[];
  readonly meta?: readonly string[];
  /** Fields that a resource shows only where it is not one of a list, of which a relationship keeps its links. */
  readonly notInLists?: readonly string[];
}

const timestamps = { created_at: 'timestamp', updated_at: 'timestamp' } as const;
const dates = { effective_from: 'date', effective_to: 'date' } as const;
const current = { ...timestamps, is_current: 'boolean' } as const;
const owner = { user: { target: 'user' }, profile: { target: 'profile' } } as const;
const bare = (target: string) => ({ target, bare: true }) as const;
const many = (target: string) => ({ target, many: true }) as const;
const bareMany = (target: string) => ({ target, many: true, bare: true }) as const;

/** The types that the interface describes, by name. */
export const contractTypes: Readonly<Record<string, ContractType>> = {
  course_evaluation_period: {
    writable: {
      name: 'string',
      evaluation_type: 'choice',
      kind: 'choice',
      results_release_at: 'timestamp',
      minimum_response_threshold: 'whole',
      flag_answers_at_or_below: 'whole',
      flag_standard_deviation_above: 'number',
      results_visible_to_roles: 'strings',
      results_guidelines: 'string',
      course_uuids: 'strings',
    },
    readOnly: { ...timestamps, draft: 'boolean', status: 'string' },
    writableLater: ['draft'],
    relationships: {
      term: { target: 'course_evaluation_term' },
      schedule: { target: 'course_evaluation_period_schedule' },
      evaluations: many('course_evaluation'),
      question_sets: many('course_evaluation_question_set'),
      courses: many('course_evaluation_course'),
    },
    required: ['name', 'evaluation_type'],
    notInLists: ['course_uuids', 'courses', 'evaluations'],
  },
  // Extensions: the interface knows these two by their identifiers only.
  course_evaluation_period_schedule: {
    writable: { opens_at: 'timestamp', closes_at: 'timestamp' },
    readOnly: timestamps,
    relationships: { period: { target: 'course_evaluation_period', fixed: true } },
    required: [],
  },
  course_evaluation_section: {
    writable: { name: 'string', external_id: 'string', cancelled: 'boolean' },
    readOnly: timestamps,
    relationships: { course: { target: 'course_evaluation_course' }, term: { target: 'course_evaluation_term' } },
    required: ['name'],
  },
  address: {
    writable: {
      label: 'string',
      external_id: 'string',
      address_line1: 'string',
      address_line2: 'string',
      address_line3: 'string',
      address_level1: 'string',
      address_level2: 'string',
      address_level3: 'string',
      address_level4: 'string',
      country: 'string',
      country_name: 'string',
      postal_code: 'string',
      ...dates,
      custom_fields: 'object',
    },
    readOnly: current,
    relationships: owner,
    required: ['address_line1'],
  },
  credit_line_item: {
    writable: {
      transaction_date: 'date',
      amount: 'number',
      description: 'string',
      external_id: 'string',
      term: 'string',
      comment: 'string',
      custom_fields: 'object',
    },
    readOnly: { ...timestamps, category: 'string', status: 'string' },
    relationships: { profile: { target: 'profile' }, source: {} },
    required: ['transaction_date', 'amount'],
  },
  employment: {
    writable: { ...dates, external_id: 'string', title: 'string', custom_fields: 'object' },
    readOnly: current,
    relationships: owner,
    required: ['effective_from', 'title'],
  },
  additional_appointment: {
    writable: {
      title: 'string',
      ...dates,
      label: 'string',
      featured: 'boolean',
      external_id: 'string',
      percent_allocation: 'integer',
      note: 'string',
      custom_fields: 'object',
    },
    readOnly: { ...current, note_as_plain_text: 'string' },
    relationships: { profile: { target: 'profile' }, department: { target: 'department' } },
    required: ['title', 'effective_from'],
  },
  user: {
    writable: {
      display_name: 'string',
      primary_employee_id: 'string',
      emails: 'emails',
      custom_fields: 'object',
      employee_ids: 'object',
    },
    readOnly: { ...timestamps, deactivated: 'boolean' },
    relationships: {
      profile: { target: 'profile' },
      employments: many('employment'),
      current_employment: { target: 'employment' },
      admin_assistant_roles: bareMany('admin_assistant_role'),
      addresses: bareMany('address'),
      phone_numbers: bareMany('phone_number'),
    },
    required: ['display_name'],
  },
  course_evaluation_course: {
    writable: { name: 'string', external_id: 'string' },
    readOnly: { ...timestamps, display_name: 'string' },
    relationships: {
      listing_numbers: many('course_evaluation_listing_number'),
      sections: many('course_evaluation_section'),
    },
    required: ['name'],
  },
  course_evaluation_section_instructor: {
    writable: {},
    readOnly: timestamps,
    relationships: {
      section: { target: 'course_evaluation_section' },
      instructor: { target: 'course_evaluation_instructor' },
    },
    required: [],
  },
  course_evaluation_section_response: {
    writable: {},
    readOnly: { ...timestamps, completed: 'boolean', completed_at: 'timestamp' },
    relationships: {
      evaluation_response: { target: 'course_evaluation_response' },
      question_set_section: { target: 'course_evaluation_question_set_section' },
    },
    required: [],
  },
  course_evaluation_student: {
    writable: {},
    readOnly: timestamps,
    relationships: { user: { target: 'user' }, sections: many('course_evaluation_section') },
    required: [],
  },
  folder: {
    writable: { name: 'string', locked: 'boolean' },
    readOnly: timestamps,
    relationships: { parent: bare('folder'), children: bareMany('folder'), user: bare('user') },
    required: ['name'],
    meta: ['children_count', 'files_count'],
  },
  workflow_case: {
    writable: { full_title: 'string' },
    readOnly: {},
    relationships: {
      workflow_group: { target: 'workflow_group' },
      candidate: { target: 'profile' },
      workflow: { target: 'workflow' },
    },
    required: ['full_title'],
  },
  department: {
    writable: { name: 'string', external_id: 'string' },
    readOnly: { ...timestamps, is_root: 'boolean' },
    relationships: { parent: bare('department'), children: bareMany('department') },
    required: ['name'],
  },
  department_chair: {
    writable: {},
    readOnly: timestamps,
    relationships: { department: { target: 'department' }, chair: { target: 'profile' } },
    required: [],
  },
  phone_number: {
    writable: { label: 'string', phone_number: 'phone', ...dates, external_id: 'string', custom_fields: 'object' },
    readOnly: {},
    relationships: owner,
    required: ['phone_number'],
  },
  // Extensions: the service's own.
  import: {
    writable: {
      format: 'choice',
      file_name: 'string',
      dry_run: 'boolean',
      remove_missing: 'boolean',
      threshold: 'integer',
    },
    readOnly: {
      ...timestamps,
      state: 'string',
      message: 'string',
      counts: 'object',
      rejected: 'integer',
      first_rejections: 'strings',
      started_at: 'timestamp',
      finished_at: 'timestamp',
    },
    relationships: { rejections: bare('import_rejection') },
    required: [],
  },
  import_rejection: {
    writable: {},
    readOnly: {
      ...timestamps,
      record_type: 'string',
      file: 'string',
      line: 'integer',
      column: 'string',
      value: 'string',
      reason: 'string',
    },
    relationships: { import: { target: 'import' } },
    required: [],
  },
  webhook_endpoint: {
    writable: { url: 'string', description: 'string', event_types: 'strings', is_enabled: 'boolean' },
    readOnly: { disabled_because: 'string', secret_changed_at: 'timestamp', ...timestamps },
    relationships: {},
    required: ['url'],
  },
  webhook_recovery: {
    writable: { since: 'timestamp', until: 'timestamp' },
    readOnly: {
      endpoint_id: 'string',
      state: 'string',
      replayed: 'integer',
      finished_at: 'timestamp',
      ...timestamps,
    },
    relationships: {},
    required: ['since'],
  },
  webhook_delivery: {
    writable: {},
    readOnly: {
      endpoint_id: 'string',
      event_id: 'string',
      event_type: 'string',
      attempt: 'integer',
      at: 'timestamp',
      status: 'string',
      response_status: 'integer',
      failure: 'string',
      duration_ms: 'integer',
      next_attempt_at: 'timestamp',
      response_body: 'string',
      ...timestamps,
    },
    relationships: {},
    required: [],
  },
  admin_assistant_role: {
    writable: { external_id: 'string', ...dates },
    readOnly: {},
    relationships: { admin_assistant: { target: 'user' }, faculty_member: { target: 'user' } },
    required: [],
  },
};

/** The interface's description of a type; fails for a type that it does not describe. */
export const contractType = (type: string): ContractType => {
  const found = contractTypes[type];
  if (found === undefined) throw new Error(`test/conformance/contract.ts does not describe the type "${type}" yet`);
  return found;
};

/** A field's name as the words of an error's detail: `effective_to` → `Effective to`. */
export const words = (field: string): string => {
  const text = field.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
