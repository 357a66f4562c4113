import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { toNumber } from '../parts/formats.ts';
import { Time } from '../parts/time.tsx';
import { FetchDialog } from './fetch-dialog.tsx';
import { messages } from './messages.ts';
import type { Batch } from './queries.ts';

const words = messages.invitations;

const numberOf = (value: number | null): string => (value === null ? '–' : toNumber(value));

const columnsOf = (fetch: (batch: Batch) => void): readonly Column<Batch>[] => [
  { key: 'made', title: words.made, cell: ({ attributes }) => <Time at={attributes.created_at} /> },
  {
    key: 'state',
    title: words.state,
    cell: (batch) => {
      const { state, message } = batch.attributes;
      return state === 'finished' ? (
        <Button kind="secondary" isSmall onClick={() => fetch(batch)}>
          {words.fetch}
        </Button>
      ) : (
        <>
          {words.states[state]} {message}
        </>
      );
    },
  },
  { key: 'invited', title: words.invited, cell: ({ attributes }) => numberOf(attributes.invited), isNumber: true },
  { key: 'kept', title: words.kept, cell: ({ attributes }) => numberOf(attributes.already_invited), isNumber: true },
  {
    key: 'email',
    title: words.withoutEmail,
    cell: ({ attributes }) => numberOf(attributes.without_email),
    isNumber: true,
  },
];

/** Lists the batches of links, with their progress. */
export const Batches = ({
  batches,
  report,
}: {
  readonly batches: readonly Batch[];
  readonly report: (text: string) => void;
}) => {
  const [chosen, choose] = useState<Batch>();
  if (batches.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <>
      <DataTable caption={words.batches} columns={columnsOf(choose)} rows={batches} keyOf={({ id }) => id} stacks />
      {chosen && <FetchDialog batch={chosen} report={report} close={() => choose(undefined)} />}
    </>
  );
};
