import { create } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { update } from '../../lib/http/operations/update.ts';
import { courseEvaluationListingNumber } from '../../lib/resources/course-evaluations/course-evaluation-listing-number.ts';

export const listListingNumbers = list(courseEvaluationListingNumber);
export const readListingNumberRelated = relatedToOne(courseEvaluationListingNumber);
export const readListingNumber = read(courseEvaluationListingNumber);
export const createListingNumber = create(courseEvaluationListingNumber);
export const updateListingNumber = update(courseEvaluationListingNumber);
export const deleteListingNumber = remove(courseEvaluationListingNumber);
