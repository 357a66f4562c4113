import { JsonApiError } from '../../errors/json-api-error.ts';
import type { RequestData } from '../../jsonapi/request-document.ts';
import type { WriteMode } from '../../model/definition/field.ts';
import type { AnyResource } from '../../model/definition/resource.ts';
import type { Change } from '../../model/validation/change.ts';
import { readChange } from '../../model/validation/read-change.ts';
import type { QuestionProblem } from './question-rows.ts';

/** Returns the change that a part of a file asks for, or all problems of that part. */
export const readRow = (
  place: string,
  resource: AnyResource,
  data: RequestData,
  mode: WriteMode = { creates: true },
): Change | QuestionProblem[] => {
  try {
    return readChange(resource, data, mode);
  } catch (error) {
    if (!(error instanceof JsonApiError)) throw error;
    return error.errors.map(({ detail = '', meta }) => ({
      place,
      reason: detail + (Array.isArray(meta?.allowed) ? `: ${meta.allowed.join(', ')}` : ''),
    }));
  }
};
