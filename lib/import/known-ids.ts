import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import type { Reference } from './intent.ts';

/** A record as the source names it. */
export interface SourceName {
  readonly type: string;
  readonly sourceId: string;
}

// DynamoDB refuses to look for a longer partition key, and no record can have one.
const maxKeyBytes = 2_048;

/** The ids of records by the ids that a source knows them by; asks the table only for those not met yet. */
export class KnownIds {
  readonly source: string;
  readonly #store: Store;
  readonly #ids = new Map<string, Map<string, string>>();

  constructor(store: Store, source: string) {
    this.#store = store;
    this.source = source;
  }

  find({ type, sourceId }: SourceName): string | undefined {
    return this.#ids.get(type)?.get(sourceId);
  }

  /** The first known record that a reference names. */
  resolve({ type, sourceIds }: Reference): string | undefined {
    return sourceIds.map((sourceId) => this.find({ type, sourceId })).find((id) => id !== undefined);
  }

  learn({ type, sourceId }: SourceName, id: string): void {
    const ids = this.#ids.get(type) ?? new Map<string, string>();
    this.#ids.set(type, ids);
    ids.set(sourceId, id);
  }

  forget({ type, sourceId }: SourceName): void {
    this.#ids.get(type)?.delete(sourceId);
  }

  /** Makes known what earlier runs have written; one round trip for any number of names. */
  async lookUp(names: Iterable<SourceName>): Promise<void> {
    const wanted = new Map<string, SourceName>();
    for (const name of names) {
      const { pk } = keyOf.sourceId(this.source, name.type, name.sourceId);
      if (this.find(name) === undefined && Buffer.byteLength(pk) <= maxKeyBytes) wanted.set(pk, name);
    }
    const keys = [...wanted.values()].map(({ type, sourceId }) => keyOf.sourceId(this.source, type, sourceId));
    for (const item of await this.#store.getMany(keys)) {
      const name = wanted.get(String(item.pk));
      if (name !== undefined) this.learn(name, String(item.record_id));
    }
  }
}
