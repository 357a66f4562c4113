import { actionWithBody } from '../../lib/http/action.ts';
import { invitationLinks, reminders } from '../../lib/http/invitation-rows.ts';
import { inviteStudents as invite, redeemInvitation as redeem } from '../../lib/http/invitations.ts';
import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedByOne } from '../../lib/http/related-to-one.ts';
import { rowsAction } from '../../lib/http/rows/rows-action.ts';
import { courseEvaluationInvitationBatch } from '../../lib/resources/course-evaluations/course-evaluation-invitation-batch.ts';

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
export const readReminders = rowsAction(courseEvaluationInvitationBatch, 'read_reminders', reminders);
