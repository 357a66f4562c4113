import { textOf } from '../../../model/definition/record-fields.ts';
import { courseEvaluationSectionInstructor } from '../../../resources/course-evaluations/course-evaluation-section-instructor.ts';
import { keyOf } from '../../../store/keys.ts';
import { readList } from '../../../store/list.ts';
import { allKeys } from '../../../store/list-index.ts';
import { orderPath } from '../../../store/list-path.ts';
import type { Store } from '../../../store/store.ts';

const batch = 1_600;

/** Section → its instructors, of some sections. */
const readTeaching = async (store: Store, sections: ReadonlySet<string>): Promise<Map<string, string[]>> => {
  const teaching = new Map<string, string[]>();
  const walk = { path: orderPath(courseEvaluationSectionInstructor.type, 'created_at'), range: allKeys, batch };
  for await (const { section, instructor } of readList(store, walk)) {
    const id = String(section);
    if (!sections.has(id)) continue;
    teaching.set(id, [...(teaching.get(id) ?? []), String(instructor)]);
  }
  return teaching;
};

/** By which steps the department of an instructor is found. */
const steps = [
  ['course_evaluation_instructor', 'user'],
  ['user', 'profile'],
  ['profile', 'department'],
] as const;

const readDepartments = async (store: Store, instructors: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  let reached = new Map(instructors.map((id) => [id, id]));
  for (const [type, field] of steps) {
    const ids = [...new Set(reached.values())];
    const records = await store.getMany(ids.map((id) => keyOf.record({ type, id })));
    // What stands under a record's key is a record.
    const targets = new Map(records.map((record) => [String(record.id), textOf(record as never, field)]));
    reached = new Map(
      [...reached].flatMap(([from, id]): [string, string][] => {
        const target = targets.get(id);
        return typeof target === 'string' ? [[from, target]] : [];
      }),
    );
  }
  return reached;
};

/**
 * Section → the departments of those who teach it, by their profiles; none where nobody is known to teach it. Requests grow
 * with a thousand assignments, and with a hundred instructors.
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
