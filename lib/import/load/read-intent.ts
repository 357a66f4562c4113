import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { Change } from '../../model/validation/change.ts';
import { readChange } from '../../model/validation/read-change.ts';
import type { StoredRecord } from '../../store/record.ts';
import { type RowTrouble, unknownReference } from '../files/row-trouble.ts';
import type { Session } from '../run/session.ts';
import { importable } from './importable.ts';
import type { RecordIntent, Reference } from './intent.ts';
import { type KnownIds, namesOf, type SourceName } from './known-ids.ts';

/** Finds the record that a reference means; undefined when it is not known. */
export type Resolve = (reference: Reference) => ResourceIdentifier | undefined;

/** The names of all records that intents refer to. */
export const namesIn = (intents: readonly RecordIntent[]): SourceName[] =>
  intents.flatMap(({ references, lists = {}, dependents = [] }) => [
    ...[...Object.values(references), ...Object.values(lists).flat()].flatMap(namesOf),
    ...namesIn(dependents),
  ]);

const targetThrough = (
  record: Pick<StoredRecord, 'type'> & Readonly<Record<string, unknown>>,
  relationship: string,
): ResourceIdentifier | undefined => {
  const id = record[relationship];
  if (typeof id !== 'string') return undefined;
  const definition = importable(record.type).relationships[relationship];
  const type = definition?.kind === 'one' ? definition.types?.[0] : undefined;
  return type === undefined ? undefined : { type, id };
};

const resolveOne = (known: KnownIds, reference: Reference): ResourceIdentifier | undefined => {
  const id = known.resolve(reference);
  return id === undefined ? undefined : { type: reference.type, id };
};

/** Looks up all that intents refer to; two round trips at most, however many they are. */
export const prepareResolve = async (
  { store, known, imagined }: Session,
  intents: readonly RecordIntent[],
): Promise<Resolve> => {
  await known.lookUpTargets(namesIn(intents));
  const throughs = intents
    .flatMap(({ references }) => Object.values(references))
    .filter(({ through }) => through !== undefined)
    .flatMap((reference) => resolveOne(known, reference) ?? []);
  const records = new Map((await store.readMany(throughs)).map((record) => [record.id, record]));
  return (reference) => {
    const found = resolveOne(known, reference);
    const { through } = reference;
    if (found === undefined || through === undefined) return found;
    // Whoever is imagined has all that comes with it; no one asks for its id.
    if (imagined?.has(found.id)) return targetThrough({ type: found.type, [through]: found.id }, through);
    const record = records.get(found.id);
    return record === undefined ? undefined : targetThrough(record, through);
  };
};

/** Linkage by relationship. */
type Linkages = Record<string, { data: ResourceIdentifier | ResourceIdentifier[] | null }>;

/** The targets of an intent's references, or what is wrong with the first that has none. */
const readReferences = ({ references, lists = {} }: RecordIntent, resolve: Resolve): Linkages | RowTrouble => {
  const relationships: Linkages = {};
  for (const [name, reference] of Object.entries(references)) {
    const target = resolve(reference);
    if (target === undefined && reference.optional === undefined) return unknownReference(reference);
    relationships[name] = { data: target ?? null };
  }
  for (const [name, list] of Object.entries(lists)) {
    const unknown = list.find((reference) => resolve(reference) === undefined);
    if (unknown !== undefined) return unknownReference(unknown);
    relationships[name] = { data: list.flatMap((reference) => resolve(reference) ?? []) };
  }
  return relationships;
};

const isTrouble = (read: object): read is RowTrouble => 'reason' in read;

/** Validates an intent as a request would be; answers what is wrong with its references, throws what is with its fields. */
export const readIntent = (
  intent: RecordIntent,
  resolve: Resolve,
  owned: Readonly<Record<string, { data: ResourceIdentifier | ResourceIdentifier[] }>> = {},
): Change | RowTrouble => {
  const relationships = readReferences(intent, resolve);
  if (isTrouble(relationships)) return relationships;
  const data = { attributes: intent.attributes, relationships: { ...relationships, ...owned } };
  return readChange(importable(intent.type), data, { creates: true, trusted: true });
};
