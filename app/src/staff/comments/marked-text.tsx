import { Fragment } from 'react';
import type { Stretch } from './marked.ts';

/** A text with the words that a reviewer may want to look at twice. */
export const MarkedText = ({ stretches }: { readonly stretches: readonly Stretch[] }) =>
  stretches.map(({ text, isMarked }, index) => {
    const key = `${index} ${text}`;
    return isMarked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
