import { type Key, keyName } from './keys.ts';

type Item = Record<string, unknown>;

/**
 * Reads items by a guess before they are asked for, in one round trip. A wrong guess costs its reading, a missing one a
 * round trip; every request reads its items itself.
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
    // `get` throws the failure.
    this.#items.catch(() => undefined);
  }

  /** The keys that were asked for: the guess for the next request of the same kind. */
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
