import { createHash } from 'node:crypto';
import { longestSortKey } from '../../store/keys.ts';
import type { MappedRow, SourceReference } from './intent.ts';

/** A value, or null for an empty one. */
export const orNull = (value: string): string | null => (value === '' ? null : value);

/** The parts of a comma list, without blanks and doubles. */
export const listOf = (value: string): string[] => [...new Set(value.split(',').flatMap((part) => part.trim() || []))];

const time = String.raw`(?:[T ]\d{1,2}:\d{2}.*)?`;
const isoDate = new RegExp(`^(?<year>\\d{4})-(?<month>\\d{1,2})-(?<day>\\d{1,2})${time}$`);
const americanDate = new RegExp(`^(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4})${time}$`);

/**
 * Returns the `YYYY-MM-DD` of a date in that form or as `M/D/YYYY`, without a time of day. Anything else stays, so that
 * validation refuses it. The day is kept as written in any time zone, because the source meant that day at its own
 * place.
 */
export const dateOf = (value: string): string | null => {
  const { year, month = '', day = '' } = (isoDate.exec(value) ?? americanDate.exec(value))?.groups ?? {};
  return orNull(year === undefined ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
};

const flags: Readonly<Record<string, boolean>> = { true: true, yes: true, 1: true, false: false, no: false, 0: false };

/**
 * Returns the flag for `true` or `false`, also `yes` and `no`, `1` and `0`. Anything else stays, so that validation
 * refuses it.
 */
export const flagOf = (value: string): boolean | string | null =>
  value === '' ? null : (flags[value.toLowerCase()] ?? value);

/** Rejects a row whose column contains none of the permitted words; `known` are these words, for the report. */
export const rejectWord = (line: number, column: string, value: string, known: readonly string[]): MappedRow => ({
  ...{ kind: 'rejected', line, column, value },
  reason: `${column} is none of ${known.join(', ')}`,
});

/** Returns whether a word of OneRoster is an extension of an institution: `ext:…`. */
export const isExtension = (word: string): boolean => /^ext:/i.test(word);

const deleted = new Set(['tobedeleted', 'inactive']);
const inForce = new Set(['', 'active']);

/** Whether a row says that its subject does not exist any more. */
export const isDeleted = ({ status }: { readonly status: string }): boolean => deleted.has(status.toLowerCase());

/** Returns what is wrong with the status of a OneRoster row; undefined if nothing is wrong. */
export const checkStatus = (line: number, { status }: { readonly status: string }): MappedRow | undefined => {
  const word = status.toLowerCase();
  if (deleted.has(word) || inForce.has(word)) return undefined;
  return rejectWord(line, 'status', status, ['active', 'tobedeleted', 'inactive']);
};

// Longer than the id in any known source; with it, keys of the table stay within their limit.
const maxSourceIdLength = 255;

/** Returns what is wrong with the id of a row; undefined if nothing is wrong. */
export const checkSourceId = (line: number, sourceId: string, column = 'sourcedId'): MappedRow | undefined => {
  if (sourceId === '') return { kind: 'rejected', line, column, value: '', reason: `${column} is empty` };
  if (sourceId.length <= maxSourceIdLength) return undefined;
  const reason = `${column} is longer than ${maxSourceIdLength} characters`;
  return { kind: 'rejected', line, column, value: sourceId, reason };
};

export const referTo = (type: string, called: string, column: string, sourceId: string): SourceReference => ({
  type,
  called,
  column,
  sourceIds: sourceId === '' ? [] : [sourceId],
});

/**
 * Returns an id for a pair of texts that no other pair has. If the texts are too long for a key, the id is a hash of
 * them.
 */
export const pairId = (one: string, other: string): string => {
  const id = `${one.length}#${one}#${other}`;
  const isShort = one.length <= maxSourceIdLength && other.length <= maxSourceIdLength;
  if (isShort && Buffer.byteLength(id) <= longestSortKey) return id;
  return `#${createHash('sha256')
    .update(JSON.stringify([one, other]))
    .digest('base64url')}`;
};
