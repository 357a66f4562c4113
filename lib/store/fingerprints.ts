const wordsPerEntry = 3;
const firstCapacity = 1_024;

// Beyond this share of places taken, looking for one takes long.
const maxLoad = 0.75;

/** 64 bits of a text (cyrb53's two halves, whole): two of ten million texts are alike once in 370,000 times. */
export const wideHash = (text: string, first = 0xdeadbeef, second = 0x41c6ce57): readonly [number, number] => {
  let [one, other] = [first, second];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  // Two zeros are an empty place.
  return [one >>> 0 || 1, other >>> 0];
};

/** Numbers by text; 64 bits of each text identify it: some 25 bytes an entry, however long the texts are. */
export class Fingerprints {
  #words = new Uint32Array(firstCapacity * wordsPerEntry);
  #size = 0;

  /** Gives a text a number; answers the number that it had, which it keeps, or undefined when it is new. */
  add(text: string, value = 1): number | undefined {
    if (this.#size >= (this.#words.length / wordsPerEntry) * maxLoad) this.#grow();
    const hash = wideHash(text);
    const place = this.#placeOf(hash);
    if (this.#words[place] !== 0) return this.#words[place + 2];
    this.#words.set([...hash, value], place);
    this.#size += 1;
    return undefined;
  }

  /** Gives a text a number, instead of the one that it may have. */
  set(text: string, value: number): void {
    if (this.add(text, value) !== undefined) this.#words[this.#placeOf(wideHash(text)) + 2] = value;
  }

  has(text: string): boolean {
    return this.get(text) !== undefined;
  }

  get(text: string): number | undefined {
    const place = this.#placeOf(wideHash(text));
    return this.#words[place] === 0 ? undefined : this.#words[place + 2];
  }

  get size(): number {
    return this.#size;
  }

  /** The index of an entry, or the free index where it belongs. */
  #placeOf([one, other]: readonly [number, number]): number {
    const capacity = this.#words.length / wordsPerEntry;
    let place = (other % capacity) * wordsPerEntry;
    while (this.#words[place] !== 0 && !(this.#words[place] === one && this.#words[place + 1] === other)) {
      place = (place + wordsPerEntry) % this.#words.length;
    }
    return place;
  }

  #grow(): void {
    const former = this.#words;
    this.#words = new Uint32Array(former.length * 2);
    for (let place = 0; place < former.length; place += wordsPerEntry) {
      const [one = 0, other = 0, value = 0] = former.subarray(place, place + wordsPerEntry);
      if (one !== 0) this.#words.set([one, other, value], this.#placeOf([one, other]));
    }
  }
}
