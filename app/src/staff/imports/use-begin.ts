import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useStaff } from '../session/staff.tsx';
import { type Beginning, beginImport } from './begin-import.ts';

/** Begins an import, and goes to its page. */
export const useBegin = (): ((beginning: Beginning) => Promise<void>) => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const known = useQueryClient();
  return async (beginning) => {
    const id = await beginImport(ask, beginning);
    void known.invalidateQueries({ queryKey: ['imports', 'list'] });
    go(`/imports/${id}`);
  };
};
