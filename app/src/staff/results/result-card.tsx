import { Link } from 'wouter';
import { toDay } from '../parts/formats.ts';
import { messages } from './messages.ts';
import type { ListedResult, ResultList } from './queries.ts';
import { ResponseRate } from './result-head.tsx';
import './results.css';

/** The choice of the latest results. */
export const latest = { filters: {}, sort: '-created_at', place: undefined } as const;

const periodName = ({ included = [] }: ResultList, { relationships }: ListedResult): string | undefined => {
  const found = included.find(({ id }) => id === relationships.period.data?.id);
  return found?.type === 'course_evaluation_period' ? found.attributes.name : undefined;
};

/** Shows a summary of a result, with a link to it. */
export const ResultCard = ({
  result,
  list,
  href,
}: {
  readonly result: ListedResult;
  /** The list that contains the result, with its included records. */
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
