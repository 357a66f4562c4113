import { JsonApiError } from '../../../jsonapi/errors.ts';
import { pointerTo } from '../../../jsonapi/pointer.ts';
import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { countAnswered } from '../response-rates/read-counts.ts';

/** A change of the settings that some evaluations of a period are given. */
interface SettingsChange {
  /** The period as these evaluations have it. */
  readonly before: StoredRecord;
  readonly after: StoredRecord;
  readonly evaluations: readonly string[];
  /** The attribute that the request says it by. */
  readonly attribute: string;
}

// Blank: results never come out.
const needed = ({ minimum_response_threshold: threshold }: StoredRecord): number =>
  typeof threshold === 'number' ? threshold : Number.POSITIVE_INFINITY;

/**
 * Throws 409 where results would come out with fewer responses than before, and students have answered: their form told
 * them below how many nobody is shown any. 1 round trip, where fewer are asked for.
 */
export const requireKeptThreshold = async (
  store: Store,
  { before, after, evaluations, attribute }: SettingsChange,
): Promise<void> => {
  if (needed(after) >= needed(before)) return;
  const { responses } = await countAnswered(store, before.id, evaluations);
  if (responses === 0) return;
  const { minimum_response_threshold: minimum = null } = before;
  const told = minimum === null ? 'no results are shown' : `no results of fewer than ${minimum} responses are shown`;
  throw new JsonApiError(409, [
    {
      code: 'already_answered',
      // Not how many: of one evaluation that is for those alone who may read responses, or results before they are out.
      detail: `Students have answered, and were told that ${told}: the minimum can be raised, not lowered`,
      source: { pointer: pointerTo('data', 'attributes', attribute) },
      meta: { minimum },
    },
  ]);
};
