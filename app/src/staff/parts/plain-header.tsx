import { messages } from './messages.ts';

export const Brand = () => (
  <p className="brand">
    <img src="/app/icon.svg" alt="" width="24" height="24" />
    <span>{messages.app}</span>
  </p>
);

/** The header of pages for those who have not signed in. */
export const PlainHeader = () => (
  <header className="header">
    <Brand />
  </header>
);
