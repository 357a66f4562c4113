import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { ReplySection } from '../replies/reply-section.tsx';
import type { Account } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { useComments, useResult } from './queries.ts';
import { ReportButton } from './report-button.tsx';
import { isPreview, type ResultDocument } from './result.ts';
import { ResultHead, Withheld } from './result-head.tsx';
import { ResultParts } from './result-parts.tsx';
import './results.css';

const back = { href: '/results', label: messages.back };

const OtherResults = ({ result: { meta } }: { readonly result: ResultDocument }) => (
  <ul className="links">
    {meta?.instructors?.map(({ instructor, display_name: name }) => (
      <li key={instructor}>
        <Link href={`/results?instructor=${instructor}`}>{messages.others(name)}</Link>
        {' · '}
        <Link href={`/reports/instructors/${instructor}`}>{messages.overTerms}</Link>
      </li>
    ))}
  </ul>
);

/** Returns whether the account belongs to an instructor of the class of a result. */
const isTaughtBy = ({ data, meta }: ResultDocument, { data: { id }, meta: { sections } }: Account): boolean =>
  (meta?.instructors?.some(({ user }) => user === id) ?? false) ||
  sections.some((section) => section.id === data.relationships.section.data?.id);

const AvailablePage = ({ result }: { readonly result: ResultDocument }) => {
  const { data: comments, error } = useComments(result.data.id, true);
  const { account } = useStaff();
  const isOwn = isTaughtBy(result, account);
  return (
    <StaffPage
      title={result.data.attributes.name ?? messages.title}
      back={back}
      isWide
      actions={
        <>
          <ReportButton evaluation={result.data.id} title={result.data.attributes.name ?? messages.title} />
          <ButtonLink kind="secondary" href={`/reports/evaluations/${result.data.id}`}>
            {messages.report}
          </ButtonLink>
        </>
      }
    >
      <ResultHead result={result} />
      {result.meta?.period?.is_midterm && <p className="muted">{messages.midterm}</p>}
      {!isPreview(result) && !result.meta?.period?.is_midterm && (
        <ReplySection evaluation={result.data.id} isOwn={isOwn} />
      )}
      {error !== null && <ErrorMessage error={error} title={messages.comments.failed} />}
      <ResultParts result={result} comments={comments ?? []} />
      <OtherResults result={result} />
    </StaffPage>
  );
};

/** Renders the result of one evaluation, or why the result is withheld. */
export const ResultPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: result, error, refetch } = useResult(id);
  if (result === undefined)
    return error === null ? (
      <LoadingPage text={messages.loading} />
    ) : (
      <FailurePage error={error} retry={() => void refetch()} />
    );
  if (result.data.attributes.status === 'available') return <AvailablePage result={result} />;
  return (
    <StaffPage title={result.data.attributes.name ?? messages.withheldTitle} back={back}>
      <Withheld result={result} />
    </StaffPage>
  );
};
