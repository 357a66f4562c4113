import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { BackLink } from '../../ui/back-link.tsx';
import { messages } from './messages.ts';

/** A page with its heading, which has the focus when the page appears: a screen reader reads it. */
export const StaffPage = ({
  title,
  lead,
  back,
  actions,
  isWide = false,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The link to the page above this one. */
  readonly back?: ComponentProps<typeof BackLink>;
  /** Buttons next to the heading. */
  readonly actions?: ReactNode;
  /** Whether the page is wide, for tables and charts. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${messages.app}`;
  }, [title]);
  // The heading takes the focus before an effect opens a dialog, so that the focus returns to the heading when the
  // dialog closes.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <main id="main" className={isWide ? 'wide' : undefined}>
      {back && <BackLink {...back} />}
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </main>
  );
};
