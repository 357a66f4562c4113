import { count, objectOf, oneOf, schemaReference } from '../json-schema.ts';
import type { ActionAnswers } from './action-answer.ts';

const participation = oneOf([
  objectOf({
    enrolled: { ...count, description: 'How many students can answer.' },
    completed: { ...count, description: 'How many have answered.' },
  }),
  objectOf({
    completed_band: { enum: ['0', '1–4', '5+'], description: 'How many of a small class have answered.' },
  }),
]);

/** Answers about course evaluations. */
export const courseEvaluations: ActionAnswers = {
  'read-evaluation-result': {
    description: 'The result with its figures, or without them and why.',
    schema: objectOf(
      {
        data: schemaReference('course_evaluation_result'),
        meta: objectOf({
          participation: { ...participation, description: 'How many have answered so far, while it is open.' },
        }),
        links: schemaReference('self_links'),
      },
      ['data', 'links'],
    ),
  },
};
