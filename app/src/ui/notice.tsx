import type { ReactNode } from 'react';

/** Tells what was done, or what to look out for; a screen reader says it where it appears. */
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
