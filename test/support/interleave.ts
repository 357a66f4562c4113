import { Store } from '../../lib/store/store.ts';

/** A store that does something else before one of its calls. */
class SteppedStore extends Store {
  readonly #at: number;
  readonly #meanwhile: () => Promise<unknown>;
  calls = 0;

  constructor({ client, tableName }: Store, at: number, meanwhile: () => Promise<unknown>) {
    super(client, tableName);
    this.#at = at;
    this.#meanwhile = meanwhile;
  }

  async #step(): Promise<void> {
    this.calls += 1;
    if (this.calls === this.#at) await this.#meanwhile();
  }

  override async get(...args: Parameters<Store['get']>): ReturnType<Store['get']> {
    await this.#step();
    return super.get(...args);
  }

  override async getMany(...args: Parameters<Store['getMany']>): ReturnType<Store['getMany']> {
    await this.#step();
    return super.getMany(...args);
  }

  override async queryRange(...args: Parameters<Store['queryRange']>): ReturnType<Store['queryRange']> {
    await this.#step();
    return super.queryRange(...args);
  }

  override async write(...args: Parameters<Store['write']>): ReturnType<Store['write']> {
    await this.#step();
    return super.write(...args);
  }
}

/** Some work on a table, and what others do meanwhile. */
export interface Scene {
  work(store: Store): Promise<unknown>;
  meanwhile(): Promise<unknown>;
}

/** The tables in which all scenes are, or what makes them ready for each. */
export type Place = Store | (() => Promise<Store>);

const inPlace = async <Value>(place: Place, act: (store: Store) => Promise<Value>): Promise<Value> =>
  act(place instanceof Store ? place : await place());

/**
 * Does some work again and again, each time in a scene of its own: at first something else happens before its first call
 * of the table, then before its second, and so on to its end.
 */
export const atEveryCall = async (place: Place, openScene: (store: Store) => Promise<Scene>): Promise<void> => {
  const isHeldAt = (at: number) => async (store: Store) => {
    const { work, meanwhile } = await openScene(store);
    const stepped = new SteppedStore(store, at, meanwhile);
    await work(stepped);
    return stepped.calls >= at;
  };
  let at = 1;
  while (await inPlace(place, isHeldAt(at))) at += 1;
};

/** A store that does something else before one of the requests that it sends, of whatever kind. */
const heldStore = ({ client, tableName }: Store, at: number, meanwhile: () => Promise<unknown>) => {
  let requests = 0;
  const send = async (...args: Parameters<typeof client.send>): Promise<unknown> => {
    requests += 1;
    if (requests === at) await meanwhile();
    return client.send(...args);
  };
  // The SDK describes `send` by a dozen signatures; what is passed on is what has been passed in.
  const held = Object.create(client, { send: { value: send } }) as typeof client;
  return { store: new Store(held, tableName), requests: () => requests };
};

/**
 * The same for every request: the work is held before its first one while something else happens, then before its second,
 * and so on to its end, or only before every second or third. `at` is the number of the request, `isHeld` whether there was
 * one.
 */
export const atEveryRequest = async (
  place: Place,
  openScene: (
    store: Store,
  ) => Promise<Scene & { check(held: { readonly at: number; readonly isHeld: boolean }): Promise<void> }>,
  { every = 1 }: { readonly every?: number } = {},
): Promise<number> => {
  const isHeldAt = (at: number) => async (store: Store) => {
    const { work, meanwhile, check } = await openScene(store);
    const held = heldStore(store, at, meanwhile);
    await work(held.store);
    const isHeld = held.requests() >= at;
    await check({ at, isHeld });
    return isHeld;
  };
  let at = 1;
  while (await inPlace(place, isHeldAt(at))) at += every;
  return at - 1;
};
