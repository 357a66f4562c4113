import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { keepTag, nameOfLanguage, spoken } from '../shared/language/chosen.ts';
import { ownLanguage } from '../shared/language/own-language.ts';
import { messages } from './parts/messages.ts';

const ownClass = 'language';

/** Returns whether an event may have begun an unsaved change: the user typed, chose, or changed a form by a button. */
const mayBegin = ({ type, target }: Event): boolean =>
  target instanceof Element &&
  target.closest(`.${ownClass}`) === null &&
  (type === 'input' || target.closest('form button') !== null);

/** Remembers whether the user may have begun a change since the page was opened. */
const useBegun = (path: string): { readonly current: boolean } => {
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins with nothing.
  useEffect(() => {
    begun.current = false;
    const note = (event: Event): void => {
      begun.current ||= mayBegin(event);
    };
    const kinds = ['input', 'click'];
    for (const kind of kinds) document.addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note, true);
    };
  }, [path]);
  return begun;
};

/**
 * Switches the language, which loads the page again and signs in again without a question. If the user may have begun a
 * change, the reload waits for the next page that is opened.
 */
export const LanguageSwitch = () => {
  const [path] = useLocation();
  const begun = useBegun(path);
  const [chosen, setChosen] = useState<{ readonly tag: string; readonly on: string }>({ tag: ownLanguage, on: path });
  const isLater = chosen.tag !== ownLanguage;
  useEffect(() => {
    if (isLater && chosen.on !== path) window.location.reload();
  }, [isLater, chosen, path]);
  const choose = (tag: string): void => {
    keepTag(tag);
    if (begun.current || tag === ownLanguage) setChosen({ tag, on: path });
    else window.location.reload();
  };
  return (
    <>
      <label className={ownClass}>
        <span className="visually-hidden">{messages.language}</span>
        <select value={chosen.tag} onChange={({ target }) => choose(target.value)}>
          {spoken.map((each) => (
            <option key={each} value={each} lang={each}>
              {nameOfLanguage(each)}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className={isLater ? 'language-later' : 'visually-hidden'}>
        {isLater && messages.languageLater}
      </p>
    </>
  );
};
