import { parseToken } from '../../lib/access/token-format.ts';

/** The part of a token's text that nobody but its owner may know; underscores may be in it. */
export const secretOf = (token: string): string => {
  const parts = parseToken(token);
  if (parts === undefined) throw new Error(`"${token}" is no token`);
  return parts.secret;
};
