import { toFigure, toPercent } from '../parts/formats.ts';
import { figureRows } from './figure-rows.ts';
import { messages, onScale } from './messages.ts';
import type { ShownQuestion } from './result.ts';

const words = messages.question;

/** Shows a share and its likely range on a line from 0 to 100 %. */
const ShareLine = ({ share, range }: { readonly share: number; readonly range: readonly number[] | null }) => {
  const [from = share, to = share] = range ?? [];
  return (
    <svg className="share-line" width="100%" height="16" role="presentation" focusable="false">
      <rect className="chart-ground" y="6" width="100%" height="4" rx="2" />
      <rect className="interval" x={`${from * 100}%`} y="4" width={`${(to - from) * 100}%`} height="8" rx="4" />
      <circle className="point" cx={`${share * 100}%`} cy="8" r="6" />
    </svg>
  );
};

const Favourable = ({ figures }: Pick<ShownQuestion, 'figures'>) => {
  const share = figures?.percent_favourable ?? null;
  if (share === null) return null;
  const [from, to] = figures?.percent_favourable_interval ?? [];
  return (
    <div className="figure">
      <p>
        <strong>{words.favourable(toPercent(share))}</strong>
        {from !== undefined && to !== undefined && (
          <span className="muted"> {words.interval(toPercent(from), toPercent(to))}</span>
        )}
      </p>
      <ShareLine share={share} range={figures?.percent_favourable_interval ?? null} />
    </div>
  );
};

/** Shows the most important figures of a scale question. */
export const FiguresOf = ({ question }: { readonly question: ShownQuestion }) => {
  const { figures, scale } = question;
  if (figures === undefined) return null;
  return (
    <div className="figures">
      <div className="figure">
        <p>
          <strong>{words.typical(toFigure(figures.interpolated_median), scale && onScale(scale))}</strong>
        </p>
      </div>
      <Favourable figures={figures} />
      <dl className="printed-figures">
        {figureRows(figures).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** All figures of a scale question, explained. */
export const AllFigures = ({ question: { figures, text } }: { readonly question: ShownQuestion }) => {
  if (figures === undefined) return null;
  return (
    <details className="behind">
      <summary>{words.figures}</summary>
      <table className="stacks">
        <caption className="visually-hidden">{`${words.figures}: ${text ?? words.gone}`}</caption>
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {figureRows(figures).map(({ name, value, meaning }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
