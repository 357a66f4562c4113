import { Store } from '../../lib/store/store.ts';

/** What a request ends with in a process that has been killed; nothing that catches it gets an answer any more. */
export class Killed extends Error {}

const isWrite = (command: object): boolean =>
  /^(?:Put|Update|Delete|TransactWrite|BatchWrite)/.test(command.constructor.name);

/**
 * The same tables for a process that is killed once it has written so many times: the answer to the last write is lost, and
 * no request goes out after it. Reads change nothing, so a death between two writes is the same wherever it comes.
 */
export const dyingStore = (store: Store, most: number): { readonly store: Store; writes(): number } => {
  let writes = 0;
  let isDead = false;
  const send = async (command: object): Promise<unknown> => {
    if (isDead) throw new Killed();
    if (!isWrite(command)) return store.client.send(command as never);
    if (writes === most) isDead = true;
    else writes += 1;
    if (isDead) throw new Killed();
    const isLast = writes === most;
    const answer = await store.client.send(command as never);
    if (!isLast) return answer;
    isDead = true;
    throw new Killed();
  };
  const client = Object.create(store.client, { send: { value: send } });
  return { store: new Store(client, store.tableName), writes: () => writes };
};

/** Makes work die after so many writes, or run to its end; answers how many it has made. */
export const dieAfter = async (
  store: Store,
  most: number,
  work: (store: Store) => Promise<unknown>,
): Promise<number> => {
  const dying = dyingStore(store, most);
  await work(dying.store).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
  return dying.writes();
};

/** From none to all: how many writes there may be when a process dies. */
export const deaths = (writes: number): number[] => Array.from({ length: writes + 1 }, (_, index) => index);
