import {
  courseEvaluationPeriodMessage,
  type MessagePurpose,
  type MessageState,
} from '../../../resources/messages/course-evaluation-period-message.ts';
import { type Key, keyOf } from '../../../store/keys.ts';
import { messageKeyOf } from '../../../store/message-keys.ts';
import { StaleRead } from '../../../store/refused.ts';
import { changeStep, isStill, type Refusal, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/*
 * The items of planned messages: their records; the messages of each period; and for each period the message that announces
 * replies.
 */

export const messageReference = (id: string) => ({ type: courseEvaluationPeriodMessage.type, id });

export const messageKey = (id: string): Key => keyOf.record(messageReference(id));

/** The messages of a period, as the table keeps their number. */
export interface MessagesOfPeriod {
  /** The purpose of each, by id. */
  readonly purposes: Readonly<Record<string, MessagePurpose>>;
  /** How often they have changed. */
  readonly changes: number;
}

/** The messages that a period has. 1 round trip. */
export const readMessagesOf = async (store: Store, period: string): Promise<MessagesOfPeriod> => {
  // Only this file writes under the key.
  const { changes = 0, ...purposes } = ((await store.get(messageKeyOf.ofPeriod(period))) ?? {}) as Record<
    string,
    unknown
  >;
  const { pk: _pk, sk: _sk, ...own } = purposes;
  return { purposes: own as MessagesOfPeriod['purposes'], changes: Number(changes) };
};

/**
 * Returns a step that adds a message to those of a period, on the condition that they have not changed since they were
 * read.
 */
export const addMessage = (
  period: string,
  { id, purpose }: { readonly id: string; readonly purpose: MessagePurpose },
  { changes }: MessagesOfPeriod,
): Step =>
  changeStep(
    messageKeyOf.ofPeriod(period),
    {
      conditions: [isStill('changes', changes === 0 ? undefined : changes)],
      set: [[[id], purpose]],
      add: [[['changes'], 1]],
    },
    () => new StaleRead('the messages of the period have changed'),
  );

/** Returns a step that removes a message from those of a period. */
export const dropMessage = (period: string, id: string): Step =>
  changeStep(messageKeyOf.ofPeriod(period), { remove: [[id]], add: [[['changes'], 1]] }, () => undefined);

/** Step that checks that a message is in a state. */
export const stillInState = (id: string, state: MessageState, refused: Refusal): Step =>
  changeStep(messageKey(id), { conditions: [isStill('state', state)] }, refused);

/**
 * Reads the id of the message that announces the latest replies of a period; returns undefined if there is none. 1
 * round trip.
 */
export const readReplyMessage = async (store: Store, period: string): Promise<unknown> =>
  (await store.get(messageKeyOf.ofReplies(period)))?.message;

const stale = () => new StaleRead('the message about replies has changed');

/** Returns a step that makes a message announce the replies of a period, in place of the one that was read. */
export const noteReplyMessage = (period: string, id: string, before: unknown): Step =>
  changeStep(
    messageKeyOf.ofReplies(period),
    { conditions: [isStill('message', before)], set: [[['message'], id]] },
    stale,
  );

/** Returns a step that adds the reply to an evaluation to a planned message. */
export const addReply = (id: string, evaluation: string): Step =>
  changeStep(
    messageKey(id),
    { conditions: [isStill('state', 'planned')], set: [[['replies', evaluation], true]] },
    stale,
  );
