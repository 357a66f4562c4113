import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PageQuery } from '../../ui/next-page.ts';
import { Notice } from '../../ui/notice.tsx';
import { Paging } from '../../ui/paging.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { UnseenSecret } from '../parts/secret-dialog.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import '../styles/tokens.css';
import { messages } from './messages.ts';
import { newToken, type Token, useNames, useTokens } from './queries.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { columnsFor } from './token-columns.tsx';

const words = messages.list;

const New = () => <ButtonLink href="/tokens/new">{messages.create}</ButtonLink>;

const peopleIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ attributes: { user_id: user, created_by_user_id: maker } }) =>
    [user, maker].filter((id) => id !== null),
  );

const Shown = ({
  page: { data: tokens, links },
  turn,
}: {
  readonly page: NonNullable<ReturnType<typeof useTokens>['data']>;
  readonly turn: (page: PageQuery) => void;
}) => {
  const { account } = useStaff();
  const [revoked, revoke] = useState<Token>();
  const [done, setDone] = useState<string>();
  const names = useNames(peopleIn(tokens));
  const mayWrite = may(account, 'tokens:write');
  const isEmpty = tokens.length === 0;
  const reader = { id: account.data.id, names, revoke: mayWrite ? revoke : undefined };
  return (
    <StaffPage title={messages.title} lead={messages.lead} isWide actions={mayWrite && !isEmpty && <New />}>
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {isEmpty ? (
        <EmptyState title={words.none}>
          <p>{words.noneLead}</p>
          {mayWrite && <New />}
        </EmptyState>
      ) : (
        <DataTable
          caption={words.caption}
          isCaptionHidden
          columns={columnsFor(reader)}
          rows={tokens}
          keyOf={({ id }) => id}
          stacks
        />
      )}
      <Paging name={words.caption} links={links} go={turn} />
      {revoked !== undefined && (
        <RevokeDialog
          token={revoked}
          done={() => setDone(messages.revoke.done(revoked.attributes.name ?? ''))}
          close={() => revoke(undefined)}
        />
      )}
      <UnseenSecret of={newToken} text={messages.secret} />
    </StaffPage>
  );
};

/** The tokens with which systems and scripts call the service. */
export const TokensPage = () => {
  const [page, turn] = useState<PageQuery>({});
  const { data, error, refetch } = useTokens(page);
  if (data !== undefined) return <Shown page={data} turn={turn} />;
  return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
};
