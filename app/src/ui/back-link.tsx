import { Link } from 'wouter';
import { BackIcon } from './icons.tsx';

export const BackLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <Link className="back" href={href}>
    <BackIcon />
    {label}
  </Link>
);
