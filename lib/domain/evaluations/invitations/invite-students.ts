import { atMost, forEachAtOnce } from '../../../runtime/at-once.ts';
import { chunk } from '../../../runtime/chunk.ts';
import { StaleRead, WriteRefused } from '../../../store/refused.ts';
import { retryBusy, retryStale } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { maxSteps } from '../../../store/write.ts';
import { BatchEnded } from './batch-record.ts';
import { codeOf, digestOf } from './codes.ts';
import { type Invitation, inviteSteps, movedOn, readInvitationsOf, type Writing } from './invitations.ts';
import type { OpenStudent } from './open-students.ts';
import { readRecipients } from './recipients.ts';

/** A running batch. */
export interface BatchAtWork extends Writing {
  readonly batch: string;
  /** The key from which the codes follow. */
  readonly key: Buffer;
  /** A step of each write. It is refused as `BatchEnded` once the batch may write no more. */
  readonly stillAtWork: Step;
  /** Whether a student who has a code gets another one. */
  replaces(invitation: Invitation): boolean;
}

// An invitation, its code, and the code before it.
const stepsOfOne = 3;
// The check that the batch is still running is one more.
const studentsOfOneWrite = Math.floor((maxSteps - 1) / stepsOfOne);
const atOnce = 4;

const invitationOf = ({ batch, key, period }: BatchAtWork, { id, open }: OpenStudent): Invitation => ({
  student: id,
  code: digestOf(codeOf(key, period, id)),
  batch,
  open,
});

const writeChunk = async (
  store: Store,
  work: BatchAtWork,
  students: readonly OpenStudent[],
  known: ReadonlyMap<string, Invitation>,
): Promise<void> => {
  let invitations = known;
  await retryStale(async () => {
    const steps = students.flatMap((student) => {
      const before = invitations.get(student.id);
      if (before !== undefined && (before.batch === work.batch || !work.replaces(before))) return [];
      return inviteSteps(invitationOf(work, student), before, work);
    });
    try {
      if (steps.length > 0) await retryBusy(() => store.write([work.stillAtWork, ...steps]));
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      const ended = error.reasons.find((each) => each instanceof BatchEnded);
      if (ended !== undefined) throw ended;
      if (!error.reasons.includes(movedOn)) throw error;
      // Another batch has written the invitations, or an attempt of this one whose response was lost.
      const ids = students.map(({ id }) => id);
      invitations = await readInvitationsOf(store, work.period, ids);
      throw new StaleRead('invitations have changed');
    }
  }, 'the invitations keep changing');
};

/**
 * Gives students codes. Students with a code get another only if the batch replaces it; deleted students get none. Can
 * be interrupted and repeated: the same student gets the same code. 3 requests per 33 students. Throws `BatchEnded`.
 */
export const inviteStudents = async (
  store: Store,
  work: BatchAtWork,
  students: readonly OpenStudent[],
  invitations: ReadonlyMap<string, Invitation>,
): Promise<void> => {
  const wanted = students.filter(({ id }) => {
    const before = invitations.get(id);
    return before === undefined || (before.batch !== work.batch && work.replaces(before));
  });
  // Each write checks the batch, and DynamoDB refuses one of two transactions that share an item. So the writes run one
  // after another.
  const inTurn = atMost(1);
  await forEachAtOnce(chunk(wanted, studentsOfOneWrite), atOnce, async (some) => {
    const there = new Set(
      (
        await readRecipients(
          store,
          some.map(({ id }) => id),
        )
      ).map(({ student }) => student),
    );
    const present = some.filter(({ id }) => there.has(id));
    await inTurn(() => writeChunk(store, work, present, invitations));
  });
};
