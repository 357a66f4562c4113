import { forEachAtOnce } from '../../lib/runtime/at-once.ts';
import type { Copy, Load, Row } from './copy.ts';
import { below, type CopiedType, lists, readAlone } from './lists.ts';
import { codeOf, type Source, statusOf } from './source.ts';

/** The service, and the copy that follows it. */
export interface Synchronising {
  readonly source: Source;
  readonly copy: Copy;
}

/** The number of concurrent requests. */
export const atOnce = 6;

const firstTarget = (type: CopiedType): string => `${lists[type]}?page[size]=100`;

/**
 * Returns the complete resources of a page. A resource is read by itself if lists show only a part of it, or if the
 * copy has a newer version.
 */
const whole = async (
  { source, copy }: Synchronising,
  type: CopiedType,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const found: Row[] = [];
  await forEachAtOnce(rows, atOnce, async (row) => {
    // Indexes lag behind writes, so a list may show an older version than the copy has.
    const isWhole = !readAlone.includes(type) && row.version >= (copy.versionOf(row) ?? 0);
    const read = isWhole ? row : await source.resource(type, row.id);
    if (read !== undefined) found.push(read);
  });
  return found;
};

const isBelow = (type: CopiedType, target: string): boolean => target.split('?')[0] !== lists[type];

const targetsBelow = (type: CopiedType, rows: readonly Row[]): string[] => {
  const relationship = below[type];
  return relationship === undefined ? [] : rows.map(({ id }) => `${lists[type]}/${id}/${relationship}`);
};

const isGone = (error: unknown): boolean => statusOf(error) === 404 || statusOf(error) === 410;

/** Reads the next page of a list into the copy. */
const loadPage = async (synchronising: Synchronising, { type, ...load }: Load): Promise<void> => {
  const { source, copy } = synchronising;
  const [target = '', ...others] = load.targets;
  const { rows, next } = await source.page(target).catch((error: unknown) => {
    // The parent and its children were deleted meanwhile.
    if (isBelow(type, target) && isGone(error)) return { rows: [], next: undefined };
    throw error;
  });
  const targets = [...(next === undefined ? [] : [next]), ...others, ...targetsBelow(type, rows)];
  const found = await whole(synchronising, type, rows);
  await copy.write({ rows: found, removed: [], state: { ...copy.state, load: { ...load, type, targets } } });
};

const finish = async (copy: Copy, { type, isAgain }: Load): Promise<void> => {
  const { load: _, ...state } = copy.state;
  const removed = isAgain ? copy.unseen(type).map((id) => ({ type, id })) : [];
  await copy.write({ rows: [], removed, state: { ...state, loaded: [...state.loaded, type] } });
};

const begin = (copy: Copy, type: CopiedType): Promise<void> => {
  const load = { type, targets: [firstTarget(type)], isAgain: copy.countOf(type) > 0 };
  return copy.write({ rows: [], removed: [], state: { ...copy.state, load } });
};

/**
 * Reads all resources of a type into the copy, from the place where the last attempt stopped. Resources that no list
 * shows any more are removed.
 */
export const loadType = async (synchronising: Synchronising, type: CopiedType): Promise<void> => {
  const { copy } = synchronising;
  if (copy.state.load?.type !== type) await begin(copy, type);
  for (let { load } = copy.state; load !== undefined && load.targets.length > 0; load = copy.state.load) {
    try {
      await loadPage(synchronising, load);
    } catch (error) {
      // The service no longer knows the place, for instance because it has other data now.
      if (codeOf(error) !== 'invalid_cursor') throw error;
      await begin(copy, type);
    }
  }
  if (copy.state.load !== undefined) await finish(copy, copy.state.load);
};
