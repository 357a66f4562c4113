import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { invitationKeyOf } from '../../../store/invitation-keys.ts';
import type { Store } from '../../../store/store.ts';
import { isCode } from '../../evaluations/invitations/codes.ts';
import { ownerIn } from '../../evaluations/invitations/invitations.ts';
import { suppressUser } from './suppress.ts';

/** Path of the addresses at which the token of a mail unsubscribes its recipient. */
export const unsubscribePath = '/api/v1/unsubscriptions';

/**
 * Unsubscribes the person of a token from all mails but invitations; false for a token that is none, or has expired. The
 * token is the hash of the student's code: it opens nothing else.
 */
export const unsubscribe = async (store: Store, token: string, now: Date): Promise<boolean> => {
  const owner = isCode(token) ? ownerIn(await store.get(invitationKeyOf.invitationCode(token)), now) : undefined;
  if (owner === undefined) return false;
  const student = await store.read({ type: courseEvaluationStudent.type, id: owner.student });
  const user = student && (await store.read({ type: 'user', id: String(student.user) }));
  if (user === undefined) return false;
  const [address = null] = (user.emails ?? []) as readonly string[];
  await suppressUser(store, { user: user.id, reason: 'unsubscribed', address, now });
  return true;
};
