import { keyOf } from '../../store/keys.ts';
import { changeStep } from '../../store/steps.ts';
import { unknownReference } from '../files/row-trouble.ts';
import type { Session } from '../run/session.ts';
import { openWriter, type Unit } from './bulk-writer.ts';
import type { AliasIntent } from './intent.ts';
import { namesOf, type SourceName } from './known-ids.ts';

/** An alias and the record that it is to mean. */
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
  // Whatever it meant before: there is nothing to refuse.
  steps: () => [
    changeStep(keyOf.sourceId(name.source, name.type, name.sourceId), { set: [[['record_id'], id]] }, () => undefined),
  ],
  written: () => known.learn(name, id),
  refused: (reason) => {
    throw reason;
  },
});

/** Lets records be known by further names; writes those only that mean something else so far. */
export const loadAliases = async (session: Session, intents: readonly AliasIntent[]): Promise<void> => {
  const { known, report } = session;
  await known.lookUpTargets(intents.flatMap((intent) => [...namesOf(intent.target), aliasOf(intent)]));
  // Of one alias the last counts: a transaction takes an item once.
  const namings = new Map<string, Naming>();
  for (const intent of intents) {
    const [name, id] = [aliasOf(intent), known.resolve(intent.target)];
    if (id !== undefined) namings.set(`${name.source}#${name.type}#${name.sourceId}`, { name, id });
    else if (intent.reportedElsewhere === undefined) {
      report.reject(intent.counted, { ...intent.origin, ...unknownReference(intent.target) });
    }
  }
  const writer = openWriter(session);
  for (const naming of namings.values()) {
    if (known.find(naming.name) !== naming.id) await writer.add(toUnit(session, naming));
  }
  await writer.flush();
};
