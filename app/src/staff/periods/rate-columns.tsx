import type { Column } from '../../ui/data-table.tsx';
import { toNumber } from '../parts/formats.ts';
import { messages } from './messages.ts';
import type { ResponseRates } from './queries.ts';

export type Rate = Pick<ResponseRates, 'sections' | 'enrolled' | 'completed' | 'response_rate'>;

const toCount = (completed: Rate['completed']): string =>
  typeof completed === 'number' ? toNumber(completed) : String(completed ?? messages.withheld);

/** How many students are enrolled. */
export const enrolledColumn: Column<Pick<Rate, 'enrolled'>> = {
  key: 'enrolled',
  title: messages.enrolled,
  cell: ({ enrolled }) => toNumber(enrolled),
  sortBy: ({ enrolled }) => enrolled,
  isNumber: true,
};

/** The column with the share of enrolled students who have answered. */
export const shareColumn: Column<Pick<Rate, 'response_rate'>> = {
  key: 'rate',
  title: messages.share,
  cell: ({ response_rate: rate }) => messages.rateOf(rate),
  sortBy: ({ response_rate: rate }) => rate,
  isNumber: true,
};

/** The columns that all tables of response rates have. */
export const rateColumns: readonly Column<Rate>[] = [
  {
    key: 'sections',
    title: messages.sectionsColumn,
    cell: ({ sections }) => toNumber(sections),
    sortBy: ({ sections }) => sections,
    isNumber: true,
  },
  enrolledColumn,
  {
    key: 'completed',
    title: messages.completed,
    cell: ({ completed }) => toCount(completed),
    sortBy: ({ completed }) => (typeof completed === 'number' ? completed : null),
    isNumber: true,
  },
  shareColumn,
];
