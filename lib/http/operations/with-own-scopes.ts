import { ownScopes } from '../../access/sign-in.ts';
import type { FindOwnScopes } from '../../access/signed-in.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { LambdaHandler } from '../pipeline/pipeline.ts';

/** The handler of an operation that shows persons what is theirs, and finds out by itself what that is. */
export const withOwnScopes = ({ type }: AnyResource, find: FindOwnScopes, handler: LambdaHandler): LambdaHandler => {
  ownScopes.set(type, find);
  return handler;
};
