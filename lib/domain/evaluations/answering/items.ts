import { type Key, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { deleteStep, putStep, type Refusal, type Step } from '../../../store/steps.ts';

/*
 * The items of a submission in the main table: the participation (an account has answered an evaluation, and on which
 * day), the response, and its section responses. Ballots have a table of their own (lib/store/ballots.ts).
 */

/** Step that notes that an account has answered; refused where it has answered before. */
export const putParticipation = (
  { evaluation, user }: { readonly evaluation: string; readonly user: string },
  day: string,
  answered: Refusal,
): Step => putStep(keyOf.participation(evaluation, user), { day }, answered);

/** Step that deletes a participation, if it is there. */
export const dropParticipation = (key: Key): Step => deleteStep(key, () => undefined, []);

/** Step that puts a response, or a section response. */
export const putResponse = (record: StoredRecord, written: Refusal): Step =>
  putStep(keyOf.record(record), record, written);

/**
 * Returns a step that links a response to its evaluation as an overflow entry, even if the linkage is small. In the
 * evaluation's own record all students would conflict, and the first two hundred could be distinguished from the rest.
 */
export const linkResponse = (evaluation: string, response: string, written: Refusal): Step =>
  putStep(
    keyOf.linkageEntry({ type: 'course_evaluation', id: evaluation }, 'responses', response),
    { target: response, entry: {} },
    written,
  );
