import { linkageOf } from '../../../model/definition/record-fields.ts';
import { courseEvaluationStudent } from '../../../resources/course-evaluations/course-evaluation-student.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { orderPath } from '../../../store/list-path.ts';
import type { Store } from '../../../store/store.ts';

const batch = 1_600;

/** How many students are enrolled in each of some sections; a section of which no students are known is left out. */
export const countEnrolments = async (store: Store, sections: ReadonlySet<string>): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  const { type } = courseEvaluationStudent;
  const walk = { path: orderPath(type, 'created_at'), range: allKeys, batch };
  for await (const student of readList(store, walk)) {
    for (const section of Object.keys(linkageOf(student, 'sections'))) {
      if (sections.has(section)) counts.set(section, (counts.get(section) ?? 0) + 1);
    }
  }
  return counts;
};
