import { optionName, useDepartments } from '../departments/queries.ts';
import { messages } from './messages.ts';

/** What owners are called, by id; the institution by the empty one. */
export const useOwnerNames = (): Readonly<Record<string, string>> => {
  const departments = useDepartments() ?? [];
  return { '': messages.institution, ...Object.fromEntries(departments.map((each) => [each.id, optionName(each)])) };
};
