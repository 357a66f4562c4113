import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { messages } from './messages.ts';
import type { Period } from './queries.ts';
import { RemindDialog } from './remind-dialog.tsx';

const words = messages.invitations;

/**
 * Renders the button that saves a list of the students who have not answered, for an open period whose links the
 * service mails. The list serves phone calls and students without an address.
 */
export const NotAnswered = ({ period }: { readonly period: Period }) => {
  const [isAsking, ask] = useState(false);
  const [done, report] = useState<string>();
  if (period.resource.attributes.status !== 'open') return null;
  return (
    <section>
      <h2>{words.notAnswered}</h2>
      <p className="muted">{words.notAnsweredLead}</p>
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      <p className="page-actions">
        <Button kind="secondary" onClick={() => ask(true)}>
          {words.remind}
        </Button>
      </p>
      {isAsking && <RemindDialog period={period} report={report} close={() => ask(false)} />}
    </section>
  );
};
