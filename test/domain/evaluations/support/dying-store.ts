import { Store } from '../../../../lib/store/store.ts';

/** What a request ends with in a process that has been killed; nothing that catches it gets an answer any more. */
export class Killed extends Error {}

/** The same table for a process that is killed at its n-th request: before the request arrives, or before its answer does. */
export const dyingStore = (
  store: Store,
  dieAt: number,
  afterwards: boolean,
): { readonly store: Store; requests(): number } => {
  let requests = 0;
  const send = async (command: never): Promise<unknown> => {
    requests += 1;
    if (requests > dieAt) throw new Killed();
    if (requests === dieAt && !afterwards) throw new Killed();
    const answer = await store.client.send(command);
    if (requests >= dieAt) throw new Killed();
    return answer;
  };
  const client = Object.create(store.client, { send: { value: send } });
  return { store: new Store(client, store.tableName), requests: () => requests };
};
