import type { RecordIntent } from './intent.ts';

// FNV-1a, 32 bits: two different rows of one id look the same once in four thousand million times.
const fingerprint = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
};

const withoutOrigin = (name: string, value: unknown): unknown => (name === 'origin' ? undefined : value);

/** Remembers what a run has met, so that a doubled row is told from a contradiction. */
export class SeenRows {
  readonly #records = new Map<string, Map<string, number>>();
  readonly #ordinals = new Map<string, number>();
  readonly #pairs = new Map<number, Set<number>>();

  /** Whether a record is met for the first time, as before, or with other values than before. */
  meet(intent: RecordIntent): 'new' | 'same' | 'different' {
    const known = this.#records.get(intent.type) ?? new Map<string, number>();
    this.#records.set(intent.type, known);
    const before = known.get(intent.key.sourceId);
    const hash = fingerprint(JSON.stringify(intent, withoutOrigin));
    if (before === undefined) known.set(intent.key.sourceId, hash);
    if (before === undefined) return 'new';
    return before === hash ? 'same' : 'different';
  }

  /** Whether a pair of ids is met for the first time; a number each, because enrolments come by the million. */
  meetPair(one: string, other: string): boolean {
    const [first, second] = [this.#ordinal(one), this.#ordinal(other)];
    // A set for each: one set of all pairs would end at 2^24 of them.
    const partners = this.#pairs.get(first) ?? new Set<number>();
    this.#pairs.set(first, partners);
    const isNew = !partners.has(second);
    partners.add(second);
    return isNew;
  }

  #ordinal(text: string): number {
    const ordinal = this.#ordinals.get(text) ?? this.#ordinals.size;
    this.#ordinals.set(text, ordinal);
    return ordinal;
  }
}
