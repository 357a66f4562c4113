import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import type { PageQuery } from '../../ui/next-page.ts';
import { Notice } from '../../ui/notice.tsx';
import { Paging } from '../../ui/paging.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { toAnswered, toPercent } from '../parts/formats.ts';
import { Loading, LoadingPage } from '../parts/loading-page.tsx';
import { messages as ofAll } from '../parts/messages.ts';
import { StaffPage } from '../parts/staff-page.tsx';
import { StatusBadge } from '../periods/status-badge.tsx';
import { useBackToSearch } from '../search/searched.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { AddInstructorDialog, EnrolDialog } from './add-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { inOneLine } from './class-names.ts';
import { Members } from './members.tsx';
import { messages } from './messages.ts';
import {
  type Member,
  type SectionEvaluation,
  useParticipation,
  useRoster,
  useSection,
  type WholeSection,
} from './queries.ts';
import { RemoveInstructorDialog, WithdrawDialog } from './remove-dialog.tsx';

const ownSettingsOf = ({ evaluation: { attributes } }: SectionEvaluation): string =>
  Object.entries(messages.settings)
    .flatMap(([marker, name]) => (attributes[marker as keyof typeof messages.settings] ? [name] : []))
    .join(', ');

const Rate = ({ evaluated }: { readonly evaluated: SectionEvaluation }) => {
  const participation = useParticipation(evaluated);
  if (participation === undefined || !('completed' in participation)) return '–';
  const { completed, enrolled } = participation;
  return `${enrolled === 0 ? '–' : toPercent(Math.min(1, completed / enrolled))} (${toAnswered(completed, enrolled)})`;
};

const evaluationColumns: readonly Column<SectionEvaluation>[] = [
  {
    key: 'period',
    title: messages.period,
    cell: ({ period }) => period && <Link href={`/periods/${period.id}`}>{period.attributes.name}</Link>,
  },
  {
    key: 'status',
    title: messages.status,
    cell: ({ period }) => period && <StatusBadge status={period.attributes.status} />,
  },
  { key: 'rate', title: messages.rate, cell: (evaluated) => <Rate evaluated={evaluated} /> },
  { key: 'own', title: messages.ownSettings, cell: ownSettingsOf },
];

const Evaluations = ({ evaluations }: Pick<WholeSection, 'evaluations'>) => (
  <section>
    <h2>{messages.evaluated}</h2>
    {evaluations.length === 0 ? (
      <p className="muted">{messages.notEvaluated}</p>
    ) : (
      <DataTable
        caption={messages.evaluated}
        isCaptionHidden
        columns={evaluationColumns}
        rows={evaluations}
        keyOf={({ evaluation: { id } }) => id}
        stacks
      />
    )}
  </section>
);

type Asked =
  | { readonly kind: 'enrol' | 'add' | 'cancel' }
  | { readonly kind: 'withdraw' | 'remove'; readonly member: Member };

const Roster = ({ section, ask }: { readonly section: string; readonly ask: (asked: Asked) => void }) => {
  const { account } = useStaff();
  const [page, turn] = useState<PageQuery>({});
  const { data: found, error } = useRoster(section, page);
  if (found === undefined)
    return error === null ? <Loading /> : <ErrorMessage error={error} title={ofAll.problem.failed[0] ?? ''} />;
  const mayWrite = may(account, 'students:write');
  return (
    <Members
      title={messages.students(found.total)}
      none={messages.noStudents}
      members={found.members}
      action={messages.withdraw.button}
      remove={mayWrite ? (member) => ask({ kind: 'withdraw', member }) : undefined}
    >
      <Paging name={messages.students(undefined)} links={found.links} go={turn} />
      {mayWrite && (
        <p className="page-actions">
          <Button kind="secondary" onClick={() => ask({ kind: 'enrol' })}>
            {messages.enrol.button}
          </Button>
        </p>
      )}
    </Members>
  );
};

const AskedDialog = ({
  asked,
  section,
  ...common
}: {
  readonly asked: Asked;
  readonly section: WholeSection['section'];
  readonly report: (done: string) => void;
  readonly close: () => void;
}) => {
  const { id } = section;
  switch (asked.kind) {
    case 'enrol':
      return <EnrolDialog section={id} {...common} />;
    case 'add':
      return <AddInstructorDialog section={id} {...common} />;
    case 'withdraw':
      return <WithdrawDialog section={id} member={asked.member} {...common} />;
    case 'remove':
      return <RemoveInstructorDialog section={id} member={asked.member} {...common} />;
    case 'cancel':
      return <CancelDialog section={section} {...common} />;
  }
};

const Whole = ({ whole: { section, name, evaluations, instructors } }: { readonly whole: WholeSection }) => {
  const { account } = useStaff();
  const back = useBackToSearch();
  const [asked, ask] = useState<Asked>();
  const [done, report] = useState<string>();
  const isCancelled = section.attributes.cancelled === true;
  const mayTeach = may(account, 'teaching:write');
  return (
    <StaffPage
      title={inOneLine(name) || messages.unnamed}
      lead={name.term}
      back={back}
      actions={
        may(account, 'courses:write') && (
          <Button kind="secondary" onClick={() => ask({ kind: 'cancel' })}>
            {isCancelled ? messages.restore.button : messages.cancel.button}
          </Button>
        )
      }
    >
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {isCancelled && <Notice tone="warn">{messages.cancelled}</Notice>}
      {section.attributes.external_id !== null && (
        <p className="muted">
          {messages.number}: {section.attributes.external_id}
        </p>
      )}
      <Evaluations evaluations={evaluations} />
      <Members
        title={messages.instructors}
        none={messages.noInstructors}
        members={instructors}
        action={messages.remove.button}
        remove={mayTeach ? (member) => ask({ kind: 'remove', member }) : undefined}
      >
        {mayTeach && (
          <p className="page-actions">
            <Button kind="secondary" onClick={() => ask({ kind: 'add' })}>
              {messages.add.button}
            </Button>
          </p>
        )}
      </Members>
      {may(account, 'students:read') && <Roster section={section.id} ask={ask} />}
      {asked && <AskedDialog asked={asked} section={section} report={report} close={() => ask(undefined)} />}
    </StaffPage>
  );
};

/** Renders a section: its evaluations, its instructors and its students. */
export const SectionPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: whole, error, refetch } = useSection(id);
  if (whole === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  return <Whole whole={whole} />;
};
