import type { StudentCode } from './take-links.ts';

/** Path of the page that a link leads to. */
export const answerPath = '/answer';

export const linkColumns = ['name', 'email', 'link', 'open'] as const;

/** A student's row in the file of links. The code stands in the fragment, which no browser sends and no log sees. */
export const linkRow = (base: string, { name, email, code, open }: StudentCode) => ({
  name,
  email,
  link: `${base}${answerPath}#${code}`,
  open,
});
