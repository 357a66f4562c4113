import type { StoredRecord } from '../../../store/record.ts';
import type { Store } from '../../../store/store.ts';
import { dropFailures, noteFailing, readFailingSince } from './items.ts';
import { disableEndpoint } from './write-endpoint.ts';

const day = 86_400_000;

/** For how long an endpoint may answer nothing but failures, in milliseconds. */
const longestFailing = 5 * day;

/** Notes that an endpoint has taken a message; nothing is written while nothing has failed. */
const noteAccepted = async (store: Store, endpoint: StoredRecord): Promise<void> => {
  if ((await readFailingSince(store, endpoint)) !== undefined) await store.write([dropFailures(endpoint)]);
};

/** Notes that an endpoint has not taken a message; disables one that has taken none for five days. */
const noteFailed = async (store: Store, endpoint: StoredRecord, now: Date): Promise<void> => {
  const since = await readFailingSince(store, endpoint);
  if (since === undefined) {
    await store.write([noteFailing(endpoint, now.toISOString())]);
    return;
  }
  if (now.getTime() - Date.parse(since) < longestFailing) return;
  await disableEndpoint(store, endpoint, 'failing', now);
};

/** Notes whether an endpoint has taken a message. */
export const noteAttempt = (
  store: Store,
  endpoint: StoredRecord,
  { isAccepted, now }: { readonly isAccepted: boolean; readonly now: Date },
): Promise<void> => (isAccepted ? noteAccepted(store, endpoint) : noteFailed(store, endpoint, now));
