import { keyOf } from '../../store/keys.ts';
import { changeStep } from '../../store/steps.ts';
import type { Kept } from '../formats/earlier.ts';
import type { AliasIntent } from '../formats/intent.ts';
import { BulkWriter, type Unit } from './bulk-writer.ts';
import { unknownReference } from './row-problem.ts';
import type { Session } from './session.ts';
import { isSameKept, keptAttribute, namesOf, type SourceName, textOfName } from './source-names.ts';

/** An alias and the id of its record. */
interface Naming {
  readonly name: SourceName & { readonly source: string };
  readonly id: string;
  readonly kept: Kept | undefined;
}

const aliasOf = ({ target: { type }, source, alias }: AliasIntent): Naming['name'] => ({
  type,
  source,
  sourceId: alias,
});

const toUnit = ({ known }: Session, { name, id, kept }: Naming): Unit => ({
  // The change has no condition, because an alias may be given to another record.
  steps: () => [
    changeStep(
      keyOf.sourceId(name.source, name.type, name.sourceId),
      { set: [[['record_id'], id], ...(kept ? [[[keptAttribute], kept] as const] : [])] },
      () => undefined,
    ),
  ],
  written: () => known.learn(name, id, { isEnded: known.isEnded(name), kept: kept ?? known.keptOf(name) }),
  refused: (reason) => {
    throw reason;
  },
});

const isKnown = ({ known }: Session, { name, id, kept }: Naming): boolean =>
  known.find(name) === id && (kept === undefined || isSameKept(kept, known.keptOf(name)));

/** Gives records further names. Writes only the names that change. */
export const loadAliases = async (session: Session, intents: readonly AliasIntent[]): Promise<void> => {
  const { known, report } = session;
  await known.lookUpTargets(
    intents.flatMap((intent) => [...[intent.target, ...(intent.needs ?? [])].flatMap(namesOf), aliasOf(intent)]),
  );
  // The last use of an alias counts, because a transaction may name an item only once.
  const namings = new Map<string, Naming>();
  for (const intent of intents) {
    const [name, id] = [aliasOf(intent), known.resolve(intent.target)];
    const isMet = (intent.needs ?? []).every((need) => known.resolve(need) !== undefined);
    if (id !== undefined && isMet)
      namings.set(`${name.source}#${name.type}#${name.sourceId}`, { name, id, kept: intent.kept });
    else {
      const targets = [intent.target, ...(intent.needs ?? [])].flatMap(namesOf);
      report.dependents.addName(textOfName(name), targets.map(textOfName));
      if (intent.reportedByAnother === undefined)
        report.reject(intent.counted, { ...intent.origin, ...unknownReference(intent.target) });
    }
  }
  const writer = new BulkWriter(session.store);
  for (const naming of namings.values()) {
    if (!isKnown(session, naming)) await writer.add(toUnit(session, naming));
  }
  await writer.flush();
};
