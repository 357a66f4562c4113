import { personOnly, studentOnly } from '../errors/access.ts';
import { expiryRefused, mayNotGive, noActiveUser, scopeOfIntegrations } from '../errors/access-tokens.ts';
import { alreadyAnswered, notOpen } from '../errors/answering.ts';
import type { DescribedKind } from '../errors/error-kind.ts';
import {
  incomplete,
  invalidCode,
  linksGone,
  notFinished,
  nothingToAnswer,
  notRedeemable,
  periodOver,
  tooManyCodes,
} from '../errors/invitations.ts';
import {
  coverageInProgress,
  coveredByMany,
  ownResultFrozen,
  resultsFrozen,
  setAnswered,
  thresholdKept,
  wouldDiscardResults,
} from '../errors/periods.ts';
import { cursorExpired, rowsTooLarge } from '../errors/reading.ts';
import { deliveryUnderWay, endpointDisabled, endpointRefused, tooManyEndpoints } from '../errors/webhooks.ts';

const kind = (status: number, code: string, means: string): DescribedKind => ({ status, code, means });

const tooManySets = kind(
  422,
  'too_many_question_sets',
  'The period would have more than 85 question sets, which is as many as can have sections.',
);

const writesOfQuestions = ['question', 'question-set', 'question-set-section'].flatMap((title) =>
  ['create', 'update', 'delete'].map((verb) => [`${verb}-${title}`, [setAnswered]] as const),
);

/** Errors of operations with rules of their own, by the name of the operation. */
export const ownErrors: Readonly<Record<string, readonly DescribedKind[]>> = {
  'create-access-token': [mayNotGive, scopeOfIntegrations, expiryRefused, noActiveUser],
  'invite-students': [periodOver],
  'read-invitation-links': [notFinished, linksGone, rowsTooLarge],
  'read-reminders': [rowsTooLarge],
  'redeem-invitation': [
    kind(401, 'unauthorized', 'The request names a student without a token, or has a token that is not valid.'),
    kind(403, 'missing_scope', 'The request has a token without the scope `invitations:redeem`.'),
    kind(403, 'integration_only', 'The token of the request acts for a person.'),
    kind(404, 'not_found', 'There is no such student or period.'),
    notRedeemable,
    nothingToAnswer,
    invalidCode,
    incomplete,
    tooManyCodes,
  ],
  'create-webhook-endpoint': [endpointRefused, tooManyEndpoints],
  'update-webhook-endpoint': [endpointRefused],
  'recover-webhook-deliveries': [endpointDisabled],
  'redeliver-webhook-delivery': [deliveryUnderWay],
  ...Object.fromEntries(writesOfQuestions),
  'create-question-set': [setAnswered, tooManySets],
  'copy-question-sets': [setAnswered, tooManySets],
  'create-section': [coveredByMany],
  'update-section': [coveredByMany],
  'list-my-evaluations': [studentOnly],
  'read-my-account': [personOnly],
  'read-form': [notOpen],
  'create-response': [studentOnly, notOpen, alreadyAnswered],
  'update-evaluation-period': [wouldDiscardResults, thresholdKept, coverageInProgress, resultsFrozen],
  'update-evaluation': [thresholdKept, ownResultFrozen],
  'update-period-schedule': [wouldDiscardResults],
  'list-changes': [
    kind(
      403,
      'integration_only',
      'The token acts for a person, and `filter[subject_type]` names a type whose changes only integrations may read.',
    ),
    { status: 400, code: 'invalid_page', means: 'The size of the page is not a number, or too large.' },
    { status: 400, code: 'invalid_cursor', means: '`page[after]` is neither `latest` nor a cursor of the feed.' },
    {
      status: 400,
      code: 'invalid_filter',
      means:
        'There is no such filter, `filter[since]` is not an instant or comes with a cursor, or the feed has no changes of a type.',
    },
    cursorExpired,
  ],
};
