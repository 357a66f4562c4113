import type { RequestData } from '../../../../../lib/jsonapi/request-document.ts';
import type { Change } from '../../../../../lib/model/validation/change.ts';
import { readChange } from '../../../../../lib/model/validation/read-change.ts';
import { courseEvaluationPeriod } from '../../../../../lib/resources/course-evaluations/course-evaluation-period.ts';

/** The primary data of a request that creates a period, validated. */
export const newPeriod = (data: RequestData): Change => readChange(courseEvaluationPeriod, data, { creates: true });
