import { refuse } from '../../../errors/error-kind.ts';
import { thresholdKept } from '../../../errors/periods.ts';
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
  throw refuse(thresholdKept, attribute, minimum);
};
