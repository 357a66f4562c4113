import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { bestOf, chosenTag, keepTag, spoken } from './chosen.ts';
import { en, type Messages } from './messages-en.ts';

// The words of the others are loaded when they are wanted.
const others: Readonly<Record<string, () => Promise<Messages>>> = {
  de: async () => (await import('./messages-de.ts')).de,
};

/** The language that a reader has chosen, as it reaches the whole application. */
export interface Language {
  /** Language tag that was chosen; questions are shown in it where they are translated. */
  readonly tag: string;
  /** Language of the application's own words. */
  readonly own: string;
  readonly messages: Messages;
  readonly choose: (tag: string) => void;
  /** Languages to choose from, and of the page that is shown. */
  readonly offered: readonly string[];
  readonly offer: (tags: readonly string[]) => void;
}

const Context = createContext<Language | undefined>(undefined);

export const useLanguage = (): Language => {
  const language = useContext(Context);
  if (language === undefined) throw new Error('no language around');
  return language;
};

/** The words of the application's own language that is best for a tag. */
const useLoaded = (tag: string) => {
  const own = bestOf(spoken, tag) ?? 'en';
  const [loaded, setLoaded] = useState<{ readonly own: string; readonly messages: Messages }>({
    own: 'en',
    messages: en,
  });
  useEffect(() => {
    let isWanted = true;
    const load = others[own] ?? (async () => en);
    load().then(
      (messages) => isWanted && setLoaded({ own, messages }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [own]);
  return loaded;
};

export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => {
  const [tag, setTag] = useState(chosenTag);
  const loaded = useLoaded(tag);
  const [more, offer] = useState<readonly string[]>([]);
  useEffect(() => {
    document.documentElement.lang = loaded.own;
  }, [loaded.own]);
  const language = useMemo(
    (): Language => ({
      tag,
      ...loaded,
      choose: (chosen) => {
        setTag(chosen);
        keepTag(chosen);
      },
      offered: [...spoken, ...more.filter((each) => bestOf(spoken, each) === undefined)],
      offer,
    }),
    [tag, loaded, more],
  );
  return <Context value={language}>{children}</Context>;
};

const nothing = (): void => {};

/** Shows what is within in a language that the page says, and leaves the reader's choice as it is. */
export const InLanguage = ({ tag, children }: { readonly tag: string; readonly children: ReactNode }) => {
  const loaded = useLoaded(tag);
  const language = useMemo(
    (): Language => ({ tag, ...loaded, choose: nothing, offered: [tag], offer: nothing }),
    [tag, loaded],
  );
  return <Context value={language}>{children}</Context>;
};

/** A day of the service, which is one in UTC, in a language of the application. */
export const toDay = (day: string, own: string): string =>
  new Date(day).toLocaleDateString(bestOf(navigator.languages, own) ?? own, { dateStyle: 'long', timeZone: 'UTC' });

/** An instant in the reader's time zone, as it is written where the reader comes from, in a language of the application. */
export const toTime = (instant: string, own: string, dateStyle: 'full' | 'long' = 'full'): string =>
  new Date(instant).toLocaleString(bestOf(navigator.languages, own) ?? own, { dateStyle, timeStyle: 'short' });
