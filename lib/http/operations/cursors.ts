import { refuse } from '../../errors/error-kind.ts';
import { invalidCursor } from '../../errors/query.ts';
import type { ListQuery } from '../../jsonapi/list-query.ts';
import { type CursorContent, cursorSecret, openCursor, type Position, sealCursor } from '../../store/cursor.ts';
import type { Store } from '../../store/store.ts';

/** Seals and opens the cursors of one list with one sort and filter. */
export interface Cursors {
  seal(content: CursorContent): string;
  open(cursor: string): CursorContent | undefined;
}

/** Where a page begins, exclusive; with `backwards` where it ends. */
export interface Start {
  readonly from?: Position;
  readonly backwards?: boolean;
  /** The total of the walk that the page is part of, counted when it began. */
  readonly total?: number | undefined;
}

/** The cursors of a list, distinguished from all others by its name. */
export const cursorsOf = async (store: Store, list: string, query: ListQuery): Promise<Cursors> => {
  const conditions = query.conditions.map((condition) => JSON.stringify(condition)).sort();
  const context = JSON.stringify([list, query.sort, conditions]);
  const secret = await cursorSecret(store);
  return {
    seal: (content) => sealCursor(content, context, secret),
    open: (cursor) => openCursor(cursor, context, secret),
  };
};

/** Where the requested page begins; throws 400 for a cursor of another list. */
export const startOf = ({ page: { after, before } }: ListQuery, cursors: Cursors): Start => {
  const cursor = after ?? before;
  if (cursor === undefined) return {};
  const { position: from, total } = cursors.open(cursor) ?? {};
  if (from === undefined || (from === 'end' && before === undefined)) {
    throw refuse(invalidCursor, after === undefined ? 'page[before]' : 'page[after]');
  }
  return { from, backwards: before !== undefined, total };
};
