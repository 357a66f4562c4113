import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { FoundLink } from '../search/found-link.tsx';
import { messages } from './messages.ts';
import type { Member } from './queries.ts';

const columnsFor = (action: string, remove: ((member: Member) => void) | undefined): readonly Column<Member>[] => [
  {
    key: 'name',
    title: messages.name,
    cell: ({ user, name = messages.somebody }) =>
      user === undefined ? name : <FoundLink href={`/people/${user}`}>{name}</FoundLink>,
  },
  { key: 'address', title: messages.address, cell: ({ address }) => address },
  ...(remove === undefined
    ? []
    : [
        {
          key: 'actions',
          title: messages.actions,
          cell: (member: Member) => (
            <Button kind="secondary" isSmall onClick={() => remove(member)}>
              {action} <span className="visually-hidden">{member.name}</span>
            </Button>
          ),
        },
      ]),
];

/** Lists the students or instructors of a section, with buttons that add and remove one. */
export const Members = ({
  title,
  none,
  members,
  action,
  remove,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly members: readonly Member[];
  readonly action: string;
  readonly remove: ((member: Member) => void) | undefined;
  /** The content after the list. */
  readonly children?: ReactNode;
}) => (
  <section>
    <h2>{title}</h2>
    {members.length === 0 ? (
      <p className="muted">{none}</p>
    ) : (
      <DataTable
        caption={title}
        isCaptionHidden
        columns={columnsFor(action, remove)}
        rows={members}
        keyOf={({ id }) => id}
        stacks
      />
    )}
    {children}
  </section>
);
