import { useLocation } from 'wouter';
import { useStaff } from '../session/staff.tsx';
import { type Beginning, beginImport } from './begin-import.ts';
import { useReadListAgain } from './queries.ts';

/** Begins an import, and goes to its page. */
export const useBegin = (): ((beginning: Beginning) => Promise<void>) => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const readListAgain = useReadListAgain();
  return async (beginning) => {
    const id = await beginImport(ask, beginning);
    readListAgain();
    go(`/imports/${id}`);
  };
};
