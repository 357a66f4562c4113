import type { AnyResource } from '../../model/definition/resource.ts';
import type { Change } from '../../model/validation/change.ts';
import { user } from '../../resources/people/user.ts';
import type { RecordIntent } from '../formats/intent.ts';
import { importable } from './importable.ts';
import type { Session } from './session.ts';

/** The fields that undo the ending of a record (`remove/ending.ts`). */
const undoEnding = ({ type, attributes }: AnyResource): Readonly<Record<string, null>> => {
  if (type === user.type) return { deactivated: null };
  return Object.hasOwn(attributes, 'effective_to') ? { effective_to: null } : {};
};

/** Whether a row names a record that an earlier run has ended because its source did not name it any more. */
export const isReturned = ({ known }: Session, { type, key }: RecordIntent): boolean =>
  key.by === 'source_id' && known.isEnded({ type, sourceId: key.sourceId });

/** Adds to the change of a record that has returned what undoes its ending, unless its row says otherwise. */
export const withReturn = (session: Session, change: Change, intent: RecordIntent): Change => {
  if (!isReturned(session, intent)) return change;
  return { ...change, attributes: { ...undoEnding(importable(intent.type)), ...change.attributes } };
};
