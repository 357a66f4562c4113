import type { MappedRow } from '../intent.ts';

/** Whether the subject of a row exists, by its status; an empty status says that it does. */
export type Presence = 'present' | 'removed';

/** The statuses of a file. */
export type Statuses = Readonly<Record<string, Presence>>;

/** The presence that the status of a row states; the rejected row when the status is unknown. */
export const presenceOf = (line: number, status: string, statuses: Statuses): Presence | MappedRow => {
  const word = status.toLowerCase();
  if (word === '') return 'present';
  if (Object.hasOwn(statuses, word)) return statuses[word] ?? 'present';
  const known = Object.keys(statuses).join(', ');
  return { kind: 'rejected', line, column: 'status', value: status, reason: `status is none of ${known}` };
};

/** Of accounts, terms, sections, cross-listings and administrators. */
export const activeOrDeleted: Statuses = { active: 'present', deleted: 'removed' };
