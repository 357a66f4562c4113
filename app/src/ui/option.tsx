import type { ReactNode } from 'react';

/** A radio button or a checkbox with a label large enough for a thumb. */
export const Option = ({
  kind,
  name,
  isChosen,
  choose,
  className = '',
  isWrong = false,
  children,
}: {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
  readonly className?: string;
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}) => (
  <label className={`option ${className}`}>
    <input
      type={kind}
      name={name}
      checked={isChosen}
      // A radio button has no such state of its own; the group's message is read with the group.
      aria-invalid={kind === 'checkbox' && isWrong ? true : undefined}
      onChange={({ target }) => choose(target.checked)}
    />
    <span>{children}</span>
  </label>
);
