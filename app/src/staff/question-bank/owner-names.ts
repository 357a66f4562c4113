import { optionName, useDepartments } from '../departments/queries.ts';
import { messages } from './messages.ts';

/** Returns the names of owners by id; the institution has an empty id. */
export const useOwnerNames = (): Readonly<Record<string, string>> => {
  const departments = useDepartments() ?? [];
  return { '': messages.institution, ...Object.fromEntries(departments.map((each) => [each.id, optionName(each)])) };
};
