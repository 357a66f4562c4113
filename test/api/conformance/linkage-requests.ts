import type { Operation } from '../../../lib/model/definition/operations.ts';
import { resourceOf } from '../../../lib/resources/registry.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { type TestService, toMany } from '../../support/service.ts';
import { fieldsFor } from './write-requests.ts';

/** A request of an operation on a linkage. */
export interface LinkageRequest {
  readonly target: string;
  readonly body?: { readonly data: readonly { readonly type: string; readonly id: string }[] };
}

/** A new record of the type to which a to-many relationship leads. */
export const newTarget = async (
  { answers, relationship = '' }: Operation,
  service: TestService,
): Promise<StoredRecord> => {
  const found = resourceOf(answers).relationships[relationship];
  if (found?.kind !== 'many') throw new Error(`${answers} has no to-many relationship "${relationship}"`);
  if (found.type === 'user') return service.seedUser();
  const { attributes, relationships } = await fieldsFor(found.type, service);
  return service.seed(found.type, attributes, relationships);
};

/** A new record whose to-many relationship leads to some targets. */
export const newLinked = async (
  { answers, relationship = '' }: Operation,
  service: TestService,
  targets: readonly StoredRecord[],
): Promise<StoredRecord> => {
  const { attributes, relationships } = await fieldsFor(answers, service);
  return service.seed(answers, attributes, { ...relationships, [relationship]: toMany(...targets) });
};

/** A request that an operation on a linkage accepts, and that changes it. */
export const linkageRequest = async (operation: Operation, service: TestService): Promise<LinkageRequest> => {
  const [present, other] = [await newTarget(operation, service), await newTarget(operation, service)];
  const { id } = await newLinked(operation, service, [present]);
  const target = operation.path.replace('{id}', id);
  if (operation.method === 'GET') return { target };
  return { target, body: toMany(operation.method === 'DELETE' ? present : other) };
};
