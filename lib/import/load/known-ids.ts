import { deletionMarkerField } from '../../model/write/refer.ts';
import { type Key, keyName, keyOf, sourceIdPartitions } from '../../store/keys.ts';
import { partitionQuery } from '../../store/queries.ts';
import type { StoredRecord } from '../../store/record.ts';
import { WriteRefused } from '../../store/refused.ts';
import { changeStep, itemExists } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import type { Kept } from '../formats/earlier.ts';
import type { SourceReference } from '../formats/intent.ts';
import { uncheckedTypes } from './importable.ts';
import { goneAttribute, keptIn, namesOf, type SourceName } from './source-names.ts';

/**
 * The record behind a name: its id, whether an earlier run has ended it, and the further values that are stored with the
 * name.
 */
interface Known {
  readonly id: string;
  readonly isEnded: boolean;
  readonly kept: Kept;
}

const nothing: Kept = Object.freeze({});

/** What a run has learned about records; the sessions of all sources share it. */
interface Knowledge {
  /** Names by source, type, and the source's id. */
  readonly names: Map<string, Known>;
  /** Names that the table does not have. The table is asked for each once in a window. */
  readonly unknown: Set<string>;
  /**
   * By source and type: whether the table had no name of this kind when the run first asked. All names of such a kind
   * are known here, because only imports write names, one import at a time. If another writer adds a name nevertheless,
   * the write that conflicts with it is refused.
   */
  readonly blank: Map<string, boolean>;
  /** Ids of records that writes may refer to without a check that they exist. */
  readonly confirmed: Set<string>;
}

const emptyKnowledge = (): Knowledge => ({
  names: new Map(),
  unknown: new Set(),
  blank: new Map(),
  confirmed: new Set(),
});

/**
 * Removes the deletion marker of a record, and with it the right to delete the record. Returns false if the record is
 * deleted already.
 */
const cancelDeletion = async (store: Store, record: StoredRecord): Promise<boolean> => {
  const step = changeStep(
    keyOf.record(record),
    { conditions: [itemExists], remove: [[deletionMarkerField]] },
    () => 'deleted',
  );
  try {
    await store.write([step]);
    return true;
  } catch (error) {
    if (error instanceof WriteRefused) return false;
    throw error;
  }
};

// Checking whether a type has any names takes one call for each partition. Looking up fewer names than this costs less.
const fewNames = 400;

// 60 MB; a forgotten name is looked up again when it is needed.
const mostKept = 300_000;

/** Returns whether a source has named any record of a type. */
const hasNames = async (store: Store, source: string, type: string): Promise<boolean> => {
  const queries = sourceIdPartitions(source, type).map((partition) => partitionQuery(partition, undefined));
  const answers = await Promise.all(queries.map((query) => store.query({ ...query, Limit: 1 }, undefined)));
  return answers.some(({ Items = [] }) => Items.length > 0);
};

/** The ids of records by the ids that sources have for them. The table is asked only for unknown ids. */
export class KnownIds {
  readonly source: string;
  readonly #store: Store;
  readonly #knowledge: Knowledge;

  constructor(store: Store, source: string, knowledge = emptyKnowledge()) {
    this.#store = store;
    this.source = source;
    this.#knowledge = knowledge;
  }

  /** Returns the same knowledge for the files of another source. */
  of(source: string): KnownIds {
    return new KnownIds(this.#store, source, this.#knowledge);
  }

  /** Returns the ids of the same source with an empty store of names. */
  apart(): KnownIds {
    return new KnownIds(this.#store, this.source, { ...emptyKnowledge(), confirmed: this.#knowledge.confirmed });
  }

  #nameOf({ source = this.source, type, sourceId }: SourceName): string {
    return `${source}#${type}#${sourceId}`;
  }

  #kindOf({ source = this.source, type }: Omit<SourceName, 'sourceId'>): string {
    return `${source}#${type}`;
  }

  #keyOf({ source = this.source, type, sourceId }: SourceName): Key {
    return keyOf.sourceId(source, type, sourceId);
  }

  find(name: SourceName): string | undefined {
    return this.#knowledge.names.get(this.#nameOf(name))?.id;
  }

  /** Returns whether an earlier run has ended the record because its source no longer named it. */
  isEnded(name: SourceName): boolean {
    return this.#knowledge.names.get(this.#nameOf(name))?.isEnded ?? false;
  }

  /** The further values that the source gave for the record; they are stored with its name. */
  keptOf(name: SourceName): Kept {
    return this.#knowledge.names.get(this.#nameOf(name))?.kept ?? nothing;
  }

  /** The first record that a reference names and that `lookUpTargets` has found. */
  resolve(reference: SourceReference): string | undefined {
    for (const name of namesOf(reference)) {
      const id = this.find(name);
      if (id !== undefined && (!uncheckedTypes.has(name.type) || this.#knowledge.confirmed.has(id))) return id;
    }
    return undefined;
  }

  /**
   * Returns whether this run has created the record of a reference, because the table had no record of its kind before.
   */
  isOwn(reference: SourceReference): boolean {
    const name = namesOf(reference).find((each) => this.find(each) !== undefined);
    return (
      name !== undefined && reference.through === undefined && this.#knowledge.blank.get(this.#kindOf(name)) === true
    );
  }

  /** Notes that this run has created a record. The record is not deleted before the run has ended. */
  learnNew(name: SourceName, id: string, kept?: Kept): void {
    this.learn(name, id, { kept });
    this.#knowledge.confirmed.add(id);
  }

  learn(
    name: SourceName,
    id: string,
    { isEnded = false, kept = nothing }: { readonly isEnded?: boolean; readonly kept?: Kept | undefined } = {},
  ): void {
    const { names, unknown } = this.#knowledge;
    const own = this.#nameOf(name);
    names.set(own, { id, isEnded, kept });
    unknown.delete(own);
  }

  forget(name: SourceName): void {
    const { names, blank } = this.#knowledge;
    names.delete(this.#nameOf(name));
    blank.set(this.#kindOf(name), false);
  }

  /**
   * Forgets the names that the table does not have, and all names once there are too many. Must be called only when
   * nothing depends on earlier look-ups.
   */
  trim(): void {
    const { names, unknown, blank } = this.#knowledge;
    unknown.clear();
    if (names.size <= mostKept) return;
    names.clear();
    for (const kind of blank.keys()) blank.set(kind, false);
  }

  /**
   * Looks up the names of references and confirms their records. One more round trip for records that are not confirmed
   * yet.
   */
  async lookUpTargets(given: Iterable<SourceName>): Promise<void> {
    const distinct = this.#distinct(given);
    await this.#lookUp(distinct);
    const { names, confirmed } = this.#knowledge;
    const keys: Key[] = [];
    for (const [own, { type }] of distinct) {
      const id = uncheckedTypes.has(type) ? names.get(own)?.id : undefined;
      if (id !== undefined && !confirmed.has(id)) keys.push(keyOf.record({ type, id }));
    }
    // The keys are keys of records, so the items are records.
    if (keys.length > 0) await this.confirm((await this.#store.getMany(keys)) as unknown as StoredRecord[]);
  }

  /**
   * Notes that the records that were just read exist. Removes the deletion marker of records that are about to be
   * deleted, because the writes of this run do not check them again.
   */
  async confirm(records: readonly StoredRecord[]): Promise<void> {
    const { confirmed } = this.#knowledge;
    for (const record of records) {
      if (!uncheckedTypes.has(record.type) || confirmed.has(record.id)) continue;
      if (record[deletionMarkerField] === undefined || (await cancelDeletion(this.#store, record))) {
        confirmed.add(record.id);
      }
    }
  }

  /** Looks up again the names that the table did not have. A write of them may have succeeded meanwhile. */
  lookUpAfresh(names: readonly SourceName[]): Promise<void> {
    for (const name of names) this.#knowledge.unknown.delete(this.#nameOf(name));
    return this.#read(this.#notKnown(this.#distinct(names)));
  }

  /**
   * Looks up what earlier runs have written. One round trip for any number of names, and one more if many of them are
   * the first of their kind.
   */
  lookUp(names: Iterable<SourceName>): Promise<void> {
    return this.#lookUp(this.#distinct(names));
  }

  async #lookUp(distinct: ReadonlyMap<string, SourceName>): Promise<void> {
    const wanted = this.#notKnown(distinct);
    await this.#findBlank(wanted);
    await this.#read(wanted.filter((name) => !this.#knowledge.blank.get(this.#kindOf(name))));
  }

  /** Whether the table had no name of a kind when this run first asked. */
  async isBlank({ source = this.source, type }: Omit<SourceName, 'sourceId'>): Promise<boolean> {
    const { blank } = this.#knowledge;
    const kind = this.#kindOf({ source, type });
    const isBlank = blank.get(kind) ?? !(await hasNames(this.#store, source, type));
    blank.set(kind, isBlank);
    return isBlank;
  }

  /** Returns names without repetitions, because neighbouring rows name the same few records. */
  #distinct(names: Iterable<SourceName>): ReadonlyMap<string, SourceName> {
    const distinct = new Map<string, SourceName>();
    for (const name of names) if (name.sourceId !== '') distinct.set(this.#nameOf(name), name);
    return distinct;
  }

  #notKnown(distinct: ReadonlyMap<string, SourceName>): SourceName[] {
    const { names, unknown } = this.#knowledge;
    return [...distinct].flatMap(([own, name]) => (unknown.has(own) || names.get(own) !== undefined ? [] : [name]));
  }

  /** Finds out, for each kind with many of these names, whether the table has any name of the kind. */
  async #findBlank(names: readonly SourceName[]): Promise<void> {
    const kinds = [...Map.groupBy(names, (name) => this.#kindOf(name)).values()];
    const many = kinds.filter(({ length }) => length > fewNames);
    await Promise.all(many.map(([name]) => name && this.isBlank(name)));
  }

  async #read(names: readonly SourceName[]): Promise<void> {
    const { unknown } = this.#knowledge;
    const wanted = new Map<string, { name: SourceName; key: Key }>();
    for (const name of names) {
      const key = this.#keyOf(name);
      wanted.set(keyName(key), { name, key });
    }
    const items = await this.#store.getMany([...wanted.values()].map(({ key }) => key));
    for (const { name } of wanted.values()) unknown.add(this.#nameOf(name));
    for (const item of items) {
      const found = wanted.get(keyName(item));
      if (found === undefined) continue;
      const isEnded = item[goneAttribute] !== undefined;
      this.learn(found.name, String(item.record_id), { isEnded, kept: keptIn(item) });
    }
  }
}
