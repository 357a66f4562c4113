import { MessagesLink } from '../messages/messages-link.tsx';
import { isOver } from '../messages/order.ts';
import { may } from '../session/account.ts';
import { useStaff } from '../session/staff.tsx';
import { Invitations } from './invitations.tsx';
import { messages } from './messages.ts';
import { NotAnswered } from './not-answered.tsx';
import type { Period } from './queries.ts';

/**
 * Shows how students get their links: by mails of the service or from a file. Both ways are offered until one is
 * chosen.
 */
export const Delivery = ({ period }: { readonly period: Period }) => {
  const { account } = useStaff();
  const { invitation_delivery: chosen } = period.resource.attributes;
  const hasMessages = chosen !== 'file' && may(account, 'messages:read');
  const hasInvitations = may(account, 'invitations:write');
  const isToBeChosen = chosen === null && hasMessages && hasInvitations && !isOver(period.resource);
  return (
    <>
      {isToBeChosen && <p className="muted">{messages.eitherWay}</p>}
      {hasMessages && <MessagesLink period={period} />}
      {hasInvitations && (chosen === 'service' ? <NotAnswered period={period} /> : <Invitations period={period} />)}
    </>
  );
};
