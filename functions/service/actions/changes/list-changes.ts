import { requireIntegration } from '../../../../lib/access/authenticate.ts';
import type { Change } from '../../../../lib/domain/changes/change.ts';
import { type ChangesPage, readChanges } from '../../../../lib/domain/changes/read-changes.ts';
import { operation } from '../../../../lib/http/pipeline/operation.ts';
import type { OperationRequest } from '../../../../lib/http/pipeline/operation-request.ts';
import type { LambdaHandler } from '../../../../lib/http/pipeline/pipeline.ts';
import type { Answer } from '../../../../lib/http/pipeline/response.ts';
import { resourceUrl } from '../../../../lib/jsonapi/links.ts';
import { operationOf } from '../../../../lib/model/definition/operations.ts';
import { type AnnouncedType, announcedTypes } from '../../../../lib/resources/announced-types.ts';
import type { ChangesAnswer } from '../../../../lib/resources/service/answers/changes.ts';
import { changeResource } from '../../../../lib/resources/service/change.ts';
import { now, stopwatch } from '../../../../lib/runtime/clock.ts';
import { pause } from '../../../../lib/runtime/pause.ts';
import { beginningOf, oldest, type Place, placeAfter, sealPlace } from './changes-cursor.ts';
import { changesParameters, latest, typesOf } from './changes-query.ts';

type Wanted = Awaited<Parameters<typeof readChanges>[2]['wanted']>;

/** The types that the caller may see and asks for. */
const wantedTypes = async (request: OperationRequest): Promise<ReadonlyMap<string, AnnouncedType>> => {
  const { principal, scopes } = await request.caller();
  const asked = typesOf(request.list);
  return new Map(
    announcedTypes().flatMap((each) => {
      const { resource, scope, onlyForIntegrations } = each;
      const isVisible = scopes.includes(scope) && (principal.kind === 'integration' || !onlyForIntegrations);
      return isVisible && (asked?.has(resource.type) ?? true) ? [[resource.type, each] as const] : [];
    }),
  );
};

const wantedBy = async (request: OperationRequest, { since = 0 }: Place): Promise<Wanted> => {
  const types = await wantedTypes(request);
  return ({ subject_type: type }, recordedAt) => types.has(type) && recordedAt >= since;
};

// One request reads past at most so many pages of changes that its caller may not see.
const mostReads = 20;

/** Reads until something is found, or all has been read. */
const readOn = async (request: OperationRequest, place: Place): Promise<{ page: ChangesPage; after: Place }> => {
  let after = place;
  for (let reads = 1; ; reads += 1) {
    const { size } = request.list.page;
    const query = { size, now: now().getTime(), wanted: wantedBy(request, after) };
    const page = await readChanges(request.store, after.position, query);
    after = placeAfter(after, page);
    if (page.changes.length > 0 || page.isCaughtUp || reads === mostReads) return { page, after };
  }
};

// A function has 29 seconds, and API Gateway waits for 30.
const longestWait = 20;
const pauseMs = 250;
const longestPauseMs = 1_000;

/** How many seconds the caller would like to wait for something to come. */
const waitOf = ({ preferences }: OperationRequest): number => {
  const all = preferences.split(',').map((each) => each.split(';')[0]?.split('=') ?? []);
  const text = all.find(([name]) => name?.trim().toLowerCase() === 'wait')?.[1]?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), longestWait) : 0;
};

/** Reads a page; one without anything is read again until something comes, or the time is up. */
const readWaiting = async (request: OperationRequest, place: Place, seconds: number) => {
  const begun = stopwatch();
  let read = await readOn(request, place);
  for (let wait = pauseMs; read.page.changes.length === 0; wait = Math.min(wait * 1.2, longestPauseMs)) {
    if (stopwatch() - begun + wait > seconds * 1_000) return read;
    await pause(wait);
    read = await readOn(request, read.after);
  }
  return read;
};

// A map of DynamoDB has no order.
const attributesOf = (change: Change): Omit<Change, 'id'> => {
  const { action: done, subject_type, subject_id, external_id, source_ids, version, changed, at, reconciled } = change;
  const known = { ...(source_ids && { source_ids }), version, changed, at, ...(reconciled && { reconciled }) };
  return { action: done, subject_type, subject_id, external_id, ...known };
};

const render = (base: string, change: Change) => {
  const { id, subject_type: type, subject_id: subject, action: done } = change;
  const collection = announcedTypes().find(({ resource }) => resource.type === type)?.resource.collection;
  const related = done === 'deleted' || collection === undefined ? null : resourceUrl(base, collection, subject);
  return { type: changeResource.type, id, attributes: attributesOf(change), links: { related } };
};

const withCursor = (self: string, cursor: string): string => {
  const url = new URL(self);
  url.searchParams.delete('filter[since]');
  url.searchParams.set('page[after]', cursor);
  return url.href;
};

const answer = async (
  request: OperationRequest,
  { page, after }: { readonly page: Pick<ChangesPage, 'changes' | 'isCaughtUp'>; readonly after: Place },
  applied: number,
): Promise<Answer<ChangesAnswer>> => {
  const { base, self } = request;
  const cursor = await sealPlace(request, after);
  return {
    status: 200,
    document: {
      data: page.changes.map((change) => render(base, change)),
      links: { self, next: page.isCaughtUp ? null : withCursor(self, cursor), prev: null },
      meta: { cursor, caught_up: page.isCaughtUp, oldest: new Date(oldest(request.now)).toISOString() },
    },
    ...(applied > 0 && { headers: { 'preference-applied': `wait=${applied}` } }),
  };
};

/**
 * Requires the scopes of the types that the query names. A caller who names a type that the feed never shows them is
 * refused: an empty page would say that nothing has changed.
 */
const requireNamed = async (request: OperationRequest): Promise<void> => {
  const asked = typesOf(request.list);
  const named = announcedTypes().filter(({ resource }) => asked?.has(resource.type));
  for (const { scope } of named) request.needScope(scope);
  const integrationOnly = named.find(({ onlyForIntegrations }) => onlyForIntegrations);
  if (integrationOnly !== undefined)
    requireIntegration(await request.caller(), `read changes of a ${integrationOnly.resource.type}`);
};

/** The operation that lists what has changed. */
export const listChanges = (): LambdaHandler =>
  // Not by `action`, with which the function would carry all that writes need.
  operation(operationOf(changeResource, { kind: 'action', name: 'list-changes' }), {
    rules: () => ({ list: changesParameters }),
    respond: async (request) => {
      await requireNamed(request);
      const place = await beginningOf(request);
      if (request.list.page.after === latest)
        return answer(request, { page: { changes: [], isCaughtUp: true }, after: place }, 0);
      const wait = waitOf(request);
      return answer(request, await readWaiting(request, place, wait), wait);
    },
  });
