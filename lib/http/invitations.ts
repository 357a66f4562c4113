import { issueAnsweringToken } from '../access/answering-token.ts';
import { requireIntegration, unauthorized } from '../access/authenticate.ts';
import { beginBatch } from '../domain/evaluations/invitations/begin-batch.ts';
import type { CodeOwner } from '../domain/evaluations/invitations/invitations.ts';
import { openLinkKeys } from '../domain/evaluations/invitations/link-keys/open-link-keys.ts';
import { redeemCode, redeemForStudent } from '../domain/evaluations/invitations/redeem.ts';
import { sendBatch } from '../domain/evaluations/invitations/work-queue.ts';
import { JsonApiError } from '../jsonapi/errors.ts';
import { pointerTo } from '../jsonapi/pointer.ts';
import { renderResource } from '../model/render/render.ts';
import type { Change } from '../model/validation/change.ts';
import { courseEvaluationInvitationBatch } from '../resources/course-evaluations/course-evaluation-invitation-batch.ts';
import { newOpaqueId } from '../runtime/ids.ts';
import type { OperationRequest } from './operation-request.ts';
import type { Answer } from './response.ts';

/** Creates the batch that a request asks for; it goes on by itself. */
export const inviteStudents = async (request: OperationRequest, { toMany }: Change): Promise<Answer> => {
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
  const data = renderResource(courseEvaluationInvitationBatch, batch, request);
  return { status: 201, document: { data }, headers: { location: data.links.self } };
};

const incomplete = (name: string): JsonApiError =>
  new JsonApiError(422, [
    {
      code: 'incomplete',
      detail: 'Without a code, both a student and a period are required',
      source: { pointer: pointerTo('data', 'relationships', name) },
    },
  ]);

const redeemByPortal = async (request: OperationRequest, { toOne }: Change): Promise<CodeOwner> => {
  const { student, period } = toOne;
  if (!request.hasToken) throw unauthorized();
  requireIntegration(await request.caller(), 'redeem an invitation for a student whom it names');
  if (!student) throw incomplete('student');
  if (!period) throw incomplete('period');
  return redeemForStudent(request.store, { student: student.id, period: period.id, now: request.now });
};

const redeemBy = (request: OperationRequest, change: Change): Promise<CodeOwner> => {
  const { attributes, toOne } = change;
  const {
    store,
    now,
    http: { sourceIp: address },
  } = request;
  if (toOne.student || toOne.period) return redeemByPortal(request, change);
  return redeemCode(store, { code: String(attributes.code ?? ''), address, now });
};

/** Answers a token by which the student answers whose code, or name, the request has. */
export const redeemInvitation = async (request: OperationRequest, change: Change): Promise<Answer> => {
  const { student, period } = await redeemBy(request, change);
  const { token, expiresAt } = await issueAnsweringToken(request.store, { student, period, now: request.now });
  // Nothing is kept of it, so its id is good for nothing but to be there, as JSON:API asks.
  const data = { type: 'invitation_redemption', id: newOpaqueId() };
  return { status: 200, document: { data, meta: { token, expires_at: expiresAt.toISOString() } } };
};
