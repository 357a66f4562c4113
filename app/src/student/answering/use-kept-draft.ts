import { useCallback, useEffect, useRef } from 'react';
import { type Answers, withKept } from './answers.ts';
import { useSession } from './visit.tsx';

const quietMs = 400;

/**
 * Keeps answers as a draft when they have not changed for a moment, and when the page is hidden; returns a function
 * that removes the draft permanently. Changes of another tab to the same draft are taken over, because the next save
 * here would overwrite them.
 */
export const useKeptDraft = (
  evaluation: string,
  answers: Answers,
  takeOver: (answers: Answers) => void,
): (() => Promise<void>) => {
  const { drafts } = useSession();
  const latest = useRef(answers);
  const unkept = useRef<ReadonlySet<string>>(new Set());
  const isRemoved = useRef(false);
  const keep = useCallback(async (): Promise<void> => {
    if (unkept.current.size === 0 || isRemoved.current) return;
    unkept.current = new Set();
    await (await drafts).write(evaluation, latest.current);
  }, [drafts, evaluation]);
  useEffect(() => {
    const given = Object.keys(answers).filter((name) => answers[name] !== latest.current[name]);
    latest.current = answers;
    unkept.current = new Set([...unkept.current, ...given]);
    if (unkept.current.size === 0) return;
    const timer = setTimeout(keep, quietMs);
    return () => clearTimeout(timer);
  }, [answers, keep]);
  const look = useCallback(async (): Promise<void> => {
    const kept = await (await drafts).read(evaluation);
    if (kept === undefined || isRemoved.current) return;
    const both = withKept(latest.current, kept, unkept.current);
    if (both === latest.current) return;
    latest.current = both;
    takeOver(both);
  }, [drafts, evaluation, takeOver]);
  useEffect(() => {
    const turn = () => void (document.visibilityState === 'hidden' ? keep() : look());
    document.addEventListener('visibilitychange', turn);
    // The event says that another tab has written.
    window.addEventListener('storage', look);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('storage', look);
      void keep();
    };
  }, [keep, look]);
  return useCallback(async () => {
    isRemoved.current = true;
    await (await drafts).remove(evaluation);
  }, [drafts, evaluation]);
};
