import type { ListedType } from './relationship.ts';

/** The fields by which a type's list is counted; besides, all of its records are counted. */
export const counterFields = ({ list, sortedBy }: ListedType): string[] =>
  list.counters === 'in all' || list.counters === undefined
    ? []
    : [
        'created_at',
        ...(list.counters === 'by creation' ? [] : ['updated_at', ...(sortedBy === undefined ? [] : [sortedBy])]),
      ];
