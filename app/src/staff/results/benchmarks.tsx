import { toFigure, toNumber } from '../parts/formats.ts';
import { messages, onScale } from './messages.ts';
import { type Benchmark, rangeOf, type ShownQuestion } from './result.ts';

const words = messages.benchmark;

interface Compared {
  readonly name: string;
  readonly benchmark: Benchmark;
}

const comparedIn = ({ benchmarks }: ShownQuestion): readonly Compared[] => [
  ...(benchmarks?.department ? [{ name: words.department, benchmark: benchmarks.department }] : []),
  ...(benchmarks?.institution ? [{ name: words.institution, benchmark: benchmarks.institution }] : []),
];

const BenchmarkLine = ({
  benchmark: { p10, lower_quartile: lower, median, upper_quartile: upper, p90 },
  own,
  range: [least, most],
}: {
  readonly benchmark: Benchmark;
  readonly own: number;
  readonly range: readonly [number, number];
}) => {
  const place = (value: number): number => ((value - least) / (most - least)) * 100;
  return (
    <svg className="benchmark-line" width="100%" height="20" role="presentation" focusable="false">
      <rect className="chart-ground" y="9" width="100%" height="2" />
      <rect className="outer" x={`${place(p10)}%`} y="7" width={`${place(p90) - place(p10)}%`} height="6" rx="3" />
      <rect
        className="inner"
        x={`${place(lower)}%`}
        y="4"
        width={`${place(upper) - place(lower)}%`}
        height="12"
        rx="3"
      />
      <line className="middle" x1={`${place(median)}%`} x2={`${place(median)}%`} y1="2" y2="18" />
      <circle className="point" cx={`${place(own)}%`} cy="10" r="6" />
    </svg>
  );
};

/** Compares a question with the same question in other sections. */
export const Benchmarks = ({ question }: { readonly question: ShownQuestion }) => {
  const { figures, scale } = question;
  const compared = comparedIn(question);
  if (figures === undefined || scale === undefined) return null;
  if (compared.length === 0) return null;
  return (
    <div className="benchmarks">
      <h4>{words.title}</h4>
      {compared.map(({ name, benchmark }) => (
        <div key={name} className="figure">
          <p>{words.place(name, benchmark.sections, benchmark.place)}</p>
          <BenchmarkLine benchmark={benchmark} own={figures.interpolated_median} range={rangeOf(scale)} />
        </div>
      ))}
      <p className="muted">{words.note(onScale(scale))}</p>
      <details className="behind">
        <summary>{messages.question.table}</summary>
        <div className="wide-table">
          <table>
            <caption className="visually-hidden">{`${words.title}: ${question.text ?? ''}`}</caption>
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {compared.map(({ name, benchmark: { sections, p10, lower_quartile, median, upper_quartile, p90 } }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{toNumber(sections)}</td>
                  {[p10, lower_quartile, median, upper_quartile, p90].map((value, index) => (
                    <td key={words.columns[index + 2]}>{toFigure(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
};
