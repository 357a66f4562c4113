import { toNumber, toPercent } from '../parts/formats.ts';
import { messages } from './messages.ts';
import type { ResponseRates } from './queries.ts';

const Tile = ({ name, value, more }: { readonly name: string; readonly value: string; readonly more?: string }) => (
  <div className="tile">
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      {more !== undefined && <span>{more}</span>}
    </dd>
  </div>
);

const { tiles } = messages;

/** Shows the main figures of a period. */
export const Tiles = ({ rates }: { readonly rates: ResponseRates }) => {
  const { enrolled, completed, response_rate: rate, sections, status } = rates;
  const isShown = typeof completed === 'number';
  const of = isShown ? tiles.of(completed, enrolled) : tiles.hidden;
  return (
    <>
      <h2 className="visually-hidden">{messages.overview}</h2>
      <dl className="tiles">
        <Tile name={tiles.rate} value={rate === null ? '–' : toPercent(rate, 1)} />
        <Tile name={tiles.answered} value={isShown ? toNumber(completed) : '–'} more={of} />
        {status === 'open' && isShown && <Tile name={tiles.left} value={toNumber(Math.max(0, enrolled - completed))} />}
        <Tile name={tiles.sections} value={toNumber(sections)} />
      </dl>
    </>
  );
};
