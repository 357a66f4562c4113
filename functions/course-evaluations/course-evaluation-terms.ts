import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { courseEvaluationTerm } from '../../lib/resources/course-evaluations/course-evaluation-term.ts';

export const listTerms = list(courseEvaluationTerm);
export const readTerm = read(courseEvaluationTerm);
export const createTerm = create(courseEvaluationTerm);
export const updateTerm = update(courseEvaluationTerm);
export const deleteTerm = remove(courseEvaluationTerm);
