import { forEachAtOnce } from '../../../runtime/at-once.ts';
import { keyOf, type RecordReference } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { retryBusy } from '../../../store/retry.ts';
import { changeStep, itemExists, type Refusal, type Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

// Hidden: no version, no time of change, and the same after the first student as after the last.
const answeredField = 'answered';

/** The hidden field of a set that changes as little from the start as one that has been answered. */
export const asAnswered: Readonly<Record<string, unknown>> = { [answeredField]: true };

/** Whether somebody has answered a question set, or has tried to: from then on only translations change. */
export const isAnsweredSet = (set: StoredRecord): boolean => set[answeredField] === true;

/** Step that refuses a write once the question set that it changes has been answered. */
export const stillUnanswered = (set: string, refused: Refusal): Step =>
  changeStep(
    keyOf.record({ type: 'course_evaluation_question_set', id: set }),
    { conditions: [itemExists, { kind: 'absent', path: [answeredField] }] },
    refused,
  );

const gone = () => new Error('the question set is gone');

const noteAnsweredSet = async (store: Store, set: StoredRecord): Promise<void> => {
  const step = changeStep(keyOf.record(set), { conditions: [itemExists], set: [[[answeredField], true]] }, gone);
  await retryBusy(() => store.write([step])).catch((error) => {
    // Deleted since it was read: it has no questions any more.
    if (!(error instanceof WriteRefused)) throw error;
  });
};

// The store limits the calls in progress.
const atOnce = 16;

/**
 * Notes that question sets are answered, before the first ballot comes: whoever changes a question has either done so
 * before, or is refused. Not part of a submission, where all students would meet on it; and of each set by itself, since
 * transactions of the first students would meet there too.
 */
export const noteAnswered = (store: Store, sets: readonly StoredRecord[]): Promise<void> =>
  forEachAtOnce(sets, atOnce, (set) => noteAnsweredSet(store, set));

/** Step that makes a question set changeable again: in the transaction after which its period accepts no ballot. */
export const releaseStep = (set: RecordReference): Step =>
  changeStep(keyOf.record(set), { conditions: [itemExists], remove: [[answeredField]] }, gone);
