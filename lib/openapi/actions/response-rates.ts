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
    description: 'Responses by enrolments, to four places; null where `completed` is no number, or nobody is enrolled.',
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
  description: 'Id of the department; null for the sections of which no department is known.',
};

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
    },
    links: {
      self: `${documentBase}/api/v1/course_evaluation_periods/01959266-5bc0-7000-8000-4d2b7a4f6c22/response_rates`,
    },
  },
};
