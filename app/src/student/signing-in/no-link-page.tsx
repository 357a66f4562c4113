import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage } from '../../shared/language/language.tsx';
import { LoadingPage } from '../pages/loading-page.tsx';
import { Page } from '../parts/page.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { useSignsIn } from './sign-in-offer.tsx';
import { wordsIn } from './words.ts';

/** Renders the page for a student without a link: the sign-in, if the institution's provider knows the application. */
export const NoLinkPage = ({ promises }: { readonly promises: ReactNode }) => {
  const { own, messages } = useLanguage();
  const { start } = messages;
  const words = wordsIn(own);
  const [path] = useLocation();
  const signsIn = useSignsIn();
  if (signsIn === undefined) return <LoadingPage />;
  const hasLeft = path === '/signed-out' || new URLSearchParams(window.location.search).has('left');
  const { title, lead } = words[signsIn ? 'signing' : 'byLink'];
  return (
    <Page title={hasLeft ? words.left : (title ?? start.title)}>
      <p className="lead">{lead[hasLeft ? 'left' : 'first']}</p>
      {signsIn && promises}
      {signsIn && <SignInButton />}
      <p className="muted">
        {start.staff} <Link href="/home">{start.signIn}</Link>
      </p>
    </Page>
  );
};
