import { wideHash } from '../../store/fingerprints.ts';

/** What stands for a name: the id of a record, and whether an earlier run has ended it. */
export interface Known {
  readonly id: string;
  readonly isEnded: boolean;
}

// A place: 128 bits of the name, and what is known of it.
const wordsPerName = 5;
const firstCapacity = 1_024;

// Beyond this share of places taken, looking for one takes long.
const maxLoad = 0.75;

// Ids are UUIDs.
const idLength = 36;

const state = { free: 0, forgotten: 1, known: 2, ended: 3 } as const;

const fingerprintOf = (name: string): readonly [number, number, number, number] => [
  ...wideHash(name),
  // Another 64 bits, by other beginnings: of a name that is taken for another, a wrong record would be the target.
  ...wideHash(name, 0x2545f491, 0x9e6c63d0),
];

/**
 * Ids of records by name, outside of the heap of JavaScript: 56 bytes a place, whatever the names are. 128 bits of a name
 * identify it.
 */
export class IdTable {
  #words = new Uint32Array(firstCapacity * wordsPerName);
  #ids = Buffer.alloc(firstCapacity * idLength);
  #taken = 0;

  get(name: string): Known | undefined {
    const place = this.#placeOf(fingerprintOf(name));
    const found = this.#stateAt(place);
    if (found < state.known) return undefined;
    const start = place * idLength;
    return { id: this.#ids.toString('latin1', start, start + idLength), isEnded: found === state.ended };
  }

  set(name: string, { id, isEnded }: Known): void {
    if (id.length !== idLength) throw new Error('an id is not a UUID');
    if (this.#taken >= (this.#words.length / wordsPerName) * maxLoad) this.#grow();
    const fingerprint = fingerprintOf(name);
    const place = this.#placeOf(fingerprint);
    if (this.#stateAt(place) === state.free) this.#taken += 1;
    this.#words.set([...fingerprint, isEnded ? state.ended : state.known], place * wordsPerName);
    this.#ids.write(id, place * idLength, 'latin1');
  }

  delete(name: string): void {
    const place = this.#placeOf(fingerprintOf(name));
    // The place stays taken: a name that came later may stand behind it.
    if (this.#stateAt(place) !== state.free) this.#words[place * wordsPerName + 4] = state.forgotten;
  }

  clear(): void {
    this.#allocate(firstCapacity);
    this.#taken = 0;
  }

  /** How many places are taken. */
  get size(): number {
    return this.#taken;
  }

  #stateAt(place: number): number {
    return this.#words[place * wordsPerName + 4] ?? state.free;
  }

  /** The place of a name, or the free one where it belongs. */
  #placeOf([one, two, three, four]: readonly [number, number, number, number]): number {
    const words = this.#words;
    const capacity = words.length / wordsPerName;
    for (let place = two % capacity; ; place = (place + 1) % capacity) {
      const at = place * wordsPerName;
      if (words[at + 4] === state.free) return place;
      const isSame = words[at] === one && words[at + 1] === two && words[at + 2] === three && words[at + 3] === four;
      if (isSame) return place;
    }
  }

  #allocate(capacity: number): void {
    this.#words = new Uint32Array(capacity * wordsPerName);
    this.#ids = Buffer.alloc(capacity * idLength);
  }

  #grow(): void {
    const [words, ids] = [this.#words, this.#ids];
    this.#allocate((words.length / wordsPerName) * 2);
    this.#taken = 0;
    for (let at = 0, from = 0; at < words.length; at += wordsPerName, from += idLength) {
      const [one = 0, two = 0, three = 0, four = 0, found = state.free] = words.subarray(at, at + wordsPerName);
      if (found < state.known) continue;
      const place = this.#placeOf([one, two, three, four]);
      this.#words.set([one, two, three, four, found], place * wordsPerName);
      ids.copy(this.#ids, place * idLength, from, from + idLength);
      this.#taken += 1;
    }
  }
}
