import { forEachAtOnce } from '../../lib/runtime/at-once.ts';
import type { Row, Subject } from './copy.ts';
import { type CopiedType, copiedTypes } from './lists.ts';
import { atOnce, type Synchronising } from './load-lists.ts';
import type { ChangesPage } from './source.ts';

type Change = ChangesPage['data'][number]['attributes'];

const isCopied = (type: string): type is CopiedType => (copiedTypes as readonly string[]).includes(type);

/** Returns the last change of each resource on a page. It includes the earlier changes. */
const lastChanges = ({ data }: ChangesPage): readonly Change[] => [
  ...new Map(data.map(({ attributes }) => [attributes.subject_id, attributes])).values(),
];

/**
 * Returns the ids of resources that a page deletes. The versions of a resource that is created again under its id begin
 * at 1.
 */
const deletedIn = ({ data }: ChangesPage): ReadonlySet<string> =>
  new Set(data.flatMap(({ attributes: { action, subject_id } }) => (action === 'deleted' ? [subject_id] : [])));

/** Reads the changed resources and writes them together with the new cursor. */
const apply = async ({ source, copy }: Synchronising, page: ChangesPage): Promise<void> => {
  const rows: Row[] = [];
  const removed: Subject[] = [];
  const deleted = deletedIn(page);
  await forEachAtOnce(lastChanges(page), atOnce, async ({ action, subject_type: type, subject_id: id, version }) => {
    if (!isCopied(type) || !copy.state.loaded.includes(type)) return;
    const known = copy.versionOf({ type, id });
    if (!deleted.has(id) && known !== undefined && known >= version) return;
    const row = action === 'deleted' ? undefined : await source.resource(type, id);
    if (row !== undefined) rows.push(row);
    else if (known !== undefined) removed.push({ type, id });
  });
  await copy.write({ rows, removed, state: { ...copy.state, cursor: page.meta.cursor } });
};

/** Applies the next page of changes to the copy. Returns whether it was the last one at present. */
export const followPage = async (synchronising: Synchronising, cursor: string, wait: number): Promise<boolean> => {
  const { source, copy } = synchronising;
  const page = await source.changes(cursor, copy.state.loaded, wait);
  await apply(synchronising, page);
  return page.meta.caught_up;
};
