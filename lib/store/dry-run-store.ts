import { isWordEntry, type Key, keyName, partsOf } from './keys.ts';
import type { RecordFrame, StoredRecord } from './record.ts';
import { WriteRefused } from './refused.ts';
import type { Step } from './steps.ts';
import { Store } from './store.ts';
import type { Written } from './write.ts';

type Item = Record<string, unknown>;

/** The attribute that holds the id of the record to which an item leads. */
const recordId = 'record_id';

/** The state of an item after the dry run. An item that leads to a record has that record's id. */
type Outcome = 'put' | 'deleted' | { readonly id: string };

// No stored record has this version.
const placeholderVersion = 0;

const placeholder = ({ pk, sk }: Key): Item => {
  const [type = '', id = ''] = partsOf(pk);
  const frame: RecordFrame = { type, id, version: placeholderVersion, created_at: '', updated_at: '', spilled: {} };
  return { pk, sk, ...frame };
};

/**
 * Returns whether a record is a placeholder for one that a dry run would have created. A placeholder has only a type
 * and an id.
 */
export const isPlaceholder = ({ version }: Pick<StoredRecord, 'version'>): boolean => version === placeholderVersion;

const idSetBy = (step: Step): unknown => {
  if (step.kind === 'put') return step.item[recordId];
  return step.kind === 'change' ? step.set.find(([path]) => path[0] === recordId)?.[1] : undefined;
};

/**
 * The table as it would be after writes that are not carried out. Reads by key see the records that would have been
 * created (as placeholders), the ids that would have been assigned, and no record that would have been deleted; changes of
 * existing records, indexes and queries stay as the table has them. Costs some 150 bytes an item.
 */
export class DryRunStore extends Store {
  readonly #written = new Map<string, Outcome>();

  constructor(table: Store) {
    super(table.client, table.tableName, table);
  }

  /**
   * Records the steps without a write to the table. Throws `WriteRefused` if an item would be put twice; all other
   * conditions count as met.
   */
  override async write(steps: readonly Step[]): Promise<Written> {
    const refusals = steps.flatMap((step) => {
      const found = step.kind === 'put' && !step.isUnconditional ? this.#find(step.key) : undefined;
      return found === undefined ? [] : [step.refused(found)];
    });
    if (refusals.length > 0) throw new WriteRefused(refusals);
    for (const step of steps) this.#note(step);
    return undefined;
  }

  override async get(key: Key): Promise<Item | undefined> {
    return this.#isWritten(key) ? this.#find(key) : super.get(key);
  }

  override async getMany(keys: readonly Key[]): Promise<Item[]> {
    const others = await super.getMany(keys.filter((key) => !this.#isWritten(key)));
    const items = new Map(others.map((item) => [keyName(item), item]));
    return keys.map((key) => this.#find(key) ?? items.get(keyName(key))).filter((item) => item !== undefined);
  }

  #isWritten(key: Key): boolean {
    return this.#written.has(keyName(key));
  }

  #find(key: Key): Item | undefined {
    const outcome = this.#written.get(keyName(key)) ?? 'deleted';
    if (outcome === 'deleted') return undefined;
    return outcome === 'put' ? placeholder(key) : { ...key, [recordId]: outcome.id };
  }

  #note(step: Step): void {
    // Word entries are not noted: no read by key needs them, and a person has several.
    if (isWordEntry(step.key)) return;
    const [name, id] = [keyName(step.key), idSetBy(step)];
    if (typeof id === 'string') this.#written.set(name, { id });
    else if (step.kind === 'put') this.#written.set(name, 'put');
    else if (step.kind === 'delete') this.#written.set(name, 'deleted');
  }
}
