import type { OwnError } from '../own-error.ts';

const notOpen: OwnError = {
  status: 409,
  code: 'not_open',
  when: 'The period takes no answers; `meta.status` is its status.',
};

/** Errors of the operations about invitations alone. */
export const invitationErrors: Readonly<Record<string, readonly OwnError[]>> = {
  'invite-students': [
    {
      ...notOpen,
      when: 'The period has closed; students can be invited before it opens. `meta.status` is its status.',
    },
  ],
  'read-invitation-links': [
    { status: 409, code: 'not_finished', when: 'The batch is not finished yet; `meta.state` is its state.' },
    {
      status: 410,
      code: 'links_gone',
      when: 'The links were fetched before, or not fetched in time, or the batch failed.',
    },
    {
      status: 400,
      code: 'answer_too_large',
      when: 'The answer is larger than 6 MB; compressed CSV is the smallest form.',
    },
  ],
  'read-reminders': [
    {
      status: 400,
      code: 'answer_too_large',
      when: 'The answer is larger than 6 MB; compressed CSV is the smallest form.',
    },
  ],
  'redeem-invitation': [
    {
      status: 401,
      code: 'unauthorized',
      when: 'The request names a student without a token, or has a token that is not valid.',
    },
    { status: 403, code: 'missing_scope', when: 'The request has a token without the scope `invitations:redeem`.' },
    { status: 403, code: 'integration_only', when: 'The token of the request acts for a person.' },
    { status: 404, code: 'not_found', when: 'There is no such student or period.' },
    notOpen,
    { status: 409, code: 'nothing_to_answer', when: 'The student has nothing left to answer.' },
    {
      status: 422,
      code: 'invalid_code',
      when: 'The code is not valid, or no longer valid: it is wrong, replaced or used up, or the period has closed.',
    },
    { status: 422, code: 'incomplete', when: 'The request has neither a code nor both a student and a period.' },
    {
      status: 429,
      code: 'too_many_codes',
      when: 'Too many codes from the same network were not valid in this minute.',
    },
  ],
};
