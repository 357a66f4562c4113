import { sameFields } from '../../../model/write/record-steps.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { foldedAs } from '../../../resources/course-evaluations/period-fold.ts';
import { countedField, discardFields, generationOf } from '../../../resources/course-evaluations/period-times.ts';
import { type Key, keyOf } from '../../../store/keys.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { changeStep, isStill, itemExists, type Step, settingAll } from '../../../store/steps.ts';
import { scheduleConditions } from '../coverage/period-opening.ts';

const periodKey = (period: string): Key => keyOf.record(periodReference(period));

/** Step that checks that a period is, or is not, a draft as it was read. */
export const sameDraft = (period: StoredRecord): Step =>
  sameFields(period, ['draft'], () => new StaleRead('the period has changed'));

/**
 * Returns a step that notes that the computation of a period's results begins. It is refused if the period has changed
 * since it was read.
 */
export const noteCounted = (period: StoredRecord): Step =>
  changeStep(
    periodKey(period.id),
    {
      conditions: [isStill('version', period.version), ...scheduleConditions(period, 'closes_at')],
      set: [[[countedField], generationOf(period)]],
    },
    () => new StaleRead('the period has changed'),
  );

/** Step that checks that no result of a period has begun to be computed. */
export const uncounted = (period: StoredRecord): Step =>
  changeStep(
    periodKey(period.id),
    { conditions: [itemExists, { kind: 'fewer', path: [countedField], than: generationOf(period) }] },
    () => new StaleRead('the period has been counted'),
  );

/**
 * Returns a step that begins to discard the answers of a period that goes back, in the transaction of the change. The
 * period accepts no answers until they are discarded (discarding/discard-period.ts).
 */
export const beginDiscard = (period: string): Step =>
  changeStep(
    periodKey(period),
    { set: [[[discardFields.pending], true]], add: [[[discardFields.generation], 1]] },
    () => undefined,
  );

/**
 * Returns a step that ends the discarding. It is refused if the period has gone back once more, or another process has
 * ended it.
 */
export const endDiscarding = (period: string, generation: number): Step =>
  changeStep(
    periodKey(period),
    {
      conditions: [isStill(discardFields.generation, generation), isStill(discardFields.pending, true)],
      remove: [[discardFields.pending]],
    },
    () => undefined,
  );

/** Step that notes that a period, as it was read, is folded; the note counts until it is reopened or gets other evaluations. */
export const notePeriodFolded = (period: StoredRecord): Step =>
  changeStep(keyOf.periodFold(period), settingAll(foldedAs(period)), () => undefined);
