import { linkageOf } from '../../../model/definition/record-fields.ts';
import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { orderPath } from '../../../store/list-path.ts';
import type { Store } from '../../../store/store.ts';

const batch = 1_600;

/**
 * How many people are enrolled in each of some sections, however many student records one has: each answers once. A section
 * without known students is left out.
 */
export const countEnrolments = async (
  store: Store,
  sections: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> => {
  const people = new Map<string, Set<string>>([...sections].map((section) => [section, new Set()]));
  const { type } = courseEvaluationStudent;
  const walk = { path: orderPath(type, 'created_at'), range: allKeys, batch };
  for await (const student of readList(store, walk)) {
    for (const section of Object.keys(linkageOf(student, 'sections'))) people.get(section)?.add(String(student.user));
  }
  return new Map([...people].map(([section, { size }]) => [section, size] as const).filter(([, size]) => size > 0));
};
