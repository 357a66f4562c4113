import { type Key, keyName, keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Store } from '../../store/store.ts';
import type { Kept } from '../formats/earlier.ts';
import type { RenameIntent } from '../formats/intent.ts';
import type { KnownIds } from './known-ids.ts';
import { goneAttribute, keptIn, previousIdsAttribute } from './source-names.ts';

/** The attribute in which records show the source's id. */
export const shownId = 'external_id';

const nameOfRename = ({ type, source = '', from, to }: RenameIntent): string => [source, type, from, to].join('\n');

/** The renames that a run has carried out. A dry run does not find them in the table. */
export class Renames {
  readonly #done = new Set<string>();
  readonly #shown = new Map<string, { readonly from: string; readonly to: string }>();

  add(intent: RenameIntent, id: string): void {
    this.#done.add(nameOfRename(intent));
    if (intent.source !== undefined) return;
    const { from = intent.from } = this.#shown.get(id) ?? {};
    this.#shown.set(id, { from, to: intent.to });
  }

  has(intent: RenameIntent): boolean {
    return this.#done.has(nameOfRename(intent));
  }

  /** Returns a record with the id that it shows after its renames. */
  asRenamed(record: StoredRecord): StoredRecord {
    const ids = this.#shown.get(record.id);
    return ids === undefined || record[shownId] !== ids.from ? record : { ...record, [shownId]: ids.to };
  }
}

/** A rename, with the ids that its record has after it and after the renames that follow. */
export interface RenameInChain {
  readonly intent: RenameIntent;
  readonly next: readonly string[];
}

/** Finds the renames that follow each other. The renames are given in their order. */
export const chainRenames = (intents: readonly RenameIntent[]): RenameInChain[] => {
  const following = new Map<string, readonly string[]>();
  const chained = intents.toReversed().map((intent): RenameInChain => {
    const { type, source = '', from, to } = intent;
    const next = [to, ...(following.get(`${source}#${type}#${to}`) ?? [])];
    following.set(`${source}#${type}#${from}`, next);
    return { intent, next };
  });
  return chained.reverse();
};

/** What is known of a rename. */
export interface RenameState {
  /** The records that have the previous id and the new one. */
  readonly id: string | undefined;
  readonly taken: string | undefined;
  /** The day on which the record with the previous id was ended. */
  readonly gone: unknown;
  /** The further values that the previous id has (see `keptAttribute`). */
  readonly kept: Kept | undefined;
  /** The ids that it had before. */
  readonly previousIds: readonly string[];
  /** The record, if it has been renamed already. The previous id may now belong to another record. */
  readonly doneOf: string | undefined;
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const idOf = (item: Record<string, unknown> | undefined): string | undefined =>
  item === undefined ? undefined : String(item.record_id);

/** Reads what the table has of a rename; one round trip. */
export const readRename = async (
  { store, known }: { readonly store: Store; readonly known: KnownIds },
  { intent, next }: RenameInChain,
): Promise<RenameState> => {
  const { type, source = known.source, from, to } = intent;
  const keyOfId = (id: string): Key => keyOf.sourceId(source, type, id);
  const found = await store.getMany([...new Set([from, ...next])].map(keyOfId));
  const items = new Map(found.map((item) => [keyName(item), item]));
  const itemOf = (id: string) => items.get(keyName(keyOfId(id)));
  const previous = itemOf(from);
  return {
    id: idOf(previous),
    taken: idOf(itemOf(to)),
    gone: previous?.[goneAttribute],
    kept: keptIn(previous),
    previousIds: listOf(previous?.[previousIdsAttribute]),
    doneOf: intent.isCurrent
      ? undefined
      : idOf(next.map(itemOf).find((item) => listOf(item?.[previousIdsAttribute]).includes(from))),
  };
};
