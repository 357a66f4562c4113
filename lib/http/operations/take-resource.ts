import type { OperationRow } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { fieldsOfTypes } from '../../model/definition/shown-fields.ts';
import type { Respond } from '../pipeline/operation.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';
import { requestBody } from '../pipeline/request-body.ts';
import { writeOperation } from '../pipeline/write-operation.ts';

/** The handler of an operation that takes a resource in its body and answers that resource. */
export const takeResource = (row: OperationRow, resource: AnyResource, respond: Respond): LambdaHandler =>
  writeOperation(row, resource, {
    rules: () => ({ fields: fieldsOfTypes([resource]) }),
    body: requestBody(resource.type, row.kind === 'update'),
    respond,
  });

/** Throws, while a function starts, for a type that is not written by the general operations. */
export const requireGeneral = ({ type, writtenBy }: AnyResource): void => {
  if (writtenBy !== undefined) throw new Error(`${type} is written by ${writtenBy}`);
};
