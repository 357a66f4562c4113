import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { useStaff } from '../session/staff.tsx';
import { messages } from './messages.ts';
import { type Platform, useLookAgain } from './queries.ts';

const words = messages.one;

type Dialog = 'off' | 'on' | 'remove';

const Quiet = ({ children, open }: { readonly children: ReactNode; readonly open: () => void }) => (
  <Button kind="secondary" isSmall onClick={open}>
    {children}
  </Button>
);

const useDoing = (id: string, report: (done: string) => void): Readonly<Record<Dialog, () => Promise<void>>> => {
  const { ask } = useStaff();
  const [, go] = useLocation();
  const lookAgain = useLookAgain();
  const setActive = (isActive: boolean) => async (): Promise<void> => {
    const body = { data: { type: 'lti_platform' as const, id, attributes: { is_active: isActive } } };
    await ask((client) => client.patch('/api/v1/lti_platforms/{id}', { params: { path: { id } }, body }));
    await lookAgain();
    report(isActive ? messages.done.on : messages.done.off);
  };
  const remove = async (): Promise<void> => {
    await ask((client) => client.delete('/api/v1/lti_platforms/{id}', { params: { path: { id } } }));
    await lookAgain();
    go('/learning-platforms');
  };
  return { off: setActive(false), on: setActive(true), remove };
};

/** Renders the actions on a platform. */
export const PlatformActions = ({
  platform: { id, attributes },
  report,
}: {
  readonly platform: Platform;
  /** Called with a text about the action that was carried out. */
  readonly report: (done: string) => void;
}) => {
  const [dialog, open] = useState<Dialog>();
  const doing = useDoing(id, report);
  const isActive = attributes.is_active === true;
  return (
    <div className="actions">
      <ButtonLink kind="secondary" isSmall href={`/learning-platforms/${id}/change`}>
        {words.change}
      </ButtonLink>
      <Quiet open={() => open(isActive ? 'off' : 'on')}>{isActive ? words.off : words.on}</Quiet>
      <Quiet open={() => open('remove')}>{words.remove}</Quiet>
      {dialog !== undefined && (
        <ActionDialog
          title={messages.dialogs[dialog].title}
          confirm={messages.dialogs[dialog].confirm}
          run={doing[dialog]}
          close={() => open(undefined)}
          isDangerous={dialog === 'remove'}
        >
          <p>{messages.dialogs[dialog].lead(attributes.name ?? '')}</p>
        </ActionDialog>
      )}
    </div>
  );
};
