import { createSection as createEvaluatedSection } from '../../lib/domain/evaluations/coverage/create-section.ts';
import { deleteSectionSteps } from '../../lib/domain/evaluations/coverage/delete-section.ts';
import { updateSection as updateEvaluatedSection } from '../../lib/domain/evaluations/coverage/update-section.ts';
import { searchSections } from '../../lib/domain/evaluations/search/search-sections.ts';
import { createBy } from '../../lib/http/operations/create.ts';
import { list } from '../../lib/http/operations/list.ts';
import { read } from '../../lib/http/operations/read.ts';
import { relatedToOne } from '../../lib/http/operations/related-to-one.ts';
import { remove } from '../../lib/http/operations/remove.ts';
import { updateBy } from '../../lib/http/operations/update.ts';
import { courseEvaluationSection } from '../../lib/resources/course-evaluations/course-evaluation-section.ts';

export const listSections = list(courseEvaluationSection, { search: searchSections });
export const readSectionRelated = relatedToOne(courseEvaluationSection);
export const readSection = read(courseEvaluationSection);

/** Evaluates it in the periods that cover its course. */
export const createSection = createBy(courseEvaluationSection, async ({ store, now }, change) => ({
  record: await createEvaluatedSection(store, change, { now }),
}));

/** With another course or term it is evaluated where periods cover that. */
export const updateSection = updateBy(courseEvaluationSection, ({ store, now }, id, change) =>
  updateEvaluatedSection(store, id, change, now),
);

export const deleteSection = remove(courseEvaluationSection, { check: deleteSectionSteps });
