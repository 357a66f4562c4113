import { sameFields } from '../../../model/write/record-steps.ts';
import { courseEvaluationReply } from '../../../resources/course-evaluations/course-evaluation-reply.ts';
import { markerOf } from '../../../resources/course-evaluations/own-settings.ts';
import { discardFields } from '../../../resources/course-evaluations/period-times.ts';
import { type Key, keyOf, type RecordReference } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { changeStep, isStill, type Step } from '../../../store/steps.ts';
import { resultReference } from '../results/items.ts';

/** The reply to an evaluation has its id. */
export const replyReference = (evaluation: string): RecordReference => ({
  type: courseEvaluationReply.type,
  id: evaluation,
});

export const replyKey = (evaluation: string): Key => keyOf.record(replyReference(evaluation));

const stale = () => new StaleRead('what the reply relies on has changed');

const releaseAt = 'results_release_at';

/** Step that checks that a result is there, and comes out when it did as it was read. */
export const sameResult = (result: StoredRecord): Step => sameFields(result, [markerOf(releaseAt), releaseAt], stale);

const lifeFields = [releaseAt, 'draft', discardFields.generation, discardFields.pending];

/** Returns a step that checks that a result exists and that its release is as it was read. */
export const sameRelease = (period: StoredRecord): Step => sameFields(period, lifeFields, stale);

/** Returns a step that checks that the release of a period's results is as it was read. */
export const samePerson = (instructor: string, user: string): Step =>
  changeStep(
    keyOf.record({ type: 'course_evaluation_instructor', id: instructor }),
    { conditions: [isStill('user', user)] },
    stale,
  );

export const hiddenCommentsKey = (evaluation: string): Key => keyOf.hiddenComments(resultReference(evaluation));

/** Step that checks that no comment of an evaluation has been hidden since their number was read. */
export const sameHiddenComments = (evaluation: string, changes: unknown): Step =>
  changeStep(hiddenCommentsKey(evaluation), { conditions: [isStill('changes', changes)] }, stale);
