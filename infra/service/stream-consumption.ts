import { keyAttributes } from '../../lib/store/table.ts';

/** How the function that consumes the table's stream gets the events, in AWS and on one machine. */
export const streamConsumption = {
  /** The most events of one call. */
  batchSize: 100,
  /** The number of attempts before a batch goes to the queue of failures. After each failure the batch is halved. */
  attempts: 10,
  /** The attribute of the key that filters events. */
  filteredKey: keyAttributes.sort,
} as const;
