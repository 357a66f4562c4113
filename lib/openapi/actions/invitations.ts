import * as v from 'valibot';
import {
  answeringTokensAnswer,
  invitationLinksAnswer,
  redemptionAnswer,
  remindersAnswer,
} from '../../resources/course-evaluations/answers/invitations.ts';
import { resource, selfLinks } from '../../resources/shared/answer-schemas.ts';
import { documentBase } from '../guides.ts';
import { uri } from '../json-schema.ts';
import { type ActionAnswers, answerOf } from './action-answer.ts';
import { narrowingParameters } from './narrowing.ts';

const otherTypes = {
  'text/csv': { type: 'string', description: 'A header line and a line for each student.' },
  'application/x-ndjson': { type: 'string', description: 'A line of JSON for each student, with the same members.' },
};

const examplePeriod = `${documentBase}/api/v1/course_evaluation_periods/01959266-5bc0-7000-8000-1f6d1f0b9e47`;
const batchId = '01959266-5bc0-7c3e-8a51-3a7d1f0b9e48';
const exampleBatch = {
  type: 'course_evaluation_invitation_batch',
  id: batchId,
  attributes: {
    state: 'queued',
    invited: null,
    already_invited: null,
    nothing_to_answer: null,
    without_email: null,
    message: null,
    finished_at: null,
    created_at: '2025-11-24T05:00:00.000Z',
    updated_at: '2025-11-24T05:00:00.000Z',
  },
  relationships: {
    period: {
      links: { related: `${documentBase}/api/v1/course_evaluation_invitation_batches/${batchId}/period` },
      data: { type: 'course_evaluation_period', id: '01959266-5bc0-7000-8000-1f6d1f0b9e47' },
      meta: {},
    },
  },
  links: { self: `${documentBase}/api/v1/course_evaluation_invitation_batches/${batchId}` },
  meta: { version: 1 },
};
const exampleStudent = { name: 'Ada Lovelace', email: 'ada@lovelace.example', open: 4 };
const exampleLink = `${documentBase}/app#q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4`;
const exampleInvitation = { ...exampleStudent, link: exampleLink };
const exampleReminder = { ...exampleStudent, student: '01959266-5bc0-7000-8000-4d2b7a4f6c11' };

const exampleToken = {
  token: 'facet_answering_AZWSZlvA…',
  expires_at: '2025-11-24T05:30:00.000Z',
  period: {
    name: 'Autumn 2025, end of term',
    opens_at: '2025-11-24T05:00:00.000Z',
    closes_at: '2025-12-08T05:00:00.000Z',
  },
};

/** The answering tokens of a person. */
export const exampleAnsweringTokens = {
  draft_key: 'q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4',
  answering_tokens: [
    {
      ...exampleToken,
      student: '01959266-5bc0-7000-8000-4d2b7a4f6c11',
      period: { id: '01959266-5bc0-7000-8000-1f6d1f0b9e47', ...exampleToken.period },
    },
  ],
};

/** Answers about invitations. */
export const invitations: ActionAnswers = {
  'invite-students': answerOf(
    v.strictObject({ data: resource('course_evaluation_invitation_batch'), links: selfLinks }),
    {
      description: 'The batch, which continues by itself.',
      example: { data: exampleBatch, links: { self: exampleBatch.links.self } },
      headers: { Location: { description: 'Address of the batch.', required: true, schema: uri } },
    },
  ),
  'read-invitation-links': answerOf(invitationLinksAnswer, {
    description: 'The links, which are not answered a second time.',
    otherTypes,
    example: { meta: { invitations: [exampleInvitation] }, links: { self: `${exampleBatch.links.self}/links` } },
  }),
  'read-reminders': answerOf(remindersAnswer, {
    description: 'The students who have something left to answer.',
    parameters: narrowingParameters,
    otherTypes,
    example: { meta: { reminders: [exampleReminder] }, links: { self: `${examplePeriod}/reminders` } },
  }),
  'redeem-invitation': answerOf(redemptionAnswer, {
    description: 'An answering token of the student.',
    example: {
      data: { type: 'invitation_redemption', id: '5f2b7a0e-3c1d-4e8f-9a6b-7c8d9e0f1a2b' },
      meta: exampleToken,
    },
  }),
  'issue-answering-tokens': answerOf(answeringTokensAnswer, {
    description: 'The answering tokens of the person.',
    example: { meta: exampleAnsweringTokens },
  }),
};
