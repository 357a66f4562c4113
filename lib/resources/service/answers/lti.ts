import * as v from 'valibot';
import { answeringTokensAnswer } from '../../course-evaluations/answers/invitations.ts';
import { count, described, id, instant, listOf, selfLinks, text } from '../../shared/answer-schemas.ts';

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

/** The answer of `make-registration-link`. */
export const registrationLinkAnswer = v.strictObject({
  data: v.strictObject({ type: v.literal('lti_registration'), id }),
  meta: v.strictObject({
    link: described(
      v.nullable(text),
      'The address to paste at the platform. Null in the answer to a repeated request: make another link.',
    ),
    expires_at: described(instant, 'Until when it can be used, once, in UTC.'),
  }),
});

export type RegistrationLinkAnswer = v.InferOutput<typeof registrationLinkAnswer>;

const person = v.strictObject({ user: id, display_name: v.nullable(text) });

/** The answer of `read-roster-difference`. */
export const rosterDifferenceAnswer = v.strictObject({
  meta: v.strictObject({
    platform: described(id, 'The platform that was asked.'),
    enrolled: described(count, 'Students of the section here.'),
    on_platform: described(count, 'Active learners of the course there.'),
    in_both: described(count, 'People who are both.'),
    only_here: described(count, 'Students of the section that the platform does not have in the course.'),
    only_there: described(count, 'Learners there who are users here, and not enrolled in the section.'),
    unknown: described(count, 'Learners there who are no active user here, or several.'),
    people: described(
      v.nullable(
        v.strictObject({
          only_here: listOf(person),
          only_there: listOf(person),
          unknown: described(listOf(v.nullable(text)), 'Names as the platform writes them; null where it says none.'),
        }),
      ),
      'Who they are; null without `students:read`.',
    ),
  }),
  links: selfLinks,
});

export type RosterDifference = v.InferOutput<typeof rosterDifferenceAnswer>['meta'];
