import { type ErrorDetails, JsonApiError } from '../../jsonapi/errors.ts';
import { pointerTo } from '../../jsonapi/pointer.ts';
import type { RequestData } from '../../jsonapi/request-document.ts';
import { describeProblem, type Problem } from '../definition/problems.ts';

const present = (members: Readonly<Record<string, unknown>>, name: string): boolean => Object.hasOwn(members, name);

// A pointer must lead to something in the request: a missing member is reported at what should have held it.
const foundPath = ({ code, path = [] }: Problem) => (code === 'blank' ? path.slice(0, -1) : path);

const pointerOf = (problem: Problem, data: RequestData, isRelationship: boolean): string => {
  const { field, member } = problem;
  if (data.linkageOf === field) return pointerTo('data');
  if (member !== undefined) return pointerTo('data', member, field);
  if (present(data.attributes, field)) return pointerTo('data', 'attributes', field, ...foundPath(problem));
  if (present(data.relationships, field)) return pointerTo('data', 'relationships', field, ...foundPath(problem));
  const holder = isRelationship ? 'relationships' : 'attributes';
  return data.members?.includes(holder) === false ? pointerTo('data') : pointerTo('data', holder);
};

/** How a problem is told; `relationships` tells which fields are relationships. */
export const problemDetails = (
  problem: Problem,
  data: RequestData,
  relationships: readonly string[],
): ErrorDetails => ({
  code: problem.code,
  detail: describeProblem(problem),
  source: { pointer: pointerOf(problem, data, relationships.includes(problem.field)) },
  meta: { field: problem.field },
});

/** The 422 that reports all problems at once; `relationships` tells which fields are relationships. */
export const validationError = (
  problems: readonly Problem[],
  data: RequestData,
  relationships: readonly string[],
  more: readonly ErrorDetails[] = [],
): JsonApiError =>
  new JsonApiError(422, [...problems.map((problem) => problemDetails(problem, data, relationships)), ...more]);
