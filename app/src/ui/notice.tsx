import type { ReactNode } from 'react';

/** Shows what was done, or a warning; a screen reader reads it when it appears. */
export const Notice = ({
  tone,
  title,
  children,
}: {
  readonly tone: 'good' | 'bad' | 'warn' | 'plain';
  readonly title?: string;
  readonly children?: ReactNode;
}) => (
  <div className={`notice ${tone} stacked`} role={tone === 'bad' ? 'alert' : 'status'}>
    {title !== undefined && (
      <p>
        <strong>{title}</strong>
      </p>
    )}
    {children}
  </div>
);
