import { refuse } from '../../../errors/error-kind.ts';
import { invalidCode, nothingToAnswer, notRedeemable } from '../../../errors/invitations.ts';
import { notFound } from '../../../errors/reading.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { isClosed, statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import { invitationKeyOf } from '../../../store/invitation-keys.ts';
import { keyName, keyOf } from '../../../store/keys.ts';
import type { Store } from '../../../store/store.ts';
import { readRepliesOut } from '../replies/replies-out.ts';
import { digestOf, isCode } from './codes.ts';
import { evaluationsOfStudent, type StudentInPeriod, studentType } from './evaluations-of-student.ts';
import { type CodeOwner, ownerIn } from './invitations.ts';
import { countWrongCode, requireFewWrongCodes, wrongCodesKey } from './wrong-codes.ts';

// Before the opening, a student can already see the questions.
const redeemable: readonly PeriodStatus[] = ['scheduled', 'open'];

/** Whether a student has something left to answer. */
export const hasOpen = ({ evaluations }: StudentInPeriod): boolean => evaluations.some(({ isAnswered }) => !isAnswered);

/** Returns whether there is a reply for the student to read. Students who have not answered can read it too. */
const hasReply = async (store: Store, { period, evaluations }: StudentInPeriod, now: Date): Promise<boolean> =>
  isClosed(period, now) &&
  (await readRepliesOut(store, { period, evaluations: evaluations.map(({ id }) => id) }, now)).size > 0;

const isRedeemable = async (store: Store, found: StudentInPeriod, now: Date): Promise<boolean> =>
  redeemable.includes(statusOfPeriod(found.period, now)) ? hasOpen(found) : hasReply(store, found, now);

// The owner for an unknown code. With it, an invalid code takes the same path as a valid one.
const nobody: CodeOwner = { student: 'nobody', period: 'none' };

/** A code that a student has sent from an address, and its place in the request. */
interface SentCode {
  readonly code: string;
  readonly pointer: string;
  readonly address: string;
  readonly now: Date;
}

/** The student and the period of a code. 3 round trips, 2 more for a code that is not valid. Throws 422, 429. */
export const redeemCode = async (store: Store, { code, pointer, address, now }: SentCode): Promise<StudentInPeriod> => {
  // A text that cannot be a code costs no round trip.
  if (!isCode(code)) throw refuse(invalidCode, pointer);
  const [counted, kept] = [await wrongCodesKey(store, address, now), invitationKeyOf.invitationCode(digestOf(code))];
  const items = new Map((await store.getMany([counted, kept])).map((item) => [keyName(item), item]));
  requireFewWrongCodes(items.get(keyName(counted)), now);
  const owner = ownerIn(items.get(keyName(kept)), now);
  const found = await evaluationsOfStudent(store, owner ?? nobody);
  if (owner !== undefined && found !== undefined && (await isRedeemable(store, found, now))) return found;
  // An expired code takes as many round trips as a code that was valid before.
  const spared = found === undefined ? 2 : isClosed(found.period, now) ? 0 : 1;
  for (let trips = 0; trips < spared; trips += 1) await store.get(kept);
  await countWrongCode(store, counted, now);
  throw refuse(invalidCode, pointer);
};

/** Checks that a student named by the institution's portal has something to answer. Throws 404, 409. */
export const redeemForStudent = async (
  store: Store,
  { student, period, now }: CodeOwner & { readonly now: Date },
): Promise<StudentInPeriod> => {
  const found = await evaluationsOfStudent(store, { student, period });
  if (found === undefined) {
    const reference = periodReference(period);
    throw (await store.get(keyOf.record(reference))) === undefined
      ? refuse(notFound, reference.type, period)
      : refuse(notFound, studentType, student);
  }
  const status = statusOfPeriod(found.period, now);
  if (await hasReply(store, found, now)) return found;
  if (!redeemable.includes(status)) throw refuse(notRedeemable, status);
  if (hasOpen(found)) return found;
  throw refuse(nothingToAnswer);
};
