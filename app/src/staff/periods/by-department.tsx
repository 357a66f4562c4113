import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { BarList } from '../../ui/charts/bar-list.tsx';
import { ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { messages } from './messages.ts';
import type { ResponseRates } from './queries.ts';
import { rateColumns } from './rate-columns.tsx';
import { useDepartmentNames } from './use-department-names.ts';

const words = messages.departments;

/** The number of bars that are shown at first. */
const lowest = 10;

/** Response rates by the departments of those who teach, the lowest first; the rest on demand. */
export const ByDepartment = ({ rates }: { readonly rates: ResponseRates }) => {
  const nameOf = useDepartmentNames();
  const [showsAll, showAll] = useState(false);
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
        bars={rows.slice(0, showsAll ? rows.length : lowest).map(({ department, response_rate: share }) => ({
          key: department ?? '',
          label: nameOf(department),
          share,
          text: messages.rateOf(share),
        }))}
      />
      {rows.length > lowest && !showsAll && (
        <p>
          <Button kind="secondary" isSmall onClick={() => showAll(true)}>
            {words.all(rows.length)}
          </Button>
        </p>
      )}
    </ChartFigure>
  );
};
