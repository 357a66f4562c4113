import { Brand } from '../../ui/institution/frame.tsx';
import { messages } from './messages.ts';

/** The header of pages for those who have not signed in. */
export const PlainHeader = () => (
  <header className="header">
    <Brand app={messages.app} />
  </header>
);
