import { otherMethods } from '../../lib/http/pipeline/other-methods.ts';
import { routes } from '../../lib/operations.ts';

/** Answers what no route takes: OPTIONS, a slash too many, 404, or 405 with `Allow`. */
export const unknownRoute = otherMethods(routes);
