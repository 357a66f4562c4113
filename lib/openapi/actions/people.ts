import { accountAnswer } from '../../resources/people/answers/account.ts';
import { documentBase } from '../guides.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';

/** Answers about people. */
export const people: ActionAnswers = {
  'read-my-account': answerOf(accountAnswer, {
    description: 'The person, and in `meta` what the person is and may do.',
    example: {
      data: {
        type: 'user',
        id: '01959266-5bc0-7310-8000-2b3c4d5e6f70',
        attributes: { display_name: 'Inês Carvalho-Lund', emails: ['ines.carvalho-lund@ellerybay.example'] },
        meta: { version: 1 },
      },
      meta: {
        roles: ['instructor'],
        scopes: ['account:read', 'comments:read', 'results:read'],
        departments: [],
        sections: [
          {
            id: '01959266-5bc0-7410-8000-9a8b7c6d5e4f',
            name: '01',
            course: '01959266-5bc0-7510-8000-0a1b2c3d4e5f',
          },
        ],
      },
      links: { self: `${documentBase}/api/v1/my/account` },
    },
  }),
};
