import type { ListedType } from './relationship.ts';

/** The fields by which a type's list is counted; besides, all of its records are counted. */
export const counterFields = ({ list, sortedBy }: ListedType): string[] =>
  list.counters === 'by time' ? ['created_at', 'updated_at', ...(sortedBy === undefined ? [] : [sortedBy])] : [];
