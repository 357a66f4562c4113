import { action, actionWithBody } from '../../lib/http/operations/action.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedByOne } from '../../lib/http/operations/related-to-one.ts';
import { rowsAction } from '../../lib/http/rows/rows-action.ts';
import { courseEvaluationInvitationBatch } from '../../lib/resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { invitationLinks, reminders } from './actions/invitation-rows.ts';
import { inviteStudents as invite, issueTokensToPerson, redeemInvitation as redeem } from './actions/invitations.ts';
import { narrowingParameters } from './actions/narrowing.ts';

export const listInvitationBatches = list(courseEvaluationInvitationBatch);
export const readInvitationBatch = read(courseEvaluationInvitationBatch);
export const readInvitationBatchPeriod = relatedByOne(courseEvaluationInvitationBatch, 'period');
export const inviteStudents = actionWithBody(courseEvaluationInvitationBatch, 'invite_students', invite);
export const readInvitationLinks = rowsAction(
  courseEvaluationInvitationBatch,
  'read_invitation_links',
  invitationLinks,
);
export const redeemInvitation = actionWithBody(courseEvaluationInvitationBatch, 'redeem_invitation', redeem);
export const issueAnsweringTokens = action(courseEvaluationInvitationBatch, 'issue_answering_tokens', {
  respond: issueTokensToPerson,
});
export const readReminders = rowsAction(courseEvaluationInvitationBatch, 'read_reminders', reminders, {
  list: narrowingParameters,
});
