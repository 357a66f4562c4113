import { refuse } from '../../../errors/error-kind.ts';
import { alreadySending, notPaused } from '../../../errors/messages.ts';
import { readChange } from '../../../model/validation/read-change.ts';
import { updateWhile } from '../../../model/write/update.ts';
import {
  type MessageReason,
  type MessageState,
  courseEvaluationPeriodMessage as resource,
} from '../../../resources/messages/course-evaluation-period-message.ts';
import type { MessageCounts } from '../../../resources/messages/period-message-fields.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { asMessage } from './write-message.ts';

/** The fields that the service changes in a message. */
export interface Noted {
  readonly state?: MessageState;
  readonly reason?: MessageReason | null;
  readonly started_at?: string;
  readonly is_for_everybody?: boolean;
  readonly finished_at?: string;
  readonly counts?: MessageCounts;
}

/** Changes a message if it is in one of some states; returns it in its present state. Throws 404. */
export const noteOfMessage = (
  store: Store,
  id: string,
  noted: Noted,
  { now, from }: { readonly now: Date; readonly from: readonly MessageState[] },
): Promise<StoredRecord> => {
  const data = { attributes: { ...noted }, relationships: {} };
  const change = readChange(resource, data, { creates: false, trusted: true });
  return updateWhile(store, resource, id, { change, now, holds: (record) => from.includes(asMessage(record).state) });
};

const requireState = (record: StoredRecord, wanted: MessageState, refusal: typeof alreadySending): StoredRecord => {
  const { state } = asMessage(record);
  if (state !== wanted) throw refuse(refusal, state);
  return record;
};

/** Ends a message permanently. A cancelled message stays cancelled. Throws 404, 409. */
export const cancelMessage = async (store: Store, id: string, now: Date): Promise<StoredRecord> => {
  const noted: Noted = { state: 'cancelled', reason: null, finished_at: now.toISOString() };
  const from = ['planned', 'sending', 'paused'] as const;
  return requireState(await noteOfMessage(store, id, noted, { now, from }), 'cancelled', alreadySending);
};

/** Pauses a message. A paused message stays paused. Throws 404, 409. */
export const pauseMessage = async (store: Store, id: string, now: Date): Promise<StoredRecord> => {
  const noted: Noted = { state: 'paused', reason: 'paused_by_office' };
  const from = ['planned', 'sending'] as const;
  return requireState(await noteOfMessage(store, id, noted, { now, from }), 'paused', alreadySending);
};

/** Continues a paused message. A message that had not begun is planned again. Throws 404, 409. */
export const resumeMessage = async (store: Store, id: string, now: Date): Promise<StoredRecord> => {
  const found = await store.read({ type: resource.type, id });
  const state: MessageState = found?.started_at === undefined ? 'planned' : 'sending';
  const resumed = await noteOfMessage(store, id, { state, reason: null }, { now, from: ['paused'] });
  if (asMessage(resumed).state !== state) throw refuse(notPaused, asMessage(resumed).state);
  return resumed;
};
