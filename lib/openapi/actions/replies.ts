import { dueRepliesAnswer } from '../../resources/course-evaluations/answers/replies.ts';
import { documentBase } from '../guides.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';

/** Answers about replies. */
export const replies: ActionAnswers = {
  'list-due-replies': answerOf(dueRepliesAnswer, {
    description: 'The evaluations that wait for a reply of the person who asks.',
    example: {
      meta: {
        total: 1,
        due: [
          {
            evaluation: '6f1c0f52-5d0b-5b8e-9c3e-2f7a4d1e8b60',
            name: 'MATH 201 Linear Algebra, 001',
            closed_on: '2025-12-08',
          },
        ],
      },
      links: { self: `${documentBase}/api/v1/my/due_replies` },
    },
  }),
};
