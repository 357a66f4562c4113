import { relatedNotFound } from '../jsonapi/errors.ts';
import type { ResourceIdentifier } from '../jsonapi/resource-object.ts';
import type { Change } from '../model/change.ts';
import { commit } from '../model/commit.ts';
import { carriedFields, linkagePointer } from '../model/links-of.ts';
import { linkageOf } from '../model/record-fields.ts';
import { requireStep } from '../model/refer.ts';
import type { AnyResource } from '../model/resource.ts';
import { addedTraceSteps, removedTraceSteps } from '../model/traces.ts';
import { type Elsewhere, linkSteps, spilledPlaces, unlinkSteps } from '../store/linkage.ts';
import type { StoredRecord } from '../store/record.ts';
import type { Step } from '../store/steps.ts';
import type { Store } from '../store/store.ts';
import { withPatience } from './bulk-writer.ts';

/** One target that a to-many relationship is to gain or to lose. */
interface Move {
  readonly kind: 'link' | 'unlink';
  readonly relationship: string;
  readonly target: ResourceIdentifier;
}

/** What the lists of a change alter in the record as it was read. */
export const alteredLists = ({ relationships }: AnyResource, record: StoredRecord, { toMany }: Change): Move[] =>
  Object.entries(toMany).flatMap(([relationship, targets]) => {
    const definition = relationships[relationship];
    if (definition?.kind !== 'many') return [];
    const present = new Set(Object.keys(linkageOf(record, relationship)));
    const wanted = new Set(targets.map(({ id }) => id));
    const moves = (kind: Move['kind'], ids: ReadonlySet<string>): Move[] =>
      [...ids].map((id) => ({ kind, relationship, target: { type: definition.type, id } }));
    return [...moves('link', wanted.difference(present)), ...moves('unlink', present.difference(wanted))];
  });

/** The steps of a move in the record, and in the target where that knows the record too. */
const stepsOf = (resource: AnyResource, record: StoredRecord, move: Move, elsewhere: Elsewhere): Step[] => {
  const { relationship, target } = move;
  const missing = () => relatedNotFound(target.type, target.id, linkagePointer(relationship));
  const steps = move.kind === 'link' ? linkSteps : unlinkSteps;
  const own = steps({ parent: record, linkage: relationship, target: target.id, entry: {} }, elsewhere, missing);
  const definition = resource.relationships[relationship];
  if (definition?.kind !== 'many') return own;
  const { inverse } = definition;
  if (inverse === undefined) return move.kind === 'link' ? [...own, requireStep(definition, target, missing)] : own;
  const entry = carriedFields(record, inverse);
  return [...own, ...steps({ parent: target, linkage: inverse.linkage, target: record.id, entry }, elsewhere, missing)];
};

const idsOf = (moves: readonly Move[], kind: Move['kind']): string[] =>
  moves.filter((move) => move.kind === kind).map(({ target }) => target.id);

/** The steps that keep the traces in targets true, and the filters by them, for a part of all moves of a record. */
const tracesOf = (resource: AnyResource, record: StoredRecord, moves: readonly Move[], part: readonly Move[]): Step[] =>
  [...Map.groupBy(part, (move) => move.relationship)].flatMap(([relationship, own]) => {
    const all = moves.filter((move) => move.relationship === relationship);
    const left = Object.keys(linkageOf(record, relationship)).length - idsOf(all, 'unlink').length;
    const keepsNone = left === 0 && idsOf(all, 'link').length === 0;
    return [
      ...addedTraceSteps(resource, record, { relationship, targets: idsOf(own, 'link') }),
      ...removedTraceSteps(resource, record, {
        relationship,
        targets: idsOf(own, 'unlink'),
        isLast: keepsNone && own.at(-1) === all.at(-1),
      }),
    ];
  });

// Each move touches at most three items besides the record's own, of which a transaction takes 100.
const maxMoves = 30;

/** Carries out moves, several in a transaction; throws 404 when a target, or an entry of it, is not there any more. */
export const updateLists = async (
  store: Store,
  resource: AnyResource,
  record: StoredRecord,
  moves: readonly Move[],
): Promise<void> => {
  for (let start = 0; start < moves.length; start += maxMoves) {
    const part = moves.slice(start, start + maxMoves);
    const build = (elsewhere: Elsewhere) => [
      ...part.flatMap((move) => stepsOf(resource, record, move, elsewhere)),
      ...tracesOf(resource, record, moves, part),
    ];
    await withPatience(() => commit(store, build, spilledPlaces(record)));
  }
};
