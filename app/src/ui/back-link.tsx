import { Link } from 'wouter';
import { BackIcon } from './icons.tsx';

export const BackLink = ({
  href,
  label,
  state,
}: {
  readonly href: string;
  readonly label: string;
  /** The history state of the page that the link opens. */
  readonly state?: unknown;
}) => (
  <Link className="back" href={href} state={state}>
    <BackIcon />
    {label}
  </Link>
);
