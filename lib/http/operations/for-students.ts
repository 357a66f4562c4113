import { acceptAnsweringTokens } from '../../access/authenticate-student.ts';
import type { Principal } from '../../access/token-record.ts';
import { studentOnly } from '../../errors/access.ts';
import { refuse } from '../../errors/error-kind.ts';
import type { OperationRequest } from '../pipeline/operation-request.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';

/** The handler of an operation that students call too: its function can recognise answering tokens. */
export const forStudents = (handler: LambdaHandler): LambdaHandler => {
  acceptAnsweringTokens();
  return handler;
};

/** The student that an answering token stands for, and the period. */
export type Student = Extract<Principal, { readonly kind: 'student' }>;

/** The student of the caller's token; throws 403 for any other token. */
export const requireStudent = async (request: OperationRequest): Promise<Student> => {
  const { principal } = await request.caller();
  if (principal.kind === 'student') return principal;
  throw refuse(studentOnly);
};
