import { forEachAtOnce } from '../../runtime/at-once.ts';
import type { LoadPlan } from '../formats/format.ts';
import { importable } from '../load/importable.ts';
import type { Session } from '../load/session.ts';
import { enrolments } from '../report/report.ts';
import { isRemovable } from './ending.ts';
import { findMissing, type MissingItem } from './missing/find-missing.ts';
import { knownKinds } from './missing/guard.ts';
import { readSetContents, type SetContents } from './missing/set-contents.ts';
import { removeEntries } from './remove-entries.ts';
import { removeRecord } from './remove-record.ts';

const atOnce = 8;

const remove = async (session: Session, missing: MissingItem): Promise<void> => {
  const { report } = session;
  if (missing.kind === 'entries') {
    report.count(enrolments, 'removed', await removeEntries(session, missing.member, 'sections', missing.targets));
  } else if (await removeRecord(session, missing.type, missing)) report.count(missing.type, 'removed');
};

/**
 * Returns the kinds whose missing records may be removed. A kind with unreadable rows is left out, because its missing
 * records are unknown.
 */
const removableKinds = (
  { report }: Session,
  kinds: ReadonlySet<string>,
  contents: SetContents,
): ReadonlySet<string> => {
  const removable = [...kinds].filter((kind) => kind === enrolments || isRemovable(importable(kind)));
  for (const kind of removable) {
    const rows = contents.unreadRows(kind);
    if (rows > 0) report.note(`kind (${kind}) is left as it is, because ${rows} of its rows could not be read`);
  }
  return new Set(removable.filter((kind) => contents.unreadRows(kind) === 0));
};

/** Removes what a complete set no longer names, after the set has been loaded. */
export const removeMissing = async (session: Session, plan: LoadPlan): Promise<void> => {
  const kinds = await knownKinds(session, plan.complete);
  if (kinds.size === 0) return;
  const contents = await readSetContents(session, plan.stages, kinds);
  for await (const { missing } of findMissing(session, removableKinds(session, kinds, contents), contents)) {
    await forEachAtOnce(missing, atOnce, (each) => remove(session, each));
  }
};
