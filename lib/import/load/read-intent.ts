import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import type { Change } from '../../model/validation/change.ts';
import { readRequestedChange } from '../../model/validation/read-change.ts';
import { isPlaceholder } from '../../store/dry-run-store.ts';
import type { StoredRecord } from '../../store/record.ts';
import type { Need, RecordIntent, SourceReference } from '../formats/intent.ts';
import { importable } from './importable.ts';
import type { KnownIds } from './known-ids.ts';
import { matchNumbers } from './match-users.ts';
import { contradicts, type RowProblem, unknownReference } from './row-problem.ts';
import type { Session } from './session.ts';
import { namesOf, type SourceName } from './source-names.ts';

/** Finds the record that a reference means; undefined when it is not known. */
export type Resolve = (reference: SourceReference) => ResourceIdentifier | undefined;

const referencesOf = (needs: readonly Need[]): SourceReference[] =>
  needs.flatMap(({ reference, sameAs }) => (sameAs === undefined ? [reference] : [reference, sameAs]));

// A window has 20,000 rows with several references each, so the references are yielded and not collected in nested
// lists.
const referencesIn = function* (intents: Iterable<RecordIntent>): Generator<SourceReference> {
  for (const { references, lists, dependents, companions, needs } of intents) {
    if (needs !== undefined) yield* referencesOf(needs);
    yield* Object.values(references);
    if (lists !== undefined) yield* Object.values(lists).flat();
    if (dependents !== undefined) yield* referencesIn(dependents);
    if (companions !== undefined) yield* referencesIn(companions);
  }
};

const targetThrough = (record: StoredRecord, relationship: string): ResourceIdentifier | undefined => {
  // In a dry run a record that would be created has no related ids: its own id stands in for them, and nothing reads it.
  const id = isPlaceholder(record) ? record.id : record[relationship];
  if (typeof id !== 'string') return undefined;
  const definition = importable(record.type).relationships[relationship];
  const type = definition?.kind === 'one' ? definition.types?.[0] : undefined;
  return type === undefined ? undefined : { type, id };
};

const resolveOne = (known: KnownIds, reference: SourceReference): ResourceIdentifier | undefined => {
  const id = known.resolve(reference);
  return id === undefined ? undefined : { type: reference.type, id };
};

const namesOfAll = function* (references: readonly SourceReference[]): Generator<SourceName> {
  for (const reference of references) yield* namesOf(reference);
};

/**
 * Looks up all references of intents and their dependents. At most two round trips for any number of intents, and more
 * for unknown employees.
 */
export const prepareResolve = async (
  session: Session,
  intents: Iterable<RecordIntent>,
  needs: readonly Need[] = [],
): Promise<Resolve> => {
  const { store, known } = session;
  const references = [...referencesIn(intents), ...referencesOf(needs)];
  await known.lookUpTargets(namesOfAll(references));
  await matchNumbers(session, references);
  const throughs = references
    .filter(({ through }) => through !== undefined)
    .flatMap((reference) => resolveOne(known, reference) ?? []);
  const records = new Map((await store.readMany(throughs)).map((record) => [record.id, record]));
  return (reference) => {
    const found = resolveOne(known, reference);
    const { through } = reference;
    if (found === undefined || through === undefined) return found;
    const record = records.get(found.id);
    return record === undefined ? undefined : targetThrough(record, through);
  };
};

/** Linkage by relationship. */
type Linkages = Record<string, { data: ResourceIdentifier | ResourceIdentifier[] | null }>;

/** Returns the targets of an intent's references, or the problem of the first reference without a target. */
const readReferences = ({ references, lists = {} }: RecordIntent, resolve: Resolve): Linkages | RowProblem => {
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

/** Returns what is wrong with the needs of a row; undefined if nothing is wrong. */
export const unmetNeed = (needs: readonly Need[], resolve: Resolve): RowProblem | undefined => {
  for (const { reference, sameAs } of needs) {
    const target = resolve(reference);
    if (target === undefined) return unknownReference(reference);
    const other = sameAs === undefined ? target : resolve(sameAs);
    // If the other record is unknown, the reference to it is refused elsewhere.
    if (other !== undefined && other.id !== target.id) return contradicts(reference, sameAs ?? reference);
  }
  return undefined;
};

const isProblem = (read: object): read is RowProblem => 'reason' in read;

/** Validates an intent like a request. Returns a problem of its references; throws the error of a wrong field. */
export const readIntent = async (
  intent: RecordIntent,
  resolve: Resolve,
  owned: Readonly<Record<string, { data: ResourceIdentifier | ResourceIdentifier[] }>> = {},
): Promise<Change | RowProblem> => {
  const relationships = readReferences(intent, resolve);
  if (isProblem(relationships)) return relationships;
  const data = { attributes: intent.attributes, relationships: { ...relationships, ...owned } };
  return readRequestedChange(importable(intent.type), data, { creates: true, trusted: true });
};
