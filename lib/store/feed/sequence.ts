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

/** The hour of an instant, `2026-11-22T10`: the part of a shard in which its entries stand. */
export const hourOf = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm-ddThh'.length);

/** The hour before the first entry of a shard. */
export const beforeAll = hourOf(0);
