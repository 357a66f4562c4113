import { refuse } from '../../../errors/error-kind.ts';
import { notFound } from '../../../errors/reading.ts';
import type { Change } from '../../../model/validation/change.ts';
import { alteredFields } from '../../../model/write/apply-change.ts';
import { changeRecord } from '../../../model/write/update.ts';
import { courseEvaluation } from '../../../resources/course-evaluations/course-evaluation.ts';
import { periodReference } from '../../../resources/course-evaluations/coverage.ts';
import { isOfMidterm } from '../../../resources/course-evaluations/midterm.ts';
import { markerOf, ownRelease, withOwnSettings } from '../../../resources/course-evaluations/own-settings.ts';
import { discardFields, statusOfPeriod } from '../../../resources/course-evaluations/period-times.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import { retryStale } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { absentResult, existingResult, noteOwnRelease, resultKey } from '../results/items.ts';
import { readOwnChange } from './read-own-change.ts';
import { givenName, requireOwnUnfrozen, thresholdSteps } from './settings.ts';

const release = 'results_release_at';
const releaseMarker = markerOf(release);

/** An evaluation, its period, and whether it has a result. */
interface Found {
  readonly evaluation: StoredRecord;
  readonly period: StoredRecord;
  readonly hasResult: boolean;
}

const find = async (store: Store, id: string): Promise<Found> => {
  const [evaluation, result] = await Promise.all([
    store.readInline({ type: courseEvaluation.type, id }),
    store.get(resultKey(id)),
  ]);
  const period = evaluation && (await store.readInline(periodReference(String(evaluation.period))));
  if (evaluation === undefined || period === undefined || isOfMidterm(evaluation))
    throw refuse(notFound, courseEvaluation.type, id);
  return { evaluation, period, hasResult: result !== undefined };
};

const stale = () => new StaleRead('the evaluation has been counted, or its result discarded');

/**
 * Returns a step that gives the release time to the result, if there is one. The step is refused if a fold has
 * interfered.
 */
const sameResult = (
  { evaluation: { id }, hasResult }: Found,
  released: Readonly<Record<string, unknown>> | undefined,
): Step => {
  if (!hasResult) return absentResult(id, stale);
  return existingResult(id, stale, released && { [releaseMarker]: null, [release]: null, ...released });
};

const tryUpdate = async (
  store: Store,
  id: string,
  { change: given, now }: { readonly change: Change; readonly now: Date },
): Promise<StoredRecord> => {
  const found = await find(store, id);
  const { evaluation } = found;
  const change = readOwnChange(evaluation, given);
  const altered = alteredFields(courseEvaluation, evaluation, change);
  const isCounted = found.hasResult && found.period[discardFields.pending] !== true;
  requireOwnUnfrozen({ altered, change: given, status: statusOfPeriod(found.period, now), isCounted });
  const kept = await thresholdSteps(store, {
    before: withOwnSettings(found.period, evaluation),
    after: withOwnSettings(found.period, { ...evaluation, ...altered }),
    attribute: givenName('minimum_response_threshold', given),
    now,
  });
  const changesRelease = [release, releaseMarker].some((name) => Object.hasOwn(altered, name));
  const released = changesRelease ? ownRelease({ ...evaluation, ...altered }) : undefined;
  const steps = () => [...kept, sameResult(found, released), ...(changesRelease ? [noteOwnRelease(evaluation)] : [])];
  const isChanged = Object.keys(altered).length > 0;
  return changeRecord(store, courseEvaluation, evaluation, {
    change,
    now,
    ...(isChanged && { sideEffects: { fields: {}, steps } }),
  });
};

/**
 * Gives an evaluation settings of its own, or removes them. Throws 404, 409 for settings that results were computed
 * with, and 422 for values without their markers. 3 round trips.
 */
export const updateEvaluation = (
  store: Store,
  id: string,
  update: { readonly change: Change; readonly now: Date },
): Promise<StoredRecord> => retryStale(() => tryUpdate(store, id, update), 'the evaluation keeps changing');
