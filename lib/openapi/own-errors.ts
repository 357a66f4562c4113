import {
  distributionRequired,
  integrationOnly,
  noAuthorityOver,
  personNotFound,
  personOnly,
  signedInOnly,
  studentOnly,
} from '../errors/access.ts';
import { expiryRefused, mayNotGive, noActiveUser, rateOfPerson, scopeOfIntegrations } from '../errors/access-tokens.ts';
import { alreadyAnswered, notOpen, unanswered } from '../errors/answering.ts';
import { cursorExpired, invalidFeedFilter } from '../errors/changes.ts';
import { commentHeld } from '../errors/comments.ts';
import type { DescribedKind } from '../errors/error-kind.ts';
import {
  incomplete,
  invalidCode,
  linksGone,
  notEnrolled,
  notFinished,
  nothingOpen,
  nothingToAnswer,
  notRedeemable,
  periodOver,
  tooManyCodes,
} from '../errors/invitations.ts';
import { launchExpired, platformExists, rosterNotAsked, rosterUnavailable, tooManyPlatforms } from '../errors/lti.ts';
import { mailNotSetUp } from '../errors/mail.ts';
import {
  alreadySending,
  alreadySuppressed,
  audienceNotAllowed,
  linksByFile,
  linksByService,
  missingMergeField,
  noAddress,
  noPerson,
  notPaused,
  periodNotScheduled,
  plannedByService,
  templateNameTaken,
  templateOfOtherPurpose,
  tooManyMessages,
  tooManyTemplates,
  tooManyTests,
  unknownMergeField,
} from '../errors/messages.ts';
import {
  closesInPast,
  endOfTermUnknown,
  midtermsOff,
  notEvaluated,
  nothingAsked,
  openTooLong,
  tooLateInTerm,
  tooManyMidterms,
} from '../errors/midterms.ts';
import {
  coverageInProgress,
  coveredByMany,
  openingKept,
  ownResultFrozen,
  resultsFrozen,
  setAnswered,
  thresholdKept,
  tooManyQuestionSets,
  tooManySections,
  wouldDiscardResults,
} from '../errors/periods.ts';
import { invalidCursor, invalidFilter, invalidPage } from '../errors/query.ts';
import { neverDraftAgain, notOffered, tooManyVersions } from '../errors/question-bank.ts';
import { conditionBroken } from '../errors/question-conditions.ts';
import {
  deadlinePassed,
  layersFixed,
  noQuestionLayer,
  notFromBank,
  tooManyLayers,
  tooManyQuestions,
} from '../errors/question-levels.ts';
import { notFound, rowsTooLarge } from '../errors/reading.ts';
import {
  alreadyPublished,
  noReplyToMidterm,
  notCounted,
  notTaught,
  onlyAddedTo,
  quotesHiddenComment,
  replyExists,
  resultsNotReleased,
} from '../errors/replies.ts';
import {
  notOfScope,
  reportNotDrawn,
  reportsUnavailable,
  resultWithheld,
  tooManyDocuments,
  tooManyReports,
} from '../errors/reports.ts';
import { deliveryUnderWay, endpointDisabled, endpointRefused, tooManyEndpoints } from '../errors/webhooks.ts';

const writesOfLevels = [setAnswered, deadlinePassed, noQuestionLayer, noAuthorityOver];

const writesOfQuestions = ['question', 'question-set', 'question-set-section'].flatMap((title) =>
  ['create', 'update', 'delete'].map((verb) => [`${verb}-${title}`, writesOfLevels] as const),
);

/** Errors of operations with rules of their own, by the name of the operation. */
export const ownErrors: Readonly<Record<string, readonly DescribedKind[]>> = {
  'create-access-token': [mayNotGive, scopeOfIntegrations, expiryRefused, rateOfPerson, noActiveUser],
  'hold-comment': [commentHeld],
  'update-comment': [commentHeld],
  'invite-students': [linksByService, periodOver],
  'read-invitation-links': [notFinished, linksGone, rowsTooLarge],
  'read-reminders': [notOpen, rowsTooLarge, invalidFilter],
  'redeem-invitation': [
    integrationOnly,
    distributionRequired,
    notFound,
    notRedeemable,
    nothingToAnswer,
    invalidCode,
    incomplete,
    tooManyCodes,
  ],
  'issue-answering-tokens': [signedInOnly, distributionRequired, personNotFound, notEnrolled, nothingOpen],
  'create-learning-platform': [platformExists, tooManyPlatforms],
  'update-learning-platform': [platformExists],
  'redeem-lti-launch': [distributionRequired, launchExpired, notEnrolled, nothingOpen],
  'forecast-period-messages': [periodOver],
  'create-message-suppression': [alreadySuppressed],
  'create-message-template': [missingMergeField, templateNameTaken, tooManyTemplates, unknownMergeField],
  'update-message-template': [missingMergeField, templateNameTaken, unknownMergeField],
  'create-period-message': [
    audienceNotAllowed,
    linksByFile,
    periodNotScheduled,
    plannedByService,
    templateOfOtherPurpose,
    tooManyMessages,
  ],
  'update-period-message': [
    alreadySending,
    audienceNotAllowed,
    linksByFile,
    periodNotScheduled,
    templateOfOtherPurpose,
  ],
  'delete-period-message': [alreadySending],
  'cancel-period-message': [alreadySending],
  'pause-period-message': [alreadySending],
  'resume-period-message': [mailNotSetUp, notPaused],
  'test-period-message': [mailNotSetUp, noAddress, noPerson, tooManyTests],
  'create-webhook-endpoint': [endpointRefused, tooManyEndpoints],
  'update-webhook-endpoint': [endpointRefused],
  'recover-webhook-deliveries': [endpointDisabled],
  'redeliver-webhook-delivery': [deliveryUnderWay],
  ...Object.fromEntries(writesOfQuestions),
  'create-question-set': [...writesOfLevels, tooManyQuestionSets],
  'create-question-set-section': [...writesOfLevels, tooManySections, tooManyQuestions],
  'create-question': [...writesOfLevels, tooManyQuestions, notFromBank],
  'update-question': [...writesOfLevels, notFromBank, conditionBroken],
  'delete-question': [...writesOfLevels, conditionBroken],
  'update-question-set-section': [...writesOfLevels, conditionBroken],
  'start-midterm': [
    personOnly,
    noAuthorityOver,
    midtermsOff,
    notEvaluated,
    tooManyMidterms,
    endOfTermUnknown,
    tooLateInTerm,
    notOffered,
    closesInPast,
    openTooLong,
    nothingAsked,
  ],
  'use-question-bank-item': [notOffered, ...writesOfLevels, tooManyQuestions],
  'create-question-layer': [layersFixed, tooManyLayers],
  'update-question-layer': [layersFixed],
  'delete-question-layer': [layersFixed],
  'update-question-bank-item': [neverDraftAgain, tooManyVersions],
  'copy-question-sets': [setAnswered, tooManyQuestionSets, tooManySections, noAuthorityOver],
  'order-question-set-sections': [...writesOfLevels, conditionBroken],
  'order-questions': [...writesOfLevels, conditionBroken],
  'preview-form': [invalidFilter, noAuthorityOver],
  'create-section': [coveredByMany],
  'update-section': [coveredByMany],
  'list-my-evaluations': [studentOnly, distributionRequired],
  'read-my-account': [personOnly],
  'create-report': [notOfScope, tooManyDocuments, tooManyReports],
  'read-evaluation-result': [resultWithheld, reportsUnavailable, reportNotDrawn],
  'read-response-rates': [integrationOnly, invalidFilter],
  'read-my-response-rates': [personOnly],
  'read-roster-difference': [invalidFilter, rosterNotAsked, rosterUnavailable],
  'read-form': [notOpen, distributionRequired],
  'create-response': [studentOnly, distributionRequired, notOpen, alreadyAnswered, unanswered],
  'update-evaluation-period': [wouldDiscardResults, thresholdKept, coverageInProgress, resultsFrozen],
  'create-reply': [
    personOnly,
    notTaught,
    notCounted,
    noReplyToMidterm,
    replyExists,
    resultsNotReleased,
    quotesHiddenComment,
  ],
  'list-due-replies': [personOnly],
  'update-reply': [personOnly, notTaught, resultsNotReleased, alreadyPublished, onlyAddedTo, quotesHiddenComment],
  'update-evaluation': [thresholdKept, ownResultFrozen],
  'update-period-schedule': [wouldDiscardResults, openingKept],
  'list-changes': [integrationOnly, invalidPage, invalidCursor, invalidFeedFilter, cursorExpired],
};
