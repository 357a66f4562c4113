import { updateSection } from '../../lib/domain/evaluations/sections/update-section.ts';
import { updated } from '../../lib/http/answers.ts';
import { operation } from '../../lib/http/operation.ts';
import { writing } from '../../lib/http/verbs.ts';
import { readChange } from '../../lib/model/validation/change.ts';
import { updateSection as row } from '../../lib/operations/course-evaluations.ts';
import { courseEvaluationSection } from '../../lib/resources/course-evaluations/course-evaluation-section.ts';

/** Updates a section; with another course or term it is evaluated where periods cover that (operation 31). */
export const handler = operation(
  row,
  writing(courseEvaluationSection, async (request) => {
    const change = readChange(courseEvaluationSection, request.data, { creates: false });
    const id = request.pathId(courseEvaluationSection.type);
    return updated(request, courseEvaluationSection, await updateSection(request.store, id, change, request.now));
  }),
);
