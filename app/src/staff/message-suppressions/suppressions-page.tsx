import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PageQuery } from '../../ui/next-page.ts';
import { Notice } from '../../ui/notice.tsx';
import { Paging } from '../../ui/paging.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { toDay } from '../parts/formats.ts';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { AddDialog } from './add-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { messages } from './messages.ts';
import { type Reason, type Suppression, useSuppressions } from './queries.ts';

type Found = NonNullable<ReturnType<typeof useSuppressions>['data']>;

/** A row of the list: a suppression, with the name and the address of the person if the account may read them. */
interface Row {
  readonly suppression: Suppression;
  readonly name: string;
  readonly address: string;
}

const rowsOf = ({ data, included = [] }: Found): Row[] => {
  const users = new Map(included.map((user) => [user.id, user.attributes]));
  return data.map((suppression) => {
    const id = suppression.relationships.user.data?.id ?? '';
    const user = users.get(id);
    return { suppression, name: user?.display_name ?? messages.somebody, address: user?.emails?.[0] ?? '' };
  });
};

const columnsFor = (end: ((row: Row) => void) | undefined): readonly Column<Row>[] => [
  { key: 'name', title: messages.name, cell: ({ name }) => name },
  { key: 'address', title: messages.address, cell: ({ address }) => address },
  {
    key: 'reason',
    title: messages.reason,
    cell: ({ suppression: { attributes } }) => attributes.reason && messages.reasons[attributes.reason],
  },
  {
    key: 'day',
    title: messages.day,
    cell: ({ suppression: { attributes } }) => attributes.day && toDay(attributes.day),
  },
  ...(end === undefined
    ? []
    : [
        {
          key: 'actions',
          title: messages.actions,
          cell: (row: Row) => (
            <Button kind="secondary" isSmall onClick={() => end(row)}>
              {messages.end.button} <span className="visually-hidden">{row.name}</span>
            </Button>
          ),
        },
      ]),
];

const choices: Readonly<Record<Reason | '', string>> = { '': messages.all, ...messages.reasons };

/** Lists the people who get no mails. */
export const SuppressionsPage = () => {
  const { account } = useStaff();
  const [reason, choose] = useState<Reason | ''>('');
  const [page, turn] = useState<PageQuery>({});
  const [ended, end] = useState<Row>();
  const [isAdding, add] = useState(false);
  const [done, report] = useState<string>();
  const { data: found, error, refetch } = useSuppressions(reason, page);
  if (found === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const mayWrite = may(account, 'messages:write');
  const rows = rowsOf(found);
  const isEmpty = rows.length === 0;
  const finish = (text: string): void => {
    report(text);
    // The last row of this page may be gone, so the first page is shown.
    if (rows.length === 1) turn({});
  };
  return (
    <StaffPage
      title={messages.title}
      lead={messages.lead}
      isWide
      actions={
        mayWrite && may(account, 'people:read') && <Button onClick={() => add(true)}>{messages.add.button}</Button>
      }
    >
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {(!isEmpty || reason !== '') && (
        <SelectField
          label={messages.reason}
          names={choices}
          value={reason}
          choose={(chosen) => {
            choose(chosen);
            turn({});
          }}
        />
      )}
      {isEmpty ? (
        <EmptyState title={reason === '' ? messages.none : messages.noneOfReason}>
          {reason === '' && <p>{messages.noneLead}</p>}
        </EmptyState>
      ) : (
        <DataTable
          caption={messages.caption}
          isCaptionHidden
          columns={columnsFor(mayWrite ? end : undefined)}
          rows={rows}
          keyOf={({ suppression }) => suppression.id}
          stacks
        />
      )}
      <Paging name={messages.caption} links={found.links} go={turn} />
      {ended !== undefined && (
        <EndDialog suppression={ended.suppression} name={ended.name} report={finish} close={() => end(undefined)} />
      )}
      {isAdding && <AddDialog report={report} close={() => add(false)} />}
    </StaffPage>
  );
};
