import { refuse } from '../../errors/error-kind.ts';
import { relatedNotFound } from '../../errors/reading.ts';
import { linkagePointer } from '../../errors/source.ts';
import { linkageOf, linkedIds } from '../../model/definition/record-fields.ts';
import { removedBackReferenceSteps } from '../../model/write/back-references.ts';
import { commit } from '../../model/write/commit.ts';
import { versionStep } from '../../model/write/to-many.ts';
import { chunk } from '../../runtime/chunk.ts';
import { now } from '../../runtime/clock.ts';
import { StoreError } from '../../store/errors.ts';
import { unlinkSteps } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import { importable } from '../load/importable.ts';
import { isAboutRow } from '../load/row-problem.ts';
import type { Session } from '../load/session.ts';
import { withRetry } from '../load/with-retry.ts';

// An expression holds at most 4 KB.
const maxEntries = 25;

const unlink = async (
  { store }: Session,
  member: StoredRecord,
  linkage: string,
  targets: readonly string[],
  isLast: boolean,
): Promise<void> => {
  const parent = { type: member.type, id: member.id };
  const missing = () => refuse(relatedNotFound, member.type, member.id, linkagePointer(linkage));
  await withRetry(() =>
    commit(store, (overflow) => [
      ...targets.flatMap((target) => unlinkSteps({ parent, linkage, target, entry: {} }, overflow, missing)),
      ...removedBackReferenceSteps(importable(member.type), member, { relationship: linkage, targets, isLast }),
      versionStep(parent, now()),
    ]),
  );
};

const isContended = (error: unknown): boolean => error instanceof StoreError && error.code === 'contended';

/** Removes entries from a linkage. Returns how many of them it had. */
export const removeEntries = async (
  session: Session,
  member: StoredRecord,
  linkage: string,
  targets: readonly string[],
): Promise<number> => {
  const existing = targets.filter((target) => Object.hasOwn(linkageOf(member, linkage), target));
  // If the linkage overflows, its entries are in two places, so each entry is removed by itself.
  const parts = chunk(existing, (member.spilled[linkage] ?? 0) > 0 ? 1 : maxEntries);
  let [removed, left] = [0, linkedIds(member, linkage).length];
  for (const part of parts) {
    left -= part.length;
    try {
      await unlink(session, member, linkage, part, left === 0);
      removed += part.length;
    } catch (error) {
      // Another writer was faster. The next run removes the remaining entries.
      if (!isAboutRow(error) && !isContended(error)) throw error;
    }
  }
  return removed;
};
