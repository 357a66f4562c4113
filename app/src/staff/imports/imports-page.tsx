import { StaffPage } from '../parts/staff-page.tsx';
import { CheckForm } from './check-form.tsx';
import { ImportList } from './import-list.tsx';
import { messages } from './messages.ts';

/** Renders the form that checks a file, and the list of earlier imports. */
export const ImportsPage = () => (
  <StaffPage title={messages.title} lead={messages.lead} isWide>
    <CheckForm />
    <ImportList />
  </StaffPage>
);
