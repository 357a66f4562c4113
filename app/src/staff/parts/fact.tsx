import type { ReactNode } from 'react';

/** A name and what it is, in a list of them (`<dl className="details">`). */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
