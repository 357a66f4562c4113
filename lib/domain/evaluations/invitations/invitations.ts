import { periodTimes } from '../../../resources/course-evaluations/period-times.ts';
import { invitationKeyOf } from '../../../store/invitation-keys.ts';
import { wholePartition } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { timeToLive } from '../../../store/table.ts';
import { dropCode, putCode, putInvitation } from './items.ts';

/** The note that a student has been invited to a period. */
export interface Invitation {
  readonly student: string;
  /** Hash of the valid code. */
  readonly code: string;
  /** The batch that made the invitation. */
  readonly batch: string;
  /** The number of evaluations that were open then. */
  readonly open: number;
}

type Item = Readonly<Record<string, unknown>>;

// Only this file writes such items.
const toInvitation = ({ sk, code, batch, open }: Item): Invitation => ({
  student: String(sk),
  code: String(code),
  batch: String(batch),
  open: Number(open),
});

/** All invitations to a period by student. One request per 1,000. */
export const readInvitations = async (store: Store, period: string): Promise<Map<string, Invitation>> => {
  const items = await store.queryRange(invitationKeyOf.invitation(period, '').pk, wholePartition);
  return new Map(items.map(toInvitation).map((each) => [each.student, each]));
};

/** The invitations of some students to a period. */
export const readInvitationsOf = async (
  store: Store,
  period: string,
  students: readonly string[],
): Promise<Map<string, Invitation>> => {
  const items = await store.getMany(students.map((student) => invitationKeyOf.invitation(period, student)));
  return new Map(items.map(toInvitation).map((each) => [each.student, each]));
};

/** The student and period of a code. */
export interface CodeOwner {
  readonly student: string;
  readonly period: string;
}

/** Returns the owner of the code in an item; undefined for no item and for an expired code. */
export const ownerIn = (item: Item | undefined, now: Date): CodeOwner | undefined =>
  item === undefined || Number(item[timeToLive]) * 1_000 <= now.getTime()
    ? undefined
    : { student: String(item.student), period: String(item.period) };

const daySeconds = 86_400;

// These times only tidy up. A period can be extended, and its codes with it, so the schedule at the time of use decides
// whether a code is valid.
const keptAfterClosing = 90 * daySeconds;
const keptWithoutEnd = 365 * daySeconds;

/** Returns the second since 1970 after which the invitations to a period are deleted. */
export const endOfInvitations = (period: StoredRecord, now: Date): number => {
  const { closesAt } = periodTimes(period);
  const seconds = (at: number): number => Math.ceil(at / 1_000);
  return closesAt === null
    ? seconds(now.getTime()) + keptWithoutEnd
    : seconds(Math.max(now.getTime(), Date.parse(closesAt))) + keptAfterClosing;
};

/** The values of an invitation that is written. */
export interface Writing {
  readonly period: string;
  readonly deleteAfter: number;
}

/** The reason why an invitation is not written: another one has replaced it meanwhile. */
export const movedOn = Symbol('the invitation is another one by now');

/**
 * Returns steps that give a student a new code in place of the previous one. They are refused as `movedOn` if the
 * previous one has changed.
 */
export const inviteSteps = (invitation: Invitation, before: Invitation | undefined, writing: Writing): Step[] => {
  const fields = { ...invitation, ...writing };
  return [
    putInvitation(fields, before?.code, () => movedOn),
    putCode(fields),
    ...(before === undefined ? [] : [dropCode(before.code)]),
  ];
};
