/** What an archive of reports is about: a period, a department or an instructor, which a period may narrow. */
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

/** The request for an archive; undefined where nothing is chosen that it could be about. */
export const requestFor = (about: About) => {
  const named = (['instructor', 'department', 'period'] as const).flatMap((name) => {
    const id = about[name];
    return id === undefined ? [] : [[name, { data: { type: types[name], id } }] as const];
  });
  // Of a department within an instructor's results there is no archive.
  if (about.instructor !== undefined && about.department !== undefined) return undefined;
  const [first] = named;
  return first && { scope_of: first[0], relationships: Object.fromEntries(named) };
};
