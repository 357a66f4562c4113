import { useEffect, useRef } from 'react';

/** Renders the title of the panel, which takes the focus when an item is opened. */
export const PanelTitle = ({ text, of }: { readonly text: string; readonly of: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing that is opened gets the focus
  useEffect(() => heading.current?.focus(), [of]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
};
