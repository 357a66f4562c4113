import * as v from 'valibot';
import { previousVersionsAnswer } from '../../resources/course-evaluations/answers/question-bank.ts';
import { resource, selfLinks } from '../../resources/shared/answer-schemas.ts';
import { documentBase } from '../guides.ts';
import { uri } from '../json-schema.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';

const item = '01959266-5bc0-7d10-8000-4c3b2a190f8e';
const part = '01959266-5bc0-7920-8000-3d2c1b0a9f8e';
const type = 'course_evaluation_question';

const itself = `${documentBase}/api/v1/question_bank_items/${item}`;

/** Answers about the question bank. */
export const questionBank: ActionAnswers = {
  'list-question-bank-item-versions': answerOf(previousVersionsAnswer, {
    description: 'What the item asked in previous versions.',
    example: {
      meta: {
        total: 1,
        versions: [
          {
            version: 1,
            replaced_at: '2025-09-01T08:00:00.000Z',
            text: 'The goals of the course were clear to me.',
            text_translations: null,
            kind: 'scale',
            subject: 'course',
            is_required: true,
            not_applicable: null,
            scale: { points: 5, first: 1, polarity: 'ascending', favourable_from: 4 },
            choices: null,
            allows_comment: true,
            max_length: null,
          },
        ],
      },
      links: { self: `${itself}/versions` },
    },
  }),
  'use-question-bank-item': answerOf(v.strictObject({ data: resource(type), links: selfLinks }), {
    description: 'The copy: a question of the section.',
    shows: type,
    request: {
      data: {
        type: 'question_bank_use',
        attributes: { position: 3 },
        relationships: {
          question_set_section: { data: { type: 'course_evaluation_question_set_section', id: part } },
        },
      },
    },
    headers: { Location: { description: 'Address of the copy.', required: true, schema: uri } },
  }),
};
