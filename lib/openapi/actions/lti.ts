import { launchAnswer } from '../../resources/service/answers/lti.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';
import { exampleAnsweringTokens } from './invitations.ts';

/** Answers about launches from learning platforms. */
export const lti: ActionAnswers = {
  'redeem-lti-launch': answerOf(launchAnswer, {
    description: 'What the launch is good for.',
    example: {
      data: { type: 'lti_launch', id: '5f2b7a0e-3c1d-4e8f-9a6b-7c8d9e0f1a2b' },
      meta: {
        role: 'learner',
        ...exampleAnsweringTokens,
        evaluation: '7d8f1c0a-5a53-5f0e-9c3b-0d2f3a4b5c6d',
        section: null,
      },
    },
  }),
};
