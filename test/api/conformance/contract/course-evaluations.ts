import type { ContractType } from './contract-type.ts';
import { many, timestamps } from './fields.ts';

/** Course evaluations: what students answer, and about what. */
export const courseEvaluations: Readonly<Record<string, ContractType>> = {
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
};
