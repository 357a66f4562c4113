import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '../session/visit.tsx';
import type { Answers } from './answers.ts';

const quietMs = 400;

/** Keeps answers as a draft whenever they stand still, and when the page goes out of sight; answers how to remove it for good. */
export const useKeptDraft = (evaluation: string, answers: Answers): (() => Promise<void>) => {
  const { drafts } = useSession();
  const latest = useRef(answers);
  const unkept = useRef(false);
  const isRemoved = useRef(false);
  const keep = useCallback(async (): Promise<void> => {
    if (!unkept.current || isRemoved.current) return;
    unkept.current = false;
    await (await drafts).write(evaluation, latest.current);
  }, [drafts, evaluation]);
  useEffect(() => {
    if (latest.current === answers) return;
    latest.current = answers;
    unkept.current = true;
    const timer = setTimeout(keep, quietMs);
    return () => clearTimeout(timer);
  }, [answers, keep]);
  useEffect(() => {
    const keepWhenHidden = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden);
      void keep();
    };
  }, [keep]);
  return useCallback(async () => {
    isRemoved.current = true;
    await (await drafts).remove(evaluation);
  }, [drafts, evaluation]);
};
