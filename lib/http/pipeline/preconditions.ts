import { refuse } from '../../errors/error-kind.ts';
import { invalidPrecondition } from '../../errors/reading.ts';
import { preconditionFailed, preconditionRequired } from '../../errors/writing.ts';
import type { OperationRow } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { env } from '../../runtime/env.ts';
import { canonicalId } from '../../runtime/ids.ts';
import { ConditionalStore, type Precondition, PreconditionFailed } from '../../store/conditional-store.ts';
import { keyOf } from '../../store/keys.ts';
import { type EntityTag, parseEntityTags, versionNamedBy } from './entity-tags.ts';
import type { PipelineEvent } from './exchange.ts';
import type { CarryOut } from './operation.ts';

type Header = 'If-Match' | 'If-None-Match';

/** A condition that a header puts on the version of a record. */
interface Demand extends Pick<Precondition, 'isMetBy'> {
  readonly header: Header;
}

const tagsOf = (event: PipelineEvent, header: Header): '*' | EntityTag[] | undefined => {
  const given = event.headers?.[header.toLowerCase()];
  if (given === undefined) return undefined;
  const tags = parseEntityTags(given);
  if (tags === undefined)
    throw refuse(invalidPrecondition, `${header} must be * or a list of entity tags, such as "v1"`, header);
  return tags;
};

const ifMatch = (event: PipelineEvent, resource: AnyResource): Demand[] => {
  const header = 'If-Match';
  const tags = tagsOf(event, header);
  if (tags === undefined && resource.requiresPrecondition && env.requirePreconditions) {
    const isMetBy = () => {
      throw refuse(preconditionRequired, resource.type);
    };
    return [{ header, isMetBy }];
  }
  if (tags === undefined) return [];
  if (tags === '*') return [{ header, isMetBy: () => true }];
  const versions = new Set(tags.map(versionNamedBy));
  return [{ header, isMetBy: (version) => versions.has(version) }];
};

const ifNoneMatch = (event: PipelineEvent): Demand[] => {
  const header = 'If-None-Match';
  const tags = tagsOf(event, header);
  if (tags === undefined) return [];
  if (tags === '*') return [{ header, isMetBy: () => false }];
  // Compared weakly (RFC 9110, 13.1.2).
  const versions = new Set(tags.map(({ opaque }) => versionNamedBy({ opaque, isWeak: false })));
  return [{ header, isMetBy: (version) => !versions.has(version) }];
};

const refuseHeaders = ({ headers }: PipelineEvent, detail: (header: Header) => string): void => {
  for (const header of ['If-Match', 'If-None-Match'] as const)
    if (headers?.[header.toLowerCase()] !== undefined) throw refuse(invalidPrecondition, detail(header), header);
};

/** Carries out a write of the record in the path under the conditions that `If-Match` and `If-None-Match` name. */
export const underPrecondition =
  ({ kind }: OperationRow, resource: AnyResource): CarryOut =>
  async (event, exchange, respond) => {
    if (kind === 'action') {
      refuseHeaders(
        event,
        (header) => `This operation does not take ${header}: it changes no resource that has a version`,
      );
      return respond();
    }
    const demands = [...ifMatch(event, resource), ...ifNoneMatch(event)];
    if (demands.length === 0) return respond();
    if (kind === 'create')
      refuseHeaders(event, (header) => `A create does not take ${header}: a new resource has no version yet`);
    const unmetBy = (version: number) => demands.find(({ isMetBy }) => !isMetBy(version));
    // An id that no record can have is refused by the operation.
    const id = canonicalId(event.pathParameters?.id ?? '') ?? '';
    exchange.store = new ConditionalStore(exchange.store, {
      subject: keyOf.record({ type: resource.type, id }),
      isMetBy: (version) => unmetBy(version) === undefined,
    });
    try {
      return await respond();
    } catch (error) {
      if (!(error instanceof PreconditionFailed)) throw error;
      throw refuse(preconditionFailed, error.version, unmetBy(error.version)?.header ?? 'If-Match');
    }
  };
