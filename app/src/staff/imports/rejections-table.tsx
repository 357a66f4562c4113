import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { download } from '../../ui/download.ts';
import type { PageQuery } from '../../ui/next-page.ts';
import { Paging } from '../../ui/paging.tsx';
import { ErrorMessage } from '../parts/error-message.tsx';
import { Loading } from '../parts/loading-page.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { readAllRejections, useRejections } from './queries.ts';
import { toCsv } from './rejections-csv.ts';

const words = messages.rejections;

type Row = NonNullable<ReturnType<typeof useRejections>['data']>['data'][number];

const columns: readonly Column<Row>[] = [
  { key: 'file', title: words.file, cell: ({ attributes }) => attributes.file },
  { key: 'row', title: words.row, isNumber: true, cell: ({ attributes }) => String(attributes.line ?? '') },
  {
    key: 'column',
    title: words.column,
    cell: ({ attributes: { column } }) => column ?? <span className="muted">{words.whole}</span>,
  },
  { key: 'value', title: words.value, cell: ({ attributes }) => attributes.value ?? '' },
  { key: 'reason', title: words.reason, cell: ({ attributes }) => attributes.reason },
];

const Download = ({ id }: { readonly id: string }) => {
  const { ask } = useStaff();
  const [read, setRead] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask((client) => readAllRejections(client, id, setRead)),
    onSuccess: (rows) => download(words.fileName, [toCsv(rows)]),
  });
  return (
    <>
      <Button kind="secondary" isDisabled={isPending} onClick={() => mutate()}>
        {isPending ? words.reading(read) : words.download}
      </Button>
      {error !== null && <ErrorMessage error={error} title={words.failed} />}
    </>
  );
};

/** The rows that an import did not load, page by page. */
export const RejectionsTable = ({ id, rejected }: { readonly id: string; readonly rejected: number }) => {
  const [query, go] = useState<PageQuery>({});
  const { data, error } = useRejections(id, query);
  return (
    <section aria-labelledby="rejections">
      <h2 id="rejections">{words.heading(rejected)}</h2>
      <p className="muted">{words.lead}</p>
      <Download id={id} />
      {error !== null && <ErrorMessage error={error} title={words.failed} />}
      {data === undefined ? (
        error === null && <Loading />
      ) : (
        <>
          <DataTable
            caption={words.caption}
            isCaptionHidden
            columns={columns}
            rows={data.data}
            keyOf={({ id: key }) => key}
          />
          <Paging name={words.caption} links={data.links} go={go} />
        </>
      )}
    </section>
  );
};
