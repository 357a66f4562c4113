import { useEffect, useState } from 'react';
import { type Asking, changedAttributes, newValues, type QuestionValues, valuesOf } from './question-values.ts';

/** Unsaved changes to a question; `base` is the question before the changes, undefined for a new one. */
export interface Draft {
  readonly base: Asking | undefined;
  readonly values: QuestionValues;
}

/** The drafts of a page's questions. They stay while other questions are opened. */
export interface Drafts {
  readonly of: (id: string) => Draft | undefined;
  readonly set: (id: string, draft: Draft) => void;
  readonly drop: (id: string) => void;
  readonly unsaved: ReadonlySet<string>;
}

const isChanged = ({ base, values }: Draft): boolean =>
  Object.keys(changedAttributes(base === undefined ? newValues : valuesOf(base), values)).length > 0;

/** Keeps drafts, and has the browser ask before the user leaves unsaved ones. */
export const useDrafts = (): Drafts => {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const unsaved = new Set([...drafts].filter(([, draft]) => isChanged(draft)).map(([id]) => id));
  const isAny = unsaved.size > 0;
  useEffect(() => {
    if (!isAny) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAny]);
  return {
    of: (id) => drafts.get(id),
    set: (id, draft) => setDrafts((before) => new Map(before).set(id, draft)),
    drop: (id) => setDrafts((before) => new Map([...before].filter(([each]) => each !== id))),
    unsaved,
  };
};
