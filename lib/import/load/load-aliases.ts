import { keyOf } from '../../store/keys.ts';
import { changeStep } from '../../store/steps.ts';
import type { AliasIntent } from '../formats/intent.ts';
import { BulkWriter, type Unit } from './bulk-writer.ts';
import { unknownReference } from './row-problem.ts';
import type { Session } from './session.ts';
import { namesOf, type SourceName } from './source-names.ts';

/** An alias and the id of its record. */
interface Naming {
  readonly name: SourceName & { readonly source: string };
  readonly id: string;
}

const aliasOf = ({ target: { type }, source, alias }: AliasIntent): Naming['name'] => ({
  type,
  source,
  sourceId: alias,
});

const toUnit = ({ known }: Session, { name, id }: Naming): Unit => ({
  // Unconditional: an alias may come to mean another record.
  steps: () => [
    changeStep(keyOf.sourceId(name.source, name.type, name.sourceId), { set: [[['record_id'], id]] }, () => undefined),
  ],
  written: () => known.learn(name, id),
  refused: (reason) => {
    throw reason;
  },
});

/** Gives records further names; writes only those that change. */
export const loadAliases = async (session: Session, intents: readonly AliasIntent[]): Promise<void> => {
  const { known, report } = session;
  await known.lookUpTargets(
    intents.flatMap((intent) => [...[intent.target, ...(intent.needs ?? [])].flatMap(namesOf), aliasOf(intent)]),
  );
  // The last use of an alias counts: a transaction may name an item once.
  const namings = new Map<string, Naming>();
  for (const intent of intents) {
    const [name, id] = [aliasOf(intent), known.resolve(intent.target)];
    const isMet = (intent.needs ?? []).every((need) => known.resolve(need) !== undefined);
    if (id !== undefined && isMet) namings.set(`${name.source}#${name.type}#${name.sourceId}`, { name, id });
    else if (intent.reportedByAnother === undefined) {
      report.reject(intent.counted, { ...intent.origin, ...unknownReference(intent.target) });
    }
  }
  const writer = new BulkWriter(session.store);
  for (const naming of namings.values()) {
    if (known.find(naming.name) !== naming.id) await writer.add(toUnit(session, naming));
  }
  await writer.flush();
};
