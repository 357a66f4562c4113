import { keyOf } from '../../store/keys.ts';
import { changeStep, deleteStep, type Step } from '../../store/steps.ts';
import type { AliasIntent } from '../formats/intent.ts';
import { BulkWriter, type Unit } from './bulk-writer.ts';
import { unknownReference } from './row-problem.ts';
import type { Session } from './session.ts';
import { namesOf, type SourceName, targetIdAttribute } from './source-names.ts';

type Alias = SourceName & { readonly source: string };

/** An alias with its record and the id of that; no record where the name is taken away. */
interface Naming {
  readonly name: Alias;
  readonly record: { readonly id: string; readonly targetId: string | undefined } | undefined;
}

const aliasOf = ({ type, source, alias }: AliasIntent): Alias => ({ type, source, sourceId: alias });

const stepOf = ({ name, record }: Naming): Step => {
  const key = keyOf.sourceId(name.source, name.type, name.sourceId);
  // Unconditional: an alias may come to mean another record.
  if (record === undefined) return deleteStep(key, () => undefined, []);
  const { id, targetId } = record;
  const set = Object.entries({ record_id: id, [targetIdAttribute]: targetId }).flatMap(([name, value]) =>
    value === undefined ? [] : [[[name], value] as const],
  );
  return changeStep(key, { set }, () => undefined);
};

const toUnit = ({ known }: Session, naming: Naming): Unit => ({
  steps: () => [stepOf(naming)],
  written: () => {
    const { name, record } = naming;
    if (record === undefined) known.forget(name);
    else known.learn(name, record.id, record);
  },
  refused: (reason) => {
    throw reason;
  },
});

/** What an intent makes of its name; undefined where it leaves the name as it is, or names something unknown. */
const namingOf = ({ known, report }: Session, intent: AliasIntent): Naming | undefined => {
  const { target } = intent;
  const name = aliasOf(intent);
  if (target === undefined) return { name, record: undefined };
  const { source, sourceId } = name;
  if (intent.isKept && known.resolve({ ...target, sourceIds: [sourceId], sources: [source] }) !== undefined)
    return undefined;
  const id = known.resolve(target);
  const isMet = (intent.needs ?? []).every((need) => known.resolve(need) !== undefined);
  if (id !== undefined && isMet) return { name, record: { id, targetId: intent.isFollowed && target.sourceIds[0] } };
  if (intent.reportedByAnother === undefined)
    report.reject(intent.counted, { ...intent.origin, ...unknownReference(target) });
  return undefined;
};

const isNew = ({ known }: Session, { name, record }: Naming): boolean =>
  known.find(name) !== record?.id || known.targetIdOf(name) !== record?.targetId;

/** Gives records further names, and takes names away; writes only those that change. */
export const loadAliases = async (session: Session, intents: readonly AliasIntent[]): Promise<void> => {
  await session.known.lookUpTargets(
    intents.flatMap((intent) => [
      ...[intent.target ?? [], ...(intent.needs ?? [])].flat().flatMap(namesOf),
      aliasOf(intent),
    ]),
  );
  // The last use of an alias counts: a transaction may name an item once.
  const namings = new Map<string, Naming>();
  for (const intent of intents) {
    const naming = namingOf(session, intent);
    if (naming !== undefined) namings.set(Object.values(naming.name).join('#'), naming);
  }
  const writer = new BulkWriter(session.store);
  for (const naming of namings.values()) if (isNew(session, naming)) await writer.add(toUnit(session, naming));
  await writer.flush();
};
