import { startOfDay } from '../../runtime/instant.ts';
import type { CountedList } from '../../store/counter.ts';
import type { ListedType } from './relationship.ts';

/** What of a type says how its list is counted. */
export type CountedType = Pick<ListedType, 'type' | 'list' | 'sortedBy'>;

/** The fields that a type's list is counted by; in addition, all of its records are counted. */
export const counterFields = ({ list, sortedBy }: Pick<CountedType, 'list' | 'sortedBy'>): string[] => {
  if (list.counters === 'by creation') return ['created_at'];
  if (list.counters !== 'by day') return [];
  return ['created_at', 'updated_at', ...(sortedBy === undefined ? [] : [sortedBy])];
};

/** The counter of a type's list. */
export const counterOf = ({ type, list }: CountedType): CountedList => ({
  list: list.countedWith?.type ?? type,
  finest: list.counters === 'by day' ? 'day' : 'minute',
  ...(list.countedWith && { alone: `${type}_alone` }),
});

/** Fields of a record as its type keeps them: of one that is counted by day the instants are days. */
export const datedFields = <Fields extends Readonly<Record<string, unknown>>>(
  resource: CountedType,
  fields: Fields,
): Fields => {
  if (resource.list.counters !== 'by day') return fields;
  const instants = counterFields(resource).flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, startOfDay(value)]] : [];
  });
  return { ...fields, ...Object.fromEntries(instants) };
};
