import { errorOf, refuse } from '../../../errors/error-kind.ts';
import { JsonApiError } from '../../../errors/json-api-error.ts';
import type { Change } from '../../../model/validation/change.ts';
import { markerOf, type Overridable, overridable } from '../../../resources/course-evaluations/own-settings.ts';
import type { PeriodStatus } from '../../../resources/course-evaluations/period-status.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { countAnswered } from '../response-rates/read-counts.ts';
import { isFree, lifecycle, type Transition } from './lifecycle.ts';

type Altered = Readonly<Record<string, unknown>>;

/** What results are computed with, once, when the period closes. */
const settings = ['minimum_response_threshold', 'flag_answers_at_or_below', 'flag_standard_deviation_above'] as const;

/** Throws 409 for a change of what results are computed with, in a period that is closed and stays so. */
export const requireUnfrozen = (altered: Altered, { from, to }: Transition): void => {
  const frozen = settings.filter((name) => Object.hasOwn(altered, name));
  if (frozen.length === 0 || isFree('changeSettings', from) || isFree('changeSettings', to)) return;
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

/** A change of an evaluation's settings, and what its period and its result are doing. */
interface OwnChange {
  readonly altered: Altered;
  readonly change: Change;
  readonly status: PeriodStatus;
  /** The evaluation has a result, which is not being discarded. */
  readonly isCounted: boolean;
}

/** Throws 409 for a change of what the result of an evaluation is, or was, computed with. */
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

/** A change of the settings of some evaluations of a period. */
interface SettingsChange {
  /** The period as these evaluations have it. */
  readonly before: StoredRecord;
  readonly after: StoredRecord;
  readonly evaluations: readonly string[];
  /** The attribute of the request that changes the threshold. */
  readonly attribute: string;
}

// Blank: results are never shown.
const needed = ({ minimum_response_threshold: threshold }: StoredRecord): number =>
  typeof threshold === 'number' ? threshold : Number.POSITIVE_INFINITY;

/**
 * Throws 409 where fewer responses than before would be enough for results, and students have answered: their form showed
 * them the threshold. 1 round trip, where it is lowered.
 */
export const requireKeptThreshold = async (
  store: Store,
  { before, after, evaluations, attribute }: SettingsChange,
): Promise<void> => {
  if (needed(after) >= needed(before)) return;
  const { responses } = await countAnswered(store, before.id, evaluations);
  if (responses === 0) return;
  const { minimum_response_threshold: minimum = null } = before;
  throw refuse(lifecycle.lowerThreshold.refusal, attribute, minimum);
};
