import * as v from 'valibot';
import { answeringTokensAnswer } from '../../course-evaluations/answers/invitations.ts';
import { described, id } from '../../shared/answer-schemas.ts';

const tokens = answeringTokensAnswer.entries.meta.entries;

/** The answer of `redeem-lti-launch`. */
export const launchAnswer = v.strictObject({
  data: v.strictObject({
    type: v.literal('lti_launch'),
    id: described(id, 'Nothing is kept of a redeemed launch: the id leads nowhere.'),
  }),
  meta: v.strictObject({
    role: described(
      v.picklist(['learner', 'staff']),
      'Whether the platform says that the person is a learner there; all others sign in.',
    ),
    draft_key: described(
      v.nullable(tokens.draft_key),
      'Always the same for the learner: a page can encrypt under it what is not sent yet. Null for staff.',
    ),
    answering_tokens: described(
      tokens.answering_tokens,
      'One for each open period and student record of the learner, those that close first at the beginning; none for staff.',
    ),
    evaluation: described(
      v.nullable(id),
      'The evaluation of the section that was launched from; null where the learner has none to answer, and for staff.',
    ),
    section: described(
      v.nullable(id),
      'For staff the section that was launched from; null where none is known by what the platform says, and for learners.',
    ),
  }),
});

export type LaunchAnswer = v.InferOutput<typeof launchAnswer>;
