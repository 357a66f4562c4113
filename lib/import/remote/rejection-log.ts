import { readChange } from '../../model/validation/read-change.ts';
import { newRecord } from '../../model/write/apply-change.ts';
import { importRejection } from '../../resources/imports/import-rejection.ts';
import { forEachAtOnce } from '../../runtime/at-once.ts';
import { chunk } from '../../runtime/chunk.ts';
import { orderedId } from '../../runtime/ids.ts';
import { keyOf, type RecordReference } from '../../store/keys.ts';
import { changeStep, type Step, settingAll } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { maxSteps } from '../../store/write.ts';
import type { Rejection } from '../report/report.ts';

const concurrency = 8;

/**
 * Stores the rejected rows of an import as records, in their order. The number of a rejection gives its id, so a step
 * that is repeated after a crash writes each rejection once.
 */
export class RejectionLog {
  readonly #store: Store;
  readonly #import: RecordReference;
  /** Time at which the import began. All its rejections have this time, so that their ids give their order. */
  readonly #begun: Date;
  #waiting: Step[] = [];
  /** The number of rejections. */
  count = 0;

  constructor(store: Store, { type, id, begun }: RecordReference & { begun: Date }) {
    this.#store = store;
    this.#import = { type, id };
    this.#begun = begun;
  }

  /** Adds a rejection, to be written at the next `flush`. */
  add({ type: record_type, ...rejection }: Rejection): void {
    this.count += 1;
    const data = { attributes: { record_type, ...rejection }, relationships: { import: { data: this.#import } } };
    const change = readChange(importRejection, data, { creates: true, trusted: true });
    const id = orderedId(this.#import.id, this.#begun, this.count);
    const record = newRecord(importRejection, change, this.#begun, { id });
    // The step has no condition, because an existing item is the same rejection.
    this.#waiting.push(changeStep(keyOf.record(record), settingAll(record), () => 'refused'));
  }

  /** Writes the rejections that were added. */
  async flush(): Promise<void> {
    const steps = this.#waiting;
    this.#waiting = [];
    await forEachAtOnce(chunk(steps, maxSteps), concurrency, (each) => this.#store.write(each));
  }
}
