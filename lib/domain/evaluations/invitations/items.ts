import {
  courseEvaluationInvitationBatch,
  workedOnField,
} from '../../../resources/course-evaluations/course-evaluation-invitation-batch.ts';
import type { InvitationDelivery } from '../../../resources/course-evaluations/course-evaluation-period.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { invitationKeyOf } from '../../../store/invitation-keys.ts';
import { type Key, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { nextVersion } from '../../../store/record-version.ts';
import {
  alreadyWritten,
  type Condition,
  changeStep,
  deleteStep,
  isStill,
  itemAbsent,
  itemExists,
  putStep,
  type Refusal,
  type Step,
} from '../../../store/steps.ts';
import { timeToLive } from '../../../store/table.ts';
import { touchedFields } from '../../../store/touch.ts';

/*
 * The items of invitations: the batch with the students that its request names; for each invited student the
 * invitation, and the code under its hash; the count of wrong codes of a network in a minute; and for a period how its
 * students get their links.
 */

const noReason: Refusal = () => undefined;

export const batchReference = (id: string) => ({ type: courseEvaluationInvitationBatch.type, id });

export const batchKey = (id: string): Key => keyOf.record(batchReference(id));

/** Step that puts a batch. */
export const putBatch = (batch: StoredRecord): Step => putStep(keyOf.record(batch), batch, () => alreadyWritten);

/** Step that puts a part of the students that the request of a batch names. */
export const putNamedStudents = (batch: StoredRecord, part: number, students: readonly string[]): Step =>
  putStep(invitationKeyOf.namedStudents(batch, part), { students }, () => alreadyWritten);

/** Step that checks that a batch has not ended. */
export const stillRunning = (batch: string, ended: Refusal): Step =>
  changeStep(batchKey(batch), { conditions: [isStill('state', 'running')] }, ended);

/** Step that notes when a batch was last worked on. */
export const noteWorkedOn = (batch: string, at: string): Step =>
  changeStep(batchKey(batch), { conditions: [itemExists], set: [[[workedOnField], at]] }, noReason);

/** Step that marks the links of a batch as fetched by `taker`; `others` says what to throw where another has fetched them. */
export const fetchLinks = (
  batch: string,
  { taker, at }: { readonly taker: string; readonly at: string },
  others: Refusal,
): Step =>
  changeStep(
    batchKey(batch),
    {
      conditions: [isStill('state', 'finished')],
      set: [[['state'], 'fetched'], [['taker'], taker], ...touchedFields(batch, at)],
      add: nextVersion(false),
    },
    (found) => (found?.taker === taker ? alreadyWritten : others(found)),
  );

/** Fields of an invitation. */
interface InvitationFields {
  readonly period: string;
  readonly student: string;
  /** Hash of the code. */
  readonly code: string;
  readonly batch: string;
  readonly open: number;
  /** When the table may delete it, seconds. */
  readonly deleteAfter: number;
}

/**
 * Returns a step that gives a student an invitation in place of the one with the code `before`. The step is refused if
 * there is another invitation.
 */
export const putInvitation = (
  { period, student, code, batch, open, deleteAfter }: InvitationFields,
  before: string | undefined,
  moved: Refusal,
): Step => {
  const asRead: Condition = before === undefined ? itemAbsent : { kind: 'equals', path: ['code'], value: before };
  return changeStep(
    invitationKeyOf.invitation(period, student),
    {
      conditions: [asRead],
      set: [
        [['code'], code],
        [['batch'], batch],
        [['open'], open],
        [[timeToLive], deleteAfter],
      ],
    },
    moved,
  );
};

/** Step that puts the code of an invitation. */
export const putCode = ({ period, student, code, deleteAfter }: InvitationFields): Step =>
  changeStep(
    invitationKeyOf.invitationCode(code),
    {
      set: [
        [['student'], student],
        [['period'], period],
        [[timeToLive], deleteAfter],
      ],
    },
    noReason,
  );

/** Step that deletes a code. */
export const dropCode = (code: string): Step => deleteStep(invitationKeyOf.invitationCode(code), noReason, []);

/** Step that counts a wrong code. */
export const countWrong = (key: Key, deleteAfter: number): Step =>
  changeStep(key, { set: [[[timeToLive], deleteAfter]], add: [[['failures'], 1]] }, noReason);

/** Field of a period: how its students get their links. */
const deliveryField = 'invitation_delivery';

/**
 * Returns steps that fix how the students of a period get their links, or check that it is fixed in this way. They are
 * refused if another way is fixed, or the period no longer exists.
 */
export const deliverLinksBy = (
  { id, [deliveryField]: settled }: StoredRecord,
  delivery: InvitationDelivery,
  now: Date,
  refused: Refusal,
): Step[] => {
  const key = keyOf.record(periodReference(id));
  if (settled === delivery) return [changeStep(key, { conditions: [isStill(deliveryField, delivery)] }, refused)];
  return [
    changeStep(
      key,
      {
        conditions: [itemExists, { kind: 'absent', path: [deliveryField] }],
        set: [[[deliveryField], delivery], ...touchedFields(id, now.toISOString())],
        add: nextVersion(false),
      },
      refused,
    ),
  ];
};
