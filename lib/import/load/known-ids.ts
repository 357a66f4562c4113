import { deletionMarkerField } from '../../model/write/refer.ts';
import { type Key, keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { WriteRefused } from '../../store/refused.ts';
import { changeStep, itemExists } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { uncheckedTypes } from './importable.ts';
import type { Reference } from './intent.ts';

/** A record as a source names it. */
export interface SourceName {
  readonly type: string;
  readonly sourceId: string;
  /** The source, when it is not that of the files themselves. */
  readonly source?: string;
}

/** All names that a reference may mean, the preferred ones first. */
export const namesOf = ({ type, sourceIds, sources }: Reference): SourceName[] =>
  sourceIds.flatMap((sourceId) => sources?.map((source) => ({ type, sourceId, source })) ?? [{ type, sourceId }]);

interface Known {
  readonly id: string;
  readonly isGone: boolean;
}

/** What a run knows of records. */
interface Knowledge {
  /** By source and type, and by the ids that the source knows them by. */
  readonly names: Map<string, Map<string, Known>>;
  /** Ids of those that may be referred to without a look in the write itself. */
  readonly standing: Set<string>;
  /** Writes nothing. */
  readonly isRehearsal: boolean;
}

/** Takes the mark of one who is about to delete a record; false when it is deleted by now. */
const unmark = async (store: Store, record: StoredRecord): Promise<boolean> => {
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

// About 100 MB; what is let go is looked up again when it is needed.
const mostKept = 300_000;

/** The ids of records by the ids that sources know them by; asks the table only for those not met lately. */
export class KnownIds {
  readonly source: string;
  readonly #store: Store;
  readonly #knowledge: Knowledge;

  constructor(
    store: Store,
    source: string,
    { names = new Map(), standing = new Set(), isRehearsal = false }: Partial<Knowledge> = {},
  ) {
    this.#store = store;
    this.source = source;
    this.#knowledge = { names, standing, isRehearsal };
  }

  /** The same knowledge for the files of another source. */
  of(source: string): KnownIds {
    return new KnownIds(this.#store, source, this.#knowledge);
  }

  /** The same source, with names of its own. */
  apart(): KnownIds {
    return new KnownIds(this.#store, this.source, { ...this.#knowledge, names: new Map() });
  }

  #namesOf({ source = this.source, type }: SourceName): Map<string, Known> {
    const kind = `${source}#${type}`;
    const names = this.#knowledge.names.get(kind) ?? new Map<string, Known>();
    this.#knowledge.names.set(kind, names);
    return names;
  }

  #keyOf({ source = this.source, type, sourceId }: SourceName): Key {
    return keyOf.sourceId(source, type, sourceId);
  }

  find(name: SourceName): string | undefined {
    return this.#namesOf(name).get(name.sourceId)?.id;
  }

  /** Whether an earlier run has taken the record for gone. */
  isGone(name: SourceName): boolean {
    return this.#namesOf(name).get(name.sourceId)?.isGone ?? false;
  }

  /** The first known record that a reference names and that is there to be referred to, as far as `lookUpTargets` found. */
  resolve(reference: Reference): string | undefined {
    for (const name of namesOf(reference)) {
      const id = this.find(name);
      if (id !== undefined && (!uncheckedTypes.has(name.type) || this.#knowledge.standing.has(id))) return id;
    }
    return undefined;
  }

  /** Notes that this run has made a record: nobody deletes it before the run has ended. */
  learnNew(name: SourceName, id: string): void {
    this.learn(name, id);
    this.#knowledge.standing.add(id);
  }

  learn(name: SourceName, id: string, isGone = false): void {
    this.#namesOf(name).set(name.sourceId, { id, isGone });
  }

  forget(name: SourceName): void {
    this.#namesOf(name).delete(name.sourceId);
  }

  /** Lets go of everything once it has become a lot; to be called where nothing relies on what was looked up. */
  trim(): void {
    const { names } = this.#knowledge;
    if (names.values().reduce((sum, each) => sum + each.size, 0) > mostKept) names.clear();
  }

  /** Makes known what references name, and which of it may be referred to; one round trip more for what was not met yet. */
  async lookUpTargets(names: readonly SourceName[]): Promise<void> {
    await this.lookUp(names);
    const { standing } = this.#knowledge;
    const keys = names.flatMap((name): Key[] => {
      const id = uncheckedTypes.has(name.type) ? this.find(name) : undefined;
      return id === undefined || standing.has(id) ? [] : [keyOf.record({ type: name.type, id })];
    });
    // Under the keys of records stand records.
    if (keys.length > 0) await this.confirm((await this.#store.getMany(keys)) as unknown as StoredRecord[]);
  }

  /**
   * Notes that records are there to be referred to, as they have just been read. Whoever is about to delete one loses the
   * right to: this run's writes will not ask again.
   */
  async confirm(records: readonly StoredRecord[]): Promise<void> {
    const { standing, isRehearsal } = this.#knowledge;
    for (const record of records) {
      if (!uncheckedTypes.has(record.type) || standing.has(record.id)) continue;
      if (record[deletionMarkerField] === undefined || isRehearsal || (await unmark(this.#store, record)))
        standing.add(record.id);
    }
  }

  /** Makes known what earlier runs have written; one round trip for any number of names. */
  async lookUp(names: Iterable<SourceName>): Promise<void> {
    const wanted = new Map<string, { name: SourceName; key: Key }>();
    for (const name of names) {
      if (name.sourceId === '' || this.find(name) !== undefined) continue;
      const key = this.#keyOf(name);
      wanted.set(`${key.pk}\n${key.sk}`, { name, key });
    }
    for (const item of await this.#store.getMany([...wanted.values()].map(({ key }) => key))) {
      const found = wanted.get(`${item.pk}\n${item.sk}`);
      if (found !== undefined) this.learn(found.name, String(item.record_id), item.gone !== undefined);
    }
  }
}
