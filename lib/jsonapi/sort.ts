import { refuse } from '../errors/error-kind.ts';
import { invalidSort } from '../errors/query.ts';

/** One key of an order. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** Reads `sort`: fields in order of weight, `-` for descending; throws 400 for fields that the list can't be sorted by. */
export const readSort = (value: string, allowed: readonly string[]): SortKey[] => {
  const keys = value.split(',').map((each) => ({ field: each.replace(/^-/, ''), descending: each.startsWith('-') }));
  for (const [index, { field }] of keys.entries()) {
    if (!allowed.includes(field))
      throw refuse(invalidSort, `This list can not be sorted by "${field}"; it can be sorted by ${allowed.join(', ')}`);
    if (keys.findIndex((key) => key.field === field) < index) throw refuse(invalidSort, `"${field}" is named twice`);
  }
  return keys;
};
