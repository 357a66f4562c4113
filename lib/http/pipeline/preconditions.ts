import { refuse } from '../../errors/error-kind.ts';
import { invalidPrecondition } from '../../errors/reading.ts';
import { preconditionFailed, preconditionRequired } from '../../errors/writing.ts';
import type { OperationRow } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { env } from '../../runtime/env.ts';
import { canonicalId } from '../../runtime/ids.ts';
import { ConditionalStore, type Precondition, PreconditionFailed } from '../../store/conditional-store.ts';
import { keyOf } from '../../store/keys.ts';
import { parseEntityTags, versionNamedBy } from './entity-tags.ts';
import type { CarryOut } from './operation.ts';

/** What `If-Match` asks of the version of a record; undefined where nothing does. Throws 400 for what is no list of tags. */
const demandOf = (header: string | undefined, resource: AnyResource): Precondition['isMetBy'] | undefined => {
  if (header === undefined) {
    if (!resource.requiresPrecondition || !env.requirePreconditions) return undefined;
    return () => {
      throw refuse(preconditionRequired, resource.type);
    };
  }
  const tags = parseEntityTags(header);
  if (tags === undefined)
    throw refuse(invalidPrecondition, 'If-Match must be * or a list of entity tags, such as "v1"', 'If-Match');
  if (tags === '*') return () => true;
  const versions = new Set(tags.map(versionNamedBy));
  return (version) => versions.has(version);
};

/** Carries out a write of the record in the path under the condition that `If-Match` names. */
export const underPrecondition =
  ({ kind }: OperationRow, resource: AnyResource): CarryOut =>
  async (event, exchange, respond) => {
    const given = event.headers?.['if-match'];
    if (kind === 'action') {
      if (given === undefined) return respond();
      throw refuse(
        invalidPrecondition,
        'This operation does not take If-Match: it changes no resource that has a version',
        'If-Match',
      );
    }
    const isMetBy = demandOf(given, resource);
    if (isMetBy === undefined) return respond();
    if (kind === 'create')
      throw refuse(
        invalidPrecondition,
        'A create does not take If-Match: a new resource has no version yet',
        'If-Match',
      );
    // An id that no record can have is refused by the operation.
    const id = canonicalId(event.pathParameters?.id ?? '') ?? '';
    exchange.store = new ConditionalStore(exchange.store, {
      subject: keyOf.record({ type: resource.type, id }),
      isMetBy,
    });
    try {
      return await respond();
    } catch (error) {
      throw error instanceof PreconditionFailed ? refuse(preconditionFailed, error.version) : error;
    }
  };
