import { takeStudents } from '../../access/authenticate-student.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';

/** The handler of an operation that students call too: its function can recognise answering tokens. */
export const forStudents = (handler: LambdaHandler): LambdaHandler => {
  takeStudents();
  return handler;
};
