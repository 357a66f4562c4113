/**
 * Place of an entry in its shard of the change feed: when it was recorded, which never goes back, and a number that counts
 * all entries of the shard without gaps. As text it sorts in this order.
 */
export interface Sequence {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly count: number;
}

const [atDigits, countDigits] = [13, 12];

/** Sequence number of an entry, as its sort key has it. */
export const sequenceText = ({ at, count }: Sequence): string =>
  `${String(at).padStart(atDigits, '0')}-${String(count).padStart(countDigits, '0')}`;

/** Reads a sequence number. */
export const parseSequence = (text: string): Sequence => {
  const [at, count] = text.split('-');
  return { at: Number(at), count: Number(count) };
};

/** A text that sorts before every sequence number. */
export const beforeSequences = '0';

/** The clock of a writer may be so far behind a reader's; what is older is visible as a whole. */
export const settlingMs = 5_000;
