import { StaffPage } from '../parts/staff-page.tsx';
import { messages } from './messages.ts';

/** All evaluation periods, on a timeline. */
export const PeriodsPage = () => <StaffPage title={messages.title} isWide />;
