import { keptSeconds } from '../../../../lib/domain/changes/kept.ts';
import {
  type ChangesPage,
  type ChangesPosition,
  latestPosition,
  positionSince,
} from '../../../../lib/domain/changes/read-changes.ts';
import { cursorExpired } from '../../../../lib/errors/changes.ts';
import { refuse } from '../../../../lib/errors/error-kind.ts';
import { invalidCursor } from '../../../../lib/errors/query.ts';
import type { OperationRequest } from '../../../../lib/http/pipeline/operation-request.ts';
import { guideFile } from '../../../../lib/openapi/guides.ts';
import { cursorSecret, openText, sealText } from '../../../../lib/store/cursor.ts';
import { latest, sinceOf } from './changes-query.ts';

/** Where a reader of the feed is. */
export interface Place {
  readonly position: ChangesPosition;
  /** Until when, in milliseconds since 1970, all changes have been read. */
  readonly readUntil: number;
  /** From when on the reader wants changes, where it has not come so far. */
  readonly since?: number | undefined;
}

const context = 'changes';

/** The instant from which on changes are kept, in milliseconds since 1970. */
export const oldest = (now: Date): number => now.getTime() - keptSeconds() * 1_000;

const expired = (
  { base, now }: OperationRequest,
  parameter: string,
  why = 'Changes from that time are no longer kept',
) =>
  refuse(cursorExpired, {
    why,
    parameter,
    guide: `${base}/reference/${guideFile('keeping-a-copy')}`,
    oldest: new Date(oldest(now)).toISOString(),
  });

/** What a cursor holds: a place, and the table whose feed it is of. */
type Sealed = readonly [
  positions: readonly (readonly [after: string, count: number | null])[],
  readUntil: number,
  since: number | null,
  table: string,
];

const place = (position: ChangesPosition, readUntil: number, since?: number): Place => ({ position, readUntil, since });

/** Seals a place into a cursor. */
export const sealPlace = async (
  { store }: OperationRequest,
  { position, readUntil, since }: Place,
): Promise<string> => {
  const positions = position.map(({ after, count }) => [after, count ?? null] as const);
  const sealed: Sealed = [positions, readUntil, since ?? null, store.tableName];
  return sealText(JSON.stringify(sealed), context, await cursorSecret(store));
};

const openPlace = async (request: OperationRequest, cursor: string): Promise<Place> => {
  const { store } = request;
  const plain = openText(cursor, context, await cursorSecret(store));
  if (plain === undefined) throw refuse(invalidCursor, 'page[after]');
  // Authentic, so it is what `sealPlace` wrote.
  const [positions, readUntil, since, table] = JSON.parse(plain) as Sealed;
  // A restored table has the secret of the one before, and its feed continues where it was then: nothing would follow the place.
  if (table !== store.tableName)
    throw expired(request, 'page[after]', 'The data have been restored to an earlier moment');
  const position = positions.map(([after, count]) => ({ after, ...(count !== null && { count }) }));
  return place(position, readUntil, since ?? undefined);
};

/** Where the requested page begins. Throws 400 for what is no cursor, 410 where changes after it are no longer kept. */
export const beginningOf = async (request: OperationRequest): Promise<Place> => {
  const { store, list, now } = request;
  const { after } = list.page;
  const moment = now.getTime();
  if (after === latest) return place(await latestPosition(store), moment);
  if (after !== undefined) {
    const opened = await openPlace(request, after);
    if (opened.readUntil < oldest(now)) throw expired(request, 'page[after]');
    return opened;
  }
  const since = sinceOf(list);
  if (since !== undefined && since < oldest(now)) throw expired(request, 'filter[since]');
  const from = since ?? oldest(now);
  return place(await positionSince(store, from, moment), Math.min(from, moment), since);
};

/** Where a reader is after a page. */
export const placeAfter = ({ readUntil, since }: Place, page: ChangesPage): Place =>
  // If nothing of a page was taken, the position stays.
  place(
    page.position,
    Math.max(readUntil, page.readUntil),
    since !== undefined && since > page.readUntil ? since : undefined,
  );
