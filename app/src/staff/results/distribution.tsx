import { toNumber, toPercent } from '../parts/formats.ts';
import { messages } from './messages.ts';
import { type Bar, distributionOf, type ShownQuestion } from './result.ts';

const words = messages.question;

const BarRow = ({ bar }: { readonly bar: Bar }) => (
  <div className="spread-row">
    <span className="spread-label" lang={bar.lang}>
      {bar.label}
    </span>
    <svg className="spread-track" width="100%" height="16" role="presentation" focusable="false">
      <rect className="chart-ground" width="100%" height="16" rx="4" />
      <rect
        className={bar.isFavourable ? 'spread-value favourable' : 'spread-value'}
        width={`${bar.share * 100}%`}
        height="16"
        rx="4"
      />
    </svg>
    <span className="spread-text">
      {toPercent(bar.share)}
      <span className="muted"> ({toNumber(bar.count)})</span>
    </span>
  </div>
);

const DistributionTable = ({ bars, caption }: { readonly bars: readonly Bar[]; readonly caption: string }) => (
  <table>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.answer}</th>
        <th scope="col">{words.count}</th>
        <th scope="col">{words.share}</th>
      </tr>
    </thead>
    <tbody>
      {bars.map((bar) => (
        <tr key={bar.key}>
          <th scope="row" lang={bar.lang}>
            {bar.label}
          </th>
          <td>{toNumber(bar.count)}</td>
          <td>{toPercent(bar.share)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Shows the distribution of the answers to a question as bars, and in a folded table. */
export const Distribution = ({ question }: { readonly question: ShownQuestion }) => {
  const bars = distributionOf(question);
  if (bars.length === 0) return null;
  const caption = `${words.distribution}: ${question.text ?? words.gone}`;
  const summary = bars.map((bar) => `${bar.label}: ${toPercent(bar.share)}`).join('; ');
  return (
    <div className="distribution">
      <div className="spread" role="img" aria-label={`${words.distribution}. ${summary}`}>
        {bars.map((bar) => (
          <BarRow key={bar.key} bar={bar} />
        ))}
      </div>
      <details className="behind">
        <summary>{words.table}</summary>
        <DistributionTable bars={bars} caption={caption} />
      </details>
    </div>
  );
};
