import { messages } from './messages.ts';
import type { Status } from './queries.ts';

export const StatusBadge = ({ status }: { readonly status: Status }) => (
  <span className={`badge status ${status}`}>{messages.status[status]}</span>
);
