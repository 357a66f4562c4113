import { list } from '../../lib/http/list.ts';
import { read } from '../../lib/http/reads.ts';
import { relatedToOne } from '../../lib/http/related-to-one.ts';
import { remove } from '../../lib/http/remove.ts';
import { create, update } from '../../lib/http/writes.ts';
import { courseEvaluationQuestionSet } from '../../lib/resources/course-evaluations/course-evaluation-question-set.ts';

export const listQuestionSets = list(courseEvaluationQuestionSet);
export const readQuestionSetRelated = relatedToOne(courseEvaluationQuestionSet);
export const readQuestionSet = read(courseEvaluationQuestionSet);
export const createQuestionSet = create(courseEvaluationQuestionSet);
export const updateQuestionSet = update(courseEvaluationQuestionSet);
export const deleteQuestionSet = remove(courseEvaluationQuestionSet);
