import { issueToken } from '../../lib/access/tokens.ts';
import type { TestService } from './service.ts';

/** `Authorization` header of a student's answering token for a period. Ids. */
export const authorizeStudent = async (
  { store }: Pick<TestService, 'store'>,
  student: string,
  period: string,
): Promise<{ readonly authorization: string }> => {
  const principal = { kind: 'student', id: student, period } as const;
  const scopes = ['responses:submit'] as const;
  const { token } = await issueToken(store, { name: 'student', scopes, principal, now: new Date() });
  return { authorization: `Bearer ${token}` };
};
