import type { OperationRow } from '../../model/definition/operations.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import { onceForEachKey } from './idempotency/answer-once.ts';
import { operation, type Responder } from './operation.ts';
import type { LambdaHandler } from './pipeline.ts';
import { underPrecondition } from './preconditions.ts';

/** The Lambda handler of an operation that writes: once for each idempotency key, and under the condition of `If-Match`. */
export const writeOperation = (
  row: OperationRow,
  resource: AnyResource,
  responder: Omit<Responder, 'carryOut'>,
): LambdaHandler => {
  const once = onceForEachKey(row, resource);
  const conditionally = underPrecondition(row, resource);
  return operation(row, {
    ...responder,
    carryOut: (event, exchange, respond) => once(event, exchange, () => conditionally(event, exchange, respond)),
  });
};
