import { documentBase } from '../document-base.ts';
import { constant, count, id, objectOf, orNull, schemaReference, uri } from '../json-schema.ts';
import type { ActionAnswers } from './action-answer.ts';

const name = { type: 'string', description: 'The display name of the student’s account.', examples: ['Ada Lovelace'] };
const email = orNull({ type: 'string', description: 'The preferred e-mail address; null where there is none.' });
const instant = { type: 'string', format: 'date-time' };
const open = { ...count, description: 'How many evaluations the student has still to answer.', examples: [4] };

const selfLink = objectOf({ self: { ...uri, description: 'The address that was asked for.' } });

const invitation = objectOf({
  name,
  email,
  link: {
    ...uri,
    description: 'Leads to the page on which the student answers; whoever has it can answer in the student’s place.',
    examples: ['https://facet.example/app#q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4'],
  },
  open,
});

const reminder = objectOf({
  student: { ...id, description: 'The id of the course_evaluation_student.' },
  name,
  email,
  open,
});

const listOf = (items: object, description: string) => ({ type: 'array', items, description });

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

/** Answers about invitations. */
export const invitations: ActionAnswers = {
  'invite-students': {
    description: 'The batch, which continues by itself.',
    schema: objectOf({ data: schemaReference('course_evaluation_invitation_batch') }),
    example: { data: exampleBatch },
    headers: { Location: { description: 'Address of the batch.', required: true, schema: uri } },
  },
  'read-invitation-links': {
    description: 'The links, which are not answered a second time.',
    schema: objectOf({
      meta: objectOf({ invitations: listOf(invitation, 'A row for each student of the batch.') }),
      links: selfLink,
    }),
    otherTypes,
    example: { meta: { invitations: [exampleInvitation] }, links: { self: `${exampleBatch.links.self}/links` } },
  },
  'read-reminders': {
    description: 'The students who have something left to answer.',
    schema: objectOf({
      meta: objectOf({ reminders: listOf(reminder, 'A row for each student, by id.') }),
      links: selfLink,
    }),
    otherTypes,
    example: { meta: { reminders: [exampleReminder] }, links: { self: `${examplePeriod}/reminders` } },
  },
  'redeem-invitation': {
    description: 'An answering token of the student.',
    schema: objectOf({
      data: objectOf({
        type: constant('invitation_redemption'),
        id: { ...id, description: 'Nothing is kept of a redemption: the id leads nowhere.' },
      }),
      meta: objectOf({
        token: {
          type: 'string',
          description: 'An access token with the scope `responses:submit`, for this student and period.',
        },
        expires_at: {
          type: 'string',
          format: 'date-time',
          description: 'When the token ends, 30 minutes after the redemption.',
        },
        period: objectOf({
          name: { type: 'string', description: 'What the evaluation period is called.' },
          opens_at: orNull({ ...instant, description: 'From when on the student can answer; null if not decided.' }),
          closes_at: orNull({ ...instant, description: 'Until when the student can answer; null if not decided.' }),
        }),
      }),
    }),
    example: {
      data: { type: 'invitation_redemption', id: '5f2b7a0e-3c1d-4e8f-9a6b-7c8d9e0f1a2b' },
      meta: {
        token: 'facet_answering_AZWSZlvA…',
        expires_at: '2025-11-24T05:30:00.000Z',
        period: {
          name: 'Autumn 2025, end of term',
          opens_at: '2025-11-24T05:00:00.000Z',
          closes_at: '2025-12-08T05:00:00.000Z',
        },
      },
    },
  },
};
