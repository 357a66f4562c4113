import { type RefObject, useEffect, useRef } from 'react';

/** Leads to the first field of a form that something is wrong with, each time that somebody has tried to send it. */
export const useFirstMistake = (tries: number, error: unknown): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what a try has shown.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, error]);
  return form;
};
