import type { Invitation } from '../../../resources/course-evaluations/answers/invitations.ts';
import type { StudentCode } from './take-links.ts';

/** Path of the web application, to which a link leads. */
export const answerPath = '/app';

export const linkColumns = ['name', 'email', 'link', 'open'] as const;

/** A student's row in the file of links. The code stands in the fragment, which no browser sends and no log sees. */
export const linkRow = (base: string, { name, email, code, open }: StudentCode): Invitation => ({
  name,
  email,
  link: `${base}${answerPath}#${code}`,
  open,
});
