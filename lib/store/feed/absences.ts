import { forEachAtOnce } from '../../runtime/at-once.ts';
import { keyName, type RecordReference } from '../keys.ts';
import { alreadyWritten, putStep } from '../steps.ts';
import type { Store } from '../store.ts';
import { timeToLive } from '../table.ts';
import { feedKeyOf } from './feed-keys.ts';

/** A record that was not found although the feed has no deletion of it. */
export interface Absence {
  readonly of: RecordReference;
  readonly content: {
    readonly external_id: string | null;
    readonly version: number;
    /** Time at which the feed recorded the record's last change. */
    readonly at: string;
  };
}

// The daily comparison decides on each absence. The notes live for a week, because some comparisons may fail.
const keptSeconds = 7 * 86_400;

const atOnce = 16;

/** Writes since when records are absent. An earlier note about the same version stays. */
export const writeAbsences = async (store: Store, absences: readonly Absence[], now: Date): Promise<void> => {
  const expires = Math.ceil(now.getTime() / 1_000) + keptSeconds;
  await forEachAtOnce(absences, atOnce, async ({ of, content }) => {
    const item = { ...of, ...content, since: now.toISOString(), [timeToLive]: expires };
    await store.write([putStep(feedKeyOf.absence(of, content.version), item, () => alreadyWritten)]);
  });
};

/** Reads the records that were noted up to an instant. */
export const readAbsences = async (store: Store, until: Date): Promise<Absence[]> => {
  const absences: Absence[] = [];
  for await (const items of store.pagesOf(feedKeyOf.absence({ type: '', id: '' }, 0).pk)) {
    for (const { type, id, external_id, version, at, since } of items) {
      if (String(since) > until.toISOString()) continue;
      const content = { external_id: typeof external_id === 'string' ? external_id : null, version: Number(version) };
      absences.push({ of: { type: String(type), id: String(id) }, content: { ...content, at: String(at) } });
    }
  }
  return absences;
};

/** Reads the deletion times that the feed has for some records, by id. */
export const readTombstones = async (store: Store, absences: readonly Absence[]): Promise<Map<string, string>> => {
  const keys = absences.map(({ of }) => feedKeyOf.tombstone(of));
  const found = new Map((await store.getMany(keys)).map((item) => [keyName(item), String(item.deleted_at)]));
  return new Map(
    absences.flatMap(({ of }): [string, string][] => {
      const at = found.get(keyName(feedKeyOf.tombstone(of)));
      return at === undefined ? [] : [[of.id, at]];
    }),
  );
};
