import { requireUnopened } from '../../lib/domain/evaluations/periods/require-unopened.ts';
import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create, update } from '../../lib/http/writes.ts';
import { courseEvaluationQuestionSetSection } from '../../lib/resources/course-evaluations/course-evaluation-question-set-section.ts';

export const listQuestionSetSections = list(courseEvaluationQuestionSetSection);
export const readQuestionSetSectionRelated = relatedToOne(courseEvaluationQuestionSetSection);
export const readQuestionSetSection = read(courseEvaluationQuestionSetSection);
export const createQuestionSetSection = create(courseEvaluationQuestionSetSection);
export const updateQuestionSetSection = update(courseEvaluationQuestionSetSection);
export const deleteQuestionSetSection = remove(courseEvaluationQuestionSetSection, { check: requireUnopened });
