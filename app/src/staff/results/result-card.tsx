import { Link } from 'wouter';
import { toDay } from '../parts/formats.ts';
import { messages } from './messages.ts';
import type { ListedResult, ResultList } from './queries.ts';
import { ResponseRate } from './result-head.tsx';
import './results.css';

/** The results that came out last. */
export const latest = { filters: {}, sort: '-created_at', place: undefined } as const;

const periodName = ({ included = [] }: ResultList, { relationships }: ListedResult): string | undefined => {
  const found = included.find(({ id }) => id === relationships.period.data?.id);
  return found?.type === 'course_evaluation_period' ? found.attributes.name : undefined;
};

/** A result in a few words, and the way to it. */
export const ResultCard = ({
  result,
  list,
  href,
}: {
  readonly result: ListedResult;
  /** What it came with. */
  readonly list: ResultList;
  readonly href: string;
}) => {
  const { name, closed_on: day, status, withheld_because: because } = result.attributes;
  const period = periodName(list, result);
  return (
    <li className="card result">
      <h3>
        <Link href={href}>{name ?? messages.unnamed}</Link>
      </h3>
      <p className="muted">
        {period !== undefined && <span>{period}</span>}
        {day !== null && (
          <span>
            {messages.closedOn} {toDay(day)}
          </span>
        )}
        {status === 'withheld' ? (
          <span className="badge">{messages.withheld[because ?? 'role'][0]}</span>
        ) : (
          <ResponseRate attributes={result.attributes} />
        )}
      </p>
    </li>
  );
};
