import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { messages as ofClasses } from '../classes/messages.ts';
import { type MyRates, useMyRates } from '../classes/queries.ts';
import { toTime } from '../parts/times.ts';
import { messages } from './messages.ts';

type Midterms = MyRates['midterms'][number];

const Started = ({
  started: { evaluation, period_name: name, status, closes_at: closes },
  of,
}: {
  readonly started: Midterms['started'][number];
  readonly of: string;
}) =>
  status === 'open' ? (
    <li>
      {messages.open(name, closes === null ? '' : toTime(closes))}{' '}
      <Link href={`/classes/${evaluation}/slide`}>
        {ofClasses.slide} <span className="visually-hidden">{of}</span>
      </Link>
    </li>
  ) : (
    <li>
      {messages.closed(name)}{' '}
      <Link href={`/results/evaluations/${evaluation}`}>
        {messages.result} <span className="visually-hidden">{of}</span>
      </Link>
    </li>
  );

const OwnClass = ({ midterms: { section, name, left, started } }: { readonly midterms: Midterms }) => (
  <li className="card">
    <h3>{name}</h3>
    {started.length > 0 && (
      <ul>
        {started.map((each) => (
          <Started key={each.evaluation} started={each} of={name} />
        ))}
      </ul>
    )}
    {left > 0 && (
      <>
        <p className="muted">{messages.left(left)}</p>
        <p className="actions">
          <ButtonLink href={`/classes/${section}/midterm`} isWide>
            {messages.ask} <span className="visually-hidden">{name}</span>
          </ButtonLink>
        </p>
      </>
    )}
  </li>
);

/** Lists the person's classes that can be asked during the term, and the person's midterm evaluations. */
export const OwnMidterms = () => {
  const { data: rates } = useMyRates();
  if (rates === undefined || rates.midterms.length === 0) return null;
  return (
    <section>
      <h2>{messages.title}</h2>
      <p>{messages.lead}</p>
      <ul className="cards">
        {rates.midterms.map((midterms) => (
          <OwnClass key={midterms.section} midterms={midterms} />
        ))}
      </ul>
    </section>
  );
};
