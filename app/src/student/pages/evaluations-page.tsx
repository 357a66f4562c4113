import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { toTime, useLanguage } from '../../shared/language/language.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Progress } from '../../ui/progress.tsx';
import { type MyEvaluation, type MyEvaluations, titleOf, useMyEvaluations } from '../answering/queries.ts';
import { useSession } from '../answering/visit.tsx';
import { Page } from '../parts/page.tsx';
import { FailurePage } from './failure-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { RepliesPage } from './replies-page.tsx';

const useHasDraft = (id: string): boolean => {
  const { drafts } = useSession();
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    drafts.then(async (kept) => setHasDraft((await kept.read(id)) !== undefined)).catch(() => {});
  }, [drafts, id]);
  return hasDraft;
};

const sectionOf = ({ attributes: { course_name, section_name } }: MyEvaluation): string | undefined =>
  course_name === null ? undefined : section_name;

const OpenCard = ({ evaluation }: { readonly evaluation: MyEvaluation }) => {
  const { list, form } = useLanguage().messages;
  const hasDraft = useHasDraft(evaluation.id);
  const section = sectionOf(evaluation);
  return (
    <li className="card">
      <h3>
        <Link href={`/evaluations/${evaluation.id}`}>{titleOf(evaluation)}</Link>
      </h3>
      <p className="muted">
        {section !== undefined && <span>{form.section(section)}</span>}
        {hasDraft && <span className="badge">{list.draft}</span>}
      </p>
      <span className="button" aria-hidden="true">
        {hasDraft ? list.resume : list.answer}
      </span>
    </li>
  );
};

const DoneCard = ({ evaluation }: { readonly evaluation: MyEvaluation }) => {
  const { form } = useLanguage().messages;
  const section = sectionOf(evaluation);
  return (
    <li className="card done">
      <CheckIcon />
      <h3>{titleOf(evaluation)}</h3>
      {section !== undefined && <p className="muted">{form.section(section)}</p>}
    </li>
  );
};

const EmptyPage = ({ parts: [part] }: MyEvaluations) => {
  const { messages, own } = useLanguage();
  const { list } = messages;
  const opensAt = part?.period.opens_at;
  if (part?.status === 'scheduled' && opensAt) {
    return (
      <Page title={list.notYet}>
        <p className="lead">{list.opens(toTime(opensAt, own))}</p>
      </Page>
    );
  }
  const isOver = part?.status === 'closed' || part?.status === 'released';
  return (
    <Page title={isOver ? list.closed : list.none}>
      <p className="lead">{isOver ? list.closedLead : list.noneLead}</p>
    </Page>
  );
};

const OpenCards = ({
  title,
  period,
  open,
}: Pick<MyEvaluations['parts'][number], 'period'> & {
  readonly title: string;
  readonly open: readonly MyEvaluation[];
}) => {
  const { messages, own } = useLanguage();
  return (
    <>
      <h2>{title}</h2>
      {period.closes_at !== null && <p className="muted">{messages.list.closes(toTime(period.closes_at, own))}</p>}
      <ul className="cards">
        {open.map((each) => (
          <OpenCard key={each.id} evaluation={each} />
        ))}
      </ul>
    </>
  );
};

const ListPage = ({ data, parts }: MyEvaluations) => {
  const { list } = useLanguage().messages;
  const isOne = parts.length === 1;
  const open = data.filter(({ attributes }) => !attributes.is_answered);
  const done = data.filter(({ attributes }) => attributes.is_answered);
  return (
    <Page title={list.title}>
      {isOne && <p className="lead">{parts[0]?.period.name}</p>}
      <Progress value={done.length} most={data.length} text={list.progress(done.length, data.length)} />
      {open.length === 0 ? (
        <p className="notice good">
          <CheckIcon />
          <span>
            <strong>{list.allDone}</strong> {list.allDoneLead}
          </span>
        </p>
      ) : (
        parts.map(({ key, period }) => {
          const ofPart = open.filter(({ part }) => part === key);
          return (
            ofPart.length > 0 && (
              <OpenCards key={key} title={isOne ? list.open : period.name} period={period} open={ofPart} />
            )
          );
        })
      )}
      {done.length > 0 && (
        <>
          <h2>{list.done}</h2>
          <ul className="cards">
            {done.map((each) => (
              <DoneCard key={each.id} evaluation={each} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
};

const ShownPage = ({ data, parts }: MyEvaluations) => {
  if (data.length === 0) return <EmptyPage data={data} parts={parts} />;
  const open = parts.filter(({ status }) => status === 'open');
  if (open.length === 0) return <RepliesPage data={data} parts={parts} />;
  // A closed part has replies, and nothing to answer.
  return <ListPage data={data.filter(({ part }) => open.some(({ key }) => key === part))} parts={open} />;
};

/**
 * Lists the student's evaluations: open ones first, then answered ones. After the closing, it shows the replies of
 * instructors.
 */
export const EvaluationsPage = () => {
  const { data, error, refetch, isFetching } = useMyEvaluations();
  if (data !== undefined) return <ShownPage {...data} />;
  if (error !== null && !isFetching) return <FailurePage error={error} retry={() => void refetch()} />;
  return <LoadingPage />;
};
