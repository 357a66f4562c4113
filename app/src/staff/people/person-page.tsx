import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { messages as ofSuppressions } from '../message-suppressions/messages.ts';
import { languageName } from '../message-templates/template-values.ts';
import { Fact } from '../parts/fact.tsx';
import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { UnseenSecret } from '../parts/secret-dialog.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { useBackToSearch } from '../search/searched.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { ClassTable } from './class-table.tsx';
import { MessageTable } from './message-table.tsx';
import { messages } from './messages.ts';
import { NewLinkDialog } from './new-link-dialog.tsx';
import { type OpenPeriod, type Person, usePerson } from './queries.ts';

const words = messages.open;

const othersOf = ({ user }: Person): string =>
  Object.entries(user.attributes.employee_ids ?? {})
    .map(([system, number]) => `${system}: ${String(number)}`)
    .join(', ');

const rolesOf = ({ student, isInstructor, chairs }: Person): string => {
  const roles = [
    ...(student === undefined ? [] : [messages.student]),
    ...(isInstructor ? [messages.instructor] : []),
    ...chairs.map(messages.chairs),
  ];
  return roles.length === 0 ? messages.noRole : roles.join(', ');
};

const Details = ({ person }: { readonly person: Person }) => {
  const { emails, primary_employee_id: number, preferred_language: language } = person.user.attributes;
  const others = othersOf(person);
  const reason = person.suppression?.attributes.reason;
  return (
    <dl className="details">
      <Fact name={messages.addresses}>
        {emails === null || emails.length === 0 ? messages.noAddress : emails.join(', ')}
      </Fact>
      {number !== null && <Fact name={messages.number}>{number}</Fact>}
      {others !== '' && <Fact name={messages.others}>{others}</Fact>}
      <Fact name={messages.roles}>{rolesOf(person)}</Fact>
      {person.student !== undefined && (
        <Fact name={messages.wayIn}>{messages.waysIn(`${window.location.host}/app`)}</Fact>
      )}
      {language !== null && <Fact name={messages.language}>{languageName(language)}</Fact>}
      {reason && (
        <Fact name={messages.mails}>
          {messages.mailsOf}
          <Link href="/message-suppressions">{ofSuppressions.reasons[reason]}</Link>
        </Fact>
      )}
    </dl>
  );
};

const openColumns = (makeLink: ((open: OpenPeriod) => void) | undefined): readonly Column<OpenPeriod>[] => [
  {
    key: 'period',
    title: words.period,
    cell: ({ period }) => <Link href={`/periods/${period.id}`}>{period.attributes.name}</Link>,
  },
  {
    key: 'takes',
    title: words.classes,
    cell: ({ takes, teaches }) =>
      [takes > 0 && words.takes(takes), teaches > 0 && words.teaches(teaches)].filter(Boolean).join('. '),
  },
  ...(makeLink === undefined
    ? []
    : [
        {
          key: 'actions',
          title: words.actions,
          cell: (open: OpenPeriod) =>
            open.takes > 0 && (
              <Button kind="secondary" isSmall onClick={() => makeLink(open)}>
                {words.newLink} <span className="visually-hidden">{open.period.attributes.name}</span>
              </Button>
            ),
        },
      ]),
];

const Open = ({
  open,
  makeLink,
}: {
  readonly open: readonly OpenPeriod[];
  readonly makeLink: ((open: OpenPeriod) => void) | undefined;
}) => (
  <section>
    <h2>{words.title}</h2>
    <p className="muted">{open.length === 0 ? words.none : words.lead}</p>
    {open.length > 0 && (
      <DataTable
        caption={words.title}
        isCaptionHidden
        columns={openColumns(makeLink)}
        rows={open}
        keyOf={({ period }) => period.id}
        stacks
      />
    )}
  </section>
);

const Whole = ({ person }: { readonly person: Person }) => {
  const { account } = useStaff();
  const back = useBackToSearch();
  const [linked, makeLink] = useState<OpenPeriod>();
  const [said, say] = useState<string>();
  const { user } = person;
  return (
    <StaffPage title={user.attributes.display_name ?? messages.unnamed} back={back}>
      {user.attributes.deactivated && <Notice tone="warn">{messages.gone}</Notice>}
      {said !== undefined && <Notice tone="plain">{said}</Notice>}
      <Details person={person} />
      <Open open={person.open} makeLink={may(account, 'invitations:write') ? makeLink : undefined} />
      {person.messages && <MessageTable rows={person.messages} />}
      <ClassTable title={messages.taken} rows={person.takes} />
      <ClassTable title={messages.taught} rows={person.teaches} />
      {linked && (
        <NewLinkDialog person={person} period={linked.period} report={say} close={() => makeLink(undefined)} />
      )}
      {linked === undefined && <UnseenSecret of={user.id} text={messages.link.shown} />}
    </StaffPage>
  );
};

/** Renders a person: the account, the classes, and the open periods. */
export const PersonPage = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) => {
  const { data: person, error, refetch } = usePerson(id);
  if (person === undefined)
    return error === null ? <LoadingPage /> : <FailurePage error={error} retry={() => void refetch()} />;
  return <Whole person={person} />;
};
