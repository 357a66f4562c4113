import type { ReactNode } from 'react';

/** Where there is nothing yet: why, and how to begin. */
export const EmptyState = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="empty">
    <h2>{title}</h2>
    {children}
  </div>
);
