import type { QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { applied, conditionsOf, holds, isNothing, joined } from './batch-item.ts';
import { type Key, keyName } from './keys.ts';
import type { Item, Query } from './queries.ts';
import { WriteRefused } from './refused.ts';
import { type ChangeStep, changeStep, itemExists, mergeSteps, type Step } from './steps.ts';
import { Store } from './store.ts';
import type { Written } from './write.ts';

/** An item that a batch has read or written. */
interface Held {
  /** The item in the table. */
  readonly base: Item | undefined;
  /** The item after the operations of the batch. */
  readonly left: Item | undefined;
  /** The step that the batch writes for the item; undefined if the item has only been read. */
  readonly effect: Step | undefined;
}

interface BatchOptions {
  /**
   * Returns whether a change is written at once, because other writers must see its effect before the batch is written.
   */
  isAtOnce(step: ChangeStep): boolean;
  /** Returns the error for an operation that takes more than one write, or that the batch cannot hold. */
  notAtomic(): unknown;
}

const partitionOf = ({ IndexName, TableName, ExpressionAttributeValues = {} }: Query): unknown =>
  IndexName === undefined && TableName === undefined ? ExpressionAttributeValues[':partition'] : undefined;

/**
 * The table as it will be after the operations of a batch, whose writes are held back and joined into one. Reads by key
 * and of partitions show the operations; an index that would have to show them is not read. Each condition is checked
 * when its step is added, and again when the batch is written, unless the batch itself has decided it.
 */
export class BatchStore extends Store {
  readonly #inner: Store;
  readonly #options: BatchOptions;
  readonly #held = new Map<string, Held & { readonly key: Key }>();
  #isWritten = false;
  #refusal: (reason: unknown) => unknown = (reason) => reason;

  constructor(inner: Store, options: BatchOptions) {
    super(inner.client, inner.tableName, inner);
    this.#inner = inner;
    this.#options = options;
  }

  override get checksVersions(): boolean {
    return true;
  }

  override get fence(): readonly Step[] {
    return this.#inner.fence;
  }

  /**
   * Begins the next operation. `refusal` turns the reason for which the table later refuses a step of the operation
   * into the error to throw.
   */
  begin(refusal: (reason: unknown) => unknown): void {
    this.#isWritten = false;
    this.#refusal = refusal;
  }

  /** The steps of all operations, one for each item. */
  get steps(): Step[] {
    return [...this.#held.values()].flatMap(({ effect }) =>
      effect === undefined || isNothing(effect) ? [] : [effect],
    );
  }

  override async get(key: Key): Promise<Item | undefined> {
    const held = this.#held.get(keyName(key));
    return held === undefined ? super.get(key) : held.left;
  }

  override async getMany(keys: readonly Key[]): Promise<Item[]> {
    const others = await super.getMany(keys.filter((key) => !this.#held.has(keyName(key))));
    const found = new Map(others.map((item) => [keyName(item), item]));
    return keys
      .map((key) => this.#held.get(keyName(key))?.left ?? found.get(keyName(key)))
      .filter((item) => item !== undefined);
  }

  override async query(query: Query, start: Item | undefined): Promise<QueryCommandOutput> {
    if (query.IndexName !== undefined) this.#requireUnchanged(query);
    const answer = await super.query(query, start);
    const partition = partitionOf(query);
    if (partition === undefined) return answer;
    const [from, to] = [':from', ':to'].map((name) => query.ExpressionAttributeValues?.[name]);
    const isAsked = ({ pk, sk }: Key): boolean =>
      pk === partition && (from === undefined || (sk >= String(from) && sk <= String(to)));
    const present = (answer.Items ?? [])
      .map((item) => {
        const held = this.#held.get(keyName(item));
        return held === undefined ? item : held.left;
      })
      .filter((item) => item !== undefined);
    const made = [...this.#held.values()]
      .filter(({ key, base }) => start === undefined && base === undefined && isAsked(key))
      .map(({ left }) => left)
      .filter((item) => item !== undefined);
    return { ...answer, Items: [...present, ...made] };
  }

  /** Holds steps back. Throws `WriteRefused` when the table or an earlier operation does not meet their conditions. */
  override async write(unmerged: readonly Step[]): Promise<Written> {
    const steps = mergeSteps(unmerged);
    const atOnce = steps.find((step) => step.kind === 'change' && this.#options.isAtOnce(step)) as
      | ChangeStep
      | undefined;
    if (atOnce !== undefined && !this.#isNew(atOnce.key)) return this.#writeAtOnce(atOnce, steps);
    const isFurther = this.#isWritten && atOnce === undefined;
    if (isFurther || steps.some(({ table }) => table !== undefined)) throw this.#options.notAtomic();
    await this.#hold(steps.map(({ key }) => key));
    const refused = steps.filter((step) => !conditionsOf(step).every((each) => holds(each, this.#leftOf(step.key))));
    if (refused.length > 0)
      throw new WriteRefused(
        refused.map(
          (step) => step.refused(this.#leftOf(step.key)) ?? new Error(`unexplained refusal of a ${step.kind}`),
        ),
      );
    const refusal = this.#refusal;
    for (const step of steps)
      this.#join({ ...step, refused: (found) => refusal(step.refused(found) ?? new Error('unexplained refusal')) });
    // Nobody else can refer to a record that the batch creates, so its deletion is still one write.
    this.#isWritten = atOnce === undefined;
    return undefined;
  }

  #leftOf(key: Key): Item | undefined {
    return this.#held.get(keyName(key))?.left;
  }

  #isNew(key: Key): boolean {
    const held = this.#held.get(keyName(key));
    return held !== undefined && held.base === undefined;
  }

  /**
   * Throws if an operation looks in an index for items that the batch has changed, because the index does not show the
   * changes. An attribute of an item holds the name of its index partition; the bounds of the range are other values
   * and are not compared.
   */
  #requireUnchanged({ ExpressionAttributeValues = {} }: Query): void {
    const partition = ExpressionAttributeValues[':partition'];
    const isFound = (item: Item | undefined): boolean =>
      Object.entries(item ?? {}).some(([name, value]) => name !== 'pk' && value === partition);
    for (const { base, left, effect } of this.#held.values())
      if (effect !== undefined && (isFound(base) || isFound(left))) throw this.#options.notAtomic();
  }

  /** Reads the items of some steps once, so that all later reads of the batch show the same state. */
  async #hold(keys: readonly Key[]): Promise<void> {
    const missing = keys.filter((key) => !this.#held.has(keyName(key)));
    const found = new Map((await super.getMany(missing)).map((item) => [keyName(item), item]));
    for (const key of missing) {
      const base = found.get(keyName(key));
      this.#held.set(keyName(key), { key, base, left: base, effect: undefined });
    }
  }

  #join(step: Step): void {
    const held = this.#held.get(keyName(step.key));
    const [base, before] = [held?.base, held?.left];
    const left = applied(step, before);
    const effect = joined(held?.effect, step, { base, before, left });
    this.#held.set(keyName(step.key), { key: step.key, base, left, effect });
  }

  /** Writes the change of an existing record at once, together with the checks that belong to it. */
  async #writeAtOnce(change: ChangeStep, steps: readonly Step[]): Promise<Written> {
    const step = changeStep(change.key, { conditions: [itemExists], set: change.set }, change.refused);
    await this.#inner.write([step, ...steps.filter((each) => each !== change)]);
    const base = await super.get(change.key);
    const held = this.#held.get(keyName(change.key));
    if (held === undefined) return undefined;
    const left = held.left && applied(step, held.left);
    this.#held.set(keyName(change.key), { ...held, base, left });
    return undefined;
  }
}
