import { draftKeyOf, issueAnsweringToken } from '../../../lib/access/answering-token.ts';
import { requireIntegration, unauthorized } from '../../../lib/access/authenticate.ts';
import { beginBatch } from '../../../lib/domain/evaluations/invitations/begin-batch.ts';
import type { StudentInPeriod } from '../../../lib/domain/evaluations/invitations/evaluations-of-student.ts';
import { openLinkKeys } from '../../../lib/domain/evaluations/invitations/link-keys/open-link-keys.ts';
import { openToPerson } from '../../../lib/domain/evaluations/invitations/open-to-person.ts';
import { redeemCode, redeemForStudent } from '../../../lib/domain/evaluations/invitations/redeem.ts';
import { sendBatch, sendWaitingBatch } from '../../../lib/domain/evaluations/invitations/work-queue.ts';
import { refuse } from '../../../lib/errors/error-kind.ts';
import { incomplete } from '../../../lib/errors/invitations.ts';
import type { JsonApiError } from '../../../lib/errors/json-api-error.ts';
import { answerNew } from '../../../lib/http/operations/written.ts';
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
import { periodTimes } from '../../../lib/resources/course-evaluations/period-times.ts';
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

/** An answering token, and when there is something to answer: so that a page can say it before, and after. */
const issueFor = async (
  { store, now }: OperationRequest,
  { student, period }: StudentInPeriod,
): Promise<RedemptionAnswer['meta']> => {
  const { token, expiresAt } = await issueAnsweringToken(store, { student: student.id, period: period.id, now });
  const { opensAt, closesAt } = periodTimes(period);
  const answerable = { name: String(period.name), opens_at: opensAt, closes_at: closesAt };
  return { token, expires_at: expiresAt.toISOString(), period: answerable };
};

/** Answers an answering token for the student whose code, or name, the request has. */
export const redeemInvitation = async (
  request: OperationRequest,
  change: Change,
): Promise<Answer<RedemptionAnswer>> => {
  const meta = await issueFor(request, await redeemBy(request, change));
  // Nothing is kept of it, so its id is good for nothing but to be there, as JSON:API asks.
  const data = { type: 'invitation_redemption' as const, id: newOpaqueId() };
  return { status: 200, document: { data, meta } };
};

type AnsweringToken = AnsweringTokensAnswer['meta']['answering_tokens'][number];

const issueNamed = async (request: OperationRequest, open: StudentInPeriod): Promise<AnsweringToken> => {
  const issued = await issueFor(request, open);
  return { ...issued, student: open.student.id, period: { id: open.period.id, ...issued.period } };
};

// A period that has no end closes last.
const byClosing = (one: AnsweringToken, other: AnsweringToken): number =>
  (one.period.closes_at ?? '~') < (other.period.closes_at ?? '~') ? -1 : 1;

/** Answers the answering tokens of the person who has signed in. */
export const issueTokensToPerson = async (request: OperationRequest): Promise<Answer<AnsweringTokensAnswer>> => {
  const { principal } = await request.caller();
  // The endpoint admits no other.
  const user = principal.kind === 'user' ? principal.id : '';
  const open = await openToPerson(request.store, user, request.now);
  const tokens = await Promise.all(open.map((each) => issueNamed(request, each)));
  const key = await draftKeyOf(request.store, user);
  // Without a link to itself, which nobody can read.
  return { status: 200, document: { meta: { draft_key: key, answering_tokens: tokens.sort(byClosing) } } };
};
