import { useDepartments } from '../departments/queries.ts';
import { messages } from './messages.ts';

/** Returns a function that names departments by id; it returns dots until the names are known. */
export const useDepartmentNames = (): ((id: string | null) => string) => {
  const departments = useDepartments();
  return (id) =>
    id === null ? messages.departments.unknown : (departments?.find((each) => each.id === id)?.name ?? '…');
};
