import { notFound, RequestRefused } from '../jsonapi/errors.ts';
import { pauseBefore } from '../runtime/pause.ts';
import { StoreError } from '../store/errors.ts';
import { keyOf } from '../store/keys.ts';
import { type Elsewhere, unlinkSteps } from '../store/linkage.ts';
import type { StoredRecord } from '../store/record.ts';
import { Outdated, VersionConflict } from '../store/refused.ts';
import { type Condition, deleteStep, type Refusal, type Step } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { commit } from './commit.ts';
import { inverseEntry, referredField, releaseSteps, storedToOnes } from './links-of.ts';
import { linkageOf } from './record-fields.ts';
import { type AnyResource, linkageNames } from './resource.ts';
import { countSteps } from './tally-fields.ts';

/** The types of the records that a record's linkages lead to, by linkage: as long as there are any, it stays. */
export type Dependents = Readonly<Record<string, string>>;

/** Throws, while a function starts, for a type of which a deletion would leave something behind. */
export const requireDeletable = (resource: AnyResource, dependents: Dependents): void => {
  const names = linkageNames(resource);
  const isKnown = names.every((name) => dependents[name] !== undefined);
  const isKept = Object.values(resource.relationships).every((each) => each.kind === 'one' || !each.refers);
  if (!isKnown || !isKept) throw new Error(`nobody has said what goes with a ${resource.type}`);
};

const countOf = (record: StoredRecord, linkage: string): number =>
  Object.keys(linkageOf(record, linkage)).length + (record.spilled[linkage] ?? 0);

const refuseReferred = (record: StoredRecord, dependents: Dependents): void => {
  const counts: (readonly [string, number])[] = [
    ...Object.entries(dependents).map(([linkage, type]) => [type, countOf(record, linkage)] as const),
    // Nothing but a credit may name a record of any type.
    ['credit_line_item', Number(record[referredField] ?? 0)],
  ];
  const referring = counts.filter(([, count]) => count > 0);
  if (referring.length === 0) return;
  const who = referring.map(([type, count]) => `${count} of type ${type}`).join(' and ');
  const detail = `The ${record.type} is referred to by others: ${who}`;
  throw new RequestRefused(409, [
    { code: 'referred_to', detail, meta: { referred_to_by: Object.fromEntries(referring) } },
  ]);
};

// As it was read, and nobody has come to refer to it since.
const deletable = (record: StoredRecord, dependents: Dependents): Condition[] => [
  { kind: 'equals', path: ['version'], value: record.version },
  ...Object.keys(dependents).flatMap((linkage): Condition[] => [
    { kind: 'shorter', path: [linkage], than: 1 },
    { kind: 'fewer', path: ['spilled', linkage], than: 1 },
  ]),
  { kind: 'fewer', path: [referredField], than: 1 },
];

const unexpected: Refusal = () => new StoreError('contended', 'what a record refers to vanished');

const deletionSteps = (
  resource: AnyResource,
  record: StoredRecord,
  dependents: Dependents,
  elsewhere: Elsewhere,
): Step[] => {
  const refused: Refusal = (found) =>
    // What stood under a record's key is a record.
    found === undefined ? notFound(record.type, record.id) : new VersionConflict(found as StoredRecord);
  const claimed = (resource.unique ?? []).map((field) => String(record[field]));
  const own = [{ kind: 'equals', path: ['record_id'], value: record.id }] as const;
  return [
    deleteStep(keyOf.record(record), refused, deletable(record, dependents)),
    ...storedToOnes(resource).flatMap(([name, relationship]) => {
      const link = inverseEntry(record, name, relationship);
      return link === undefined
        ? releaseSteps(record, name, relationship, unexpected)
        : unlinkSteps(link, elsewhere, unexpected);
    }),
    ...(claimed.length === 0 ? [] : [deleteStep(keyOf.claim(resource.type, claimed), unexpected, own)]),
    ...countSteps(resource, record, -1),
  ];
};

const maxConflicts = 100;
const longestPause = 50;

/**
 * Deletes a record to which no other refers, with all that is known of it elsewhere, in one transaction: the entries of
 * linkages, what it claims, its place in lists and counts. Throws 404, 409. 2 round trips.
 */
export const deleteRecord = async (
  store: Store,
  resource: AnyResource,
  id: string,
  dependents: Dependents,
): Promise<void> => {
  for (let conflicts = 0; conflicts < maxConflicts; conflicts += 1) {
    const record = await store.readInline({ type: resource.type, id });
    if (record === undefined) throw notFound(resource.type, id);
    refuseReferred(record, dependents);
    try {
      await commit(store, (elsewhere) => deletionSteps(resource, record, dependents, elsewhere));
      return;
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      await pauseBefore(conflicts, longestPause);
    }
  }
  throw new StoreError('contended', 'the record keeps changing');
};
