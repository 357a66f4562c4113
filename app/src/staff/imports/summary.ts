import { readerLocale, toNumber } from '../parts/formats.ts';
import { type Counts, changesAnything } from './counts.ts';
import { messages } from './messages.ts';

type Verbs = Readonly<Record<'create' | 'change' | 'remove', (text: string) => string>>;

const joined = new Intl.ListFormat(readerLocale(), { type: 'conjunction' });

const ofAll = [
  ['create', 'created'],
  ['change', 'changed'],
  ['remove', 'removed'],
] as const;

/** Returns what is done to how many records, as the end of a sentence; undefined if nothing changes. */
export const summaryOf = (counts: Counts, verbs: Verbs): string | undefined => {
  if (!changesAnything(counts)) return undefined;
  const parts = ofAll.flatMap(([verb, column]) => {
    const number = counts.total[column];
    return number === 0 ? [] : [verbs[verb](messages.records(number))];
  });
  return joined.format(parts);
};

/**
 * Returns the number of records in a column, in all and by kind: "124 records (people 120, courses 4)"; undefined for
 * none.
 */
export const byKind = ({ kinds, total }: Counts, column: 'created' | 'changed' | 'removed'): string | undefined => {
  if (total[column] === 0) return undefined;
  const parts = kinds
    .filter((each) => each[column] > 0)
    .map((each) => `${messages.kind(each.kind).toLowerCase()} ${toNumber(each[column])}`);
  return `${messages.records(total[column])} (${parts.join(', ')})`;
};
