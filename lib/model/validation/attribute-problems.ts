import type { BaseIssue } from 'valibot';
import { type Problem, problemCode } from '../../errors/fields.ts';

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
    };
  });
