import { keyAttributes } from '../../lib/store/table.ts';

/** How the events of the table's stream are handed to the function that consumes them, in AWS and on one machine. */
export const streamConsumption = {
  /** Events of one call. */
  batchSize: 100,
  /** How often a batch is tried before it goes to where failures are kept; halved after each failure. */
  attempts: 10,
  /** The attribute of the key that filters events. */
  filteredKey: keyAttributes.sort,
} as const;
