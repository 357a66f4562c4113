import { type Key, keyName } from './keys.ts';

type Item = Record<string, unknown>;

/**
 * Items that are read before they are asked for, because they will be: all of them in one round trip, where each would
 * tell the next. A guess too many costs its reading, one too few a round trip; what is answered is always read anew.
 */
export class ReadAhead {
  readonly #read: (keys: readonly Key[]) => Promise<Item[]>;
  readonly #guessed: ReadonlySet<string>;
  readonly #items: Promise<ReadonlyMap<string, Item>>;
  readonly #asked = new Map<string, Key>();

  constructor(guess: readonly Key[], read: (keys: readonly Key[]) => Promise<Item[]>) {
    this.#read = read;
    this.#guessed = new Set(guess.map(keyName));
    this.#items = this.#readByName(guess);
    // Whoever asks for one of them meets the failure.
    this.#items.catch(() => undefined);
  }

  /** The keys that have been asked for: the guess for the next who wants the same. */
  get asked(): Key[] {
    return [...this.#asked.values()];
  }

  /** The items of some keys, in their order; those that do not exist are left out. */
  async get(keys: readonly Key[]): Promise<Item[]> {
    for (const key of keys) this.#asked.set(keyName(key), key);
    const others = keys.filter((key) => !this.#guessed.has(keyName(key)));
    const [ahead, rest] = await Promise.all([this.#items, this.#readByName(others)]);
    return keys.map((key) => ahead.get(keyName(key)) ?? rest.get(keyName(key))).filter((item) => item !== undefined);
  }

  async #readByName(keys: readonly Key[]): Promise<ReadonlyMap<string, Item>> {
    const items = keys.length === 0 ? [] : await this.#read(keys);
    return new Map(items.map((item) => [keyName(item), item]));
  }
}
