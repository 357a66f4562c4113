import { openLinkKeys } from '../../../lib/domain/evaluations/invitations/link-keys/open-link-keys.ts';
import { readReminders } from '../../../lib/domain/evaluations/invitations/open-students.ts';
import { linkColumns, linkRow, readCodes } from '../../../lib/domain/evaluations/invitations/take-links.ts';
import type { OperationRequest } from '../../../lib/http/pipeline/operation-request.ts';
import type { Rows } from '../../../lib/http/rows/rows-action.ts';
import { narrowingOf } from './narrowing.ts';

/** The links of a batch, which are handed out once; asking for the head of the answer alone leaves them where they are. */
export const invitationLinks = async (request: OperationRequest): Promise<Rows> => {
  const { store, now, base, event } = request;
  const isHead = event.requestContext.http.method === 'HEAD';
  const batch = request.pathId('course_evaluation_invitation_batch');
  const { codes, take } = await readCodes(store, await openLinkKeys(), { batch, now });
  const rows = isHead ? [] : codes.map((code) => linkRow(base, code));
  return { name: 'invitations', columns: linkColumns, rows, ...(!isHead && { taken: take }) };
};

/** The students who have something left to answer, in some courses or departments where a filter names them. */
export const reminders = async (request: OperationRequest): Promise<Rows> => {
  const { store, now, query } = request;
  const narrowing = narrowingOf(query);
  const rows = await readReminders(store, request.pathId('course_evaluation_period'), { now, narrowing });
  return { name: 'reminders', columns: ['student', 'name', 'email', 'open'], rows };
};
