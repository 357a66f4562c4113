import type { MappedRow } from '../../load/intent.ts';

/** What a status says of what its row is about; an empty one says that it is there. */
export type Standing = 'there' | 'gone';

/** The statuses that a file knows, and what they say. */
export type Statuses = Readonly<Record<string, Standing>>;

/** What the status of a row says, or the row refused for one that Canvas does not know either. */
export const standingOf = (line: number, status: string, statuses: Statuses): Standing | MappedRow => {
  const word = status.toLowerCase();
  if (word === '') return 'there';
  if (Object.hasOwn(statuses, word)) return statuses[word] ?? 'there';
  const known = Object.keys(statuses).join(', ');
  return { kind: 'rejected', line, column: 'status', value: status, reason: `status is none of ${known}` };
};

/** Of accounts, terms, sections, cross-listings and administrators. */
export const activeOrDeleted: Statuses = { active: 'there', deleted: 'gone' };
