import { ErrorMessage } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { messages as resultMessages } from '../results/messages.ts';
import { type Comment, useComments, useResult } from '../results/queries.ts';
import type { ResultDocument } from '../results/result.ts';
import { ResultHead, Withheld } from '../results/result-head.tsx';
import { ResultParts } from '../results/result-parts.tsx';
import { FigureGuide, Guide } from './guide.tsx';
import { messages } from './messages.ts';
import { Printed } from './printed.tsx';

const back = { href: '/reports', label: messages.back };

const subtitleOf = ({ meta }: ResultDocument): string =>
  [meta?.period?.name, meta?.period?.term].filter((each) => typeof each === 'string').join(', ') || messages.running;

// The readers of a printed report are unknown, so it leaves out comments that only reviewers may read.
const isForPrint = ({ attributes: { decision, reviewers_only } }: Comment): boolean =>
  decision !== 'undecided' && !reviewers_only;

const Report = ({ result }: { readonly result: ResultDocument }) => {
  const { data: comments, error } = useComments(result.data.id, true);
  return (
    <Printed title={result.data.attributes.name ?? resultMessages.unnamed} subtitle={subtitleOf(result)} back={back}>
      <ResultHead result={result} />
      <Guide />
      {error !== null && <ErrorMessage error={error} title={resultMessages.comments.failed} />}
      <ResultParts result={result} comments={(comments ?? []).filter(isForPrint)} />
      <FigureGuide />
    </Printed>
  );
};

/** Renders the report of one evaluation for printing. */
export const EvaluationReportPage = ({
  params: { id = '' },
}: {
  readonly params: Readonly<Record<string, string>>;
}) => {
  const { data: result, error, refetch } = useResult(id);
  if (result === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  if (result.data.attributes.status === 'available') return <Report result={result} />;
  return (
    <StaffPage title={resultMessages.withheldTitle} back={back}>
      <Withheld result={result} />
    </StaffPage>
  );
};
