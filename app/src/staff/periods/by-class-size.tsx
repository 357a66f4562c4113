import { BarList } from '../../ui/charts/bar-list.tsx';
import { ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { messages } from './messages.ts';
import type { ResponseRates } from './queries.ts';
import { rateColumns } from './rate-columns.tsx';

const words = messages.sizes;

type ClassSize = ResponseRates['class_sizes'][number];

const nameOf = ({ from, to }: ClassSize): string => words.name(from, to);

const marked = ({ class_sizes: sizes, response_rate: rate }: ResponseRates): string => {
  if (sizes.length === 0) return words.none;
  return rate === null ? '' : messages.marked(messages.rateOf(rate));
};

/** Response rates by the size of class. */
export const ByClassSize = ({ rates }: { readonly rates: ResponseRates }) => (
  <ChartFigure
    title={words.title}
    summary={marked(rates)}
    columns={[{ key: 'size', title: words.of, cell: nameOf, sortBy: ({ from }: ClassSize) => from }, ...rateColumns]}
    rows={rates.class_sizes}
    keyOf={nameOf}
  >
    <BarList
      reference={rates.response_rate}
      bars={rates.class_sizes.map((size) => ({
        key: nameOf(size),
        label: nameOf(size),
        share: size.response_rate,
        text: messages.rateOf(size.response_rate),
      }))}
    />
  </ChartFigure>
);
