import { launchAnswer, registrationLinkAnswer, rosterDifferenceAnswer } from '../../resources/service/answers/lti.ts';
import { documentBase } from '../guides.ts';
import { id } from '../json-schema.ts';
import { query } from '../parameters.ts';
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
  'make-registration-link': answerOf(registrationLinkAnswer, {
    description: 'The link, for one platform.',
    example: {
      data: { type: 'lti_registration', id: '5f2b7a0e-3c1d-4e8f-9a6b-7c8d9e0f1a2b' },
      meta: {
        link: 'https://facet.example.edu/lti/register?link=5f2b7a0e-3c1d-4e8f-9a6b-7c8d9e0f1a2b.q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4',
        expires_at: '2025-03-15T03:30:00.000Z',
      },
    },
  }),
  'read-roster-difference': answerOf(rosterDifferenceAnswer, {
    description: 'How the students of the section differ from the learners on the platform.',
    parameters: [
      query('filter[platform]', 'Id of the platform to ask; needed where several have a roster.', id),
      query('filter[context]', 'The platform’s id of the course, where it is not that of the imported files.', {
        type: 'string',
        minLength: 1,
        maxLength: 255,
      }),
    ],
    example: {
      meta: {
        platform: '3f6c1b52-7a0e-4d55-9c3e-1b2a4d5e6f70',
        ...{ enrolled: 41, on_platform: 42, in_both: 40, only_here: 1, only_there: 1, unknown: 1 },
        people: {
          only_here: [{ user: '9d2f8a10-5b7c-4e3d-8f1a-6c5b4a392817', display_name: 'Lena Brandt' }],
          only_there: [{ user: '1c4e7b92-8d6f-4a05-b3c8-2e9f0d1a5b64', display_name: 'Omar Haddad' }],
          unknown: ['Robin Newcomer'],
        },
      },
      links: {
        self: `${documentBase}/api/v1/course_evaluation_sections/7d8f1c0a-5a53-5f0e-9c3b-0d2f3a4b5c6d/roster_difference`,
      },
    },
  }),
};
