import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSearched } from './searched.ts';

/** A link to a person or a section, from which a way leads back to what was searched for. */
export const FoundLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link href={href} state={useSearched()}>
    {children}
  </Link>
);
