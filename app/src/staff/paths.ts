/** The first parts of the paths that are for staff; all else below `/app` is for students. */
const staffPaths: readonly string[] = [
  ...['home', 'signed-in', 'signed-out'],
  ...['periods', 'results', 'reports', 'comments', 'imports', 'tokens', 'webhooks'],
];

/** Whether a path below `/app` is one for staff. */
export const isForStaff = (path: string): boolean => staffPaths.includes(path.split('/')[1] ?? '');
