import * as v from 'valibot';
import { count, described, exampled, id, instant, listOf, text, uri } from '../../shared/answer-schemas.ts';

const name = exampled(text, 'The display name of the student’s account.', 'Ada Lovelace');
const email = described(v.nullable(text), 'The preferred e-mail address; null where there is none.');
const open = exampled(count, 'How many evaluations the student has still to answer.', 4);

const selfLink = v.strictObject({ self: described(uri, 'The address that was asked for.') });

const invitation = v.strictObject({
  name,
  email,
  link: exampled(
    uri,
    'Leads to the page on which the student answers; whoever has it can answer in the student’s place.',
    'https://facet.example/app#q7yXw0Zk3cN1v5oT9bR2mL8sD4fH6jG0aE1uI3pY5t4',
  ),
  open,
});

const reminder = v.strictObject({
  student: described(id, 'The id of the course_evaluation_student.'),
  name,
  email,
  open,
});

/** The answer of `read-invitation-links`. */
export const invitationLinksAnswer = v.strictObject({
  meta: v.strictObject({ invitations: described(listOf(invitation), 'A row for each student of the batch.') }),
  links: selfLink,
});

/** The answer of `read-reminders`. */
export const remindersAnswer = v.strictObject({
  meta: v.strictObject({ reminders: described(listOf(reminder), 'A row for each student, by id.') }),
  links: selfLink,
});

export type Invitation = v.InferOutput<typeof invitation>;
/** A student who has not answered everything. It does not show what is left, and when the student has answered. */
export type Reminder = v.InferOutput<typeof reminder>;

const tokenFields = {
  token: described(text, 'An access token with the scope `responses:submit`, for this student and period.'),
  expires_at: described(instant, 'When the token ends, 30 minutes after it was issued.'),
};

const periodFields = {
  name: described(text, 'What the evaluation period is called.'),
  opens_at: described(v.nullable(instant), 'From when on the student can answer; null if not decided.'),
  closes_at: described(v.nullable(instant), 'Until when the student can answer; null if not decided.'),
};

const answeringToken = v.strictObject({
  ...tokenFields,
  student: described(id, 'The id of the course_evaluation_student.'),
  period: v.strictObject({ id: described(id, 'The id of the course_evaluation_period.'), ...periodFields }),
});

/** The answer of `issue-answering-tokens`. */
export const answeringTokensAnswer = v.strictObject({
  meta: v.strictObject({
    draft_key: described(
      text,
      'Always the same for the person: a page can encrypt under it what is not sent yet. It opens nothing else.',
    ),
    answering_tokens: described(
      listOf(answeringToken),
      'One for each open period and student record of the person, those that close first at the beginning.',
    ),
  }),
});

export type AnsweringTokensAnswer = v.InferOutput<typeof answeringTokensAnswer>;

/** The answer of `redeem-invitation`. */
export const redemptionAnswer = v.strictObject({
  data: v.strictObject({
    type: v.literal('invitation_redemption'),
    id: described(id, 'Nothing is kept of a redemption: the id leads nowhere.'),
  }),
  meta: v.strictObject({ ...tokenFields, period: v.strictObject(periodFields) }),
});

export type RedemptionAnswer = v.InferOutput<typeof redemptionAnswer>;
