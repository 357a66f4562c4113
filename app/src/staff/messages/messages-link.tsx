import { ButtonLink } from '../../ui/button.tsx';
import type { Period } from '../periods/queries.ts';
import { messages } from './messages.ts';
import { isOver } from './order.ts';

/** Leads from a period to its messages. */
export const MessagesLink = ({ period: { resource } }: { readonly period: Period }) => (
  <section>
    <h2>{messages.title}</h2>
    <p className="muted">{isOver(resource) ? messages.link.over : messages.link.lead}</p>
    <p className="page-actions">
      <ButtonLink kind="secondary" href={`/periods/${resource.id}/messages`}>
        {messages.link.button}
      </ButtonLink>
    </p>
  </section>
);
