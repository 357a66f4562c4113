import { Link } from 'wouter';
import { messages } from './messages.ts';
import { StaffPage } from './staff-page.tsx';

export const MissingPage = () => (
  <StaffPage title={messages.missing.title} lead={messages.missing.lead}>
    <p className="actions">
      <Link className="button" href="/home">
        {messages.toHome}
      </Link>
    </p>
  </StaffPage>
);
