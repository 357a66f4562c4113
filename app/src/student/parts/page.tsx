import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../../shared/language/language.tsx';

/** A page with its heading, which has the focus when the page appears: a screen reader reads it. */
export const Page = ({
  title,
  children,
  before,
}: {
  readonly title: string;
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { messages } = useLanguage();
  useEffect(() => {
    document.title = title === messages.app ? title : `${title} · ${messages.app}`;
  }, [title, messages]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <main id="main">
      {before}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  );
};
