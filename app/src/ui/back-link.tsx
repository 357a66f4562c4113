import { Link } from 'wouter';
import { BackIcon } from './icons.tsx';

export const BackLink = ({
  href,
  label,
  state,
}: {
  readonly href: string;
  readonly label: string;
  /** What the page there finds as the state of its history. */
  readonly state?: unknown;
}) => (
  <Link className="back" href={href} state={state}>
    <BackIcon />
    {label}
  </Link>
);
