import { useDepartments } from '../departments/queries.ts';
import { messages } from './messages.ts';

/** What departments are called; dots while that is not known. */
export const useDepartmentNames = (): ((id: string | null) => string) => {
  const departments = useDepartments();
  return (id) =>
    id === null ? messages.departments.unknown : (departments?.find((each) => each.id === id)?.name ?? '…');
};
