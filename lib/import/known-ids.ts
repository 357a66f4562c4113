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

// DynamoDB refuses to look for a longer partition key, and no record can have one.
const maxKeyBytes = 2_048;

/** The ids of records by source and type, and by the ids that the source knows them by. */
type Ids = Map<string, Map<string, string>>;

/** The ids of records by the ids that sources know them by; asks the table only for those not met yet. */
export class KnownIds {
  readonly source: string;
  readonly #store: Store;
  readonly #ids: Ids;

  constructor(store: Store, source: string, ids: Ids = new Map()) {
    this.#store = store;
    this.source = source;
    this.#ids = ids;
  }

  /** The same knowledge for the files of another source. */
  of(source: string): KnownIds {
    return new KnownIds(this.#store, source, this.#ids);
  }

  #idsOf({ source = this.source, type }: SourceName): Map<string, string> {
    const kind = `${source}#${type}`;
    const ids = this.#ids.get(kind) ?? new Map<string, string>();
    this.#ids.set(kind, ids);
    return ids;
  }

  #keyOf({ source = this.source, type, sourceId }: SourceName): Key {
    return keyOf.sourceId(source, type, sourceId);
  }

  find(name: SourceName): string | undefined {
    return this.#idsOf(name).get(name.sourceId);
  }

  /** The first known record that a reference names. */
  resolve(reference: Reference): string | undefined {
    return namesOf(reference)
      .map((name) => this.find(name))
      .find((id) => id !== undefined);
  }

  learn(name: SourceName, id: string): void {
    this.#idsOf(name).set(name.sourceId, id);
  }

  forget(name: SourceName): void {
    this.#idsOf(name).delete(name.sourceId);
  }

  /** Makes known what earlier runs have written; one round trip for any number of names. */
  async lookUp(names: Iterable<SourceName>): Promise<void> {
    const wanted = new Map<string, SourceName>();
    for (const name of names) {
      const { pk } = this.#keyOf(name);
      if (this.find(name) === undefined && Buffer.byteLength(pk) <= maxKeyBytes) wanted.set(pk, name);
    }
    const keys = [...wanted.values()].map((name) => this.#keyOf(name));
    for (const item of await this.#store.getMany(keys)) {
      const name = wanted.get(String(item.pk));
      if (name !== undefined) this.learn(name, String(item.record_id));
    }
  }
}
