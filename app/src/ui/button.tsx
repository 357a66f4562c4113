import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';

interface Look {
  /** `primary` is what the page is for; `quiet` looks like a link. */
  readonly kind?: 'primary' | 'secondary' | 'danger' | 'quiet' | undefined;
  readonly isSmall?: boolean | undefined;
  /** On a phone, as wide as the page. */
  readonly isWide?: boolean | undefined;
  readonly className?: string | undefined;
}

const classOf = ({ kind = 'primary', isSmall, isWide, className }: Look): string =>
  [
    kind === 'quiet' ? 'quiet' : 'button',
    (kind === 'secondary' || kind === 'danger') && kind,
    isSmall && 'small',
    isWide && 'wide',
    className,
  ]
    .filter(Boolean)
    .join(' ');

/** A button. A disabled one keeps the focus, and a click on it does nothing. */
export const Button = ({
  kind,
  isSmall,
  isWide,
  className,
  isDisabled,
  type = 'button',
  onClick,
  ...others
}: Look & Omit<ComponentProps<'button'>, 'className'> & { readonly isDisabled?: boolean }) => (
  <button
    {...others}
    type={type}
    className={classOf({ kind, isSmall, isWide, className })}
    aria-disabled={isDisabled}
    onClick={(event) => (isDisabled ? event.preventDefault() : onClick?.(event))}
  />
);

/** A link to another page that looks like a button. */
export const ButtonLink = ({
  href,
  state,
  children,
  ...look
}: Look & {
  readonly href: string;
  /** What the history keeps of the page besides its address. */
  readonly state?: object | undefined;
  readonly children: ReactNode;
}) => (
  <Link className={classOf(look)} href={href} state={state}>
    {children}
  </Link>
);
