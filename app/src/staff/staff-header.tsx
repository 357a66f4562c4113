import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Brand } from '../ui/institution/frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { messages } from './parts/messages.ts';
import { access as searching } from './search/routes.tsx';
import { SearchBox } from './search/search-box.tsx';
import type { NavigationEntry } from './session/area.ts';
import { useStaff } from './session/staff.tsx';

const isWithin = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`);

/** Scrolls the current entry to the middle of the navigation if there is no room for all entries. */
const bringIntoView = (bar: HTMLElement): void => {
  const current = bar.querySelector<HTMLElement>('[aria-current=page]');
  if (current === null) return;
  const [outer, inner] = [bar.getBoundingClientRect(), current.getBoundingClientRect()];
  bar.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
};

const Navigation = ({ entries }: { readonly entries: readonly NavigationEntry[] }) => {
  const [path] = useLocation();
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which entry is the current one follows from the path.
  useEffect(() => {
    if (bar.current !== null) bringIntoView(bar.current);
  }, [path]);
  return (
    <nav aria-label={messages.navigation} ref={bar}>
      <ul>
        {[{ path: '/home', label: () => messages.home }, ...entries].map((entry) => (
          <li key={entry.path}>
            <Link href={entry.path} aria-current={isWithin(path, entry.path) ? 'page' : undefined}>
              {entry.label(messages)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Renders the header for signed-in people: the navigation, the name, and the sign-out. */
export const StaffHeader = ({ entries }: { readonly entries: readonly NavigationEntry[] }) => {
  const { account, signOut } = useStaff();
  return (
    <header className="header staff-header">
      {/* A link to a fragment would be taken for the code of an invitation, so this is a button. */}
      <button type="button" className="skip" onClick={focusHeading}>
        {messages.skip}
      </button>
      <Brand app={messages.app} />
      {searching.isFor(account) && <SearchBox />}
      <LanguageSwitch />
      <p className="who">{account.data.attributes.display_name}</p>
      <Button kind="quiet" onClick={signOut}>
        {messages.signOut}
      </Button>
      <Navigation entries={entries} />
    </header>
  );
};
