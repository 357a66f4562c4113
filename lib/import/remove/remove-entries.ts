import { relatedNotFound } from '../../jsonapi/errors.ts';
import { linkageOf, linkedIds } from '../../model/definition/record-fields.ts';
import { removedBackReferenceSteps } from '../../model/write/back-references.ts';
import { commit } from '../../model/write/commit.ts';
import { linkagePointer } from '../../model/write/links-of.ts';
import { versionStep } from '../../model/write/to-many.ts';
import { StoreError } from '../../store/errors.ts';
import { unlinkSteps } from '../../store/linkage.ts';
import type { StoredRecord } from '../../store/record.ts';
import { isAboutRow } from '../files/row-trouble.ts';
import { withRetry } from '../load/bulk-writer.ts';
import { importable } from '../load/importable.ts';
import type { Session } from '../run/session.ts';

// An expression holds at most 4 KB.
const maxEntries = 25;

const unlink = async (
  { store, mayWrite }: Session,
  member: StoredRecord,
  linkage: string,
  targets: readonly string[],
  isLast: boolean,
): Promise<void> => {
  const parent = { type: member.type, id: member.id };
  const missing = () => relatedNotFound(member.type, member.id, linkagePointer(linkage));
  await mayWrite();
  await withRetry(() =>
    commit(store, (overflow) => [
      ...targets.flatMap((target) => unlinkSteps({ parent, linkage, target, entry: {} }, overflow, missing)),
      ...removedBackReferenceSteps(importable(member.type), member, { relationship: linkage, targets, isLast }),
      versionStep(parent),
    ]),
  );
};

const isContended = (error: unknown): boolean => error instanceof StoreError && error.code === 'contended';

/** Takes entries out of a linkage that they stand in; answers how many. */
export const removeEntries = async (
  session: Session,
  member: StoredRecord,
  linkage: string,
  targets: readonly string[],
): Promise<number> => {
  const standing = targets.filter((target) => Object.hasOwn(linkageOf(member, linkage), target));
  if (session.imagined !== undefined || standing.length === 0) return standing.length;
  // Of a linkage that has spilled some entries stand here and some there: one at a time finds each.
  const size = (member.spilled[linkage] ?? 0) > 0 ? 1 : maxEntries;
  let removed = 0;
  for (let start = 0; start < standing.length; start += size) {
    const part = standing.slice(start, start + size);
    try {
      await unlink(session, member, linkage, part, start + part.length === linkedIds(member, linkage).length);
      removed += part.length;
    } catch (error) {
      // Somebody else was faster; what is left, the next run finds.
      if (!isAboutRow(error) && !isContended(error)) throw error;
    }
  }
  return removed;
};
