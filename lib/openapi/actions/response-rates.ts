import { periodStatuses } from '../../resources/course-evaluations/period-status.ts';
import { documentBase } from '../document-base.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { ActionAnswer } from './action-answer.ts';

const rate = {
  sections: { type: 'integer', minimum: 0, description: 'Sections that are evaluated.' },
  enrolled: { type: 'integer', minimum: 0, description: 'Enrolments in them; a student of two sections counts twice.' },
  completed: {
    oneOf: [{ type: 'integer', minimum: 0 }, { enum: ['0', '1–4', '5+'] }, { type: 'null' }],
    description: 'Responses; a band where few are enrolled, null below the threshold of a period that has closed.',
  },
  response_rate: {
    type: ['number', 'null'],
    minimum: 0,
    description: 'Responses by enrolments, to six digits; null where `completed` is no number, or nobody is enrolled.',
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const closedObject = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const department: JsonSchema = {
  type: ['string', 'null'],
  description: 'Id of the department; null for the sections without a known department.',
};

const behind: JsonSchema = closedObject({
  evaluation: { type: 'string', description: 'Id of the evaluation.' },
  section: { type: 'string', description: 'Id of the section.' },
  section_name: { type: 'string', description: 'What the section is called.' },
  course_name: { type: ['string', 'null'], description: 'What its course is called; null where it has none.' },
  enrolled: { type: 'integer', minimum: 1, description: 'Students of the section.' },
  completed: { type: 'integer', minimum: 0, description: 'Responses.' },
  response_rate: { type: 'number', minimum: 0, description: 'Responses by enrolments, to six digits.' },
});

const ofOffice = 'Empty for those who are not the evaluation office';

/** What only the evaluation office sees. */
const details = {
  days: {
    type: 'array',
    items: closedObject({
      day: { type: 'string', format: 'date', description: 'A day in UTC on which somebody has answered.' },
      completed: { type: 'integer', minimum: 1, description: 'Responses of that day.' },
    }),
    description: `The responses by day, in order, of what the number of all counts. ${ofOffice}.`,
  },
  class_sizes: {
    type: 'array',
    items: closedObject({
      from: { type: 'integer', minimum: 1, description: 'Least enrolments of these sections.' },
      to: { type: ['integer', 'null'], description: 'Most enrolments of these sections; null for the largest.' },
      ...rate,
    }),
    description: `The same by size of class. ${ofOffice}.`,
  },
  behind: {
    type: 'array',
    items: behind,
    description: `The sections of an open period below the rate of all, at most 50, the lowest first. ${ofOffice}.`,
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const status: JsonSchema = { enum: [...periodStatuses], description: 'What the period is doing now.' };

/** The answer of `read-response-rates`. */
export const responseRates: ActionAnswer = {
  description: 'Response rates of the period, in `meta` alone.',
  schema: {
    type: 'object',
    properties: {
      meta: closedObject({
        status,
        ...rate,
        departments: {
          type: 'array',
          items: closedObject({ department, ...rate }),
          description: 'The same by department.',
        },
        ...details,
      }),
      links: { type: 'object', properties: { self: { type: 'string', format: 'uri' } } },
    },
    required: ['meta', 'links'],
  },
  example: {
    meta: {
      status: 'open',
      ...{ sections: 3, enrolled: 71, completed: 40, response_rate: 0.56338 },
      departments: [
        {
          department: '01959266-5bc0-7000-8000-4d2b7a4f6c11',
          ...{ sections: 2, enrolled: 50, completed: 31, response_rate: 0.62 },
        },
        { department: null, sections: 1, enrolled: 21, completed: 9, response_rate: 0.428571 },
      ],
      days: [
        { day: '2025-11-24', completed: 28 },
        { day: '2025-11-25', completed: 12 },
      ],
      class_sizes: [{ from: 20, to: 49, sections: 3, enrolled: 71, completed: 40, response_rate: 0.56338 }],
      behind: [
        {
          evaluation: '6f1c0f52-5d0b-5b8e-9c3e-2f7a4d1e8b60',
          section: '01959266-5bc0-7410-8000-9a8b7c6d5e4f',
          section_name: '01',
          course_name: 'Linear Algebra',
          ...{ enrolled: 21, completed: 9, response_rate: 0.428571 },
        },
      ],
    },
    links: {
      self: `${documentBase}/api/v1/course_evaluation_periods/01959266-5bc0-7000-8000-4d2b7a4f6c22/response_rates`,
    },
  },
};
