import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Batches } from './batches.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { messages } from './messages.ts';
import { type Period, useBatches } from './queries.ts';
import { RemindDialog } from './remind-dialog.tsx';

const words = messages.invitations;

/** Links for students, and who has not answered yet. */
export const Invitations = ({ period }: { readonly period: Period }) => {
  const [dialog, setDialog] = useState<'invite' | 'remind'>();
  const [done, report] = useState<string>();
  const { data: batches } = useBatches(period.resource.id);
  const { status } = period.resource.attributes;
  const isUnderWay = status === 'open' || status === 'scheduled';
  const close = (): void => setDialog(undefined);
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="muted">{isUnderWay ? words.lead : words.notOpen}</p>
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {isUnderWay && (
        <p className="page-actions">
          <Button onClick={() => setDialog('invite')}>{words.invite}</Button>
          {status === 'open' && (
            <Button kind="secondary" onClick={() => setDialog('remind')}>
              {words.remind}
            </Button>
          )}
        </p>
      )}
      {batches && (isUnderWay || batches.length > 0) && <Batches batches={batches} report={report} />}
      {dialog === 'invite' && <InviteDialog period={period} report={report} close={close} />}
      {dialog === 'remind' && <RemindDialog period={period} report={report} close={close} />}
    </section>
  );
};
