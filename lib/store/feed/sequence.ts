/**
 * Position of an entry in its shard of the change feed: the time of its recording, which never decreases, and a count
 * of all entries of the shard without gaps. As a text it sorts in this order.
 */
export interface Sequence {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly count: number;
}

const [atDigits, countDigits] = [13, 12];

/** Returns the sequence number of an entry as its sort key contains it. */
export const sequenceText = ({ at, count }: Sequence): string =>
  `${String(at).padStart(atDigits, '0')}-${String(count).padStart(countDigits, '0')}`;

/** Reads a sequence number. */
export const parseSequence = (text: string): Sequence => {
  const [at, count] = text.split('-');
  return { at: Number(at), count: Number(count) };
};

/** A text that sorts before every sequence number. */
export const beforeSequences = '0';

/** A writer's clock may be at most this far behind a reader's. Entries older than this are fully visible. */
export const settlingMs = 5_000;
