import { env } from '../../runtime/env.ts';
import type { StoredRecord } from '../../store/record.ts';

/** Fewest responses of which a result is shown, whatever a period says: that of one or two students is their ballots. */
const smallest = 3;

/**
 * How many responses the result of an evaluation needs, by its period as the evaluation has it; null: none is ever shown. The
 * setting `smallestThreshold` of a deployment can raise it.
 */
export const thresholdOf = ({ minimum_response_threshold: threshold }: StoredRecord): number | null =>
  typeof threshold === 'number' ? Math.max(threshold, smallest, env.smallestThreshold) : null;
