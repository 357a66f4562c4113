import { requireIntegration, unauthorized } from '../../../lib/access/authenticate.ts';
import { beginBatch } from '../../../lib/domain/evaluations/invitations/begin-batch.ts';
import type { StudentInPeriod } from '../../../lib/domain/evaluations/invitations/evaluations-of-student.ts';
import { issueFor, issueTokens } from '../../../lib/domain/evaluations/invitations/issue-tokens.ts';
import { openLinkKeys } from '../../../lib/domain/evaluations/invitations/link-keys/open-link-keys.ts';
import { openToPerson } from '../../../lib/domain/evaluations/invitations/open-to-person.ts';
import { redeemCode, redeemForStudent } from '../../../lib/domain/evaluations/invitations/redeem.ts';
import { sendBatch, sendWaitingBatch } from '../../../lib/domain/evaluations/invitations/work-queue.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { incomplete } from '../../../lib/errors/invitations.ts';
import type { JsonApiError } from '../../../lib/errors/json-api-error.ts';
import { answerNew } from '../../../lib/http/operations/write-answers.ts';
import { callerAddress } from '../../../lib/http/pipeline/caller-address.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Answer } from '../../../lib/http/pipeline/response.ts';
import { fieldPointer } from '../../../lib/jsonapi/request-document.ts';
import { renderResource } from '../../../lib/model/render/render.ts';
import type { Change } from '../../../lib/model/validation/change.ts';
import type {
  AnsweringTokensAnswer,
  RedemptionAnswer,
} from '../../../lib/resources/course-evaluations/answers/invitations.ts';
import { courseEvaluationInvitationBatch } from '../../../lib/resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { newOpaqueId } from '../../../lib/runtime/ids.ts';

/** Creates the batch that a request asks for; it continues by itself. */
export const inviteStudents = async (request: OperationRequest, { toMany }: Change): Promise<Answer> => {
  const answer = request.answerWith((batch) =>
    answerNew(renderResource(courseEvaluationInvitationBatch, batch, request)),
  );
  request.finishWith((id) => sendWaitingBatch(request.store, id, request.now));
  const batch = await beginBatch(
    request.store,
    await openLinkKeys(),
    {
      period: request.pathId('course_evaluation_period'),
      students: toMany.students?.map(({ id }) => id),
      now: request.now,
    },
    sendBatch,
  );
  return answer(batch);
};

const incompleteWithout = ({ data }: Change, name: string): JsonApiError =>
  refuse(incomplete, fieldPointer(data, 'relationships', [name]));

const redeemByPortal = async (request: OperationRequest, change: Change): Promise<StudentInPeriod> => {
  const { student, period } = change.toOne;
  if (!request.hasToken) throw unauthorized();
  requireIntegration(await request.caller(), 'redeem an invitation for a student that it names');
  if (!student) throw incompleteWithout(change, 'student');
  if (!period) throw incompleteWithout(change, 'period');
  return redeemForStudent(request.store, { student: student.id, period: period.id, now: request.now });
};

const redeemBy = (request: OperationRequest, change: Change): Promise<StudentInPeriod> => {
  const { attributes, toOne, data } = change;
  const { store, now, event } = request;
  if (toOne.student || toOne.period) return redeemByPortal(request, change);
  const code = String(attributes.code ?? '');
  const pointer = fieldPointer(data, 'attributes', ['code']);
  return redeemCode(store, { code, pointer, address: callerAddress(event), now });
};

/** Answers an answering token for the student whose code, or name, the request has. */
export const redeemInvitation = async (
  request: OperationRequest,
  change: Change,
): Promise<Answer<RedemptionAnswer>> => {
  const meta = await issueFor(request.store, await redeemBy(request, change), request.now);
  // Nothing is kept of it, so its id is good for nothing but to be there, as JSON:API asks.
  const data = { type: 'invitation_redemption' as const, id: newOpaqueId() };
  return { status: 200, document: { data, meta } };
};

/** Answers the answering tokens of the person who has signed in. */
export const issueTokensToPerson = async (request: OperationRequest): Promise<Answer<AnsweringTokensAnswer>> => {
  const { principal } = await request.caller();
  // The endpoint admits no other.
  const user = principal.kind === 'user' ? principal.id : '';
  const open = await openToPerson(request.store, user, request.now);
  // Without a link to itself, which nobody can read.
  return { status: 200, document: { meta: await issueTokens(request.store, { user, open, now: request.now }) } };
};
