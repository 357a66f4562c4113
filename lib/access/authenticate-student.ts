import { derivedId } from '../runtime/ids.ts';
import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import { type AnsweringClaim, isGoodAnsweringToken, parseAnsweringToken } from './answering-token.ts';
import { type Authenticated, answeringTokens, isActive, unauthorized } from './authenticate.ts';
import { cacheMs, type TokenRecord } from './token-record.ts';

const maxCached = 10_000;

/** Until when a student need not be looked up again. */
const seen = new Map<string, number>();

/**
 * Makes a token record for an answering token, which the table does not hold. Its id is that of the student in the
 * period.
 */
const recordOf = ({ student, period, expires }: AnsweringClaim): TokenRecord => ({
  id: derivedId(student, period).replaceAll('-', ''),
  name: 'answering',
  scopes: ['responses:submit'],
  principal: { kind: 'student', id: student, period },
  hash: '',
  created_at: '',
  expires_at: new Date(expires * 1_000).toISOString(),
  last_used_at: null,
  revoked_at: null,
});

const isThere = async (store: Store, id: string): Promise<boolean> => {
  const student = await store.get(keyOf.record({ type: 'course_evaluation_student', id }));
  return student !== undefined && isActive(store, 'user', String(student.user));
};

/**
 * Finds out whose an answering token is; throws the one 401, also for a student who is not there any more. A round trip
 * for the student and one for the student's user, none for 45 seconds after that.
 */
const authenticateStudent = async (store: Store, text: string, now: Date): Promise<Authenticated> => {
  const token = parseAnsweringToken(text);
  const at = now.getTime();
  if (token === undefined || !(await isGoodAnsweringToken(store, token, at))) throw unauthorized();
  const { student } = token.claim;
  const name = `${store.tableName}/${student}`;
  if ((seen.get(name) ?? 0) <= at) {
    if (!(await isThere(store, student))) throw unauthorized();
    if (seen.size >= maxCached) seen.clear();
    seen.set(name, at + cacheMs);
  }
  // The time of use is not kept, so that nobody learns when a student was there.
  return { record: recordOf(token.claim), use: Promise.resolve() };
};

/** Makes the function that calls it while it starts recognise answering tokens. */
export const acceptAnsweringTokens = (): void => {
  answeringTokens.authenticate = authenticateStudent;
};
