import type { UseQueryResult } from '@tanstack/react-query';
import { Fact } from '../parts/fact.tsx';
import { toNumber } from '../parts/formats.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { useLeft } from './comments-left.ts';
import { messages } from './messages.ts';
import { type Period, useResultCounts } from './queries.ts';

const words = messages.release.figures;

/** Returns a text in the place of a number until it is known, so that nothing moves when the number arrives. */
const shown = <Data,>({ data, error }: UseQueryResult<Data>, textOf: (data: Data) => string): string => {
  if (data !== undefined) return textOf(data);
  return error === null ? words.loading : words.unknown;
};

const Results = ({ period: { resource } }: { readonly period: Period }) => {
  const isCounting = resource.meta.results !== undefined;
  const counts = useResultCounts(resource.id, isCounting);
  const textOf = (status: string): string =>
    shown(counts, ({ statuses }) => {
      if (statuses === null) return words.unknown;
      const number = toNumber(statuses[status] ?? 0);
      return isCounting ? words.soFar(number) : number;
    });
  const hasThreshold = resource.attributes.minimum_response_threshold !== null;
  return (
    <>
      <Fact name={words.available}>{textOf('available')}</Fact>
      <Fact name={words.tooFew}>{textOf('too_few_responses')}</Fact>
      <Fact name={hasThreshold ? words.neverOfOwn : words.never}>{textOf('never_released')}</Fact>
    </>
  );
};

const CommentsLeft = ({ period: { resource } }: { readonly period: Period }) => {
  const left = useLeft(resource.id);
  return <Fact name={words.comments}>{shown(left, ({ number, isMore }) => words.left(toNumber(number), isMore))}</Fact>;
};

/**
 * Shows the results of a period, the withheld results with reasons, and the comments, if the account may know of them.
 */
export const ReleaseFigures = ({ period }: { readonly period: Period }) => {
  const { account } = useStaff();
  const [seesResults, reviews] = [may(account, 'results:preview'), may(account, 'comments:review')];
  return (
    <>
      {(seesResults || reviews) && (
        <dl className="details numbers">
          {seesResults && <Results period={period} />}
          {reviews && <CommentsLeft period={period} />}
        </dl>
      )}
      <p>{words.commentsMean}</p>
    </>
  );
};
