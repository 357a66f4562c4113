import { Link } from 'wouter';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { messages as ofMessages } from '../messages/messages.ts';
import { toDay } from '../parts/formats.ts';
import { messages } from './messages.ts';
import type { PersonsMessage } from './queries.ts';

const words = messages.sent;

const columns: readonly Column<PersonsMessage>[] = [
  {
    key: 'message',
    title: words.message,
    cell: ({ period, purpose }) => <Link href={`/periods/${period.id}/messages`}>{ofMessages.purposes[purpose]}</Link>,
  },
  { key: 'period', title: words.period, cell: ({ period }) => period.name },
  { key: 'day', title: words.day, cell: ({ day }) => toDay(day) },
  { key: 'outcome', title: words.outcome, cell: ({ outcome }) => words.outcomes[outcome] },
];

/** Lists the messages of the service to a person, with their outcomes; reminders are not among them. */
export const MessageTable = ({ rows }: { readonly rows: readonly PersonsMessage[] }) => (
  <section>
    <h2>{words.title}</h2>
    <p className="muted">{rows.length === 0 ? words.none : words.lead}</p>
    <p className="muted">{words.leftOut}</p>
    {rows.length > 0 && (
      <DataTable caption={words.title} isCaptionHidden columns={columns} rows={rows} keyOf={({ id }) => id} stacks />
    )}
  </section>
);
