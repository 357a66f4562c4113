import { BarList } from '../../ui/charts/bar-list.tsx';
import { ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { useDepartments } from '../departments/queries.ts';
import { messages } from './messages.ts';
import type { ResponseRates } from './queries.ts';
import { rateColumns } from './rate-columns.tsx';

const words = messages.departments;

/** Response rates by the departments of those who teach, the lowest first. */
export const ByDepartment = ({ rates }: { readonly rates: ResponseRates }) => {
  const departments = useDepartments();
  const nameOf = (id: string | null): string =>
    id === null ? words.unknown : (departments?.find((each) => each.id === id)?.name ?? '…');
  const rows = rates.departments.toSorted((one, other) => (one.response_rate ?? 2) - (other.response_rate ?? 2));
  return (
    <ChartFigure
      title={words.title}
      summary={rates.response_rate === null ? '' : messages.marked(messages.rateOf(rates.response_rate))}
      columns={[
        {
          key: 'department',
          title: words.of,
          cell: ({ department }: (typeof rows)[number]) => nameOf(department),
          sortBy: ({ department }: (typeof rows)[number]) => nameOf(department),
        },
        ...rateColumns,
      ]}
      rows={rows}
      keyOf={({ department }) => department ?? ''}
    >
      <BarList
        reference={rates.response_rate}
        bars={rows.map(({ department, response_rate: share }) => ({
          key: department ?? '',
          label: nameOf(department),
          share,
          text: messages.rateOf(share),
        }))}
      />
    </ChartFigure>
  );
};
