import { keptSeconds } from '../../domain/changes/kept.ts';
import { isRefusedFor, refuse } from '../../errors/error-kind.ts';
import { gone, notFound } from '../../errors/reading.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { visibilityFor } from '../../model/read/read-records.ts';
import { feedKeyOf } from '../../store/feed/feed-keys.ts';
import type { Respond } from '../pipeline/operation.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';

/** The moment of a deletion, while its tombstone lives; nothing for a caller who might not have seen the record. */
const deletedAtFor = async (request: OperationRequest, resource: AnyResource, id: string): Promise<unknown> => {
  if ((await visibilityFor(request, resource)) !== undefined) return undefined;
  const found = await request.store.get(feedKeyOf.tombstone({ type: resource.type, id }));
  // DynamoDB deletes what has expired days later.
  const lives = Date.parse(String(found?.deleted_at)) > request.now.getTime() - keptSeconds() * 1_000;
  return lives ? found?.deleted_at : undefined;
};

/** Throws 410 in place of the 404 of a record that has been deleted, and any other error as it is. One more round trip. */
export const reportDeletion =
  (request: OperationRequest, resource: AnyResource) =>
  async (error: unknown): Promise<never> => {
    if (!isRefusedFor(error, notFound)) throw error;
    const id = request.pathId(resource.type);
    const deletedAt = await deletedAtFor(request, resource, id);
    throw deletedAt === undefined ? error : refuse(gone, resource.type, id, deletedAt);
  };

/** An operation on the record in the path, which answers 410 where that has been deleted. */
export const reportingDeletion =
  (resource: AnyResource, respond: Respond): Respond =>
  (request) =>
    respond(request).catch(reportDeletion(request, resource));
