const students = new Set(['student', 'learner', 'pupil']);
const teachers = new Set(['teacher', 'instructor', 'professor', 'lecturer', 'faculty']);

/** The word of a role, whatever its case and number, also at the end of an IMS role name: `…/membership#Learner`. */
export const roleWord = (role: string): string =>
  (role.split(/[#/:]/).at(-1) ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/s$/, '');

/** Whether a role is that of students or of those who teach, as systems spell them; undefined for any other. */
export const rosterRole = (role: string): 'student' | 'teacher' | undefined => {
  const word = roleWord(role);
  if (students.has(word)) return 'student';
  return teachers.has(word) ? 'teacher' : undefined;
};
