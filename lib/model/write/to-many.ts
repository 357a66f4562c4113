import type { ResourceIdentifier } from '../../jsonapi/resource-object.ts';
import { keyOf, type RecordReference } from '../../store/keys.ts';
import { isFull, linkageNameOf, linkSteps, type Overflow, overflowEntries, unlinkSteps } from '../../store/linkage.ts';
import type { LinkageEntries, StoredRecord } from '../../store/record.ts';
import { changeStep, type Refusal, type Step } from '../../store/steps.ts';
import { touchedFields } from '../../store/touch.ts';
import { gainedEntry, linkageOf } from '../definition/record-fields.ts';
import type { AnyResource } from '../definition/resource.ts';
import { shownRelationship } from '../definition/shown-fields.ts';
import type { Change } from '../validation/change.ts';
import { carriedFields } from './links-of.ts';
import { referSteps, releaseSteps } from './refer.ts';

/** One target that a to-many relationship, which the record names itself, gains or loses. */
export interface Move {
  readonly kind: 'link' | 'unlink';
  readonly relationship: string;
  readonly target: ResourceIdentifier;
}

/** Whether no answer shows what moves change. */
export const areHidden = (resource: AnyResource, moves: readonly Move[]): boolean =>
  moves.every(({ relationship }) => shownRelationship(resource, relationship) === undefined);

/** The moves after which to-many relationships lead to just the wanted targets. */
export const movesTo = (
  { relationships }: AnyResource,
  record: StoredRecord,
  wantedTargets: Change['toMany'],
): Move[] =>
  Object.entries(wantedTargets).flatMap(([relationship, targets]) => {
    const definition = relationships[relationship];
    if (definition?.kind !== 'many' || !definition.refers) return [];
    const present = new Set(Object.keys(linkageOf(record, relationship)));
    const wanted = new Set(targets.map(({ id }) => id));
    const moves = (kind: Move['kind'], ids: ReadonlySet<string>): Move[] =>
      [...ids].map((id) => ({ kind, relationship, target: { type: definition.type, id } }));
    return [...moves('link', wanted.difference(present)), ...moves('unlink', present.difference(wanted))];
  });

/** What to throw for a move whose target, or whose entry there, does not exist. */
export type MissingOf = (move: Move) => Refusal;

const ownSteps = (
  { relationships }: AnyResource,
  record: StoredRecord,
  { kind, relationship, target }: Move,
  { missing, now }: { readonly missing: Refusal; readonly now: Date },
): Step[] => {
  const entry = gainedEntry(relationships[relationship], now);
  const link = { parent: record, linkage: relationship, target: target.id, entry };
  const isOutside =
    kind === 'link' ? isFull(record, relationship) : overflowEntries(record, relationship).has(target.id);
  const steps = kind === 'link' ? linkSteps : unlinkSteps;
  // The record that was read shows whether the entry is in its overflow.
  return steps(link, new Set(isOutside ? [linkageNameOf(link)] : []), missing);
};

const targetSteps = (
  resource: AnyResource,
  record: StoredRecord,
  { kind, relationship, target }: Move,
  { overflow, missing, at }: { readonly overflow: Overflow; readonly missing: Refusal; readonly at: string },
): Step[] => {
  const definition = resource.relationships[relationship];
  const inverse = definition?.kind === 'many' ? definition.inverse : undefined;
  if (inverse === undefined) {
    const steps = kind === 'link' ? referSteps : releaseSteps;
    return steps({ resource, record, relationship, target }, missing);
  }
  const steps = kind === 'link' ? linkSteps : unlinkSteps;
  const { linkage, unseen } = inverse;
  const shownAt = unseen ? undefined : at;
  const entry = carriedFields(record, inverse);
  return steps({ parent: target, linkage, target: record.id, entry, shownAt }, overflow, missing);
};

const idsOf = (moves: readonly Move[], kind: Move['kind']): string[] =>
  moves.filter((move) => move.kind === kind).map(({ target }) => target.id);

/** The steps of moves in the record and its targets; valid for the record as read, so the caller checks its version. */
export const moveSteps = (
  resource: AnyResource,
  record: StoredRecord,
  moves: readonly Move[],
  { overflow, missingOf, now }: { readonly overflow: Overflow; readonly missingOf: MissingOf; readonly now: Date },
): Step[] =>
  moves.flatMap((move) => {
    const [missing, at] = [missingOf(move), now.toISOString()];
    return [
      ...ownSteps(resource, record, move, { missing, now }),
      ...targetSteps(resource, record, move, { overflow, missing, at }),
    ];
  });

/** The members of a record that moves alter, as they leave them: linkages, and their overflow. */
export const leftBy = (
  { relationships }: AnyResource,
  record: StoredRecord,
  moves: readonly Move[],
  now: Date,
): Pick<StoredRecord, 'spilled'> => {
  const linkages: Record<string, LinkageEntries> = {};
  const overflow = { ...record.spilled };
  for (const [relationship, own] of Map.groupBy(moves, (move) => move.relationship)) {
    const lost = new Set(idsOf(own, 'unlink'));
    const gained = idsOf(own, 'link');
    const outside = overflowEntries(record, relationship);
    const kept = Object.entries(linkageOf(record, relationship)).filter(([id]) => !lost.has(id));
    const entry = gainedEntry(relationships[relationship], now);
    linkages[relationship] = Object.fromEntries([...kept, ...gained.map((id) => [id, entry] as const)]);
    const moved = (isFull(record, relationship) ? gained.length : 0) - lost.intersection(outside).size;
    if (moved !== 0) overflow[relationship] = outside.size + moved;
  }
  return { ...linkages, spilled: overflow };
};

/** Step to write along when a record's own linkage changes: it has changed, and a writer that relies on the version must see it. */
export const versionStep = (reference: RecordReference, now: Date): Step => {
  const set = touchedFields(reference.id, now.toISOString());
  return changeStep(keyOf.record(reference), { set, add: [[['version'], 1]] }, () => undefined);
};
