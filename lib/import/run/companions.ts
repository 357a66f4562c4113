import type { Accompanying } from '../formats/format.ts';
import type { Intent, MappedRow, RecordIntent } from '../formats/intent.ts';

// An intent takes 1 KB.
const mostHeld = 5_000;

/**
 * Reads the records of a later stage that name another record by `relationship`, grouped by the id of that record. Of
 * several rows with the same id only the first counts; the stage itself judges the others.
 */
const readByTarget = async ({ read, relationship }: Accompanying): Promise<Map<string, RecordIntent[]>> => {
  const found = new Map<string, RecordIntent[]>();
  const named = new Set<string>();
  for await (const row of read()) {
    for (const intent of row.kind === 'intents' ? row.intents : []) {
      if (intent.kind !== 'record' || intent.mayRepeat || named.has(intent.key.sourceId)) continue;
      named.add(intent.key.sourceId);
      const target = intent.references[relationship]?.sourceIds[0];
      if (target === undefined) continue;
      const others = found.get(target);
      if (others === undefined) found.set(target, [intent]);
      else others.push(intent);
    }
    if (named.size >= mostHeld) break;
  }
  return found;
};

/** Gives each record its companions: records of rows of a later stage that name it. */
export const withCompanions = async function* (
  rows: AsyncIterable<MappedRow>,
  later: Accompanying,
): AsyncGenerator<MappedRow> {
  const byTarget = await readByTarget(later);
  const accompany = (intent: Intent): Intent => {
    const companions = intent.kind === 'record' ? byTarget.get(intent.key.sourceId) : undefined;
    return intent.kind === 'record' && companions !== undefined ? { ...intent, companions } : intent;
  };
  for await (const row of rows) {
    yield row.kind === 'intents' ? { ...row, intents: row.intents.map(accompany) } : row;
  }
};
