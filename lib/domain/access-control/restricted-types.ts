import { ownReplyScopes, replyVisibility } from '../evaluations/replies/reply-visibility.ts';
import { commentVisibility } from '../evaluations/results/comments/comment-visibility.ts';
import { ownResultScopes } from '../evaluations/results/reading/result-standing.ts';
import { resultVisibility } from '../evaluations/results/reading/result-visibility.ts';
import { ownReports } from '../evaluations/results/report-jobs/report-owner.ts';
import { ownWebhooks } from '../webhooks/endpoints/owner.ts';
import { ownCaseScopes } from './case-visibility/case-standing.ts';
import { caseVisibility } from './case-visibility/case-visibility.ts';
import type { RestrictedType } from './visibility.ts';

/*
 * Lists every type with `isRestricted`. A bundle takes only its own types from here, by the name of the export
 * (infra/bundle/entries.ts).
 */

export const courseEvaluationComment: RestrictedType = {
  type: 'course_evaluation_comment',
  findVisibility: commentVisibility,
  ownScopes: ownResultScopes,
};

export const courseEvaluationReply: RestrictedType = {
  type: 'course_evaluation_reply',
  findVisibility: replyVisibility,
  ownScopes: ownReplyScopes,
};

export const courseEvaluationReport: RestrictedType = {
  type: 'course_evaluation_report',
  findVisibility: ownReports,
  ownScopes: ownResultScopes,
};

export const courseEvaluationResult: RestrictedType = {
  type: 'course_evaluation_result',
  findVisibility: resultVisibility,
  ownScopes: ownResultScopes,
};

export const workflowCase: RestrictedType = {
  type: 'workflow_case',
  findVisibility: caseVisibility,
  ownScopes: ownCaseScopes,
};

export const webhookDelivery: RestrictedType = { type: 'webhook_delivery', findVisibility: ownWebhooks };

export const webhookEndpoint: RestrictedType = { type: 'webhook_endpoint', findVisibility: ownWebhooks };

export const webhookRecovery: RestrictedType = { type: 'webhook_recovery', findVisibility: ownWebhooks };

/** All restricted types, for a process that runs all functions. */
export const restrictedTypes: readonly RestrictedType[] = [
  courseEvaluationComment,
  courseEvaluationReply,
  courseEvaluationReport,
  courseEvaluationResult,
  workflowCase,
  webhookDelivery,
  webhookEndpoint,
  webhookRecovery,
];
