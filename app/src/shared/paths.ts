/** The first parts of the paths that are for staff. */
const staffPaths: readonly string[] = [
  ...['home', 'signed-in', 'signed-out'],
  ...[
    'periods',
    'results',
    'reports',
    'comments',
    'message-templates',
    'message-suppressions',
    'question-bank',
    'search',
    'people',
    'sections',
    'classes',
    'additions',
    'imports',
    'institution',
    'tokens',
    'webhooks',
    'learning-platforms',
  ],
];

/** The first parts of those for students; the empty one is the page that links lead to. */
const studentPaths: readonly string[] = ['', 'evaluations', 'lti'];

const firstOf = (path: string): string => path.split('/')[1] ?? '';

/** Whether a path below `/app` is one for staff. */
export const isForStaff = (path: string): boolean => staffPaths.includes(firstOf(path));

/** Whether a path below `/app` is one for students; what is neither theirs nor staff's leads nowhere. */
export const isForStudents = (path: string): boolean => studentPaths.includes(firstOf(path));
