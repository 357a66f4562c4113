import type { Authority } from '../../domain/access-control/authority/authority.ts';
import { operationOf } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Guard } from '../../model/write/guard.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';

/**
 * The guard of an operation that may give access, for each request; none for others. Throws, while a function starts, where
 * the type's file and the operation do not agree whether there is one.
 */
export const guardBy = (
  resource: AnyResource,
  kind: 'create' | 'update' | 'delete',
  authority: Authority | undefined,
): ((request: OperationRequest) => { readonly guard?: Guard }) => {
  const { name, needsAuthority = false } = operationOf(resource, { kind });
  if (needsAuthority !== (authority !== undefined)) throw new Error(`${name} needs an authority, or has one too many`);
  return (request) => (authority === undefined ? {} : { guard: (write) => authority(request, write) });
};
