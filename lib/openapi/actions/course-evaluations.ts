import * as v from 'valibot';
import { resource } from '../../resources/shared/answer-schemas.ts';
import { documentBase } from '../guides.ts';
import { uri } from '../json-schema.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';
import { replies } from './replies.ts';
import { responseRates } from './response-rates.ts';
import { results } from './results.ts';

const type = 'course_evaluation_response';
const response = '3c9d0b6e-8f52-4a71-9e04-b7d1c26f5a38';
const evaluation = { data: { type: 'course_evaluation', id: '6f1c0f52-5d0b-5b8e-9c3e-2f7a4d1e8b60' } };
const question = '01959266-5bc0-7a10-8000-3f1d2c4b5a69';
const otherQuestion = '01959266-5bc0-7a11-8000-6b0e9d8c7f51';
const instructor = '01959266-5bc0-7b20-8000-1a2b3c4d5e6f';
const self = `${documentBase}/api/v1/course_evaluation_responses/${response}`;
const day = '2025-12-01T00:00:00.000Z';

/** Answers about course evaluations. */
export const courseEvaluations: ActionAnswers = {
  ...replies,
  ...results,
  'read-response-rates': responseRates,
  'create-response': answerOf(v.strictObject({ data: resource(type) }), {
    description: 'The new response: that the evaluation was answered, on which day, and nothing of the answers.',
    example: {
      data: {
        type,
        id: response,
        attributes: { created_at: day, updated_at: day },
        relationships: { evaluation: { links: { related: `${self}/evaluation` }, ...evaluation, meta: {} } },
        links: { self },
        meta: { version: 1 },
      },
    },
    request: {
      data: {
        type,
        attributes: {
          answers: [
            { question, value: 4, comment: 'Clear from the first week on.' },
            { question: otherQuestion, instructor, value: 5 },
          ],
        },
        relationships: { evaluation },
      },
    },
    headers: { Location: { description: 'Address of the response.', required: true, schema: uri } },
  }),
};
