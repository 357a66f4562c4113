import { routes } from '../../operations.ts';
import { otherMethods } from './other-methods.ts';
import type { LambdaHandler } from './pipeline.ts';

/** Answers what no route takes: OPTIONS, a slash too many, 404, or 405 with `Allow`. */
export const unknownRoute = (): LambdaHandler => otherMethods(routes);
