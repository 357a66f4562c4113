import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { languageName } from '../message-templates/template-values.ts';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { messages as ofQuestions } from '../questions/messages.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/question-editor.css';
import { BankFilters } from './bank-filters.tsx';
import { type BankItem, filtered, noFilter, ownerOf } from './items.ts';
import { messages } from './messages.ts';
import { useOwnerNames } from './owner-names.ts';
import { useBankItems } from './queries.ts';
import { StateBadge } from './state-badge.tsx';

const ImportBankDialog = lazy(async () => ({
  default: (await import('./import-bank-dialog.tsx')).ImportBankDialog,
}));

const words = messages.list;

const columnsFor = (owners: Readonly<Record<string, string>>): readonly Column<BankItem>[] => [
  {
    key: 'text',
    title: ofQuestions.form.text,
    cell: ({ id, attributes }) => <Link href={`/question-bank/${id}`}>{attributes.text}</Link>,
  },
  { key: 'state', title: messages.filter.state, cell: ({ attributes }) => <StateBadge state={attributes.state} /> },
  {
    key: 'kind',
    title: ofQuestions.form.kind,
    cell: ({ attributes: { kind, subject } }) => `${ofQuestions.kinds[kind]}, ${ofQuestions.subjects[subject]}`,
  },
  { key: 'owner', title: messages.filter.owner, cell: (item) => owners[ownerOf(item)]?.trim() ?? '' },
  {
    key: 'languages',
    title: words.languages,
    cell: ({ attributes }) =>
      Object.keys(attributes.text_translations ?? {})
        .map(languageName)
        .join(', '),
  },
  { key: 'version', title: words.version, isNumber: true, cell: ({ attributes }) => attributes.version },
];

const New = () => <ButtonLink href="/question-bank/new">{messages.create}</ButtonLink>;

/** Lists the questions of the bank, which many periods can ask. */
export const BankPage = () => {
  const { account } = useStaff();
  const { data: items, error, refetch } = useBankItems();
  const owners = useOwnerNames();
  const [filter, setFilter] = useState(noFilter);
  const [isImporting, setImporting] = useState(false);
  const [done, report] = useState<string>();
  if (items === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const found = filtered(items, filter);
  const mayWrite = may(account, 'questions:write');
  return (
    <StaffPage
      title={messages.title}
      lead={messages.lead}
      isWide
      actions={
        <>
          {mayWrite && items.length > 0 && <New />}
          {mayWrite && (
            <Button kind="secondary" onClick={() => setImporting(true)}>
              {messages.import}
            </Button>
          )}
          <ButtonLink kind="secondary" href="/question-bank/kinds">
            {ofQuestions.kindsLink}
          </ButtonLink>
        </>
      }
    >
      {done !== undefined && (
        <Notice tone="good">
          {done} {messages.imported}
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyState title={words.none}>
          <p>{words.noneLead}</p>
          {mayWrite && <New />}
        </EmptyState>
      ) : (
        <>
          <BankFilters
            items={items}
            filter={filter}
            change={(some) => setFilter((before) => ({ ...before, ...some }))}
          />
          <p role="status">{words.found(found.length, items.length)}</p>
          {found.length > 0 && (
            <DataTable
              caption={messages.title}
              isCaptionHidden
              columns={columnsFor(owners)}
              rows={found}
              keyOf={({ id }) => id}
              pageSize={25}
              stacks
            />
          )}
        </>
      )}
      {isImporting && (
        <Suspense>
          <ImportBankDialog items={items} report={report} close={() => setImporting(false)} />
        </Suspense>
      )}
    </StaffPage>
  );
};
