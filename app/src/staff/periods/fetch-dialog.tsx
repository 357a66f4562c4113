import { download } from '../../ui/download.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Batch, useRefresh } from './queries.ts';

const words = messages.invitations;

export const FetchDialog = ({
  batch,
  report,
  close,
}: {
  readonly batch: Batch;
  readonly report: (text: string) => void;
  readonly close: () => void;
}) => {
  const { ask } = useStaff();
  const refresh = useRefresh();
  const run = async (): Promise<void> => {
    const answer: unknown = await ask((client) =>
      client.get('/api/v1/course_evaluation_invitation_batches/{id}/links', {
        params: { path: { id: batch.id } },
        headers: { Accept: 'text/csv' },
        parseAs: 'text',
      }),
    );
    download(words.file, [String(answer)]);
    await refresh();
    report(words.fetched);
  };
  return (
    <ActionDialog title={words.fetchTitle} confirm={words.fetch} run={run} close={close}>
      <p>
        <strong>{words.fetchWill(batch.attributes.invited ?? 0)}</strong>
      </p>
      <p>{words.fetchCare}</p>
    </ActionDialog>
  );
};
