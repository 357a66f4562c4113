import { createSection } from '../../lib/domain/evaluations/sections/create-section.ts';
import { created } from '../../lib/http/answers.ts';
import { operation } from '../../lib/http/operation.ts';
import { writing } from '../../lib/http/verbs.ts';
import { readChange } from '../../lib/model/validation/change.ts';
import { createSection as row } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationSection } from '../../lib/resources/course-evaluations/course-evaluation-section.ts';

/** Creates a section and its evaluations in the periods that cover its course (operation 30). */
export const handler = operation(
  row,
  writing(courseEvaluationSection, async (request) => {
    const change = readChange(courseEvaluationSection, request.data, { creates: true });
    return created(request, courseEvaluationSection, await createSection(request.store, change, request));
  }),
);
