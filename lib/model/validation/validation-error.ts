import type { BaseIssue } from 'valibot';
import { fieldError, type Problem, problemCode } from '../../errors/fields.ts';
import { type ErrorDetails, JsonApiError } from '../../errors/json-api-error.ts';
import { pointerTo } from '../../errors/source.ts';
import { fieldPointer, type RequestData } from '../../jsonapi/request-document.ts';

// Valibot names the choices as a type: `("one" | "two")`.
const choicesIn = (expected: string): string[] => [...expected.matchAll(/"([^"]*)"/g)].map(([, choice = '']) => choice);

/** What a schema has against a value, as problems of its field. */
export const attributeProblems = (field: string, issues: readonly BaseIssue<unknown>[]): Problem[] =>
  issues.map((issue) => {
    const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key)));
    const bound = issue.requirement ?? issue.expected;
    return {
      field,
      code: problemCode(issue.message),
      ...(path === undefined ? {} : { path }),
      ...(typeof bound === 'number' || typeof bound === 'string' ? { bound } : {}),
      ...(issue.type === 'picklist' && { allowed: choicesIn(issue.expected ?? '') }),
    };
  });

// A missing member is reported at what should have held it.
const foundPath = ({ code, path = [] }: Problem) => (code === 'blank' ? path.slice(0, -1) : path);

const pointerOf = (problem: Problem, data: RequestData, isRelationship: boolean): string => {
  const { field, member } = problem;
  if (data.linkageOf === field) return pointerTo('data');
  if (member !== undefined) return pointerTo('data', member, field);
  const [own, other] = isRelationship
    ? (['relationships', 'attributes'] as const)
    : (['attributes', 'relationships'] as const);
  const holder = !Object.hasOwn(data[own], field) && Object.hasOwn(data[other], field) ? other : own;
  return fieldPointer(data, holder, [field, ...foundPath(problem)]);
};

/** The part of a type that says which fields are relationships. */
type Related = { readonly relationships: object };

/** For definitions that have only attributes. */
export const withoutRelationships: Related = { relationships: {} };

/** How a problem of a request is reported. */
export const problemDetails = (problem: Problem, data: RequestData, { relationships }: Related): ErrorDetails =>
  fieldError(problem, pointerOf(problem, data, Object.hasOwn(relationships, problem.field)));

/** The 422 that reports all problems at once, and what else is refused. */
export const validationError = (
  problems: readonly Problem[],
  data: RequestData,
  resource: Related,
  refused: readonly ErrorDetails[] = [],
): JsonApiError =>
  new JsonApiError(422, [...problems.map((problem) => problemDetails(problem, data, resource)), ...refused]);
