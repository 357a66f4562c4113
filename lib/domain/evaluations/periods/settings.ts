import { errorOf, refuse } from '../../../errors/error-kind.ts';
import { JsonApiError } from '../../../errors/json-api-error.ts';
import { linkedIds } from '../../../model/definition/record-fields.ts';
import type { Change } from '../../../model/validation/change.ts';
import { markerOf, type Overridable, overridable } from '../../../resources/course-evaluations/own-settings.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';
import { thresholdOf } from '../../../resources/course-evaluations/threshold.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { StaleRead } from '../../../store/refused.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';
import { isUnopened, sameOpening } from '../coverage/period-opening.ts';
import { isAnsweredSet, stillUnanswered } from '../tally/items.ts';
import { uncounted } from './items.ts';
import { isFree, lifecycle, type Transition } from './lifecycle.ts';

type Altered = Readonly<Record<string, unknown>>;

/** The settings for the computation of results, which happens once, when the period closes. */
const settings = ['minimum_response_threshold', 'flag_answers_at_or_below', 'flag_standard_deviation_above'] as const;

/**
 * Returns steps for a change of the settings that results are computed with. They are refused once the computation has
 * begun. Throws 409 if the period is closed and stays closed.
 */
export const settingSteps = (period: StoredRecord, altered: Altered, { from, to }: Transition): readonly Step[] => {
  const frozen = settings.filter((name) => Object.hasOwn(altered, name));
  if (frozen.length === 0) return [];
  if (isFree('changeSettings', from)) return from === 'open' ? [uncounted(period)] : [];
  if (isFree('changeSettings', to)) return [];
  const { refusal } = lifecycle.changeSettings;
  throw new JsonApiError(
    refusal.status,
    frozen.map((name) => errorOf(refusal, name, from)),
  );
};

const frozenIn = (altered: Altered): Overridable[] =>
  overridable.filter(
    (name) => name !== 'results_release_at' && [name, markerOf(name)].some((field) => Object.hasOwn(altered, field)),
  );

/** The attribute of a request that changes a setting of an evaluation: the setting itself, or its marker. */
export const givenName = (name: Overridable, { attributes }: Change): string =>
  Object.hasOwn(attributes, name) ? name : markerOf(name);

/** A change of an evaluation's settings, with the state of its period and its result. */
interface OwnChange {
  readonly altered: Altered;
  readonly change: Change;
  readonly status: PeriodStatus;
  /** The evaluation has a result, which is not being discarded. */
  readonly isCounted: boolean;
}

/** Throws 409 for a change of a setting with which the evaluation's result is, or was, computed. */
export const requireOwnUnfrozen = ({ altered, change, status, isCounted }: OwnChange): void => {
  const frozen = frozenIn(altered);
  const isOver = !isFree('changeOwnSettings', status);
  if (frozen.length === 0 || (!isOver && !isCounted)) return;
  const { refusal } = lifecycle.changeOwnSettings;
  throw new JsonApiError(
    refusal.status,
    frozen.map((name) => errorOf(refusal, name, givenName(name, change), isOver ? status : 'closed')),
  );
};

/** A change of the threshold of a period or of an evaluation. */
interface ThresholdChange {
  /** The period as the evaluations have it. */
  readonly before: StoredRecord;
  readonly after: StoredRecord;
  /** The attribute of the request that changes the threshold. */
  readonly attribute: string;
  readonly now: Date;
}

// A blank threshold means that results are never shown.
const needed = (period: StoredRecord): number => thresholdOf(period) ?? Number.POSITIVE_INFINITY;

/**
 * Returns steps that check that nobody has answered a period; undefined if somebody has. The first answer notes it in
 * the sets.
 */
const unansweredSteps = async (store: Store, period: StoredRecord): Promise<readonly Step[] | undefined> => {
  const sets = await store.readManyInline(
    linkedIds(period, 'question_sets').map((id) => ({ type: 'course_evaluation_question_set', id })),
  );
  if (sets.some(isAnsweredSet)) return undefined;
  return sets.map(({ id }) => stillUnanswered(id, () => new StaleRead('the question set has been answered')));
};

/**
 * Returns whether a period keeps its threshold or gets a higher one. A blank threshold does not count as higher,
 * because a lower one could follow it.
 */
const isKept = (before: StoredRecord, after: StoredRecord): boolean =>
  needed(after) === needed(before) || (needed(after) > needed(before) && thresholdOf(after) !== null);

/**
 * Returns steps for a change of a threshold. Throws 409 in a period that has opened if the change permits results with
 * fewer responses than before, or none at all, because the form has shown the number. A first threshold may be set
 * until somebody answers; that takes 1 round trip.
 */
export const thresholdSteps = async (
  store: Store,
  { before, after, attribute, now }: ThresholdChange,
): Promise<readonly Step[]> => {
  if (isKept(before, after)) return [];
  if (isUnopened(before, now)) return [sameOpening(before)];
  const { minimum_response_threshold: minimum = null } = before;
  const unanswered = minimum === null ? await unansweredSteps(store, before) : undefined;
  if (unanswered === undefined) throw refuse(lifecycle.lowerThreshold.refusal, attribute, minimum);
  return unanswered;
};
