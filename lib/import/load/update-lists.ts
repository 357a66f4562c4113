import { refuse } from '../../errors/error-kind.ts';
import { relatedNotFound } from '../../errors/reading.ts';
import { linkagePointer } from '../../errors/source.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Change } from '../../model/validation/change.ts';
import { commit } from '../../model/write/commit.ts';
import { alteredListFields } from '../../model/write/list-fields.ts';
import { areHidden, leftBy, type MissingOf, type Move, moveSteps, movesTo } from '../../model/write/to-many.ts';
import { versionRefusal, whileStale } from '../../model/write/update.ts';
import { now } from '../../runtime/clock.ts';
import { keyOf } from '../../store/keys.ts';
import type { StoredRecord } from '../../store/record.ts';
import { inNextVersion, nextVersion } from '../../store/record-version.ts';
import { changeStep, isStill, settingAll } from '../../store/steps.ts';
import type { Store } from '../../store/store.ts';
import { withRetry } from './with-retry.ts';

// Each move touches at most three items besides the record's own; a transaction has at most 100.
const maxMoves = 30;

const missingOf: MissingOf =
  ({ relationship, target }) =>
  () =>
    refuse(relatedNotFound, target.type, target.id, linkagePointer(relationship));

const writeMoves = async (
  store: Store,
  resource: AnyResource,
  before: StoredRecord,
  moves: readonly Move[],
): Promise<StoredRecord> => {
  const at = now();
  const isHidden = areHidden(resource, moves);
  const stamp = isHidden ? {} : { updated_at: at.toISOString() };
  const changed: StoredRecord = {
    ...before,
    ...leftBy(resource, before, moves, at),
    ...stamp,
    ...inNextVersion(before, isHidden),
  };
  const listed = alteredListFields(resource, before, changed);
  const conditions = [isStill('version', before.version)] as const;
  const own = { conditions, ...settingAll({ ...listed, ...stamp }), add: nextVersion(isHidden) } as const;
  await commit(store, (overflow) => [
    changeStep(keyOf.record(before), own, versionRefusal(before)),
    ...moveSteps(resource, before, moves, { overflow, missingOf, now: at }),
  ]);
  return { ...changed, ...listed };
};

export const alteredLists = (resource: AnyResource, record: StoredRecord, { toMany }: Change): Move[] =>
  movesTo(resource, record, toMany);

/**
 * Sets the targets of to-many relationships, several in a transaction. Throws 404 when a target does not exist any more.
 */
export const updateLists = async (
  store: Store,
  resource: AnyResource,
  record: StoredRecord,
  change: Change,
): Promise<void> => {
  await whileStale(store, record, async (current) => {
    let before = current;
    for (;;) {
      const moves = alteredLists(resource, before, change).slice(0, maxMoves);
      if (moves.length === 0) return before;
      const from = before;
      before = await withRetry(() => writeMoves(store, resource, from, moves));
    }
  });
};
