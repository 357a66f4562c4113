import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSearched } from './searched.ts';

/** Links to a person or a section. The page that it opens links back to the search. */
export const FoundLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link href={href} state={useSearched()}>
    {children}
  </Link>
);
