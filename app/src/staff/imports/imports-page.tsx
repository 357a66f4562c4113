import { StaffPage } from '../parts/staff-page.tsx';
import { CheckForm } from './check-form.tsx';
import { ImportList } from './import-list.tsx';
import { messages } from './messages.ts';

/** A file to check, and what was imported before. */
export const ImportsPage = () => (
  <StaffPage title={messages.title} lead={messages.lead} isWide>
    <CheckForm />
    <ImportList />
  </StaffPage>
);
