import { FailurePage } from '../parts/failure-page.tsx';
import { LoadingPage } from '../parts/loading-page.tsx';
import { StaffPage } from '../parts/staff-page.tsx';
import { Time } from '../parts/time.tsx';
import { toCounts } from './counts.ts';
import { CountsTables } from './counts-tables.tsx';
import { nameOf } from './file-action.tsx';
import { useSending } from './file-transfers.ts';
import { messages } from './messages.ts';
import { type Import, useImport } from './queries.ts';
import { RejectionsTable } from './rejections-table.tsx';
import { hasEnded, stageOf } from './stage.ts';
import { StageNotice } from './stage-notice.tsx';

const back = { href: '/imports', label: messages.title };

const Shown = ({ one }: { readonly one: Import }) => {
  const stage = stageOf(one.attributes, useSending(one.id));
  const counts = toCounts(one.attributes.counts);
  const { rejected, dry_run, created_at } = one.attributes;
  const title = dry_run ? messages.one.check(nameOf(one)) : messages.one.apply(nameOf(one));
  return (
    <StaffPage title={title} lead={<Time at={created_at} />} back={back} isWide>
      <StageNotice of={one} stage={stage} />
      {counts !== undefined && <CountsTables counts={counts} stage={stage} />}
      {rejected !== null && rejected > 0 && hasEnded(one.attributes) && (
        <RejectionsTable id={one.id} rejected={rejected} />
      )}
    </StaffPage>
  );
};

const Loaded = ({ id }: { readonly id: string }) => {
  const { data, error, refetch } = useImport(id);
  if (data !== undefined) return <Shown one={data} />;
  if (error !== null) return <FailurePage error={error} retry={() => void refetch()} />;
  return <LoadingPage />;
};

/** Renders one import: its progress, its counts and the next step. */
export const ImportPage = ({ params }: { readonly params: Readonly<Record<string, string>> }) => (
  <Loaded key={params.id} id={params.id ?? ''} />
);
