/** The subject of an archive of reports: a period, a department or an instructor. A period may narrow the other two. */
export interface About {
  readonly period?: string | undefined;
  readonly department?: string | undefined;
  readonly instructor?: string | undefined;
}

const types = {
  instructor: 'course_evaluation_instructor',
  department: 'department',
  period: 'course_evaluation_period',
} as const;

/** Returns the request for an archive; undefined without a choice that an archive can be about. */
export const requestFor = (about: About) => {
  const named = (['instructor', 'department', 'period'] as const).flatMap((name) => {
    const id = about[name];
    return id === undefined ? [] : [[name, { data: { type: types[name], id } }] as const];
  });
  // The service makes no archive of one department within an instructor's results.
  if (about.instructor !== undefined && about.department !== undefined) return undefined;
  const [first] = named;
  return first && { scope_of: first[0], relationships: Object.fromEntries(named) };
};
