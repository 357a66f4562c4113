import { newRecord } from '../../../../../lib/model/write/apply-change.ts';
import { courseEvaluationCourse } from '../../../../../lib/resources/course-evaluations/course-evaluation-course.ts';
import { courseEvaluationSection } from '../../../../../lib/resources/course-evaluations/course-evaluation-section.ts';
import { keyOf } from '../../../../../lib/store/keys.ts';
import type { StoredRecord } from '../../../../../lib/store/record.ts';
import { putStep } from '../../../../../lib/store/steps.ts';
import type { Store } from '../../../../../lib/store/store.ts';

const nothing = { attributes: {}, relationships: {} };

/** A course with sections in a term, as the service itself would have stored them. */
const courseWith = (sections: number, term: string): StoredRecord[] => {
  const now = new Date();
  const course = newRecord(
    courseEvaluationCourse,
    { attributes: { name: 'C' }, toOne: {}, toMany: {}, data: nothing },
    now,
  );
  const toOne = {
    course: { type: course.type, id: course.id },
    term: { type: 'course_evaluation_term', id: term },
  };
  const taught = Array.from({ length: sections }, () =>
    newRecord(courseEvaluationSection, { attributes: { name: 'S' }, toOne, toMany: {}, data: nothing }, now),
  );
  return [{ ...course, sections: Object.fromEntries(taught.map(({ id }) => [id, { term }])) }, ...taught];
};

/** Puts many courses with sections into the table at once, or the courses alone; returns the ids of the courses. */
export const seedCourses = async (
  store: Store,
  term: string,
  count: number,
  sections: number,
  { coursesAlone = false } = {},
): Promise<string[]> => {
  const all = Array.from({ length: count }, () => courseWith(sections, term)).flat();
  const records = all.filter(({ type }) => !coursesAlone || type === courseEvaluationCourse.type);
  for (let start = 0; start < records.length; start += 100) {
    const batch = records.slice(start, start + 100);
    await store.write(batch.map((record) => putStep(keyOf.record(record), record, () => new Error('there already'))));
  }
  return records.filter(({ type }) => type === courseEvaluationCourse.type).map(({ id }) => id);
};
