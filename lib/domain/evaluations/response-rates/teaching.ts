import { courseEvaluationSectionInstructor } from '../../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { orderPath } from '../../../store/list-path.ts';
import type { Store } from '../../../store/store.ts';
import { readDepartments } from './departments-of-instructors.ts';

const batch = 1_600;

/** Section → its instructors, of some sections. */
export const readTeaching = async (store: Store, sections: ReadonlySet<string>): Promise<Map<string, string[]>> => {
  const teaching = new Map<string, string[]>();
  const walk = { path: orderPath(courseEvaluationSectionInstructor.type, 'created_at'), range: allKeys, batch };
  for await (const { section, instructor } of readList(store, walk)) {
    const id = String(section);
    if (!sections.has(id)) continue;
    teaching.set(id, [...(teaching.get(id) ?? []), String(instructor)]);
  }
  return teaching;
};

/**
 * Reads the departments of the instructors of each section, from their profiles; none if no instructor is known. The
 * requests grow with each thousand assignments and each hundred instructors.
 */
export const departmentsOf = async (
  store: Store,
  sections: ReadonlySet<string>,
): Promise<(section: string) => readonly string[]> => {
  const teaching = await readTeaching(store, sections);
  const departments = await readDepartments(store, [...new Set([...teaching.values()].flat())]);
  return (section) => [
    ...new Set((teaching.get(section) ?? []).flatMap((instructor) => departments.get(instructor) ?? [])),
  ];
};
