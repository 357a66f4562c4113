import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useRequestKeys } from '../parts/use-request-keys.ts';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Template, useLookAgain } from './queries.ts';
import { valuesOf } from './template-values.ts';

interface ActionProps {
  readonly template: Template;
  /** Called with a text about the action that was carried out. */
  readonly report: (done: string) => void;
}

interface DialogProps extends ActionProps {
  readonly close: () => void;
}

const DefaultDialog = ({ template, report, close }: DialogProps) => {
  const { ask } = useStaff();
  const lookAgain = useLookAgain();
  const keyOf = useRequestKeys();
  const { type, id } = template;
  const { name, purpose } = valuesOf(template);
  const { title, will, confirm, done } = messages.makeDefault;
  const run = async (): Promise<void> => {
    const body = { data: { type, id, attributes: { is_default: true } } };
    const call = { params: { path: { id } }, body, idempotencyKey: keyOf(body) };
    await ask((client) => client.patch('/api/v1/message_templates/{id}', call));
    await lookAgain();
    report(done(name));
  };
  return (
    <ActionDialog title={title(name)} confirm={confirm} run={run} close={close}>
      <p>{will(messages.purposes[purpose])}</p>
    </ActionDialog>
  );
};

const RemoveDialog = ({ template, report, close }: DialogProps) => {
  const { ask } = useStaff();
  const lookAgain = useLookAgain();
  const { id } = template;
  const { name, isDefault } = valuesOf(template);
  const { title, will, wasDefault, confirm, done } = messages.remove;
  const run = async (): Promise<void> => {
    await ask((client) => client.delete('/api/v1/message_templates/{id}', { params: { path: { id } } }));
    await lookAgain();
    report(done(name));
  };
  return (
    <ActionDialog title={title(name)} confirm={confirm} run={run} close={close} isDangerous>
      <p>{will}</p>
      {isDefault && <p>{wasDefault}</p>}
    </ActionDialog>
  );
};

/** Renders the actions on a template besides its form. */
export const TemplateActions = ({ template, report }: ActionProps) => {
  const [dialog, open] = useState<'makeDefault' | 'remove'>();
  const { name, isDefault } = valuesOf(template);
  const close = (): void => open(undefined);
  const possible = isDefault ? (['remove'] as const) : (['makeDefault', 'remove'] as const);
  return (
    <div className="page-actions">
      {possible.map((each) => (
        <Button key={each} kind="secondary" isSmall onClick={() => open(each)}>
          {messages.actions[each]}
          <span className="visually-hidden"> {name}</span>
        </Button>
      ))}
      {dialog === 'makeDefault' && <DefaultDialog template={template} report={report} close={close} />}
      {dialog === 'remove' && <RemoveDialog template={template} report={report} close={close} />}
    </div>
  );
};
