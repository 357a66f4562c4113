import { useState } from 'react';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { AtThePlatform, Hints } from './at-the-platform.tsx';
import { messages } from './messages.ts';
import { type Platform, usePlatforms } from './queries.ts';
import { RegistrationDialog, UnseenLink } from './registration-dialog.tsx';

const words = messages.list;

const columns: readonly Column<Platform>[] = [
  {
    key: 'name',
    title: words.name,
    cell: ({ id, attributes: { name } }) => <Link href={`/learning-platforms/${id}`}>{name}</Link>,
  },
  { key: 'issuer', title: words.issuer, cell: ({ attributes }) => attributes.issuer },
  { key: 'client', title: words.client, cell: ({ attributes }) => attributes.client_id },
  {
    key: 'state',
    title: words.state,
    cell: ({ attributes: { is_active } }) =>
      is_active ? (
        <span className="badge good">{messages.states.active}</span>
      ) : (
        <span className="badge plain">{messages.states.off}</span>
      ),
  },
];

const New = ({ makeLink }: { readonly makeLink: () => void }) => (
  <>
    <ButtonLink href="/learning-platforms/new">{messages.create}</ButtonLink>{' '}
    <Button kind="secondary" onClick={makeLink}>
      {messages.registration.make}
    </Button>
  </>
);

/** Lists the platforms that open the service, and the values to set at a platform. */
export const PlatformsPage = () => {
  const { data, error, refetch } = usePlatforms();
  const { account } = useStaff();
  const [isMaking, setIsMaking] = useState(false);
  if (data === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  const make = may(account, 'lti:write') && <New makeLink={() => setIsMaking(true)} />;
  return (
    <StaffPage title={messages.title} lead={messages.lead} isWide actions={data.length > 0 && make}>
      {data.length === 0 ? (
        <EmptyState title={words.none}>
          <p>{words.noneLead}</p>
          {make && <p>{make}</p>}
        </EmptyState>
      ) : (
        <DataTable
          caption={words.caption}
          isCaptionHidden
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          stacks
        />
      )}
      <AtThePlatform />
      <Hints />
      {isMaking && <RegistrationDialog close={() => setIsMaking(false)} />}
      <UnseenLink />
    </StaffPage>
  );
};
