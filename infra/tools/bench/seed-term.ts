import { newRecord } from '../../../lib/model/write/apply-change.ts';
import { courseEvaluationCourse } from '../../../lib/resources/course-evaluations/course-evaluation-course.ts';
import { courseEvaluationSection } from '../../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { courseEvaluationTerm } from '../../../lib/resources/course-evaluations/course-evaluation-term.ts';
import { chunk } from '../../../lib/runtime/chunk.ts';
import { keyOf } from '../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../lib/store/record.ts';
import { putStep } from '../../../lib/store/steps.ts';
import type { Store } from '../../../lib/store/store.ts';

const data = { attributes: {}, relationships: {} };

const courseWith = (sections: number, term: string): StoredRecord[] => {
  const now = new Date();
  const change = { attributes: { name: 'C' }, toOne: {}, toMany: {}, data };
  const course = newRecord(courseEvaluationCourse, change, now);
  const toOne = { course, term: { type: courseEvaluationTerm.type, id: term } };
  const taught = Array.from({ length: sections }, () =>
    newRecord(courseEvaluationSection, { attributes: { name: 'S' }, toOne, toMany: {}, data }, now),
  );
  return [{ ...course, sections: Object.fromEntries(taught.map(({ id }) => [id, { term }])) }, ...taught];
};

/** Puts a term with courses and sections into a table, as the service itself would have stored them. */
export const seedTerm = async (
  store: Store,
  courses: number,
  sections: number,
): Promise<{ term: string; ids: string[] }> => {
  const term = newRecord(courseEvaluationTerm, { attributes: { name: 'T' }, toOne: {}, toMany: {}, data }, new Date());
  const records = [term, ...Array.from({ length: courses }, () => courseWith(sections, term.id)).flat()];
  for (const batch of chunk(records, 100)) {
    await store.write(batch.map((each) => putStep(keyOf.record(each), each, () => 'there')));
  }
  return { term: term.id, ids: records.filter(({ type }) => type === courseEvaluationCourse.type).map(({ id }) => id) };
};
