import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';

/** Gives the focus to the first field with a mistake, after each attempt to send the form. */
export const useFirstMistake = (tries: number, error: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after each attempt to send.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, error]);
  return form;
};

/** What a control of a field has to be given. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** A control with its name, what to know before filling it in, and what is wrong with it. */
export const Field = ({
  label,
  hint,
  error,
  children,
}: {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (props: ControlProps) => ReactNode;
}) => {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="mistake" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({
        id,
        ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
        ...(error !== undefined && { 'aria-invalid': true }),
      })}
    </div>
  );
};
