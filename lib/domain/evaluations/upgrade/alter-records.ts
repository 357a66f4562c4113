import type { AnyResource } from '../../../model/definition/resource.ts';
import { walkList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { orderPath } from '../../../store/list-path.ts';
import type { StoredRecord } from '../../../store/record.ts';
import { WriteRefused } from '../../../store/refused.ts';
import { retryBusy } from '../../../store/retry.ts';
import type { Step } from '../../../store/steps.ts';
import type { Store } from '../../../store/store.ts';

/** How the records of a type are brought to what this version writes. */
export interface Alteration {
  readonly resource: AnyResource;
  /** Steps for a record as it was read, under conditions that refuse them when they have been carried out; none for one that needs nothing. */
  stepsFor(record: StoredRecord): Promise<readonly Step[]>;
  onProgress?(altered: number): void;
}

// With their counts less than the 100 items of a transaction.
const inTransaction = 20;

const attempts = 5;

/** Once more, and alone, for a record that has changed since it was found by its index, or gone. */
const alterAlone = async (store: Store, { resource, stepsFor }: Alteration, id: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const record = await store.readInline({ type: resource.type, id });
    const steps = record === undefined ? [] : await stepsFor(record);
    if (steps.length === 0) return;
    try {
      return void (await retryBusy(() => store.write(steps)));
    } catch (error) {
      if (!(error instanceof WriteRefused) || attempt === attempts) throw error;
    }
  }
};

const alterTogether = async (store: Store, alteration: Alteration, records: readonly StoredRecord[]): Promise<void> => {
  const steps = (await Promise.all(records.map((record) => alteration.stepsFor(record)))).flat();
  try {
    await retryBusy(() => store.write(steps));
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    for (const { id } of records) await alterAlone(store, alteration, id);
  }
};

/**
 * Alters all records of a type that need it, a few in a transaction: what is written is whole at any moment, so that it can
 * be stopped anywhere and begun again. Answers how many there were.
 */
export const alterRecords = async (store: Store, alteration: Alteration): Promise<number> => {
  const { resource, stepsFor, onProgress } = alteration;
  const walk = { path: orderPath(resource.type, 'created_at'), descending: false, range: allKeys, batch: 1_000 };
  let waiting: StoredRecord[] = [];
  let altered = 0;
  const send = async (): Promise<void> => {
    if (waiting.length > 0) await alterTogether(store, alteration, waiting);
    altered += waiting.length;
    waiting = [];
    onProgress?.(altered);
  };
  for await (const record of walkList(store, { ...walk, unread: resource.unread })) {
    if ((await stepsFor(record)).length > 0) waiting.push(record);
    if (waiting.length === inTransaction) await send();
  }
  await send();
  return altered;
};
