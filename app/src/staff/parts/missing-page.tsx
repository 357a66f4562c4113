import { ButtonLink } from '../../ui/button.tsx';
import { messages } from './messages.ts';
import { StaffPage } from './staff-page.tsx';

export const MissingPage = () => (
  <StaffPage title={messages.missing.title} lead={messages.missing.lead}>
    <p className="actions">
      <ButtonLink href="/home">{messages.toHome}</ButtonLink>
    </p>
  </StaffPage>
);
