import { accessTokenErrors } from './actions/access-token-errors.ts';
import { invitationErrors } from './actions/invitation-errors.ts';
import { webhookErrors } from './actions/webhook-errors.ts';
import type { OwnError } from './own-error.ts';

const error = (status: number, code: string, when: string): OwnError => ({ status, code, when });

const studentOnly = error(403, 'student_only', 'The access token does not act for a student.');

const wouldDiscard: OwnError = {
  status: 409,
  code: 'would_discard_results',
  when: 'The change discards answers of students, and the request does not confirm this with `meta.discard_results`; `meta.discarded` counts them.',
};

const answeredSet = error(
  409,
  'already_answered',
  'Students have answered the question set, or are about to: only translations of its questions can still change.',
);

const keptThreshold = error(
  409,
  'already_answered',
  'Students have answered, and their form said that results need more responses (`meta.minimum`; null: that none are shown): `minimum_response_threshold` can only be raised until the period closes.',
);

const tooManySets = error(
  422,
  'too_many_question_sets',
  'The period would have more than 85 question sets, which is as many as can have sections.',
);

const coveredByMany = error(
  409,
  'covered_by_many',
  'Too many evaluation periods (about 30) cover the course of the section: it can not join or leave all of them in one write.',
);

const writesOfQuestions = ['question', 'question-set', 'question-set-section'].flatMap((title) =>
  ['create', 'update', 'delete'].map((verb) => [`${verb}-${title}`, [answeredSet]] as const),
);

/** Errors of operations with rules of their own, by the name of the operation. */
export const ownErrors: Readonly<Record<string, readonly OwnError[]>> = {
  ...accessTokenErrors,
  ...invitationErrors,
  ...webhookErrors,
  ...Object.fromEntries(writesOfQuestions),
  'create-question-set': [answeredSet, tooManySets],
  'copy-question-sets': [answeredSet, tooManySets],
  'create-section': [coveredByMany],
  'update-section': [coveredByMany],
  'list-my-evaluations': [studentOnly],
  'read-my-account': [error(403, 'person_only', 'The access token does not act for a person who has an account.')],
  'read-form': [
    error(409, 'not_open', 'The evaluation takes no answers now, so there is no form of it for a student.'),
  ],
  'create-response': [
    studentOnly,
    error(409, 'not_open', 'The evaluation takes no answers now; `meta.status` is the status of its period.'),
    error(409, 'already_answered', 'The student has answered the evaluation.'),
  ],
  'update-evaluation-period': [
    wouldDiscard,
    keptThreshold,
    error(
      409,
      'coverage_in_progress',
      'The request gives the period other courses or another term, while the evaluations of those that it was given last are still being made (`meta.coverage`); nothing was changed.',
    ),
    {
      status: 409,
      code: 'results_frozen',
      when: 'The period has closed: results were computed with the settings that it had then.',
    },
  ],
  'update-evaluation': [
    keptThreshold,
    error(
      409,
      'results_frozen',
      'The period has closed: the result was computed with the settings that the evaluation had then.',
    ),
  ],
  'update-period-schedule': [wouldDiscard],
  'list-changes': [
    error(
      403,
      'integration_only',
      'The token acts for a person, and `filter[subject_type]` names a type whose changes only integrations may read.',
    ),
    { status: 400, code: 'invalid_page', when: 'The size of the page is not a number, or too large.' },
    { status: 400, code: 'invalid_cursor', when: '`page[after]` is neither `latest` nor a cursor of the feed.' },
    {
      status: 400,
      code: 'invalid_filter',
      when: 'There is no such filter, `filter[since]` is not an instant or comes with a cursor, or the feed has no changes of a type.',
    },
    {
      status: 410,
      code: 'cursor_expired',
      when: 'Changes after the cursor, or since the instant, are no longer kept; `meta.oldest` is the instant from which they are. Or the data have been restored to an earlier moment.',
    },
  ],
};
