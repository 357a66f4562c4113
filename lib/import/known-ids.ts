import { type Key, keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
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

/** What is known of records by source and type, and by the ids that the source knows them by. */
type Names = Map<string, Map<string, Known>>;

// About 100 MB; what is let go is looked up again when it is needed.
const mostKept = 300_000;

/** The ids of records by the ids that sources know them by; asks the table only for those not met lately. */
export class KnownIds {
  readonly source: string;
  readonly #store: Store;
  readonly #names: Names;

  constructor(store: Store, source: string, names: Names = new Map()) {
    this.#store = store;
    this.source = source;
    this.#names = names;
  }

  /** The same knowledge for the files of another source. */
  of(source: string): KnownIds {
    return new KnownIds(this.#store, source, this.#names);
  }

  #namesOf({ source = this.source, type }: SourceName): Map<string, Known> {
    const kind = `${source}#${type}`;
    const names = this.#names.get(kind) ?? new Map<string, Known>();
    this.#names.set(kind, names);
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

  /** The first known record that a reference names. */
  resolve(reference: Reference): string | undefined {
    for (const name of namesOf(reference)) {
      const id = this.find(name);
      if (id !== undefined) return id;
    }
    return undefined;
  }

  learn(name: SourceName, id: string, isGone = false): void {
    this.#namesOf(name).set(name.sourceId, { id, isGone });
  }

  forget(name: SourceName): void {
    this.#namesOf(name).delete(name.sourceId);
  }

  /** Lets go of everything once it has become a lot; to be called where nothing relies on what was looked up. */
  trim(): void {
    if (this.#names.values().reduce((sum, names) => sum + names.size, 0) > mostKept) this.#names.clear();
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
