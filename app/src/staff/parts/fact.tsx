import type { ReactNode } from 'react';

/** Renders a name and its value, for a list of facts (`<dl className="details">`). */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
