import type { Resource } from 'facet-client/types';
import { useState } from 'react';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useLookAgain } from '../people/queries.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';

/** Explains what it means that a class is cancelled or takes place after all, and saves the change. */
export const CancelDialog = ({
  section,
  report,
  close,
}: {
  readonly section: Resource<'course_evaluation_section'>;
  readonly report: (done: string) => void;
  readonly close: () => void;
}) => {
  const { ask } = useStaff();
  const keyOf = useRequestKeys();
  const lookAgain = useLookAgain();
  // The section as it was when the dialog opened.
  const [{ id, attributes, meta }] = useState(section);
  const cancelled = attributes.cancelled !== true;
  const run = async (): Promise<void> => {
    const body = { data: { type: 'course_evaluation_section' as const, id, attributes: { cancelled } } };
    const call = { params: { path: { id } }, body, ifMatch: meta.version, idempotencyKey: keyOf(body) };
    try {
      const { data } = await ask((client) => client.patch('/api/v1/course_evaluation_sections/{id}', call));
      if (cancelled) report(messages.cancel.done);
      else report(data.attributes.cancelled ? messages.restore.stillCancelled : messages.restore.done);
    } finally {
      await lookAgain();
    }
  };
  if (!cancelled) {
    const words = messages.restore;
    return (
      <ActionDialog title={words.title} confirm={words.confirm} run={run} close={close}>
        <p>{words.lead}</p>
        <p>{words.withdrawn}</p>
        <p className="muted">{words.again}</p>
      </ActionDialog>
    );
  }
  const words = messages.cancel;
  return (
    <ActionDialog title={words.title} confirm={words.confirm} keep={words.keep} run={run} close={close} isDangerous>
      <p>{words.lead}</p>
      <p>{words.answered}</p>
      <p>{words.undo}</p>
      <p className="muted">{words.again}</p>
    </ActionDialog>
  );
};
